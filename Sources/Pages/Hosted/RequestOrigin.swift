import Kernel
package import Wire

/// The origin of a form, as stated by the browser.
package enum RequestOrigin {
    /// Whether no header shows that the form came from another site. Old browsers do not send such headers; the form's
    /// token covers them.
    ///
    /// If the server is reached over TLS, a page without TLS is another site, because it may have been changed in
    /// transit. If this server does not use TLS, a page with TLS may still be its own, behind a proxy.
    ///
    /// - Parameter isSecure: Whether the browser is known to reach the server over TLS.
    package static func isSame(_ request: WireRequest, isSecure: Bool) -> Bool {
        if let site = request.header("sec-fetch-site"), !site.hasSameBytes(as: "same-origin") { return false }
        let origins = request.values(of: "origin")
        guard let origin = origins.first else { return true }
        guard origins.count == 1, let host = request.header("host") else { return false }
        let given = origin.lowercased()
        return (isSecure ? ["https"] : ["http", "https"]).contains { scheme in
            given.hasSameBytes(as: "\(scheme)://\(host.lowercased())")
        }
    }
}
