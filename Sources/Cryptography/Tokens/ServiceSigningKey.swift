package import Kernel

/// A key that signs tokens of a service as a whole, not of one user pool, by RS512 (TOK-REV-09), with its key id.
package struct ServiceSigningKey: Sendable {
    /// The algorithm of every such token.
    package static let algorithm = TokenAlgorithm.rs512

    /// The key id, derived from the public key, so that it cannot refer to another key.
    package var kid: String { verifying.kid }
    package let verifying: VerifyingKey
    private let key: RSAKey

    private init(_ key: RSAKey) { (self.key, verifying) = (key, VerifyingKey(key.publicKey)) }

    /// A new key. It takes about 60 ms, so it runs on the `CryptoPool`.
    package static func generate() throws -> ServiceSigningKey { ServiceSigningKey(try RSAKey.generate()) }

    /// A signed token: a JWS in compact form (RFC 7515, section 7.1).
    package func token(_ claims: Claims) throws -> Secret<String> {
        let header: Claims = ["kid": .string(kid), "typ": "JWS", "alg": .string(Self.algorithm.rawValue)]
        let signed = [header, claims].map { Base64.encodeURL(ClaimsWriter($0).bytes) }.joined(separator: ".")
        let signature = try key.sign(Array(signed.utf8), by: .sha512)
        return Secret("\(signed).\(Base64.encodeURL(signature))")
    }

    /// The stored form, sealed for the key id.
    package func sealed(by sealer: Sealer) throws -> [UInt8] {
        try sealer.seal(key.pkcs8().exposed, for: .identitySigningKey, in: [kid])
    }

    /// Reads a stored key.
    ///
    /// - Throws: `SealingError` if it was sealed for another key id.
    package init(sealed: [UInt8], kid: String, by sealer: Sealer) throws {
        self.init(try RSAKey(pkcs8: Secret(sealer.open(sealed, for: .identitySigningKey, in: [kid]))))
        guard self.kid == kid else { throw SealingError.unreadable }
    }
}
