package import Kernel
package import Storage

/// The statements on pools.
package struct PoolTable {
    let tx: any Transaction
    package init(_ tx: any Transaction) { self.tx = tx }

    package func insert(_ pool: UserPool) throws {
        try tx.execute(
            """
            INSERT INTO pools (pool_id, name, settings, attribute_schema, extensions, created_at, modified_at, version)
            VALUES (\(pool.id), \(pool.name), \(try StoredJSON.text(of: pool.settings)),
                \(try StoredJSON.text(of: pool.schema)), \(try StoredJSON.text(of: pool.extensions)),
                \(pool.createdAt), \(pool.modifiedAt), \(pool.version))
            """)
    }

    /// The pool called `id`, if it exists.
    package func find(_ id: UserPoolID) throws -> UserPool? {
        try tx.first("SELECT * FROM pools WHERE pool_id = \(id)").map(UserPool.init)
    }

    /// The pool called `id`.
    ///
    /// - Throws: `MissingResource`.
    package func require(_ id: UserPoolID) throws -> UserPool {
        guard let pool = try find(id) else { throw MissingResource.pool(id) }
        return pool
    }

    /// The pool called `id`, with the sealed key of its hashes; nil for the derived key.
    ///
    /// - Throws: `MissingResource`.
    package func requireWithHashKey(_ id: UserPoolID) throws -> (pool: UserPool, hashKey: [UInt8]?) {
        guard let row = try tx.first("SELECT * FROM pools WHERE pool_id = \(id)") else {
            throw MissingResource.pool(id)
        }
        return (try UserPool(row), try row.value("hash_key"))
    }

    /// Checks that the pool exists, without reading its settings.
    ///
    /// - Throws: `MissingResource`.
    package func requireExistence(_ id: UserPoolID) throws {
        guard try exists(id) else { throw MissingResource.pool(id) }
    }

    /// Whether the pool exists.
    package func exists(_ id: UserPoolID) throws -> Bool {
        try tx.first("SELECT pool_id FROM pools WHERE pool_id = \(id)") != nil
    }

    /// Replaces the stored pool if it still has the version `pool.version`.
    ///
    /// - Returns: The record with its new version.
    /// - Throws: `ConcurrentChange` if it has changed.
    package func update(_ pool: UserPool) throws -> UserPool {
        var changed = pool
        changed.version += 1
        let count = try tx.execute(
            """
            UPDATE pools SET name = \(pool.name), settings = \(try StoredJSON.text(of: pool.settings)),
                attribute_schema = \(try StoredJSON.text(of: pool.schema)),
                extensions = \(try StoredJSON.text(of: pool.extensions)), modified_at = \(pool.modifiedAt),
                version = \(changed.version)
            WHERE pool_id = \(pool.id) AND version = \(pool.version)
            """)
        guard count == 1 else { throw ConcurrentChange(of: "user pool") }
        return changed
    }

    /// The pools, ordered by id.
    ///
    /// - Parameter region: The region of the pools; nil for all regions.
    package func list(in region: String? = nil, after: Cursor?, limit: Int) throws -> Page<UserPool> {
        let ids = PoolIDRange(of: region)
        let rows = try tx.fetch(
            """
            SELECT * FROM pools WHERE pool_id > \(max(after?[0] ?? "", ids.start)) AND pool_id < \(ids.end)
            ORDER BY pool_id LIMIT \(Int64(limit) + 1)
            """)
        return Page(rows: try rows.map(UserPool.init), limit: limit) { Cursor($0.id.rawValue) }
    }

    /// The number of pools in `region`, up to `maximum`.
    package func count(in region: String, upTo maximum: Int) throws -> Int {
        let ids = PoolIDRange(of: region)
        return try tx.count(
            """
            SELECT COUNT(*) AS n FROM
                (SELECT pool_id FROM pools WHERE pool_id > \(ids.start) AND pool_id < \(ids.end) LIMIT \(maximum))
                AS counted
            """)
    }
}

/// The ids of a region's pools, which the primary key keeps together.
private struct PoolIDRange {
    let start: String
    let end: String

    /// The range of the ids of a region.
    ///
    /// - Parameter region: Nil for all regions.
    init(of region: String?) {
        // In byte order, the grave accent follows the underscore, and the tilde follows all characters of ids.
        (start, end) = region.map { ("\($0)_", "\($0)`") } ?? ("", "~")
    }
}

extension UserPool {
    init(_ row: Row) throws {
        self.init(
            id: try row.value("pool_id"), name: try row.value("name"),
            settings: try StoredJSON.value(try row.value("settings")),
            schema: try StoredJSON.value(try row.value("attribute_schema")), createdAt: try row.value("created_at"),
            modifiedAt: try row.value("modified_at"), version: try row.value("version"))
        if let stored: String = try row.value("extensions") { extensions = try StoredJSON.value(stored) }
    }
}
