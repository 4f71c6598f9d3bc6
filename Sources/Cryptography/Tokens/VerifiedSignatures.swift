import Crypto
import Kernel

/// A cache of valid signatures: apps send the same token many times, and verifying the signature takes most of the
/// time.
///
/// A valid signature stays valid, so entries never expire. The key's pool and the claims are checked each time.
final class VerifiedSignatures: Sendable {
    /// Two generations: when the current one is full, the previous one is dropped.
    private struct Seen {
        var current: Set<SHA256.Digest> = []
        var previous: Set<SHA256.Digest> = []
    }

    private let seen = Locked(Seen())
    /// The size of each of the two generations; an entry takes about 50 bytes.
    private let capacity: Int

    init(capacity: Int = 4096) { self.capacity = capacity }

    /// Whether `signature` is `key`'s signature of `message`, from the cache or by calculation.
    func accepts(_ signature: [UInt8], of message: [UInt8], by key: VerifyingKey) -> Bool {
        // The kid is a digest of the key, and kid and signature have fixed lengths, so no two triples have the same
        // concatenation.
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
        seen.read { $0.current.contains(digest) || $0.previous.contains(digest) }
    }

    private func keep(_ digest: SHA256.Digest) {
        seen.change { seen in
            if seen.current.count >= capacity { seen = Seen(previous: seen.current) }
            seen.current.insert(digest)
        }
    }
}
