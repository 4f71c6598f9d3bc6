import Kernel
import Wire

/// Where a form was sent from, as the browser says.
enum RequestOrigin {
    /// Whether nothing says that the form came from another site. Old browsers say nothing; for them there is the
    /// form's token.
    static func isSame(_ request: WireRequest) -> Bool {
        if let site = request.header("sec-fetch-site"), !site.hasSameBytes(as: "same-origin") { return false }
        let origins = request.values(of: "origin")
        guard let origin = origins.first else { return true }
        guard origins.count == 1, let host = request.header("host"), let place = origin.utf8.firstRange(of: "://".utf8)
        else { return false }
        return String(Substring(origin.utf8[place.upperBound...])).lowercased().hasSameBytes(as: host.lowercased())
    }
}
