import Crypto
import Kernel

/// SRP parameters for usernames that do not exist, so that callers cannot tell them from existing ones (RFC 5054,
/// section 2.5.1.3).
///
/// Salt and user id derive from a keyed hash: the same name in the same pool always gets the same values on every node,
/// and without the key it is indistinguishable from a stored one.
package struct SRPDecoy: Sendable {
    private let key: SymmetricKey

    /// - Parameter key: At least 16 bytes, the same on all nodes and after restarts.
    package init(key: [UInt8]) { self.key = SymmetricKey(data: key) }

    /// A verifier that no password matches. It costs no exponentiation, as reading a stored one does not.
    package func verifier(for identity: SRPIdentity, in group: SRPGroup = .modp3072) throws -> SRPVerifier {
        let drawn = try bytes(SRPVerifier.saltByteCount + group.byteCount, purpose: "verifier", identity: identity)
        var value = Array(drawn.dropFirst(SRPVerifier.saltByteCount))
        // Odd and below the power of two under N, so never zero and always in range. B hides the distribution.
        value[0] &= 0x7F
        value[value.count - 1] |= 1
        return try SRPVerifier(salt: Array(drawn.prefix(SRPVerifier.saltByteCount)), value: value, in: group)
    }

    /// A UUID like those of users (RFC 9562, section 5.4).
    package func userID(for identity: SRPIdentity) -> String {
        let drawn = Array(digest("user", identity: identity))
        return World(now: { Instant(microseconds: 0) }, bytes: { Array(drawn.prefix($0)) }).uuid()
    }

    /// Derives a key for each purpose and identity, and returns a stream cipher's output under it. That takes as long
    /// as opening a stored verifier. The nonce is zero, because each key encrypts once.
    private func bytes(_ count: Int, purpose: String, identity: SRPIdentity) throws -> [UInt8] {
        try Array(
            AES.GCM.seal(
                [UInt8](repeating: 0, count: count), using: SymmetricKey(data: digest(purpose, identity: identity)),
                nonce: AES.GCM.Nonce(data: [UInt8](repeating: 0, count: 12))
            ).ciphertext)
    }

    private func digest(_ purpose: String, identity: SRPIdentity) -> HMAC<SHA256>.MAC {
        HMAC<SHA256>.authenticationCode(
            for: LengthPrefixed.pack(texts: [purpose, identity.space, identity.name]), using: key)
    }
}
