package import Cryptography
package import Kernel
package import Storage

/// The sources that pools follow.
package struct PoolSources: Sendable {
    private let database: any Database
    private let cipher: SecretCipher
    private let world: World

    package init(_ database: any Database, cipher: SecretCipher, world: World) {
        (self.database, self.cipher, self.world) = (database, cipher, world)
    }

    /// A source, and since when its pool follows one.
    package struct Followed: Sendable {
        package let source: PoolSource
        package let secrets: PoolSourceSecrets
        package let startedAt: Instant
    }

    /// Starts to follow a source, in place of the former one.
    ///
    /// - Throws: `MissingResource` if there is no such pool, `InvalidInput` for a source that cannot be called.
    package func follow(_ source: PoolSource, secrets: PoolSourceSecrets, by pool: UserPoolID) async throws {
        try source.check()
        let sealed = try cipher.seal(try secrets.encoded, .sourceSecret, pool.rawValue)
        let now = world.now()
        try await database.write { tx in
            try PoolTable(tx).requireExistence(pool)
            try PoolSourceTable(tx).put(.init(source: source, secrets: sealed, startedAt: now), of: pool)
        }
    }

    /// The source of a pool; nil if it follows none.
    package func find(of pool: UserPoolID) async throws -> Followed? {
        guard let entry = try await database.read({ try PoolSourceTable($0).find(pool) }) else { return nil }
        return Followed(
            source: entry.source,
            secrets: try PoolSourceSecrets(encoded: cipher.open(entry.secrets, .sourceSecret, pool.rawValue)),
            startedAt: entry.startedAt)
    }

    /// Stops following a source, and deletes its secrets.
    ///
    /// - Returns: Whether the pool followed a source.
    /// - Throws: `MissingResource` if there is no such pool.
    package func stopFollowing(by pool: UserPoolID) async throws -> Bool {
        try await database.write { tx in
            try PoolTable(tx).requireExistence(pool)
            return try PoolSourceTable(tx).delete(pool)
        }
    }
}
