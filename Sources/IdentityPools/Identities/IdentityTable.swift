package import Kernel
package import Storage

/// The statements on identities.
package struct IdentityTable {
    let tx: any Transaction
    package init(_ tx: any Transaction) { self.tx = tx }

    /// Inserts an identity, unless there is a row of this id.
    func insert(_ identity: FederatedIdentity) throws {
        try tx.execute(
            """
            INSERT INTO identities (identity_pool_id, identity_id, authenticated, disabled, created_at, modified_at)
            VALUES (\(identity.pool), \(identity.id), \(identity.isAuthenticated), \(identity.isDisabled),
                \(identity.createdAt), \(identity.modifiedAt))
            ON CONFLICT (identity_pool_id, identity_id) DO NOTHING
            """)
    }

    /// The identity called `id`, whichever pool it belongs to.
    ///
    /// - Throws: `IdentityRefusal.notFound`, also if the pool was deleted.
    package func require(_ id: IdentityID) throws -> FederatedIdentity {
        let row = try tx.first(
            """
            SELECT identities.* FROM identities JOIN identity_pools
            ON identity_pools.identity_pool_id = identities.identity_pool_id
            WHERE identities.identity_id = \(id)
            """)
        guard let row else { throw IdentityRefusal.notFound(id) }
        return try FederatedIdentity(row)
    }

    /// Whether a pool, which need not exist yet, has a row of this id.
    func exists(_ id: IdentityID, in pool: IdentityPoolID) throws -> Bool {
        try tx.first(
            "SELECT identity_id FROM identities WHERE identity_pool_id = \(pool) AND identity_id = \(id)") != nil
    }

    func update(_ identity: FederatedIdentity) throws {
        try tx.execute(
            """
            UPDATE identities SET authenticated = \(identity.isAuthenticated), disabled = \(identity.isDisabled),
                modified_at = \(identity.modifiedAt)
            WHERE identity_pool_id = \(identity.pool) AND identity_id = \(identity.id)
            """)
    }

    func delete(_ identity: FederatedIdentity) throws {
        try tx.execute(
            "DELETE FROM identities WHERE identity_pool_id = \(identity.pool) AND identity_id = \(identity.id)")
    }

    /// The identities of a pool, ordered by id.
    func list(
        in pool: IdentityPoolID, hidesDisabled: Bool, after: Cursor?, limit: Int
    ) throws -> Page<FederatedIdentity> {
        // Not bound, so that the engine sees that the index of enabled identities fits.
        let enabled: SQL = hidesDisabled ? "AND disabled = 0" : ""
        let rows = try tx.fetch(
            """
            SELECT * FROM identities WHERE identity_pool_id = \(pool) AND identity_id > \(after?[0] ?? "") \(enabled)
            ORDER BY identity_id LIMIT \(Int64(limit) + 1)
            """)
        return Page(rows: try rows.map(FederatedIdentity.init), limit: limit) { Cursor($0.id.rawValue) }
    }
}

extension FederatedIdentity {
    fileprivate init(_ row: Row) throws {
        self.init(
            pool: try row.value("identity_pool_id"), id: try row.value("identity_id"),
            isAuthenticated: try row.value("authenticated"), createdAt: try row.value("created_at"))
        isDisabled = try row.value("disabled")
        modifiedAt = try row.value("modified_at")
    }
}
