package import Cryptography
import Directory
package import Kernel
package import Storage

/// Creates and rotates the keys of pools. A pair takes a core a tenth of a second, so it is made off the event loops.
extension SigningKeyStore {
    /// How long, in seconds, a retired key still verifies: the longest life of an ID or access token, and a minute for
    /// nodes that read the new key later.
    static let overlap: Int64 = .days(1) + .minutes(1)
    /// How long, in seconds, a new key is published before it signs.
    ///
    /// In the first ten the commit ends (4 s at most), every node reads its keys again (1 s) and HTTP caches fetch the
    /// key set again (`keySetLifetime`). Usually the commit takes no time, and clocks may differ by as much instead.
    /// The minute is for verifiers that ask for a key set again only some time after they last did.
    static let lead: Int64 = .minutes(1) + 10
    /// How long, in seconds, HTTP caches may keep the published key set.
    package static let keySetLifetime = 5

    /// Gives `pool` its first keys. They sign at once, because no other key of it was ever published.
    ///
    /// - Throws: `MissingResource` if the pool does not exist.
    func createFirst(for pool: UserPoolID) async throws -> [SigningKeyTable.Entry] {
        let pair = try await crypto.run { try PoolKeyPair.generate() }
        return try await database.write { [self] tx in
            let keys = SigningKeyTable(tx)
            try PoolTable(tx).requireExistence(pool)
            // If two nodes make a pair at once, the first one stored wins.
            if try keys.list(of: pool).isEmpty { try install(pair, for: pool, tx) }
            return try keys.list(of: pool)
        }
    }

    /// Writes `pair` as the first keys of a pool.
    package func install(_ pair: PoolKeyPair, for pool: UserPoolID, _ tx: any Transaction) throws {
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

    /// Gives `pool` new keys. If it has none yet, it gets its first ones.
    ///
    /// - Throws: `MissingResource` if the pool does not exist.
    package func rotate(_ pool: UserPoolID, kind: KeyRotation = .announced) async throws {
        guard try await !entries(of: pool).isEmpty else {
            _ = try await createFirst(for: pool)
            return
        }
        let pair = try await crypto.run { try PoolKeyPair.generate() }
        try await database.write { [self] tx in
            try PoolTable(tx).requireExistence(pool)
            switch kind {
            case .announced: try announce(pair, for: pool, tx)
            case .atOnce:
                try SigningKeyTable(tx).deleteAll(of: pool)
                try install(pair, for: pool, tx)
            }
        }
        forget(pool)
    }

    private func announce(_ pair: PoolKeyPair, for pool: UserPoolID, _ tx: any Transaction) throws {
        let keys = SigningKeyTable(tx)
        // Not read earlier: after a conflict the transaction runs again later.
        let now = world.now()
        let start = now.advanced(seconds: Self.lead)
        try keys.deleteRetired(before: now.advanced(seconds: -Self.overlap), of: pool)
        try keys.retireAll(of: pool, at: start)
        try insert(pair, for: pool, signingFrom: start, tx)
    }
}
