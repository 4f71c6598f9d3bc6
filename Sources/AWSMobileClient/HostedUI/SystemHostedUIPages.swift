public import Foundation

/// Shows hosted pages as the system does: in the system's browser with a listener on this machine if the redirect URI
/// is plain HTTP to it, else, on Apple platforms, in a web authentication session.
public struct SystemHostedUIPages: HostedUIPages {
    private let browser: BrowserHostedUIPages

    /// Makes pages.
    ///
    /// - Parameter opener: Opens the browser.
    public init(opener: BrowserOpener = .system) { browser = BrowserHostedUIPages(opener: opener) }

    /// Shows `page`; see ``HostedUIPages/open(_:)``.
    ///
    /// - Throws: The errors of ``HostedUIPages/open(_:)``.
    public func open(_ page: HostedUIPage) async throws -> URL? {
        #if canImport(AuthenticationServices) && !os(watchOS) && !os(tvOS)
            if page.redirectURI.flatMap(LoopbackRedirect.init) == nil {
                return try await WebAuthenticationPages().open(page)
            }
        #endif
        return try await browser.open(page)
    }
}
