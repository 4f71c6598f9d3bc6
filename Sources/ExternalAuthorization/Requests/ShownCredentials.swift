import Kernel
import Wire

/// The credentials that a request shows.
enum ShownCredentials: Sendable {
    /// A signature, which is not read yet.
    case signature
    case bearer(Secret<String>)

    /// No access token is longer.
    private static let maxBytes = 65_536

    /// Reads the only `Authorization` header of a request.
    ///
    /// - Throws: `VerifyRefusal` if it is missing, repeated, or has another scheme.
    init(_ request: WireRequest, of host: GatewayHost) throws(VerifyRefusal) {
        let values = request.values(of: "authorization")
        guard let value = values.first else { throw .noCredentials(takesTokens: !host.pools.isEmpty) }
        guard values.count == 1 else {
            throw .unauthenticated("Authorization must not be repeated.", challenge: .either)
        }
        if value.utf8.starts(with: "AWS4".utf8) {
            self = .signature
            return
        }
        let parts = value.utf8.prefix(Self.maxBytes + 1).split(separator: UInt8(ascii: " "))
        guard value.utf8.count <= Self.maxBytes, parts.count == 2,
            parts[0].map(\.asciiLowercased).elementsEqual("bearer".utf8)
        else { throw .noCredentials(takesTokens: !host.pools.isEmpty) }
        self = .bearer(Secret(String(Substring(parts[1]))))
    }
}
