import Crypto
import Cryptography
import Foundation
import Kernel

/// The key that signs the checkpoints of all nodes of a store (Ed25519, RFC 8032).
package struct AuditKey: Sendable {
    private let key: Curve25519.Signing.PrivateKey

    /// The id: the first bytes of the public key's hash.
    package var id: String { publicKey.id }
    /// The public key.
    package var publicKey: AuditPublicKey { AuditPublicKey(key.publicKey) }

    /// A new key.
    init(_ world: World) throws { key = try Curve25519.Signing.PrivateKey(rawRepresentation: world.bytes(32)) }

    func sign(_ bytes: [UInt8]) throws -> [UInt8] { Array(try key.signature(for: bytes)) }

    /// The stored form, sealed for the key's id.
    func sealed(by sealer: Sealer) throws -> [UInt8] {
        try sealer.seal(Array(key.rawRepresentation), for: .auditKey, in: [id])
    }

    /// Reads a stored key.
    ///
    /// - Throws: `SealingError` if it was sealed for another id.
    init(sealed: [UInt8], id: String, by sealer: Sealer) throws {
        let bytes = try sealer.open(sealed, for: .auditKey, in: [id])
        key = try Curve25519.Signing.PrivateKey(rawRepresentation: bytes)
        guard self.id == id else { throw SealingError.unreadable }
    }
}

/// The public half of an `AuditKey`.
package struct AuditPublicKey: Sendable {
    private let key: Curve25519.Signing.PublicKey
    /// The prefix of a SubjectPublicKeyInfo, before the 32 bytes of an Ed25519 key (RFC 8410, section 4).
    private static let head: [UInt8] = [0x30, 0x2A, 0x30, 0x05, 0x06, 0x03, 0x2B, 0x65, 0x70, 0x03, 0x21, 0x00]

    fileprivate init(_ key: Curve25519.Signing.PublicKey) { self.key = key }

    /// The first bytes of its hash.
    package var id: String { Hex.encode(Array(SHA256.hash(data: key.rawRepresentation)).prefix(8)) }

    /// The key as PEM, which `openssl pkey -pubin` reads.
    package var pem: String {
        let text = Base64.encode(Self.head + Array(key.rawRepresentation))
        return "-----BEGIN PUBLIC KEY-----\n\(text)\n-----END PUBLIC KEY-----\n"
    }

    /// Reads the text that `pem` returns; nil for any other text.
    package init?(pem: String) {
        let lines = pem.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("-----") }
        guard let bytes = Base64.decode(lines.joined()), bytes.starts(with: Self.head),
            let key = try? Curve25519.Signing.PublicKey(rawRepresentation: bytes.dropFirst(Self.head.count))
        else { return nil }
        self.key = key
    }

    func isValid(_ signature: [UInt8], of bytes: [UInt8]) -> Bool { key.isValidSignature(signature, for: bytes) }
}
