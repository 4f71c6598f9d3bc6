// A view and a sign-in in a browser as apps write them: what the stubs must offer. Checked, not run.

import AWSMobileClient
import AuthenticationServices
import SwiftUI

struct SignInForm: View {
    @State private var session: SessionModel
    @State private var name = ""
    @State private var password = ""
    @Environment(\.dismiss) private var dismiss

    init(_ client: AWSMobileClient) { _session = State(initialValue: SessionModel(client)) }

    var body: some View {
        Form {
            TextField("Name", text: $name).textContentType(.username)
            SecureField("Password", text: $password)
            if session.isBusy { ProgressView() } else { Button("Sign in") { signIn() } }
            if let error = session.lastError { Text(error.localizedDescription).foregroundStyle(.red) }
        }
        .padding()
    }

    private func signIn() {
        let (name, password) = (name, password)
        Task {
            await session.perform { try await $0.signIn(username: name, password: password) }
            if session.state == .signedIn { dismiss() }
        }
    }
}

struct Home: View {
    @State private var session = SessionModel(.default())

    var body: some View {
        if session.state == .signedIn {
            Text("Welcome")
        } else {
            SignInView(session.client, options: SignInUIOptions(canCancel: true)) { result in
                if case .failure(let error) = result { print(error.localizedDescription) }
            }
        }
    }
}

@MainActor final class BrowserSignIn: NSObject, ASWebAuthenticationPresentationContextProviding {
    private let anchor: ASPresentationAnchor

    init(anchor: ASPresentationAnchor) { self.anchor = anchor }

    func presentationAnchor(for _: ASWebAuthenticationSession) -> ASPresentationAnchor { anchor }

    func begin(_ url: URL, scheme: String, ended: @escaping @Sendable (URL?) -> Void) {
        let session = ASWebAuthenticationSession(url: url, callbackURLScheme: scheme) { url, _ in ended(url) }
        session.presentationContextProvider = self
        session.prefersEphemeralWebBrowserSession = true
        session.start()
    }
}
