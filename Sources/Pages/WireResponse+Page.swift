package import Wire

extension WireResponse {
    /// A page that may not load anything, run any script except `script`, or use any style except `style` (ASVS 3.4).
    ///
    /// - Parameters:
    ///   - frames: Whether it may have frames with documents of this server.
    ///   - connects: Whether its script may ask for other pages of this server.
    ///   - posts: Whether it has forms that are posted: if the page sends no referrer, browsers hide the form's origin
    ///     as well.
    package static func page(
        _ html: String, style: PageStyle, script: PageScript? = nil, frames: Bool = false, connects: Bool = false,
        posts: Bool = false
    ) -> WireResponse {
        WireResponse(
            status: 200,
            headers: [
                ("Content-Type", "text/html; charset=utf-8"), ("Cache-Control", "no-store"),
                ("X-Content-Type-Options", "nosniff"), ("X-Frame-Options", "DENY"),
                ("Referrer-Policy", posts ? "same-origin" : "no-referrer"),
                ("Cross-Origin-Opener-Policy", "same-origin"), ("Cross-Origin-Resource-Policy", "same-origin"),
                (
                    "Content-Security-Policy",
                    "default-src 'none'; style-src \(style.source); form-action 'self'; frame-ancestors 'none'; "
                        + "base-uri 'none'" + (frames ? "; frame-src 'self'" : "")
                        + (connects ? "; connect-src 'self'" : "")
                        + (script.map { "; script-src \($0.source)" } ?? "")
                ),
            ], body: Array(html.utf8))
    }

    /// The HTML of a message, for a frame of the inbox. It does not run scripts, load files or belong to a site; its
    /// links open in new windows.
    package static func mail(_ html: String) -> WireResponse {
        WireResponse(
            status: 200,
            headers: [
                ("Content-Type", "text/html; charset=utf-8"), ("Cache-Control", "no-store"),
                ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
                ("Cross-Origin-Resource-Policy", "same-origin"),
                (
                    "Content-Security-Policy",
                    "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; "
                        + "style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'"
                ),
            ], body: Array("<!doctype html><title>Message</title><base target=\"_blank\">\(html)".utf8))
    }
}
