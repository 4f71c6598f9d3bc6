import Crypto
package import Kernel

/// The keys of hashes that a pool takes along when it moves to another server.
///
/// A pool that was created here has a key derived from the server's secret; an imported pool keeps its former one. Such
/// a key tells nothing of other pools. `SettingsCache` notes the key of each pool that it reads
/// (decisions/0126-sessions-travel-with-a-key-of-the-pool.md).
package final class PoolHashKeys: Sendable {
    /// The number of bytes of a key.
    package static let byteCount = 32

    private struct Known: Sendable {
        var areUsed = false
        var keys: [UserPoolID: (key: SymmetricKey, sealed: [UInt8]?)] = [:]
    }

    private let root: SymmetricKey
    private let known = Locked(Known())

    init(root: SymmetricKey) { self.root = root }

    /// Hashes new tokens under these keys from now on: every node of the store can read them.
    package func use() { known.change { $0.areUsed = true } }

    /// Whether new tokens of `pool` are hashed under its key. Those of a pool whose key is not known are not.
    package func areUsed(by pool: UserPoolID) -> Bool { known.read { $0.areUsed && $0.keys[pool] != nil } }

    /// Whether the noted key of `pool` is that of `sealed`: nil for the derived key.
    func knows(_ sealed: [UInt8]?, of pool: UserPoolID) -> Bool {
        known.read { known in known.keys[pool].map { $0.sealed == sealed } ?? false }
    }

    /// Notes the key of `pool`: nil for the derived one.
    func note(_ key: [UInt8]?, sealed: [UInt8]?, of pool: UserPoolID) {
        let key = key.map { SymmetricKey(data: $0) } ?? derived(for: pool)
        known.change { $0.keys[pool] = (key, sealed) }
    }

    /// The noted key, or else the derived one.
    func key(of pool: UserPoolID) -> SymmetricKey { known.read { $0.keys[pool]?.key } ?? derived(for: pool) }

    private func derived(for pool: UserPoolID) -> SymmetricKey {
        HKDF<SHA256>.expand(
            pseudoRandomKey: root, info: LengthPrefixed.pack(texts: [pool.rawValue]), outputByteCount: Self.byteCount)
    }
}
