#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import SwiftUI
    import UIKit

    /// The model of `SignInScreen`: a flow on the main actor.
    @MainActor final class SignInModel: ObservableObject {
        @Published var values: [SignInField: String] = [:]
        @Published private(set) var step = SignInFlow.Step.enterName
        @Published private(set) var message: String?
        @Published private(set) var isBusy = false
        let options: SignInUIOptions
        private let flow: SignInFlow
        private let finish: (Result<UserState, any Error>) -> Void

        init(
            _ client: AWSMobileClient, _ options: SignInUIOptions,
            finish: @escaping (Result<UserState, any Error>) -> Void
        ) {
            self.options = options
            self.finish = finish
            flow = SignInFlow(client, options: options)
        }

        var fields: [SignInField] { flow.fields }
        var choices: [SignInFlow.Step] { flow.choices }
        var explanations: [String] { flow.explanations }
        var factors: [SignInFactor] { flow.factors }

        /// The link that opens an authenticator app on this device with the secret.
        var appLink: URL? {
            guard case .challenge(.setUpAuthenticatorApp(let setup)) = step else { return nil }
            return URL(string: setup.uri())
        }

        func choose(_ factor: SignInFactor) {
            values[.factor] = factor.rawValue
            submit()
        }

        func submit() {
            let answers = values
            (isBusy, message) = (true, nil)
            Task {
                do {
                    try await flow.submit(answers)
                    values = [:]
                } catch { message = error.localizedDescription }
                (step, isBusy) = (flow.step, false)
                if step == .signedIn { finish(.success(.signedIn)) }
            }
        }

        func go(to next: SignInFlow.Step) {
            flow.go(to: next)
            (step, values, message) = (flow.step, [:], nil)
        }

        func cancel() {
            finish(.failure(AWSMobileClientError.userCancelledSignIn(message: "The user closed the sign-in.")))
        }
    }
#endif
