public import Cryptography
public import Kernel
public import Storage

/// Keeps the one secret behind all keyed hashes in the database, sealed.
public struct KeyedHashSecrets: Sendable {
    private let database: any Database

    /// The secrets in `database`.
    public init(database: any Database) { self.database = database }

    /// Whether this database has been used: a sealing key for it must then exist already.
    public func exist() async throws -> Bool { try await database.read { try KeyedHashSecretTable($0).find() != nil } }

    /// The database's secret, made now where the database is new.
    ///
    /// Throws `SealingError.unreadable` where it was sealed with a key that `sealer` does not have: then nothing else
    /// that is sealed could be opened either, and the server must not start.
    public func load(_ sealer: Sealer, _ world: World) async throws -> KeyedHashSecret {
        if let sealed = try await database.read({ try KeyedHashSecretTable($0).find() }) {
            return try KeyedHashSecret(sealed: sealed, by: sealer)
        }
        let fresh = try KeyedHashSecret.make(world).sealed(by: sealer)
        let kept = try await database.write { tx -> [UInt8] in
            let table = KeyedHashSecretTable(tx)
            // Another node may have been faster; its secret counts.
            if let sealed = try table.find() { return sealed }
            try table.insert(fresh, at: world.now())
            return fresh
        }
        return try KeyedHashSecret(sealed: kept, by: sealer)
    }

    /// Seals the secret anew where an older key sealed it.
    public func reseal(_ sealer: Sealer) async throws {
        try await database.write { tx in
            let table = KeyedHashSecretTable(tx)
            guard let sealed = try table.find(), sealer.isStale(sealed) else { return }
            try table.replace(KeyedHashSecret(sealed: sealed, by: sealer).sealed(by: sealer))
        }
    }
}
