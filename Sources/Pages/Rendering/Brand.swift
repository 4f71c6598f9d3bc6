package import Directory
import Kernel
package import Wire

/// How the pages of a client look: a style sheet that was checked, a logo, and the names and texts that they show.
package struct Brand: Sendable {
    /// Finds the look of a page outside of an authorization request, by the parameters of its address or form.
    package typealias Lookup = @Sendable (_ parameters: QueryParameters, _ request: WireRequest) async -> Brand

    /// Rules that brands may have. The pages' own rules are in a layer, so these win over them.
    package let css: String?
    /// Whether the rules also cover dark pages.
    let keepsDark: Bool
    /// The path of the logo on this host.
    package let logo: String?
    /// The pool's name on pages: in the title of the window, and as the logo's alternative text.
    package let name: String?
    /// The client's name on pages.
    package let app: String?
    /// The addresses of the terms of use, and of the page about privacy.
    let terms, privacy: String?
    /// The pool's own texts.
    let texts: OwnTexts
    /// The hash of the style sheet, which a page's policy allows.
    let cssSource: String?

    /// - Parameters:
    ///   - css: Checked rules. A sheet with a `<` is left out, because it could end the style element.
    ///   - pool: The operator's settings for the pool.
    package init(
        css: String? = nil, keepsDark: Bool = false, logo: String? = nil, name: String? = nil, app: String? = nil,
        pool: PoolExtensions = PoolExtensions()
    ) {
        let isSafe = css.map { !$0.isEmpty && !$0.utf8.contains(UInt8(ascii: "<")) } ?? false
        self.css = isSafe ? css : nil
        self.keepsDark = keepsDark || !isSafe
        (self.logo, self.name, self.app) = (logo, name, app)
        (terms, privacy, texts) = (pool.termsURL, pool.privacyURL, OwnTexts(pool.texts))
        cssSource = self.css.map(PageStyle.source)
    }

    /// The look of the pages of `pool`, or those of one client of it.
    init(_ pool: UserPool, client: Client?, branding: PageBranding?) {
        self.init(
            css: branding?.styleSheet, keepsDark: branding?.keepsDark ?? true, logo: branding?.logoPath,
            name: pool.extensions.displayName ?? pool.name,
            app: client.map { $0.extensions.displayName ?? $0.name }, pool: pool.extensions)
    }

    /// The first letter or digit of the name; nil if it has none.
    var initial: String? {
        let first = name?.unicodeScalars.first { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        return first.map { String($0).uppercased() }
    }

    /// The address of the image for tabs and bookmarks: the logo, or else the initial, or else nothing.
    var icon: String {
        if let logo { return logo }
        guard let initial else { return "data:," }
        let image = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" \
            fill="#1b5fc1"/><text x="16" y="23" font-family="sans-serif" font-size="20" font-weight="700" \
            text-anchor="middle" fill="#fff">\(initial)</text></svg>
            """
        return "data:image/svg+xml,\(PercentEncoding.encode(image.utf8))"
    }
}
