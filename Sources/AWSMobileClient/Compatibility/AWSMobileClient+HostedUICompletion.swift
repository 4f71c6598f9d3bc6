#if canImport(UIKit) && !os(watchOS)
    public import Foundation
    public import UIKit
#endif

extension AWSMobileClient {
    /// The form of ``showSignIn(hostedUIOptions:)`` with a completion handler. The sign-in has begun when this returns:
    /// a `signOut()` after it ends it.
    @preconcurrency
    public func showSignIn(
        hostedUIOptions: HostedUIOptions, _ completionHandler: @escaping Completion<UserState>
    ) {
        begin(hostedUIOptions, over: nil, completionHandler: completionHandler)
    }

    func begin(
        _ options: HostedUIOptions, over anchor: HostedUIAnchor?, completionHandler: @escaping Completion<UserState>
    ) {
        do {
            let signIn = try hostedSignIn(options, over: anchor)
            driver.begin(reading(completionHandler) { _ in .signedIn }) { .showHostedUI($0, signIn) }
        } catch { driver.runCompletion { completionHandler(nil, error) } }
    }

    #if canImport(UIKit) && !os(watchOS)
        /// Passes on the URL that the system opened the app with; see ``handleAuthResponse(url:)``.
        ///
        /// - Parameters:
        ///   - application: Not used.
        ///   - url: The URL.
        ///   - sourceApplication: Not used.
        ///   - annotation: Not used.
        /// - Returns: Whether a sign-in or sign-out waited for the URL.
        @discardableResult
        public func handleAuthResponse(
            _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
        ) -> Bool { handleAuthResponse(url: url) }
    #endif
}
