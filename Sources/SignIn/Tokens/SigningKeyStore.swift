public import Cryptography
import Foundation
public import Kernel
public import Storage

/// Every pool's signing keys, opened once and asked for at most once a second.
public final class SigningKeyStore: Sendable {
    let database: any Database
    let world: World
    let sealer: Sealer
    let crypto: CryptoPool
    private let cache = Locked<[UserPoolID: CachedKeys]>([:])
    let spare = Locked<PoolKeyPair?>(nil)

    /// One pool's keys as of a moment.
    private struct CachedKeys: Sendable {
        var pair: PoolKeyPair
        var keySet: KeySet
        var readAt: Instant
        /// When the store was last asked for a key that was not among these.
        var searchedAt: Instant?
    }

    /// Unknown key names are looked up at most this often for each pool, in microseconds, so that forged names cost no
    /// more queries than this.
    private static let searchInterval: Int64 = 250_000
    /// Pools beyond this many are read again when they are next asked for.
    private static let capacity = 4096

    /// A cabinet over the keys that `database` holds and `sealer` opens.
    public init(database: any Database, world: World, sealer: Sealer, crypto: CryptoPool) {
        self.database = database
        self.world = world
        self.sealer = sealer
        self.crypto = crypto
    }

    /// The keys that `pool` signs with now. Throws `notFound` where there is no such pool.
    func pair(of pool: UserPoolID) async throws -> PoolKeyPair { try await cachedKeys(of: pool).pair }

    /// The public keys of `pool`, retired ones included while their tokens live (TOK-JWK-03).
    /// Throws `notFound` where there is no such pool.
    public func keySet(of pool: UserPoolID) async throws -> KeySet { try await cachedKeys(of: pool).keySet }

    /// The key of `pool` called `kid`, retired or not yet signing; nil if the pool has none.
    ///
    /// The store is asked for a name that is not known here, because another node may have made the key a moment ago.
    func key(_ kid: String, of pool: UserPoolID) async throws -> VerifyingKey? {
        if let key = try await cachedKeys(of: pool).keySet.key(kid) { return key }
        guard maySearch(pool) else { return nil }
        return try await read(pool).keySet.key(kid)
    }

    /// Reads the keys of `pool` anew when they are next asked for.
    func forget(_ pool: UserPoolID) { cache.change { $0[pool] = nil } }

    private func cachedKeys(of pool: UserPoolID) async throws -> CachedKeys {
        let now = world.now()
        let known = cache.read { $0[pool] }
        if let known, now.seconds(since: known.readAt) == 0 { return known }
        return try await read(pool)
    }

    private func read(_ pool: UserPoolID) async throws -> CachedKeys {
        // Before the read begins: what it finds is at least as new as this.
        let now = world.now()
        let known = cache.read { $0[pool] }
        let entries = try await database.read { try SigningKeyTable($0).list(of: pool) }
        let cachedKeys = try open(entries, of: pool, knowing: known, now: now)
        cache.change { cache in
            if cache.count >= Self.capacity { cache.removeAll() }
            cache[pool] = cachedKeys
        }
        return cachedKeys
    }

    /// Whether the store may be asked for an unknown key of `pool` now; if so, notes that it is.
    private func maySearch(_ pool: UserPoolID) -> Bool {
        let now = world.now()
        return cache.change { cache in
            if let last = cache[pool]?.searchedAt {
                let next = Instant(microseconds: last.microseconds &+ Self.searchInterval)
                if last <= now, now < next { return false }
            }
            cache[pool]?.searchedAt = now
            return true
        }
    }

    /// Opens only keys that were not open before: a key never changes under its name.
    private func open(_ entries: [SigningKeyTable.Entry], of pool: UserPoolID, knowing known: CachedKeys?, now: Instant)
        throws -> CachedKeys
    {
        func key(_ use: TokenUse) throws -> SigningKey {
            guard let entry = entries.signing(use, at: now) else { throw Refusal.missing("User pool", pool.rawValue) }
            if let open = known?.pair[use], open.kid == entry.kid { return open }
            return try SigningKey(sealed: entry.sealed, kid: entry.kid, by: sealer, for: pool)
        }
        let alive = entries.filter { $0.retiredAt.map { now.seconds(since: $0) <= Self.overlap } ?? true }
        return CachedKeys(
            pair: PoolKeyPair(id: try key(.id), access: try key(.access)),
            keySet: KeySet(try alive.map { try VerifyingKey(modulus: $0.modulus, exponent: $0.exponent) }), readAt: now,
            searchedAt: known?.searchedAt)
    }
}
