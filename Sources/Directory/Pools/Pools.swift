package import Kernel
package import Storage

/// Creates, changes and deletes pools.
package struct Pools: Sendable {
    let database: any Database
    let world: World
    /// The region of pools that are created without one.
    let region: String
    let quotas: Quotas
    let creationSteps: [PoolCreationStep]
    let tables: [StoredTable]
    let cache: SettingsCache

    /// The pools in `database`.
    ///
    /// - Parameters:
    ///   - region: The region of pools that are created without one.
    ///   - creationSteps: The parts that other targets add to each new pool.
    ///   - tables: All tables of the database; the rows of a removed pool are deleted from them.
    package init(
        _ database: any Database, tables: [StoredTable], world: World, region: String, quotas: Quotas = Quotas(),
        creationSteps: [PoolCreationStep] = [], cache: SettingsCache
    ) {
        self.database = database
        self.world = world
        self.region = region
        self.quotas = quotas
        self.creationSteps = creationSteps
        self.tables = tables
        self.cache = cache
    }

    /// Creates a pool and runs its creation steps.
    ///
    /// - Parameters:
    ///   - region: The region, which begins the pool's id; nil for the default region.
    ///   - id: An id of this region that is kept; nil for a new one.
    /// - Throws: `QuotaRefusal`, or another refusal if the settings are not permitted, or if a deleted pool had the id
    ///   and is not cleared yet.
    package func create(
        _ name: String, in region: String? = nil, id: UserPoolID? = nil, settings: PoolSettings,
        schema: [AttributeRequest]
    ) async throws -> UserPool {
        let instant = world.now()
        let region = region ?? self.region
        let pool = UserPool(
            id: id ?? .fresh(in: region, from: world), name: name, settings: settings,
            schema: try AttributeSchema(schema, quotas: quotas), createdAt: instant, modifiedAt: instant)
        try pool.check()
        var writes: [@Sendable (any Transaction) throws -> Void] = []
        for creationStep in creationSteps { writes.append(try await creationStep.prepare(pool.id)) }
        try await database.write { [writes, quotas] tx in
            guard try PoolTable(tx).count(in: region, upTo: quotas.pools) < quotas.pools else {
                throw QuotaRefusal.pools(quotas.pools)
            }
            guard try !RemovedPoolTable(tx).contains(pool.id) else {
                throw InvalidInput("A pool of this id was deleted, and its users are not all gone yet. Try again.")
            }
            try PoolTable(tx).insert(pool)
            for write in writes { try write(tx) }
        }
        AuditContext.note(pool.id)
        return pool
    }

    /// Changes the pool in one transaction.
    ///
    /// - Throws: `MissingResource`, or if the result is not permitted.
    @discardableResult
    package func change(
        _ id: UserPoolID, change: @escaping @Sendable (inout UserPool) throws -> Void
    ) async throws -> UserPool {
        AuditContext.note(id)
        let instant = world.now()
        let changed = try await database.write { tx in
            var pool = try PoolTable(tx).require(id)
            let tier = pool.settings.tier
            try change(&pool)
            pool.modifiedAt = instant
            try pool.settings.checkTierChange(from: tier)
            try pool.check()
            return try PoolTable(tx).update(pool)
        }
        cache.forget(id)
        return changed
    }

    /// Adds custom attributes to the pool (UP-ATTR-21).
    ///
    /// - Throws: `MissingResource`, or `InvalidInput` if an attribute is not permitted.
    package func add(_ attributes: [AttributeRequest], to id: UserPoolID) async throws {
        try await change(id) { [quotas] pool in pool.schema = try pool.schema.adding(attributes, quotas: quotas) }
    }
}

extension UserPoolID {
    /// A new pool id (UP-POOL-11).
    package static func fresh(in region: String, from world: World) -> UserPoolID {
        let name = world.text(of: 9, from: "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
        return UserPoolID(rawValue: "\(region)_\(name)")
    }
}
