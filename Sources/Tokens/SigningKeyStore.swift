package import Cryptography
import Directory
import Foundation
package import Kernel
package import Storage

/// The signing keys of every pool, made when a pool first needs them, opened once, and read from the store at most once
/// a second.
package final class SigningKeyStore: Sendable {
    let database: any Database
    let world: World
    let sealer: Sealer
    let crypto: CryptoPool
    private let cache = Locked<[UserPoolID: CachedKeys]>([:])
    private let creation = SingleFlight<UserPoolID, [SigningKeyTable.Entry]>()

    /// The keys of one pool at the time of reading.
    private struct CachedKeys: Sendable {
        var pair: PoolKeyPair
        var keySet: KeySet
        var readAt: Instant
        /// When the store was last asked for a key that was not among these.
        var searchedAt: Instant?
    }

    /// The shortest interval, in microseconds, between queries for unknown key ids of one pool, so that forged ids cost
    /// no more queries than this.
    private static let searchInterval: Int64 = 250_000
    /// The number of pools whose keys are cached.
    private static let capacity = 4096

    /// Creates a store of the keys in `database`, which `sealer` opens.
    package init(database: any Database, world: World, sealer: Sealer, crypto: CryptoPool) {
        self.database = database
        self.world = world
        self.sealer = sealer
        self.crypto = crypto
    }

    /// The keys that `pool` currently signs with.
    ///
    /// - Throws: `MissingResource` if the pool does not exist.
    func pair(of pool: UserPoolID) async throws -> PoolKeyPair { try await cachedKeys(of: pool).pair }

    /// The public keys of `pool`, including retired ones while their tokens are valid (TOK-JWK-03).
    ///
    /// - Throws: `MissingResource` if the pool does not exist.
    package func keySet(of pool: UserPoolID) async throws -> KeySet { try await cachedKeys(of: pool).keySet }

    /// The key of `pool` with the id `kid`, even if it is retired or does not sign yet; nil if the pool does not have
    /// it.
    ///
    /// An id that is not cached is looked up in the store, because another node may have just created the key.
    func key(_ kid: String, of pool: UserPoolID) async throws -> VerifyingKey? {
        if let key = try await cachedKeys(of: pool).keySet.key(kid) { return key }
        guard beginSearch(of: pool) else { return nil }
        return try await read(pool).keySet.key(kid)
    }

    /// When the oldest of the keys that sign was made, of all pools; nil if no pool has keys yet.
    package func oldestCreation() async throws -> Instant? {
        try await database.read { try SigningKeyTable($0).oldestCreation() }
    }

    /// Reads the keys of `pool` again at their next use.
    func forget(_ pool: UserPoolID) { cache.change { $0[pool] = nil } }

    private func cachedKeys(of pool: UserPoolID) async throws -> CachedKeys {
        let now = world.now()
        let known = cache.read { $0[pool] }
        if let known, now.seconds(since: known.readAt) == 0 { return known }
        return try await read(pool)
    }

    private func read(_ pool: UserPoolID) async throws -> CachedKeys {
        // Taken before the read, so that the read is at least as new.
        let now = world.now()
        let known = cache.read { $0[pool] }
        var entries = try await entries(of: pool)
        if entries.isEmpty {
            // Many requests may wait for a pool's first keys; let others run.
            ExecutionSlot.current?.release()
            entries = try await creation.run(pool) { try await self.createFirst(for: pool) }
        }
        let cachedKeys = try open(entries, of: pool, knowing: known, now: now)
        cache.change { cache in
            if cache.count >= Self.capacity { cache.removeAll() }
            cache[pool] = cachedKeys
        }
        return cachedKeys
    }

    /// The stored keys of `pool`; empty until it first needs keys.
    ///
    /// - Throws: `MissingResource` if the pool does not exist.
    func entries(of pool: UserPoolID) async throws -> [SigningKeyTable.Entry] {
        try await database.read { tx in
            let entries = try SigningKeyTable(tx).list(of: pool)
            if entries.isEmpty { try PoolTable(tx).requireExistence(pool) }
            return entries
        }
    }

    /// Records that an unknown key of `pool` is looked up now.
    ///
    /// - Returns: False if the last lookup was too recent for another one.
    private func beginSearch(of pool: UserPoolID) -> Bool {
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

    /// Opens only keys that are not open yet: a key never changes under its id.
    private func open(_ entries: [SigningKeyTable.Entry], of pool: UserPoolID, knowing known: CachedKeys?, now: Instant)
        throws -> CachedKeys
    {
        func key(_ use: TokenUse) throws -> SigningKey {
            guard let entry = entries.signing(use, at: now) else { throw MissingResource.pool(pool) }
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
