public import Cryptography
public import Kernel
public import Storage

/// Creates and rotates the keys of pools.
extension SigningKeyStore {
    /// How long, in seconds, a retired key still verifies: the longest life of an ID or access token, and a minute for
    /// nodes that read the new key later.
    static let overlap: Int64 = .days(1) + .minutes(1)
    /// How long, in seconds, a new key is published before it signs.
    ///
    /// In that time the commit ends (4 s at most), every node reads its keys again (1 s) and HTTP caches fetch the key
    /// set again (`keySetLifetime`). Usually the commit takes no time, and clocks may differ by as much instead.
    static let lead: Int64 = 10
    /// How long, in seconds, HTTP caches may keep the published key set.
    public static let keySetLifetime = 5

    /// A key pair for a new pool: the spare one, or a new one, which takes a tenth of a second, off the event loops.
    public func prepare() async throws -> PoolKeyPair {
        if let stored = spare.exchange(nil) { return stored }
        return try await crypto.run { try PoolKeyPair.generate() }
    }

    /// Generates a spare pair, so that the next pool need not wait.
    public func prepareSpare() async throws {
        guard spare.read({ $0 == nil }) else { return }
        let pair = try await crypto.run { try PoolKeyPair.generate() }
        _ = spare.exchange(pair)
    }

    /// Writes `pair` as the keys of a new pool, in the transaction that creates the pool.
    public func install(_ pair: PoolKeyPair, for pool: UserPoolID, _ tx: any Transaction) throws {
        try insert(pair, for: pool, signingFrom: Instant(microseconds: 0), tx)
    }

    private func insert(_ pair: PoolKeyPair, for pool: UserPoolID, signingFrom start: Instant, _ tx: any Transaction)
        throws
    {
        let now = world.now()
        for use in TokenUse.allCases {
            let key = pair[use]
            try SigningKeyTable(tx).insert(
                SigningKeyTable.Entry(
                    kid: key.kid, use: use, sealed: try key.sealed(by: sealer, for: pool),
                    modulus: key.verifying.modulus, exponent: key.verifying.exponent, createdAt: now,
                    signsFrom: start, retiredAt: nil),
                for: pool)
        }
    }

    /// Gives `pool` new keys, which every node publishes at once and signs with after `lead`. The old keys verify until
    /// the last token they signed has expired.
    public func rotate(_ pool: UserPoolID) async throws {
        let pair = try await prepare()
        try await database.write { [self] tx in
            let keys = SigningKeyTable(tx)
            guard try !keys.list(of: pool).isEmpty else { throw MissingResource.pool(pool) }
            // Read inside the body: after a conflict the body runs again later.
            let now = world.now()
            let start = now.advanced(seconds: Self.lead)
            try keys.deleteRetired(before: now.advanced(seconds: -Self.overlap), of: pool)
            try keys.retireAll(of: pool, at: start)
            try insert(pair, for: pool, signingFrom: start, tx)
        }
        forget(pool)
    }
}
