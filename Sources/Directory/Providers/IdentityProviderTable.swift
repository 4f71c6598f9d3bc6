package import Kernel
package import Storage

/// The statements on identity providers.
package struct IdentityProviderTable {
    let tx: any Transaction
    package init(_ tx: any Transaction) { self.tx = tx }

    /// Inserts a new provider.
    ///
    /// - Throws: `ProviderRefusal.nameTaken`.
    func insert(_ provider: IdentityProvider) throws {
        let count = try tx.execute(
            """
            INSERT INTO identity_providers (pool_id, name, kind, details, secrets, attribute_mapping, identifiers,
                created_at, modified_at)
            VALUES (\(provider.pool), \(provider.name), \(provider.kind.rawValue),
                \(try StoredJSON.text(of: provider.details)), \(provider.sealedSecrets),
                \(try StoredJSON.text(of: provider.attributeMapping)), \(try StoredJSON.text(of: provider.identifiers)),
                \(provider.createdAt), \(provider.modifiedAt))
            ON CONFLICT (pool_id, name) DO NOTHING
            """)
        guard count == 1 else { throw ProviderRefusal.nameTaken(provider.name) }
    }

    /// The provider called `name`.
    package func find(_ name: String, in pool: UserPoolID) throws -> IdentityProvider? {
        try tx.first("SELECT * FROM identity_providers WHERE pool_id = \(pool) AND name = \(name)")
            .map(IdentityProvider.init)
    }

    /// The provider called `name`.
    ///
    /// - Throws: `ProviderRefusal.notFound`.
    package func require(_ name: String, in pool: UserPoolID) throws -> IdentityProvider {
        guard let provider = try find(name, in: pool) else { throw ProviderRefusal.notFound(name) }
        return provider
    }

    /// Replaces the stored provider, except the operator's settings.
    ///
    /// - Throws: `ProviderRefusal.notFound`.
    package func update(_ provider: IdentityProvider) throws {
        let count = try tx.execute(
            """
            UPDATE identity_providers SET details = \(try StoredJSON.text(of: provider.details)),
                secrets = \(provider.sealedSecrets),
                attribute_mapping = \(try StoredJSON.text(of: provider.attributeMapping)),
                identifiers = \(try StoredJSON.text(of: provider.identifiers)), modified_at = \(provider.modifiedAt)
            WHERE pool_id = \(provider.pool) AND name = \(provider.name)
            """)
        guard count == 1 else { throw ProviderRefusal.notFound(provider.name) }
    }

    /// Replaces the group rules of a provider, and nothing else.
    ///
    /// - Throws: `ProviderRefusal.notFound`.
    func setGroupRules(_ rules: [GroupRule], of name: String, in pool: UserPoolID, now: Instant) throws {
        let count = try tx.execute(
            """
            UPDATE identity_providers SET group_rules = \(try StoredJSON.text(of: rules)), modified_at = \(now)
            WHERE pool_id = \(pool) AND name = \(name)
            """)
        guard count == 1 else { throw ProviderRefusal.notFound(name) }
    }

    /// Replaces the callback of a provider, and nothing else.
    ///
    /// - Throws: `ProviderRefusal.notFound`.
    func setCallback(of provider: IdentityProvider) throws {
        let count = try tx.execute(
            """
            UPDATE identity_providers SET callback = \(provider.callback.rawValue), modified_at = \(provider.modifiedAt)
            WHERE pool_id = \(provider.pool) AND name = \(provider.name)
            """)
        guard count == 1 else { throw ProviderRefusal.notFound(provider.name) }
    }

    /// Deletes the provider.
    ///
    /// - Throws: `ProviderRefusal.notFound`.
    func delete(_ name: String, in pool: UserPoolID) throws {
        let count = try tx.execute("DELETE FROM identity_providers WHERE pool_id = \(pool) AND name = \(name)")
        guard count == 1 else { throw ProviderRefusal.notFound(name) }
    }

    /// The providers of `pool`, ordered by name.
    func list(in pool: UserPoolID, after: Cursor?, limit: Int) throws -> Page<IdentityProvider> {
        let rows = try tx.fetch(
            """
            SELECT * FROM identity_providers WHERE pool_id = \(pool) AND name > \(after?[0] ?? "")
            ORDER BY name LIMIT \(Int64(limit) + 1)
            """)
        return Page(rows: try rows.map(IdentityProvider.init), limit: limit) { Cursor($0.name) }
    }

    /// The number of providers in `pool`, up to `maximum`.
    func count(in pool: UserPoolID, upTo maximum: Int) throws -> Int {
        try tx.count(
            """
            SELECT COUNT(*) AS n FROM
                (SELECT name FROM identity_providers WHERE pool_id = \(pool) LIMIT \(maximum)) AS counted
            """)
    }

    func names(in pool: UserPoolID) throws -> [String] {
        try tx.fetch("SELECT name FROM identity_providers WHERE pool_id = \(pool)").map { try $0.value("name") }
    }

    /// All providers of `pool`, ordered by name. There are at most as many as the quota allows.
    package func all(in pool: UserPoolID) throws -> [IdentityProvider] {
        try tx.fetch("SELECT * FROM identity_providers WHERE pool_id = \(pool) ORDER BY name")
            .map(IdentityProvider.init)
    }
}

extension IdentityProvider {
    fileprivate init(_ row: Row) throws {
        let kind: String = try row.value("kind")
        guard let known = ProviderKind(rawValue: kind) else {
            throw StorageError.unexpected("no kind of provider \(kind)")
        }
        let rules: String? = try row.value("group_rules")
        let callback: String? = try row.value("callback")
        self.init(
            pool: try row.value("pool_id"), name: try row.value("name"), kind: known,
            details: try StoredJSON.value(row.value("details")), sealedSecrets: try row.value("secrets"),
            attributeMapping: try StoredJSON.value(row.value("attribute_mapping")),
            identifiers: try StoredJSON.value(row.value("identifiers")),
            groupRules: try rules.map { try StoredJSON.value($0) } ?? [],
            callback: callback.flatMap(ProviderCallback.init(rawValue:)) ?? .shared,
            createdAt: try row.value("created_at"), modifiedAt: try row.value("modified_at"))
    }
}
