import Crypto
package import Directory
import Foundation
import Kernel

/// How the pages of a client look: a style sheet that was checked, a logo, and the names and texts that they show.
package struct Brand: Sendable {
    /// Rules that brands may have. The pages' own rules are in a layer, so these win over them.
    package let css: String?
    /// Whether the rules are for dark pages too.
    let keepsDark: Bool
    /// The path of the logo on this host.
    package let logo: String?
    /// What the pages call the pool: in the title of the window, and as the logo's alternative text.
    package let name: String?
    /// What they call the client.
    package let app: String?
    /// The addresses of the terms of use, and of the page about privacy.
    let terms, privacy: String?
    /// The texts of the pool's own.
    let texts: OwnTexts
    /// The hash by which a page's policy allows the style sheet.
    let cssSource: String?

    /// - Parameters:
    ///   - css: Checked rules. A sheet with a `<` is left out, because it could end the style element.
    ///   - pool: What the operator has set for the pool.
    package init(
        css: String? = nil, keepsDark: Bool = false, logo: String? = nil, name: String? = nil, app: String? = nil,
        pool: PoolExtensions = PoolExtensions()
    ) {
        let isSafe = css.map { !$0.isEmpty && !$0.utf8.contains(UInt8(ascii: "<")) } ?? false
        self.css = isSafe ? css : nil
        self.keepsDark = keepsDark || !isSafe
        (self.logo, self.name, self.app) = (logo, name, app)
        (terms, privacy, texts) = (pool.termsURL, pool.privacyURL, OwnTexts(pool.texts))
        cssSource = self.css.map { "'sha256-\(Data(SHA256.hash(data: Data($0.utf8))).base64EncodedString())'" }
    }

    /// The look of the pages of `pool`, or those of one client of it.
    init(_ pool: UserPool, client: Client?, branding: PageBranding?) {
        self.init(
            css: branding?.styleSheet, keepsDark: branding?.keepsDark ?? true, logo: branding?.logoPath,
            name: pool.extensions.displayName ?? pool.name,
            app: client.map { $0.extensions.displayName ?? $0.name }, pool: pool.extensions)
    }

    /// The letter or digit with which the name begins; nil if there is none.
    var initial: String? {
        let first = name?.unicodeScalars.first { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        return first.map { String($0).uppercased() }
    }

    /// The address of the image for tabs and bookmarks: the logo, else the initial, else nothing.
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
