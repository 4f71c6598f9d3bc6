#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(watchOS) && !os(tvOS)
    public import SwiftUI

    /// The drop-in sign-in as a view among an app's own: every step of a sign-in, a new account, a forgotten password.
    ///
    ///     if session.state == .signedIn { HomeView() } else { SignInView(session.client) }
    public struct SignInView: View {
        @StateObject private var model: SignInModel

        /// Makes a view.
        ///
        /// - Parameters:
        ///   - client: Signs the user in.
        ///   - options: The appearance and the options of the view.
        ///   - onEnd: Called once, with `signedIn`, or with `AWSMobileClientError.userCancelledSignIn` if the user may
        ///     cancel and does.
        public init(
            _ client: AWSMobileClient, options: SignInUIOptions = SignInUIOptions(),
            onEnd: @escaping @MainActor (Result<UserState, any Error>) -> Void = { _ in }
        ) { _model = StateObject(wrappedValue: SignInModel(for: client, options: options, finish: onEnd)) }

        /// The form of the current step.
        public var body: some View { SignInScreen(model: model) }
    }
#endif
