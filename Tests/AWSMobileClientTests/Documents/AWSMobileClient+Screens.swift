#if !canImport(UIKit)
    import AWSMobileClient
    import Foundation

    #if canImport(FakeUIKit)
        import FakeUIKit
    #endif

    // The client's functions for UIKit, so that the samples run where there is none: they call the functions for the
    // terminal. Scripts/check-apple compiles the samples with the client's own.

    extension AWSMobileClient {
        func showSignIn(
            navigationController _: UINavigationController, signInUIOptions: SignInUIOptions = SignInUIOptions(),
            hostedUIOptions: HostedUIOptions? = nil,
            _ completionHandler: @escaping @Sendable (UserState?, (any Error)?) -> Void
        ) {
            ScreenCalls.all.begin()
            showSignIn(
                signInUIOptions: signInUIOptions, hostedUIOptions: hostedUIOptions, terminal: ClosedTerminal()
            ) { state, error in
                completionHandler(state, error)
                ScreenCalls.all.end(error)
            }
        }

        @available(*, deprecated, renamed: "showSignIn(navigationController:signInUIOptions:hostedUIOptions:_:)")
        func showSignInScreen(
            navigationController: UINavigationController, signInUIOptions: SignInUIOptions = SignInUIOptions(),
            _ completionHandler: @escaping @Sendable (UserState?, (any Error)?) -> Void
        ) {
            showSignIn(
                navigationController: navigationController, signInUIOptions: signInUIOptions, completionHandler)
        }

        @discardableResult
        func handleAuthResponse(
            _: UIApplication, open url: URL, sourceApplication _: String?, annotation _: Any
        ) -> Bool { handleAuthResponse(url: url) }
    }

    extension SignInUIOptions {
        convenience init(canCancel: Bool, logoImage _: UIImage?, backgroundColor _: UIColor?) {
            self.init(canCancel: canCancel)
        }
    }

    /// Counts the calls that show a screen, and the calls that ended with an error.
    final class ScreenCalls: @unchecked Sendable {
        static let all = ScreenCalls()

        private let lock = NSLock()
        private var counts = (begun: 0, failed: 0)

        /// How many calls began.
        var begun: Int { lock.withLock { counts.begun } }
        /// How many calls ended with an error.
        var failed: Int { lock.withLock { counts.failed } }

        func begin() { lock.withLock { counts.begun += 1 } }
        func end(_ error: (any Error)?) { lock.withLock { counts.failed += error == nil ? 0 : 1 } }
    }

    /// A terminal without input.
    struct ClosedTerminal: SignInTerminal {
        func write(_: String) {}
        func readLine(isHidden _: Bool) async throws -> String? { nil }
    }
#endif
