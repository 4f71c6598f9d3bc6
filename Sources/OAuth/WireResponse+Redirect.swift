package import Wire

extension WireResponse {
    /// Sends the browser to `location`, with a GET regardless of the request's method (OA-20).
    ///
    /// - Parameter location: Printable ASCII.
    package static func redirect(
        _ status: Int = 302, to location: String, also headers: [WireRequest.Header] = []
    ) -> WireResponse {
        WireResponse(
            status: status,
            headers: [
                ("Location", location), ("Cache-Control", "no-store"), ("Referrer-Policy", "no-referrer"),
                ("X-Content-Type-Options", "nosniff"),
            ] + headers)
    }
}
