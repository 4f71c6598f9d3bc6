import Crypto
import Kernel

/// What a name that nobody has is answered with, so that it looks like one that somebody has (RFC 5054, 2.5.1.3).
///
/// Salt and user id come out of a keyed hash: the same name in the same pool gets the same answer for ever, on every
/// node, and without the key nobody can tell it from a stored one (SRP-08, SRP-09).
public struct SRPDecoy: Sendable {
    private let key: SymmetricKey

    /// Decoys under a key of at least 16 bytes that all nodes share and that outlives restarts.
    public init(key: [UInt8]) { self.key = SymmetricKey(data: key) }

    /// A verifier that no password fits.
    ///
    /// It costs no exponentiation, just as reading a stored one does not.
    public func verifier(for identity: SRPIdentity, in group: SRPGroup = .modp3072) throws -> SRPVerifier {
        let drawn = try bytes(SRPVerifier.saltByteCount + group.byteCount, "verifier", identity)
        var value = Array(drawn.dropFirst(SRPVerifier.saltByteCount))
        // Below half of the power of two under N, and odd: never zero, always in range. B hides how it is spread.
        value[0] &= 0x7F
        value[value.count - 1] |= 1
        return try SRPVerifier(salt: Array(drawn.prefix(SRPVerifier.saltByteCount)), value: value, in: group)
    }

    /// A UUID such as stands for a user elsewhere (RFC 9562, section 5.4).
    public func userID(for identity: SRPIdentity) -> String {
        let drawn = Array(digest("user", identity))
        return World(now: { Instant(microseconds: 0) }, bytes: { Array(drawn.prefix($0)) }).uuid()
    }

    /// A key of its own for each question, and then the stream cipher's output under it: no slower than opening what
    /// is stored for somebody real.
    private func bytes(_ count: Int, _ purpose: String, _ identity: SRPIdentity) throws -> [UInt8] {
        try Array(
            AES.GCM.seal(
                [UInt8](repeating: 0, count: count), using: SymmetricKey(data: digest(purpose, identity)),
                nonce: AES.GCM.Nonce(data: [UInt8](repeating: 0, count: 12))
            ).ciphertext)
    }

    private func digest(_ purpose: String, _ identity: SRPIdentity) -> HMAC<SHA256>.MAC {
        var code = HMAC<SHA256>(key: key)
        for text in [purpose, identity.space, identity.name] {
            // Lengths in front keep ("ab", "c") apart from ("a", "bc").
            code.update(data: withUnsafeBytes(of: UInt64(text.utf8.count).bigEndian, Array.init))
            code.update(data: Array(text.utf8))
        }
        return code.finalize()
    }
}
