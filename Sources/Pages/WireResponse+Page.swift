import Wire

extension WireResponse {
    /// A page that may load nothing, run nothing and use no style but `style` (ASVS 3.4).
    static func page(_ html: String, style: PageStyle) -> WireResponse {
        WireResponse(
            status: 200,
            headers: [
                ("Content-Type", "text/html; charset=utf-8"), ("Cache-Control", "no-store"),
                ("X-Content-Type-Options", "nosniff"), ("X-Frame-Options", "DENY"), ("Referrer-Policy", "no-referrer"),
                ("Cross-Origin-Opener-Policy", "same-origin"), ("Cross-Origin-Resource-Policy", "same-origin"),
                (
                    "Content-Security-Policy",
                    "default-src 'none'; style-src \(style.source); form-action 'self'; frame-ancestors 'none'; "
                        + "base-uri 'none'"
                ),
            ], body: Array(html.utf8))
    }
}
