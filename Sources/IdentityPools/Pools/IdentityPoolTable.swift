import Directory
package import Kernel
package import Storage

/// The statements on identity pools.
package struct IdentityPoolTable {
    let tx: any Transaction
    package init(_ tx: any Transaction) { self.tx = tx }

    func insert(_ pool: IdentityPoolRecord) throws {
        try tx.execute(
            """
            INSERT INTO identity_pools (identity_pool_id, name, settings, roles, tag_maps, created_at, version)
            VALUES (\(pool.id), \(pool.name), \(try StoredJSON.text(of: pool.settings)),
                \(try StoredJSON.text(of: pool.roles)), \(try StoredJSON.text(of: pool.tagMaps)),
                \(pool.createdAt), \(pool.version))
            """)
    }

    /// The pool called `id`; nil if it does not exist.
    package func find(_ id: IdentityPoolID) throws -> IdentityPoolRecord? {
        try tx.first("SELECT * FROM identity_pools WHERE identity_pool_id = \(id)").map(IdentityPoolRecord.init)
    }

    /// The pool called `id`.
    ///
    /// - Throws: `IdentityPoolRefusal.notFound`.
    package func require(_ id: IdentityPoolID) throws -> IdentityPoolRecord {
        guard let pool = try find(id) else { throw IdentityPoolRefusal.notFound(id) }
        return pool
    }

    /// Checks that the pool exists, without reading its settings.
    ///
    /// - Throws: `IdentityPoolRefusal.notFound`.
    func requireExistence(_ id: IdentityPoolID) throws {
        guard try exists(id) else { throw IdentityPoolRefusal.notFound(id) }
    }

    /// Whether the pool exists.
    package func exists(_ id: IdentityPoolID) throws -> Bool {
        try tx.first("SELECT identity_pool_id FROM identity_pools WHERE identity_pool_id = \(id)") != nil
    }

    /// Replaces the stored pool if it still has the version `pool.version`.
    ///
    /// - Returns: The record with its new version.
    /// - Throws: `ConcurrentChange` if it has changed.
    func update(_ pool: IdentityPoolRecord) throws -> IdentityPoolRecord {
        var changed = pool
        changed.version += 1
        let count = try tx.execute(
            """
            UPDATE identity_pools SET name = \(pool.name), settings = \(try StoredJSON.text(of: pool.settings)),
                roles = \(try StoredJSON.text(of: pool.roles)), tag_maps = \(try StoredJSON.text(of: pool.tagMaps)),
                version = \(changed.version)
            WHERE identity_pool_id = \(pool.id) AND version = \(pool.version)
            """)
        guard count == 1 else { throw ConcurrentChange(of: "identity pool") }
        return changed
    }

    func delete(_ id: IdentityPoolID) throws {
        try tx.execute("DELETE FROM identity_pools WHERE identity_pool_id = \(id)")
    }

    /// The pools of a region, ordered by id.
    package func list(in region: String, after: Cursor?, limit: Int) throws -> Page<IdentityPoolRecord> {
        let (start, end) = Self.ids(of: region)
        let rows = try tx.fetch(
            """
            SELECT * FROM identity_pools
            WHERE identity_pool_id > \(max(after?[0] ?? "", start)) AND identity_pool_id < \(end)
            ORDER BY identity_pool_id LIMIT \(Int64(limit) + 1)
            """)
        return Page(rows: try rows.map(IdentityPoolRecord.init), limit: limit) { Cursor($0.id.rawValue) }
    }

    /// How many pools `region` has, counted up to `maximum`.
    func count(in region: String, upTo maximum: Int) throws -> Int {
        let (start, end) = Self.ids(of: region)
        return try tx.first(
            """
            SELECT COUNT(*) AS n FROM
                (SELECT identity_pool_id FROM identity_pools
                WHERE identity_pool_id > \(start) AND identity_pool_id < \(end) LIMIT \(maximum)) AS counted
            """)?.value("n") ?? 0
    }

    /// The bounds of a region's ids: in the order of bytes, the semicolon follows the colon.
    private static func ids(of region: String) -> (start: String, end: String) { ("\(region):", "\(region);") }
}

extension IdentityPoolRecord {
    fileprivate init(_ row: Row) throws {
        self.init(
            id: try row.value("identity_pool_id"), name: try row.value("name"),
            settings: try StoredJSON.value(try row.value("settings")), createdAt: try row.value("created_at"))
        roles = try StoredJSON.value(try row.value("roles"))
        tagMaps = try StoredJSON.value(try row.value("tag_maps"))
        version = try row.value("version")
    }
}
