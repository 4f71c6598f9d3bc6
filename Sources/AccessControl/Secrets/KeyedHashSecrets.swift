package import Cryptography
package import Kernel
package import Storage

/// Stores the secret behind all keyed hashes in the database, sealed.
package struct KeyedHashSecrets: Sendable {
    private let database: any Database

    package init(database: any Database) { self.database = database }

    /// Whether this database has been used. If so, its sealing key must already exist.
    package func exist() async throws -> Bool { try await database.read { try KeyedHashSecretTable($0).find() != nil } }

    /// The database's secret, created if the database is new.
    ///
    /// - Throws: `SealingError.unreadable` if `sealer` lacks the key that sealed it. Other sealed values cannot be
    ///   opened either then, and the server must not start.
    package func load(_ sealer: Sealer, world: World) async throws -> KeyedHashSecret {
        if let sealed = try await database.read({ try KeyedHashSecretTable($0).find() }) {
            return try KeyedHashSecret(sealed: sealed, by: sealer)
        }
        let fresh = try KeyedHashSecret.make(from: world).sealed(by: sealer)
        let kept = try await database.write { tx -> [UInt8] in
            let table = KeyedHashSecretTable(tx)
            // Another node may have inserted its secret first; that one wins.
            if let sealed = try table.find() { return sealed }
            try table.insert(fresh, at: world.now())
            return fresh
        }
        return try KeyedHashSecret(sealed: kept, by: sealer)
    }
}
