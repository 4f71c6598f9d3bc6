import Kernel
package import Wire

/// Where a form was sent from, as the browser says.
package enum RequestOrigin {
    /// Whether nothing says that the form came from another site. Old browsers say nothing; for them there is the
    /// form's token.
    ///
    /// Over TLS a page without it is another site: it may have been changed on its way. Without TLS here, a page with
    /// it may still be the server's own, behind a proxy.
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
