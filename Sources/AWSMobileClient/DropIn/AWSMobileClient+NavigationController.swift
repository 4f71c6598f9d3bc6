#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
    public import UIKit

    extension AWSMobileClient {
        /// Signs a user in: on hosted pages if `hostedUIOptions` are given, else on the drop-in screens.
        ///
        /// - Parameters:
        ///   - navigationController: Presents the screens, above whatever it presents already; hosted pages are shown
        ///     over its window.
        ///   - signInUIOptions: The appearance and the options of the screens.
        ///   - hostedUIOptions: See `showSignIn(hostedUIOptions:)`; nil for the screens.
        /// - Returns: The state, `signedIn`, when the screens have disappeared.
        /// - Throws: The errors of `showSignIn(hostedUIOptions:)`, `AWSMobileClientError.userCancelledSignIn` if the
        ///   user closes the screens, or `AWSMobileClientError.invalidState` if they cannot be shown, as in no window.
        @discardableResult
        public func showSignIn(
            navigationController: UINavigationController, signInUIOptions: SignInUIOptions = SignInUIOptions(),
            hostedUIOptions: HostedUIOptions? = nil
        ) async throws -> UserState {
            if let hostedUIOptions {
                let window = await navigationController.viewIfLoaded?.window
                return try await showSignIn(hostedUIOptions, over: window.map { HostedUIAnchor(window: $0) })
            }
            guard currentUserState != .signedIn else { throw AWSMobileClientError.alreadySignedIn }
            let screen = try await SignInController.present(
                self, options: signInUIOptions, above: navigationController)
            return try await screen.state()
        }

        /// The form of `showSignIn(navigationController:signInUIOptions:hostedUIOptions:)` with a completion handler.
        @preconcurrency
        public func showSignIn(
            navigationController: UINavigationController, signInUIOptions: SignInUIOptions = SignInUIOptions(),
            hostedUIOptions: HostedUIOptions? = nil, _ completionHandler: @escaping Completion<UserState>
        ) {
            complete(completionHandler) {
                try await self.showSignIn(
                    navigationController: navigationController, signInUIOptions: signInUIOptions,
                    hostedUIOptions: hostedUIOptions)
            }
        }

        /// The name of `showSignIn` in the preview.
        @available(*, deprecated, renamed: "showSignIn(navigationController:signInUIOptions:hostedUIOptions:_:)")
        @preconcurrency
        public func showSignInScreen(
            navigationController: UINavigationController, signInUIOptions: SignInUIOptions = SignInUIOptions(),
            _ completionHandler: @escaping Completion<UserState>
        ) {
            showSignIn(
                navigationController: navigationController, signInUIOptions: signInUIOptions, completionHandler)
        }
    }
#endif
