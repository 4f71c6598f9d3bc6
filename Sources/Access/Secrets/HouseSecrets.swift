public import Kernel
public import Keys
public import Storage

/// Keeps the one secret behind all keyed hashes in the database, sealed.
public struct HouseSecrets: Sendable {
    private let database: any Database

    /// The secrets in `database`.
    public init(database: any Database) { self.database = database }

    /// Whether this database has been used: a sealing key for it must then exist already.
    public func exist() async throws -> Bool { try await database.read { try HouseSecretTable($0).find() != nil } }

    /// The database's secret, made now where the database is new.
    ///
    /// Throws `SealingFault.unreadable` where it was sealed with a key that `sealer` does not have: then nothing else
    /// that is sealed could be opened either, and the server must not start.
    public func load(_ sealer: Sealer, _ world: World) async throws -> HouseSecret {
        if let sealed = try await database.read({ try HouseSecretTable($0).find() }) {
            return try HouseSecret(sealed: sealed, by: sealer)
        }
        let fresh = try HouseSecret.make(world).sealed(by: sealer)
        let kept = try await database.write { tx -> [UInt8] in
            let table = HouseSecretTable(tx)
            // Another node may have been faster; its secret counts.
            if let sealed = try table.find() { return sealed }
            try table.insert(fresh, at: world.now())
            return fresh
        }
        return try HouseSecret(sealed: kept, by: sealer)
    }

    /// Seals the secret anew where an older key sealed it.
    public func reseal(_ sealer: Sealer) async throws {
        try await database.write { tx in
            let table = HouseSecretTable(tx)
            guard let sealed = try table.find(), sealer.isStale(sealed) else { return }
            try table.replace(HouseSecret(sealed: sealed, by: sealer).sealed(by: sealer))
        }
    }
}
