package import Kernel
package import Storage

/// Creates, changes and deletes clients.
package struct Clients: Sendable {
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

    /// Creates a client of `pool`.
    ///
    /// - Parameter id: Supplied by the caller, because the sealed secret is bound to it.
    /// - Throws: `MissingResource`, `QuotaRefusal`, or another refusal if the settings are not permitted.
    package func create(
        _ id: ClientID, named name: String, in pool: UserPoolID, secret: [UInt8]?, settings: ClientSettings
    ) async throws -> Client {
        let instant = world.now()
        let client = Client(
            id: id, pool: pool, name: name, secret: secret, settings: settings, createdAt: instant,
            modifiedAt: instant)
        try await database.write { [quotas] tx in
            let pool = try PoolTable(tx).require(pool)
            try settings.check(
                in: pool, hasSecret: secret != nil, known: ClientReferences.read(for: settings, in: pool.id, tx),
                when: .creating)
            let clients = ClientTable(tx)
            guard try clients.count(in: pool.id, upTo: quotas.clientsPerPool) < quotas.clientsPerPool else {
                throw QuotaRefusal.clientsPerPool(quotas.clientsPerPool)
            }
            try clients.insert(client)
        }
        return client
    }

    /// The client called `id` of `pool`.
    ///
    /// - Throws: `MissingResource`.
    package func require(_ id: ClientID, in pool: UserPoolID) async throws -> Client {
        try await database.read { tx in
            try PoolTable(tx).requireExistence(pool)
            return try ClientTable(tx).require(id, in: pool)
        }
    }

    /// Changes the client in one transaction.
    ///
    /// - Throws: `MissingResource`, or if the result is not permitted.
    package func change(
        _ id: ClientID, in pool: UserPoolID, change: @escaping @Sendable (inout Client) throws -> Void
    ) async throws -> Client {
        let instant = world.now()
        let changed = try await database.write { tx in
            let pool = try PoolTable(tx).require(pool)
            var client = try ClientTable(tx).require(id, in: pool.id)
            // A client may be sent back as described, although one of its scopes or providers has since been deleted.
            let before = client.settings.oauth
            try change(&client)
            client.modifiedAt = instant
            var known = try ClientReferences.read(for: client.settings, in: pool.id, tx)
            known.scopes.formUnion((before.scopes ?? []).map(ByteKey.init))
            known.providers.formUnion((before.identityProviders ?? []).map(ByteKey.init))
            try client.settings.check(in: pool, hasSecret: client.secret != nil, known: known, when: .updating)
            return try ClientTable(tx).update(client)
        }
        cache.forget(id)
        return changed
    }

    /// Deletes the client, so that apps can no longer use it (UP-APP-06).
    ///
    /// - Throws: `MissingResource`.
    package func remove(_ id: ClientID, in pool: UserPoolID) async throws {
        try await database.write { tx in
            try PoolTable(tx).requireExistence(pool)
            try ClientTable(tx).delete(id, in: pool)
            try BrandingTable(tx).delete(for: id, in: pool)
        }
        cache.forget(id)
        cache.forgetBrandings()
    }

    /// The clients of `pool`, ordered by id.
    ///
    /// - Throws: `MissingResource` if the pool does not exist.
    package func list(in pool: UserPoolID, after: Cursor?, limit: Int) async throws -> Page<Client> {
        try await database.read { tx in
            try PoolTable(tx).requireExistence(pool)
            return try ClientTable(tx).list(in: pool, after: after, limit: limit)
        }
    }
}
