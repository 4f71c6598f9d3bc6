import Crypto
import Kernel

/// Signatures that were found good: apps send the same token again and again, and to verify it takes most of the time.
///
/// That these bytes were signed by this key stays true for ever, so nothing here grows old. Whether the key is still
/// the pool's, what the token says and until when it holds is looked at each time.
final class VerifiedSignatures: Sendable {
    private struct Seen {
        var lately: Set<SHA256.Digest> = []
        var before: Set<SHA256.Digest> = []
    }

    private let seen = Locked(Seen())
    /// How many are kept twice over; each takes some 50 bytes.
    private let capacity: Int

    init(capacity: Int = 4096) { self.capacity = capacity }

    /// Whether `signature` is that of `message` by `key`, from memory or by calculation.
    func holds(_ signature: [UInt8], of message: [UInt8], by key: VerifyingKey) -> Bool {
        // The name is the key's own digest, and both it and the signature have lengths that a key fixes: no two triples
        // make one text.
        var hash = SHA256()
        hash.update(data: Array(key.kid.utf8))
        hash.update(data: signature)
        hash.update(data: message)
        let digest = hash.finalize()
        if isKnown(digest) { return true }
        guard key.key.accepts(signature, of: message) else { return false }
        keep(digest)
        return true
    }

    private func isKnown(_ digest: SHA256.Digest) -> Bool {
        seen.read { $0.lately.contains(digest) || $0.before.contains(digest) }
    }

    private func keep(_ digest: SHA256.Digest) {
        seen.change { seen in
            if seen.lately.count >= capacity { seen = Seen(before: seen.lately) }
            seen.lately.insert(digest)
        }
    }
}
