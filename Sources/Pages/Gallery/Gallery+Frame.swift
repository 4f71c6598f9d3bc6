package import Directory
import Kernel
package import Wire

/// The style of hosted pages in a frame, which is light or dark regardless of what the browser prefers.
package struct PageFrameStyle: Sendable {
    let text: String
    let source: String
    private let isDark: Bool

    /// The pages' own style.
    package init(isDark: Bool) {
        self.isDark = isDark
        text = Self.fixed(String(decoding: PageAsset.style.content, as: UTF8.self), isDark: isDark)
        source = PageStyle.source(of: text)
    }

    /// A brand's style sheet, as it looks in this frame.
    package func css(_ sheet: String) -> String { Self.fixed(sheet, isDark: isDark) }

    /// The rules for dark pages apply always or never.
    private static func fixed(_ css: String, isDark: Bool) -> String {
        let query = isDark ? "@media all" : "@media not all"
        return ["@media (prefers-color-scheme: dark)", "@media (prefers-color-scheme:dark)"].reduce(css) {
            css, preference in
            var (rest, written) = (Array(css.utf8)[...], [UInt8]())
            while let match = rest.firstRange(of: Array(preference.utf8)) {
                written += rest[..<match.lowerBound] + Array(query.utf8)
                rest = rest[match.upperBound...]
            }
            return String(decoding: written + rest, as: UTF8.self)
        }
    }
}

extension Gallery {
    /// The names and titles of the screens.
    package static var screens: [(name: String, title: String)] { GallerySample.all.map { ($0.name, $0.title) } }

    /// A screen for a frame of a page of this server.
    ///
    /// - Throws: `MissingResource` if there is no such screen.
    package static func frame(
        _ screen: String, brand: Brand, language: Language, showsErrors: Bool, style: PageFrameStyle
    ) throws -> WireResponse {
        guard let sample = GallerySample.all.first(where: { $0.name.hasSameBytes(as: screen) }) else {
            throw MissingResource("Screen", id: screen)
        }
        let view = sample.view(GalleryProblems(isShown: showsErrors))
        return try HostedPages.framed(view, brand: brand, language: language, style: style)
    }
}

extension WireResponse {
    /// A page in a frame of another page of this server. It runs nothing, loads nothing and sends nothing.
    static func frame(_ html: String, styles: [String]) -> WireResponse {
        WireResponse(
            status: 200,
            headers: [
                ("Content-Type", "text/html; charset=utf-8"), ("Cache-Control", "no-store"),
                ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
                ("Cross-Origin-Resource-Policy", "same-origin"),
                (
                    "Content-Security-Policy",
                    "sandbox; default-src 'none'; style-src \(styles.joined(separator: " ")); img-src data:; "
                        + "form-action 'none'; frame-ancestors 'self'; base-uri 'none'"
                ),
            ], body: Array(html.utf8))
    }
}
