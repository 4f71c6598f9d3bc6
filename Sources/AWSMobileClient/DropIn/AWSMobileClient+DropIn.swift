#if !(canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))) || os(watchOS) || os(tvOS)
    extension AWSMobileClient {
        /// Signs a user in: on hosted pages if `hostedUIOptions` are given, else at a prompt in the terminal.
        ///
        /// - Parameters:
        ///   - signInUIOptions: The options of the prompt.
        ///   - hostedUIOptions: See `showSignIn(hostedUIOptions:)`; nil for the prompt.
        ///   - terminal: Where the prompt asks.
        /// - Returns: The state, `signedIn`.
        /// - Throws: The errors of `showSignIn(hostedUIOptions:)` and of ``SignInPrompt/run()``.
        @discardableResult
        public func showSignIn(
            signInUIOptions: SignInUIOptions = SignInUIOptions(), hostedUIOptions: HostedUIOptions? = nil,
            terminal: any SignInTerminal = StandardTerminal()
        ) async throws -> UserState {
            if let hostedUIOptions { return try await showSignIn(hostedUIOptions: hostedUIOptions) }
            try await SignInPrompt(self, options: signInUIOptions, terminal: terminal).run()
            return .signedIn
        }

        /// The form of ``showSignIn(signInUIOptions:hostedUIOptions:terminal:)`` with a completion handler.
        @preconcurrency
        public func showSignIn(
            signInUIOptions: SignInUIOptions = SignInUIOptions(), hostedUIOptions: HostedUIOptions? = nil,
            terminal: any SignInTerminal = StandardTerminal(), _ completionHandler: @escaping Completion<UserState>
        ) {
            complete(completionHandler) {
                try await self.showSignIn(
                    signInUIOptions: signInUIOptions, hostedUIOptions: hostedUIOptions, terminal: terminal)
            }
        }
    }
#endif
