#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import SwiftUI
    public import UIKit

    extension AWSMobileClient {
        /// Signs a user in: on hosted pages if `hostedUIOptions` are given, else on the drop-in screens.
        ///
        /// - Parameters:
        ///   - navigationController: Presents the screens.
        ///   - signInUIOptions: How the screens look, and what they offer.
        ///   - hostedUIOptions: See `showSignIn(hostedUIOptions:)`; nil for the screens.
        /// - Returns: The state, `signedIn`.
        /// - Throws: The errors of `showSignIn(hostedUIOptions:)`, or `AWSMobileClientError.userCancelledSignIn` if the
        ///   user closes the screens.
        @discardableResult
        public func showSignIn(
            navigationController: UINavigationController, signInUIOptions: SignInUIOptions = SignInUIOptions(),
            hostedUIOptions: HostedUIOptions? = nil
        ) async throws -> UserState {
            if let hostedUIOptions { return try await showSignIn(hostedUIOptions: hostedUIOptions) }
            guard currentUserState != .signedIn else { throw AWSMobileClientError.alreadySignedIn }
            let result = FirstResult<UserState>()
            let screen = await SignInController.present(self, signInUIOptions, on: navigationController, result)
            do {
                let state = try await result.wait()
                await screen.close()
                return state
            } catch {
                await screen.close()
                throw error
            }
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

    /// Presents the drop-in screens. However they disappear, the call ends.
    @MainActor private final class SignInController: UIHostingController<SignInScreen> {
        private var result: FirstResult<UserState>?

        static func present(
            _ client: AWSMobileClient, _ options: SignInUIOptions, on presenter: UIViewController,
            _ result: FirstResult<UserState>
        ) -> SignInController {
            let model = SignInModel(client, options) { result.end($0) }
            let controller = SignInController(rootView: SignInScreen(model: model))
            controller.result = result
            controller.isModalInPresentation = !options.canCancel
            presenter.present(controller, animated: true)
            return controller
        }

        func close() { dismiss(animated: true, completion: nil) }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            guard isBeingDismissed || presentingViewController == nil else { return }
            result?.end(
                .failure(AWSMobileClientError.userCancelledSignIn(message: "The user closed the sign-in.")))
        }
    }
#endif
