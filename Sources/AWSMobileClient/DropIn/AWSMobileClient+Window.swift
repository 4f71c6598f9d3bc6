#if canImport(SwiftUI) && canImport(AppKit) && !canImport(UIKit)
    public import AppKit

    extension AWSMobileClient {
        /// Signs a user in on a Mac: on hosted pages if `hostedUIOptions` are given, else in a window if the program
        /// has windows, else at a prompt in the terminal.
        ///
        /// - Parameters:
        ///   - signInUIOptions: The appearance of the window, and the options of window and prompt.
        ///   - hostedUIOptions: See `showSignIn(hostedUIOptions:)`; nil for window or prompt.
        ///   - presentationAnchor: The window that gets the form as a sheet, or that the pages cover.
        ///   - terminal: Where the prompt asks, also in a program with windows; nil for a window, or the process's own
        ///     terminal without one.
        /// - Returns: The state, `signedIn`.
        /// - Throws: The errors of `showSignIn(hostedUIOptions:)` and of ``SignInPrompt/run()``, or
        ///   `AWSMobileClientError.userCancelledSignIn` if the user closes the window.
        @discardableResult
        public func showSignIn(
            signInUIOptions: SignInUIOptions = SignInUIOptions(), hostedUIOptions: HostedUIOptions? = nil,
            presentationAnchor: NSWindow? = nil, terminal: (any SignInTerminal)? = nil
        ) async throws -> UserState {
            if let hostedUIOptions {
                return try await showSignIn(
                    hostedUIOptions, over: presentationAnchor.map { HostedUIAnchor(window: $0) })
            }
            guard currentUserState != .signedIn else { throw AWSMobileClientError.alreadySignedIn }
            if terminal == nil, await Self.hasWindows {
                return try await SignInWindow(self, options: signInUIOptions).state(over: presentationAnchor)
            }
            try await SignInPrompt(self, options: signInUIOptions, terminal: terminal ?? StandardTerminal()).run()
            return .signedIn
        }

        /// The form of `showSignIn(signInUIOptions:hostedUIOptions:presentationAnchor:terminal:)` with a completion
        /// handler.
        @preconcurrency
        public func showSignIn(
            signInUIOptions: SignInUIOptions = SignInUIOptions(), hostedUIOptions: HostedUIOptions? = nil,
            presentationAnchor: NSWindow? = nil, terminal: (any SignInTerminal)? = nil,
            _ completionHandler: @escaping Completion<UserState>
        ) {
            complete(completionHandler) {
                try await self.showSignIn(
                    signInUIOptions: signInUIOptions, hostedUIOptions: hostedUIOptions,
                    presentationAnchor: presentationAnchor, terminal: terminal)
            }
        }

        /// Whether the program is an app with windows. `NSApp` is nil in a program of the terminal.
        @MainActor private static var hasWindows: Bool { NSApp?.activationPolicy() == .regular }
    }
#endif
