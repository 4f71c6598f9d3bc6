import Foundation
public import Kernel
public import Keys
public import Storage

/// Every pool's signing keys, opened once and asked for at most once a second.
public final class KeyCabinet: Sendable {
    private let database: any Database
    private let world: World
    private let sealer: Sealer
    private let crypto: CryptoPool
    private let shelves = Locked<[UserPoolID: Shelf]>([:])
    private let spare = Locked<PoolKeyPair?>(nil)

    /// One pool's keys as of a moment.
    private struct Shelf: Sendable {
        var pair: PoolKeyPair
        var ring: KeyRing
        var readAt: Instant
    }

    /// How long, in seconds, a retired key still verifies: the longest life of an ID or access token, and a minute for
    /// nodes that learn of the new key a moment later.
    static let overlap: Int64 = .days(1) + .minutes(1)
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
    func pair(of pool: UserPoolID) async throws -> PoolKeyPair { try await shelf(of: pool).pair }

    /// The public keys of `pool`, retired ones included while their tokens live (TOK-JWK-03).
    /// Throws `notFound` where there is no such pool.
    public func ring(of pool: UserPoolID) async throws -> KeyRing { try await shelf(of: pool).ring }

    /// A pair for a new pool: the one in store, or a new one, which takes a tenth of a second off the request's path.
    public func prepare() async throws -> PoolKeyPair {
        if let stored = spare.exchange(nil) { return stored }
        return try await crypto.run { try PoolKeyPair.generate() }
    }

    /// Puts a pair in store, so that the next pool need not wait.
    public func restock() async throws {
        guard spare.read({ $0 == nil }) else { return }
        let pair = try await crypto.run { try PoolKeyPair.generate() }
        _ = spare.exchange(pair)
    }

    /// Writes `pair` as the keys of a new pool, in the transaction that makes the pool.
    public func install(_ pair: PoolKeyPair, for pool: UserPoolID, _ tx: any Transaction) throws {
        let now = world.now()
        for use in TokenUse.allCases {
            let key = pair[use]
            try SigningKeyTable(tx).insert(
                SigningKeyTable.Entry(
                    kid: key.kid, use: use, sealed: try key.sealed(by: sealer, for: pool),
                    modulus: key.verifying.modulus, exponent: key.verifying.exponent, createdAt: now, retiredAt: nil),
                for: pool)
        }
    }

    /// Gives `pool` new keys. The old ones go on verifying until the last token they signed has expired.
    public func rotate(_ pool: UserPoolID) async throws {
        let pair = try await prepare()
        let now = world.now()
        try await database.write { [self] tx in
            let keys = SigningKeyTable(tx)
            guard try !keys.list(of: pool).isEmpty else { throw Refusal.missing("User pool", pool.rawValue) }
            try keys.deleteRetired(before: now.advanced(seconds: -Self.overlap), of: pool)
            try keys.retireAll(of: pool, at: now)
            try install(pair, for: pool, tx)
        }
        shelves.change { $0[pool] = nil }
    }

    private func shelf(of pool: UserPoolID) async throws -> Shelf {
        let now = world.now()
        let known = shelves.read { $0[pool] }
        if let known, now.seconds(since: known.readAt) == 0 { return known }
        let entries = try await database.read { try SigningKeyTable($0).list(of: pool) }
        let shelf = try open(entries, of: pool, knowing: known, now: now)
        shelves.change { shelves in
            if shelves.count >= Self.capacity { shelves.removeAll() }
            shelves[pool] = shelf
        }
        return shelf
    }

    /// Opens only keys that were not open before: a key never changes under its name.
    private func open(_ entries: [SigningKeyTable.Entry], of pool: UserPoolID, knowing known: Shelf?, now: Instant)
        throws -> Shelf
    {
        func key(_ use: TokenUse) throws -> SigningKey {
            guard let entry = entries.first(where: { $0.use == use && $0.retiredAt == nil }) else {
                throw Refusal.missing("User pool", pool.rawValue)
            }
            if let open = known?.pair[use], open.kid == entry.kid { return open }
            return try SigningKey(sealed: entry.sealed, kid: entry.kid, by: sealer, for: pool)
        }
        let alive = entries.filter { $0.retiredAt.map { now.seconds(since: $0) <= Self.overlap } ?? true }
        return Shelf(
            pair: PoolKeyPair(id: try key(.id), access: try key(.access)),
            ring: KeyRing(try alive.map { try VerifyingKey(modulus: $0.modulus, exponent: $0.exponent) }), readAt: now)
    }
}
