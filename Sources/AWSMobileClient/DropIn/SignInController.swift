#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import Kernel
    import SwiftUI
    import UIKit

    /// Presents the drop-in screens. However they disappear, the call ends.
    @MainActor final class SignInController: UIHostingController<SignInScreen> {
        private var result: FirstResult<UserState>?
        /// Ends a wait for the screen to disappear.
        private var gone: FirstResult<Void>?

        private static let maxTries = 40
        private static let pause = Duration.milliseconds(50)

        /// Presents the screens above whatever `controller` presents already.
        ///
        /// UIKit presents nothing on a controller that presents something, that is in no window or that is just being
        /// presented. `viewDidLoad` runs before the view is in its window, so that this tries again for two seconds.
        /// - Throws: `AWSMobileClientError.invalidState` if nothing was presented, or `CancellationError`.
        static func present(
            _ client: AWSMobileClient, options: SignInUIOptions, above controller: UIViewController
        ) async throws -> SignInController {
            let result = FirstResult<UserState>()
            let model = SignInModel(for: client, options: options) { result.end($0) }
            let screen = SignInController(rootView: SignInScreen(model: model))
            screen.result = result
            screen.isModalInPresentation = !options.canCancel
            model.anchor = { [weak screen] in screen?.viewIfLoaded?.window.map { HostedUIAnchor(window: $0) } }
            for _ in 0..<maxTries {
                if let presenter = topmost(controller) {
                    presenter.present(screen, animated: true, completion: nil)
                    if screen.presentingViewController != nil { return screen }
                }
                try await Task.sleep(for: pause)
            }
            throw AWSMobileClientError.invalidState(
                message: "The sign-in cannot be shown: the navigation controller is in no window, or it is busy.")
        }

        /// The controller on top, if it is on the screen and stays there.
        private static func topmost(_ controller: UIViewController) -> UIViewController? {
            var top = controller
            while let next = top.presentedViewController { top = next }
            let isStaying = !top.isBeingDismissed && !top.isBeingPresented
            return isStaying && top.viewIfLoaded?.window != nil ? top : nil
        }

        /// Waits for the sign-in and then until the screen has disappeared.
        func state() async throws -> UserState {
            guard let result else { throw CancellationError() }
            let watching = Task { await watch() }
            defer { watching.cancel() }
            do {
                let state = try await result.wait()
                await close()
                return state
            } catch {
                await rootView.model.leave()
                await close()
                throw error
            }
        }

        /// Ends the call if the screen disappears without a notice from UIKit, as below a full-screen controller, or if
        /// another call signs the user in.
        private func watch() async {
            while (try? await Task.sleep(for: .milliseconds(250))) != nil {
                let isSignedIn = rootView.model.client.currentUserState == .signedIn
                if isSignedIn || presentingViewController == nil { await rootView.model.leave() }
            }
        }

        /// Makes the presenter dismiss this screen: `dismiss` on the screen itself would dismiss an alert above it.
        /// UIKit ignores a dismissal while the screen or an alert is still appearing, so the request is repeated.
        private func close() async {
            for _ in 0..<Self.maxTries where presentingViewController != nil {
                let gone = FirstResult<Void>()
                self.gone = gone
                if !isBeingDismissed {
                    presentingViewController?.dismiss(animated: true) { gone.end(.success(())) }
                }
                let timer = Task {
                    try await Task.sleep(for: Self.pause)
                    gone.end(.success(()))
                }
                // In a task of its own, because the call may be cancelled and the screen must still close.
                await Task { try? await gone.wait() }.value
                timer.cancel()
            }
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            // A full-screen controller above this one hides it, and it comes back.
            guard isBeingDismissed || presentingViewController == nil else { return }
            gone?.end(.success(()))
            // The app may replace its screens in a listener, before the call is answered: then the user is signed in.
            Task { await rootView.model.leave() }
        }
    }
#endif
