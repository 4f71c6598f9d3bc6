import Crypto
package import Kernel

/// The keys of hashes that a pool takes along when it moves to another server.
///
/// A pool that was created here has a key derived from the server's secret; an imported pool keeps its former one. Such
/// a key tells nothing of other pools. `SettingsCache` notes the key of each pool that it reads
/// (decisions/0126-sessions-travel-with-a-key-of-the-pool.md). Of derived keys, the two latest generations are kept: a
/// pool that is in use is noted once a second.
package final class PoolHashKeys: Sendable {
    /// The number of bytes of a key.
    package static let byteCount = 32

    /// The most derived keys of the newer and of the older generation.
    package static let maxDerived = 10_000

    private struct Known: Sendable {
        var areUsed = false
        /// The former keys of imported pools. They are never dropped: a derived key must not take their place.
        var imported: [UserPoolID: (key: SymmetricKey, sealed: [UInt8])] = [:]
        var newer: [UserPoolID: SymmetricKey] = [:]
        var older: [UserPoolID: SymmetricKey] = [:]

        func derived(for pool: UserPoolID) -> SymmetricKey? { newer[pool] ?? older[pool] }

        mutating func noteDerived(_ key: SymmetricKey, for pool: UserPoolID) {
            if newer.count >= maxDerived { (older, newer) = (newer, [:]) }
            newer[pool] = key
        }
    }

    private let root: SymmetricKey
    private let known = Locked(Known())

    init(root: SymmetricKey) { self.root = root }

    /// Hashes new tokens under these keys from now on: every node of the store can read them.
    package func use() { known.change { $0.areUsed = true } }

    /// Whether new tokens of `pool` are hashed under its key. Those of a pool whose key is not known are not.
    package func areUsed(by pool: UserPoolID) -> Bool {
        known.read { $0.areUsed && ($0.imported[pool] != nil || $0.derived(for: pool) != nil) }
    }

    /// Whether the noted key of `pool` is that of `sealed`: nil for the derived key.
    func knows(_ sealed: [UInt8]?, of pool: UserPoolID) -> Bool {
        known.read { known in
            sealed.map { known.imported[pool]?.sealed == $0 }
                ?? (known.imported[pool] == nil && known.newer[pool] != nil)
        }
    }

    /// Notes the former key of `pool`, which was imported, as its row holds it sealed.
    func note(_ key: [UInt8], sealed: [UInt8], of pool: UserPoolID) {
        known.change { $0.imported[pool] = (SymmetricKey(data: key), sealed) }
    }

    /// Notes that `pool` has the derived key.
    func noteDerived(for pool: UserPoolID) {
        let key = derived(for: pool)
        known.change {
            $0.imported[pool] = nil
            $0.noteDerived(key, for: pool)
        }
    }

    /// The noted key, or else the derived one.
    func key(of pool: UserPoolID) -> SymmetricKey {
        known.read { $0.imported[pool]?.key ?? $0.derived(for: pool) } ?? derived(for: pool)
    }

    private func derived(for pool: UserPoolID) -> SymmetricKey {
        HKDF<SHA256>.expand(
            pseudoRandomKey: root, info: LengthPrefixed.pack(texts: [pool.rawValue]), outputByteCount: Self.byteCount)
    }
}
