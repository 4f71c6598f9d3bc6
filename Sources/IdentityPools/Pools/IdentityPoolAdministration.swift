package import Directory
package import Kernel
package import Storage

/// Creates, changes and deletes identity pools.
package struct IdentityPoolAdministration: Sendable {
    let database: any Database
    let world: World
    let quotas: Quotas
    let tables: [StoredTable]
    let names: UserPoolNames
    let settings: SettingsCache

    /// The identity pools in `database`.
    ///
    /// - Parameters:
    ///   - tables: All tables of the database; a removed pool's rows are deleted from them.
    ///   - names: Finds the user pools of providers.
    ///   - settings: The user pools and their clients.
    package init(
        _ database: any Database, tables: [StoredTable], world: World, quotas: Quotas = Quotas(), names: UserPoolNames,
        settings: SettingsCache
    ) {
        self.database = database
        self.tables = tables
        self.world = world
        self.quotas = quotas
        self.names = names
        self.settings = settings
    }

    /// Creates a pool (POOL-OVR-03). Its providers need not exist yet, because tools create resources in any order.
    ///
    /// - Throws: `QuotaRefusal`, or `InvalidInput` if the settings are not permitted.
    package func create(_ name: String, in region: String, settings: IdentityPoolSettings) async throws
        -> IdentityPoolRecord
    {
        try settings.check(names)
        let pool = IdentityPoolRecord(
            id: .fresh(in: region, from: world), name: name, settings: settings, createdAt: world.now())
        try await database.write { [quotas] tx in
            guard try IdentityPoolTable(tx).count(in: region, upTo: quotas.identityPools) < quotas.identityPools else {
                throw QuotaRefusal.identityPools(quotas.identityPools)
            }
            try IdentityPoolTable(tx).insert(pool)
        }
        AuditContext.note(pool.id)
        return pool
    }

    /// The pool called `id`.
    ///
    /// - Throws: `IdentityPoolRefusal.notFound`.
    package func require(_ id: IdentityPoolID) async throws -> IdentityPoolRecord {
        AuditContext.note(id)
        return try await database.read { try IdentityPoolTable($0).require(id) }
    }

    /// The pools of a region, ordered by id.
    package func list(in region: String, after: Cursor?, limit: Int) async throws -> Page<IdentityPoolRecord> {
        try await database.read { try IdentityPoolTable($0).list(in: region, after: after, limit: limit) }
    }

    /// Replaces name and settings; members missing from `settings` get their defaults. The developer provider is kept.
    ///
    /// - Throws: `IdentityPoolRefusal.notFound`, or `InvalidInput` if the settings are not permitted.
    package func update(_ id: IdentityPoolID, name: String, settings: IdentityPoolSettings) async throws
        -> IdentityPoolRecord
    {
        try await change(id) { [names] pool in
            pool.name = name
            pool.settings = try settings.replacing(pool.settings)
            try pool.settings.check(names)
        }
    }

    /// Changes a pool's tags.
    ///
    /// - Throws: `IdentityPoolRefusal.notFound`, or `InvalidInput` if a tag is not permitted.
    package func changeTags(
        of id: IdentityPoolID, by change: @escaping @Sendable (inout [String: String]) -> Void
    ) async throws {
        try await self.change(id) { pool in
            change(&pool.settings.tags)
            try Tags.check(pool.settings.tags, of: "An identity pool")
        }
    }

    @discardableResult
    func change(
        _ id: IdentityPoolID, by change: @escaping @Sendable (inout IdentityPoolRecord) throws -> Void
    ) async throws -> IdentityPoolRecord {
        AuditContext.note(id)
        return try await database.write { tx in
            var pool = try IdentityPoolTable(tx).require(id)
            try change(&pool)
            return try IdentityPoolTable(tx).update(pool)
        }
    }
}
