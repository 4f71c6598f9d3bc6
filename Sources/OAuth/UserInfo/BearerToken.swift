import Kernel
import Wire

/// The access token of a request (RFC 6750, section 2).
enum BearerToken {
    /// The largest length of the header field. Access tokens are shorter.
    private static let maxBytes = 65_536

    /// The token in the header. Tokens in other parts of the request are not accepted, because URLs are written to logs
    /// (OA-16).
    ///
    /// - Throws: `OAuthError` if it is missing, or occurs more than once.
    static func read(_ request: WireRequest) throws(OAuthError) -> Secret<String> {
        let values = request.values(of: "authorization")
        guard values.count == 1, let value = values.first, value.utf8.count <= maxBytes else {
            throw OAuthError(.invalidRequest)
        }
        let parts = value.utf8.split(separator: UInt8(ascii: " "))
        guard parts.count == 2, parts[0].map({ $0 | 0x20 }).elementsEqual("bearer".utf8) else {
            throw OAuthError(.invalidRequest)
        }
        return Secret(String(Substring(parts[1])))
    }
}
