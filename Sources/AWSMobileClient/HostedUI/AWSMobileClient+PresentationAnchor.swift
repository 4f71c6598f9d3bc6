#if canImport(AuthenticationServices) && !os(watchOS) && !os(tvOS)
    public import AuthenticationServices

    extension AWSMobileClient {
        /// Signs a user in on the hosted pages, shown over a window of the app; see ``showSignIn(hostedUIOptions:)``.
        ///
        /// Without a window the pages are shown over the app's key window, which is the wrong one if the app has
        /// several scenes.
        /// - Parameters:
        ///   - presentationAnchor: The window.
        ///   - hostedUIOptions: What differs from the configuration.
        /// - Returns: The state, `signedIn`.
        /// - Throws: The errors of `showSignIn(hostedUIOptions:)`.
        @discardableResult
        public func showSignIn(
            presentationAnchor: ASPresentationAnchor, hostedUIOptions: HostedUIOptions = HostedUIOptions()
        ) async throws -> UserState {
            try await showSignIn(hostedUIOptions, over: HostedUIAnchor(window: presentationAnchor))
        }

        /// The form of `showSignIn(presentationAnchor:hostedUIOptions:)` with a completion handler.
        @preconcurrency
        public func showSignIn(
            presentationAnchor: ASPresentationAnchor, hostedUIOptions: HostedUIOptions = HostedUIOptions(),
            _ completionHandler: @escaping Completion<UserState>
        ) {
            begin(
                hostedUIOptions, over: HostedUIAnchor(window: presentationAnchor), completionHandler: completionHandler)
        }
    }
#endif
