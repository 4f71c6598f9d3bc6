#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(watchOS) && !os(tvOS)
    import Foundation
    import SwiftUI

    /// The model of `SignInScreen`: a flow on the main actor.
    @MainActor final class SignInModel: ObservableObject {
        @Published var values: [SignInField: String] = [:]
        @Published private(set) var step = SignInFlow.Step.enterName
        @Published private(set) var message: String?
        @Published private(set) var isBusy = false
        /// The field to type in next.
        @Published private(set) var focus: SignInField? = .username
        let options: SignInUIOptions
        let texts: SignInFormTexts
        /// Where the pages of a provider are shown; nil for the app's active window.
        var anchor: () -> HostedUIAnchor? = { nil }
        let flow: SignInFlow
        private let finish: (Result<UserState, any Error>) -> Void
        private var work: Task<Void, Never>?
        private var isOver = false

        init(
            for client: AWSMobileClient, options: SignInUIOptions,
            finish: @escaping (Result<UserState, any Error>) -> Void
        ) {
            self.options = options
            self.finish = finish
            texts = SignInFormTexts(language: options.language ?? .ofApp)
            flow = SignInFlow(client, options: options)
        }

        func choose(_ factor: SignInFactor) {
            values[.factor] = factor.rawValue
            submit()
        }

        /// The user has typed into `field` and continues: to the next field, or with the answer.
        func advance(from field: SignInField) {
            let later = fields.drop { $0 != field }.dropFirst()
            if let next = later.first { focus = next } else { submit() }
        }

        func submit() {
            let (flow, answers) = (flow, values)
            begin { try await flow.submit(answers) }
        }

        func signIn(with provider: LoginProvider) {
            let (client, anchor) = (client, anchor())
            begin {
                try await client.showSignIn(HostedUIOptions(identityProvider: provider.rawValue), over: anchor)
            }
        }

        func go(to next: SignInFlow.Step) {
            flow.go(to: next)
            (step, values, message) = (flow.step, [:], nil)
            focus = fields.first
        }

        /// Ends the call that is running, and then the form.
        func cancel() {
            Task { await leave() }
        }

        /// The form has disappeared, or is about to: ends the running sign-in. A user who is already signed in stays
        /// so.
        func leave() async {
            work?.cancel()
            await work?.value
            end(isSignedIn ? .success(.signedIn) : .failure(AWSMobileClientError.formClosed))
        }

        private func begin(_ call: @escaping @Sendable () async throws -> some Sendable) {
            guard !isBusy, !isOver else { return }
            (isBusy, message) = (true, nil)
            work = Task {
                do {
                    _ = try await call()
                    values = [:]
                } catch { message = report(error) }
                (step, isBusy) = (flow.step, false)
                focus = fields.first
                if isSignedIn { end(.success(.signedIn)) }
            }
        }

        private func end(_ result: Result<UserState, any Error>) {
            guard !isOver else { return }
            isOver = true
            finish(result)
        }
    }

    extension AWSMobileClientError {
        static let formClosed = userCancelledSignIn(message: "The user closed the sign-in.")
    }
#endif
