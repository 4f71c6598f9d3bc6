import Crypto
package import Kernel

/// A pool's private key with its key id.
package struct SigningKey: Sendable {
    /// The key id, derived from the public key, so that it cannot refer to another key.
    package let kid: String
    private let key: RSAKey
    /// The encoded header of its tokens, followed by a point: the same in all of them.
    private let head: [UInt8]

    /// Derives the id of `key`.
    package init(_ key: RSAKey) {
        self.key = key
        kid = VerifyingKey(key.publicKey).kid
        head = Self.encoded(TokenHeader.text(kid: kid))
    }

    /// A new key. It takes about 60 ms, so it runs on the `CryptoPool`.
    package static func generate() throws -> SigningKey { SigningKey(try RSAKey.generate()) }

    package var verifying: VerifyingKey { VerifyingKey(key.publicKey) }

    /// A signed token: a JWS in compact form (RFC 7515, section 7.1). It takes about 0.2 ms.
    package func token(_ claims: Claims) throws -> String { try token(claims, head: head) }

    /// A signed token of another type, which does not pass for an ID or access token (RFC 8725, section 3.11).
    ///
    /// - Parameter type: A media type without characters that JSON escapes.
    package func token(_ claims: Claims, type: String) throws -> String {
        try token(claims, head: Self.encoded(TokenHeader.text(kid: kid, type: type)))
    }

    private static func encoded(_ header: String) -> [UInt8] { Array("\(Base64.encodeURL(Array(header.utf8))).".utf8) }

    /// The approximate length of a signature of 256 bytes in a token.
    private static let signatureLength = 350

    private func token(_ claims: Claims, head: [UInt8]) throws -> String {
        let claims = ClaimsWriter(claims).bytes
        var text: [UInt8] = []
        text.reserveCapacity(head.count + 2 * claims.count + Self.signatureLength)
        text += head
        Base64.appendURL(claims, to: &text)
        let signature = try key.sign(text)
        text.append(UInt8(ascii: "."))
        Base64.appendURL(signature, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// The stored form, sealed for `pool`.
    package func sealed(by sealer: Sealer, for pool: UserPoolID) throws -> [UInt8] {
        try sealer.seal(key.pkcs8().exposed, for: .signingKey, in: [pool.rawValue, kid])
    }

    /// Reads a stored key.
    ///
    /// - Throws: If it was sealed for another pool or key id.
    package init(sealed: [UInt8], kid: String, by sealer: Sealer, for pool: UserPoolID) throws {
        let pkcs8 = try sealer.open(sealed, for: .signingKey, in: [pool.rawValue, kid])
        self.init(try RSAKey(pkcs8: Secret(pkcs8)))
        guard self.kid == kid else { throw SealingError.unreadable }
    }
}
