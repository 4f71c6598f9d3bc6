package import Kernel
package import Storage

/// Creates, changes and deletes resource servers (UP-RS).
///
/// A client keeps the scopes of a deleted server; the scopes in tokens are decided when they are issued (UP-RS-08,
/// UP-RS-09).
package struct ResourceServers: Sendable {
    let database: any Database
    let world: World
    let quotas: Quotas
    let cache: SettingsCache

    package init(_ database: any Database, world: World, quotas: Quotas = Quotas(), cache: SettingsCache) {
        self.database = database
        self.world = world
        self.quotas = quotas
        self.cache = cache
    }

    /// Creates a resource server.
    ///
    /// - Throws: `ResourceServerRefusal.identifierTaken`, `QuotaRefusal`, or `MissingResource` if the pool does not
    ///   exist.
    package func create(
        _ identifier: String, named name: String, in pool: UserPoolID, scopes: [ResourceServer.Scope]?
    ) async throws -> ResourceServer {
        let instant = world.now()
        let server = ResourceServer(
            pool: pool, identifier: identifier, name: name, scopes: scopes, createdAt: instant, modifiedAt: instant)
        try server.check(quotas)
        try await database.write { [maximum = quotas.resourceServersPerPool] tx in
            try PoolTable(tx).requireExistence(pool)
            try ResourceServerTable(tx).insert(server)
            guard try ResourceServerTable(tx).count(in: pool, upTo: maximum + 1) <= maximum else {
                throw QuotaRefusal.resourceServersPerPool(maximum)
            }
        }
        cache.forgetCustomScopes(of: pool)
        return server
    }

    /// The resource server with this identifier.
    ///
    /// - Throws: `MissingResource` or `ResourceServerRefusal.notFound`.
    package func require(_ identifier: String, in pool: UserPoolID) async throws -> ResourceServer {
        try await database.read { tx in
            try PoolTable(tx).requireExistence(pool)
            return try ResourceServerTable(tx).require(identifier, in: pool)
        }
    }

    /// Replaces the name and all scopes of a resource server.
    ///
    /// - Throws: `MissingResource`, `ResourceServerRefusal.notFound` or `QuotaRefusal`.
    package func replace(
        _ identifier: String, named name: String, in pool: UserPoolID, scopes: [ResourceServer.Scope]?
    ) async throws -> ResourceServer {
        let instant = world.now()
        let server = try await database.write { [quotas] tx in
            try PoolTable(tx).requireExistence(pool)
            var server = try ResourceServerTable(tx).require(identifier, in: pool)
            (server.name, server.scopes, server.modifiedAt) = (name, scopes, instant)
            try server.check(quotas)
            try ResourceServerTable(tx).update(server)
            return server
        }
        cache.forgetCustomScopes(of: pool)
        return server
    }

    /// Deletes a resource server.
    ///
    /// - Throws: `MissingResource` or `ResourceServerRefusal.notFound`.
    package func remove(_ identifier: String, in pool: UserPoolID) async throws {
        try await database.write { tx in
            try PoolTable(tx).requireExistence(pool)
            try ResourceServerTable(tx).delete(identifier, in: pool)
        }
        cache.forgetCustomScopes(of: pool)
    }

    /// The resource servers of `pool`, ordered by identifier.
    ///
    /// - Throws: `MissingResource` if the pool does not exist.
    package func list(in pool: UserPoolID, after: Cursor?, limit: Int) async throws -> Page<ResourceServer> {
        try await database.read { tx in
            try PoolTable(tx).requireExistence(pool)
            return try ResourceServerTable(tx).list(in: pool, after: after, limit: limit)
        }
    }
}
