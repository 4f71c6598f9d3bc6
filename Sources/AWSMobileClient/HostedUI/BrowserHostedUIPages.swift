public import Foundation

/// Shows hosted pages in a browser. If the redirect URI is plain HTTP to this machine, a listener there takes the
/// redirect (RFC 8252, section 7.3); a redirect URI without a port, or with port 0, gets a free one.
public struct BrowserHostedUIPages: HostedUIPages {
    private let opener: BrowserOpener

    /// Makes pages.
    ///
    /// - Parameter opener: Opens the browser.
    public init(opener: BrowserOpener = .system) { self.opener = opener }

    /// Shows `page`; see ``HostedUIPages/open(_:)``. Any redirect URI of another kind leads to the app.
    ///
    /// - Throws: The errors of ``HostedUIPages/open(_:)``.
    public func open(_ page: HostedUIPage) async throws -> URL? {
        guard let redirect = page.redirectURI.flatMap(LoopbackRedirect.init) else {
            try await opener.open(page.url(redirectingTo: page.redirectURI))
            return nil
        }
        let listener = try await LoopbackListener.listen(redirect, isResponse: page.isResponse)
        defer { listener.close() }
        let url = try page.url(redirectingTo: listener.redirectURI)
        // A browser that the call starts may run until the user closes it, so the call is not awaited. It is not
        // cancelled either: an opener may send a request, and Foundation on Linux waits for ever if the task of a
        // `URLSession` is cancelled while its response arrives.
        Task {
            // Another sign-in may have taken the place of this one before its page was opened.
            guard listener.isOpen else { return }
            do { try await opener.open(url) } catch { listener.fail(error) }
        }
        return try await listener.redirect()
    }
}
