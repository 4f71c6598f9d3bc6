public import Kernel
public import Storage

/// Makes, changes and removes pools.
public struct Pools: Sendable {
    let database: any Database
    let world: World
    /// Where the service claims to be; every pool's id begins with it.
    let region: String
    let quotas: Quotas
    let creationSteps: [PoolCreationStep]
    let contents: [PoolContents]
    let cache: SettingsCache

    /// The pools of one house.
    ///
    /// `creationSteps` and `contents` are what other rooms keep for each.
    public init(
        _ database: any Database, world: World, region: String, quotas: Quotas = Quotas(),
        creationSteps: [PoolCreationStep] = [], contents: [PoolContents] = [], cache: SettingsCache
    ) {
        self.database = database
        self.world = world
        self.region = region
        self.quotas = quotas
        self.creationSteps = creationSteps
        self.contents = contents
        self.cache = cache
    }

    /// A new pool, with all that other rooms put into it.
    ///
    /// Throws `Refusal` where the settings are not permitted or there are too many pools already.
    public func create(_ name: String, settings: PoolSettings, schema: [AttributeRequest]) async throws -> UserPool {
        let instant = world.now()
        let pool = UserPool(
            id: .fresh(in: region, world), name: name, settings: settings,
            schema: try AttributeSchema(schema, quotas: quotas), createdAt: instant, modifiedAt: instant)
        try pool.check()
        var writes: [@Sendable (any Transaction) throws -> Void] = []
        for creationStep in creationSteps { writes.append(try await creationStep.prepare(pool.id)) }
        try await database.write { [writes, quotas] tx in
            guard try PoolTable(tx).count(upTo: quotas.pools) < quotas.pools else {
                throw Refusal(.limitExceeded, "The account has the most user pools it can have: \(quotas.pools).")
            }
            try PoolTable(tx).insert(pool)
            for write in writes { try write(tx) }
        }
        AuditContext.note(pool.id)
        return pool
    }

    /// Changes the pool called `id` as `change` says, in one transaction.
    ///
    /// Throws `Refusal` with reason `.notFound`, or where the outcome is not permitted.
    @discardableResult
    public func change(
        _ id: UserPoolID, _ change: @escaping @Sendable (inout UserPool) throws -> Void
    ) async throws -> UserPool {
        AuditContext.note(id)
        let instant = world.now()
        let changed = try await database.write { tx in
            var pool = try PoolTable(tx).require(id)
            try change(&pool)
            pool.modifiedAt = instant
            try pool.check()
            return try PoolTable(tx).update(pool)
        }
        cache.forget(id)
        return changed
    }

    /// Adds custom attributes to the pool called `id` (UP-ATTR-21).
    ///
    /// Throws `Refusal` where that cannot be.
    public func add(_ attributes: [AttributeRequest], to id: UserPoolID) async throws {
        try await change(id) { [quotas] pool in pool.schema = try pool.schema.adding(attributes, quotas: quotas) }
    }
}

extension UserPoolID {
    /// A new pool's name (UP-POOL-11).
    public static func fresh(in region: String, _ world: World) -> UserPoolID {
        let name = world.text(of: 9, from: "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
        return UserPoolID(rawValue: "\(region)_\(name)")
    }
}
