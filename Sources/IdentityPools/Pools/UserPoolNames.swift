package import Kernel

/// The names of user pools as providers: the service's (INT-LOG-02), or the issuer's URL without its scheme.
package struct UserPoolNames: Sendable {
    private let issuerPrefix: String

    /// - Parameter publicURL: What an issuer begins with, before a slash and the pool's id.
    package init(publicURL: String) {
        let bytes = Array(publicURL.utf8)
        let start = bytes.firstRange(of: Array("://".utf8))?.upperBound ?? 0
        issuerPrefix = String(decoding: bytes[start...], as: UTF8.self) + "/"
    }

    private static let (opening, host) = ("cognito-idp.", ".amazonaws.com/")

    /// The pool that `name` means; nil if it is not a name of a user pool. Whether the pool exists is not known.
    package func pool(named name: String) -> UserPoolID? {
        for prefix in [issuerPrefix, Self.prefix(inNameOf: name)] where name.utf8.starts(with: prefix.utf8) {
            let id = UserPoolID(rawValue: String(Substring(name.utf8.dropFirst(prefix.utf8.count))))
            guard (1...55).contains(id.rawValue.utf8.count), id.rawValue.utf8.allSatisfy(Self.isPoolID) else {
                continue
            }
            // The region in the service's name is that of the pool (INT-LOG-03).
            if prefix.hasSameBytes(as: issuerPrefix) || prefix.hasSameBytes(as: Self.prefix(id)) { return id }
        }
        return nil
    }

    /// The stored name of logins of a pool's users.
    package static func canonical(_ pool: UserPoolID) -> String { prefix(pool) + pool.rawValue }

    private static func prefix(_ pool: UserPoolID) -> String { opening + pool.region + host }

    /// The text before the pool's id in `name`, if it is a name of the service.
    private static func prefix(inNameOf name: String) -> String {
        String(Substring(name.utf8.prefix { $0 != UInt8(ascii: "/") })) + "/"
    }

    private static func isPoolID(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || "_-".utf8.contains(byte) }
}
