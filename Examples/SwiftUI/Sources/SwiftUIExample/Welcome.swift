import AWSMobileClient
import SwiftUI

/// The drop-in form, and a button for the hosted pages.
struct Welcome: View {
    let session: SessionModel

    var body: some View {
        VStack(spacing: 16) {
            SignInView(session.client)
            Button("Sign in in the browser") {
                Task { await session.perform { try await $0.showSignIn(hostedUIOptions: HostedUIOptions()) } }
            }
            if let error = session.lastError { Text(error.localizedDescription).foregroundStyle(.red) }
        }
        .padding()
    }
}
