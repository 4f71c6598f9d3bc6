package import Kernel
package import Storage

/// The statements on resource servers.
package struct ResourceServerTable {
    let tx: any Transaction
    package init(_ tx: any Transaction) { self.tx = tx }

    /// Inserts a new server.
    ///
    /// - Throws: `ResourceServerRefusal.identifierTaken` if the pool has one with this identifier (UP-RS-03).
    func insert(_ server: ResourceServer) throws {
        let count = try tx.execute(
            """
            INSERT INTO resource_servers (pool_id, identifier, name, scopes, created_at, modified_at)
            VALUES (\(server.pool), \(server.identifier), \(server.name), \(try server.storedScopes),
                \(server.createdAt), \(server.modifiedAt))
            ON CONFLICT (pool_id, identifier) DO NOTHING
            """)
        guard count == 1 else { throw ResourceServerRefusal.identifierTaken(server.identifier, server.pool) }
    }

    /// The server with this identifier.
    ///
    /// - Throws: `ResourceServerRefusal.notFound`.
    func require(_ identifier: String, in pool: UserPoolID) throws -> ResourceServer {
        let row = try tx.first(
            "SELECT * FROM resource_servers WHERE pool_id = \(pool) AND identifier = \(identifier)")
        guard let row else { throw ResourceServerRefusal.notFound(identifier) }
        return try ResourceServer(row)
    }

    /// Replaces the stored server.
    ///
    /// - Throws: `ResourceServerRefusal.notFound`.
    func update(_ server: ResourceServer) throws {
        let count = try tx.execute(
            """
            UPDATE resource_servers SET name = \(server.name), scopes = \(try server.storedScopes),
                modified_at = \(server.modifiedAt)
            WHERE pool_id = \(server.pool) AND identifier = \(server.identifier)
            """)
        guard count == 1 else { throw ResourceServerRefusal.notFound(server.identifier) }
    }

    /// Deletes the server.
    ///
    /// - Throws: `ResourceServerRefusal.notFound`.
    func delete(_ identifier: String, in pool: UserPoolID) throws {
        let count = try tx.execute(
            "DELETE FROM resource_servers WHERE pool_id = \(pool) AND identifier = \(identifier)")
        guard count == 1 else { throw ResourceServerRefusal.notFound(identifier) }
    }

    /// The servers of `pool`, ordered by identifier.
    func list(in pool: UserPoolID, after: Cursor?, limit: Int) throws -> Page<ResourceServer> {
        let rows = try tx.fetch(
            """
            SELECT * FROM resource_servers WHERE pool_id = \(pool) AND identifier > \(after?[0] ?? "")
            ORDER BY identifier LIMIT \(Int64(limit) + 1)
            """)
        return Page(rows: try rows.map(ResourceServer.init), limit: limit) { Cursor($0.identifier) }
    }

    /// All servers of `pool`. There are at most as many as the quota allows.
    package func all(in pool: UserPoolID) throws -> [ResourceServer] {
        try tx.fetch("SELECT * FROM resource_servers WHERE pool_id = \(pool) ORDER BY identifier")
            .map(ResourceServer.init)
    }

    /// How many servers `pool` has, counted up to `maximum`.
    package func count(in pool: UserPoolID, upTo maximum: Int) throws -> Int {
        try tx.count(
            """
            SELECT COUNT(*) AS n FROM
                (SELECT identifier FROM resource_servers WHERE pool_id = \(pool) LIMIT \(maximum)) AS counted
            """)
    }
}

extension ResourceServer {
    fileprivate var storedScopes: String? { get throws { try scopes.map { try StoredJSON.text(of: $0) } } }

    fileprivate init(_ row: Row) throws {
        let scopes: String? = try row.value("scopes")
        self.init(
            pool: try row.value("pool_id"), identifier: try row.value("identifier"), name: try row.value("name"),
            scopes: try scopes.map { try StoredJSON.value($0) }, createdAt: try row.value("created_at"),
            modifiedAt: try row.value("modified_at"))
    }
}
