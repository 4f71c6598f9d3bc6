public import Foundation

#if canImport(AuthenticationServices) && !os(watchOS) && !os(tvOS)
    public import AuthenticationServices
#endif

/// Shows hosted pages to the user. An app or a test may bring its own.
public protocol HostedUIPages: Sendable {
    /// Shows `page` and waits until it leads to its redirect URI.
    ///
    /// - Parameter page: The page.
    /// - Returns: The URL of the redirect; nil if the page is shown and the app will receive the URL and pass it to
    ///   `handleAuthResponse(url:)`.
    /// - Throws: `AWSMobileClientError.userCancelledSignIn` if the user closes the page, `errorLoadingPage` if it
    ///   cannot be shown, and `CancellationError`.
    func open(_ page: HostedUIPage) async throws -> URL?
}

/// A page to show, and where it leads.
public struct HostedUIPage: Sendable {
    /// The address that the page redirects to; nil if it does not redirect.
    public let redirectURI: String?
    /// Whether the browser should forget what happens on the page.
    public let isPrivate: Bool
    let anchor: HostedUIAnchor?
    #if canImport(AuthenticationServices) && !os(watchOS) && !os(tvOS)
        /// The window to show the page over; nil for the app's active one.
        public var presentationAnchor: ASPresentationAnchor? { anchor?.window }
    #endif
    /// Whether a URL of the redirect URI is this page's response. Any page of any site can lead a browser to the
    /// redirect URI; its address lacks the secret that the response has.
    let isResponse: @Sendable (URL) -> Bool
    private let makeURL: @Sendable (_ redirectURI: String?) throws -> URL

    init(
        redirectURI: String?, isPrivate: Bool = false, anchor: HostedUIAnchor? = nil,
        isResponse: @escaping @Sendable (URL) -> Bool = { _ in true },
        _ makeURL: @escaping @Sendable (_ redirectURI: String?) throws -> URL
    ) {
        self.redirectURI = redirectURI
        self.isPrivate = isPrivate
        self.anchor = anchor
        self.isResponse = isResponse
        self.makeURL = makeURL
    }

    /// The page's URL.
    ///
    /// - Parameter redirectURI: The redirect URI of the page: the configured one, or one with another port of this
    ///   machine.
    /// - Returns: The URL.
    /// - Throws: `AWSMobileClientError.invalidConfiguration` if the configured addresses do not form a URL.
    public func url(redirectingTo redirectURI: String?) throws -> URL { try makeURL(redirectURI) }
}
