import Wire

extension WireResponse {
    /// A response of the HTTP server itself, as JSON with one sentence.
    static func plain(
        _ status: Int, message: String, requestID: String, also headers: [WireRequest.Header] = []
    ) -> WireResponse {
        var line = JSONLine()
        line.add("message", message)
        return WireResponse(
            status: status,
            headers: [
                ("Content-Type", "application/json"), ("x-amzn-RequestId", requestID), ("Cache-Control", "no-store"),
                ("X-Content-Type-Options", "nosniff"),
            ] + headers, body: line.closed())
    }

    /// A JSON document.
    static func json(_ body: [UInt8], also headers: [WireRequest.Header] = [("Cache-Control", "no-store")])
        -> WireResponse
    {
        WireResponse(
            status: 200,
            headers: [("Content-Type", "application/json"), ("X-Content-Type-Options", "nosniff")] + headers,
            body: body)
    }

    /// Plain text.
    static func text(_ status: Int, _ text: String, type: String = "text/plain; charset=utf-8") -> WireResponse {
        WireResponse(
            status: status,
            headers: [
                ("Content-Type", type), ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"),
            ], body: Array(text.utf8))
    }

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
