import Crypto
import Foundation
import Kernel

/// The hashes of the protocol. Digests are read as unsigned numbers.
enum SRPHash {
    /// The private value x, which determines the verifier.
    ///
    /// The password's UTF-8 bytes are hashed as typed: the server never sees a password that SRP proves, so it could
    /// not normalize it as it would in the other flows.
    static func x(_ identity: SRPIdentity, password: Secret<String>, salt: [UInt8]) -> [UInt8] {
        var inner = SHA256()
        for text in [identity.space, identity.name, ":", password.exposed] { inner.update(data: Array(text.utf8)) }
        return Array(SHA256.hash(data: SRPNumber.signed(salt) + inner.finalize()))
    }

    /// u, which binds the secret to both public values.
    ///
    /// - Throws: `InvalidInput` if it is zero.
    static func u(_ client: SRPPublicValue, server: SRPPublicValue) throws(InvalidInput) -> [UInt8] {
        let u = Array(SHA256.hash(data: client.signed + server.signed))
        guard u.contains(where: { $0 != 0 }) else { throw InvalidInput.publicValue }
        return u
    }

    /// The 16-byte key that both sides derive from the shared secret.
    static func key(secret: [UInt8], u: [UInt8]) -> [UInt8] {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: SRPNumber.signed(secret)), salt: SRPNumber.signed(u),
            info: Array("Caldera Derived Key".utf8), outputByteCount: 16
        ).withUnsafeBytes(Array.init)
    }
}
