package import Kernel
package import Storage

/// The statements on clients.
package struct ClientTable {
    let tx: any Transaction
    package init(_ tx: any Transaction) { self.tx = tx }

    package func insert(_ client: Client) throws {
        let (first, second) = (client.secrets.first, client.secrets.dropFirst().first)
        try tx.execute(
            """
            INSERT INTO clients (pool_id, client_id, name, secret, secret_id, secret_created_at, second_secret,
                second_secret_id, second_secret_created_at, settings, extensions, created_at, modified_at, version)
            VALUES (\(client.pool), \(client.id), \(client.name), \(first?.sealed), \(first?.id),
                \(first?.createdAt), \(second?.sealed), \(second?.id), \(second?.createdAt),
                \(try StoredJSON.text(of: client.settings)), \(try StoredJSON.text(of: client.extensions)),
                \(client.createdAt), \(client.modifiedAt), \(client.version))
            """)
    }

    /// The client called `id` in any pool: apps do not name a pool in their calls.
    package func find(_ id: ClientID) throws -> Client? {
        try tx.first("SELECT * FROM clients WHERE client_id = \(id)").map(Client.init)
    }

    /// The client called `id` in any pool.
    ///
    /// - Throws: `MissingResource`.
    package func require(_ id: ClientID) throws -> Client {
        guard let client = try find(id) else { throw MissingResource.client(id) }
        return client
    }

    /// The client called `id` in `pool`.
    ///
    /// - Throws: `MissingResource`.
    package func require(_ id: ClientID, in pool: UserPoolID) throws -> Client {
        let row = try tx.first("SELECT * FROM clients WHERE pool_id = \(pool) AND client_id = \(id)")
        guard let row else { throw MissingResource.client(id) }
        return try Client(row)
    }

    /// Replaces the stored client if it still has the version `client.version`.
    ///
    /// - Returns: The record with its new version.
    /// - Throws: `ConcurrentChange` if it has changed.
    package func update(_ client: Client) throws -> Client {
        var changed = client
        changed.version += 1
        let (first, second) = (client.secrets.first, client.secrets.dropFirst().first)
        let count = try tx.execute(
            """
            UPDATE clients SET name = \(client.name), secret = \(first?.sealed), secret_id = \(first?.id),
                secret_created_at = \(first?.createdAt), second_secret = \(second?.sealed),
                second_secret_id = \(second?.id), second_secret_created_at = \(second?.createdAt),
                settings = \(try StoredJSON.text(of: client.settings)),
                extensions = \(try StoredJSON.text(of: client.extensions)), modified_at = \(client.modifiedAt),
                version = \(changed.version)
            WHERE pool_id = \(client.pool) AND client_id = \(client.id) AND version = \(client.version)
            """)
        guard count == 1 else { throw ConcurrentChange(of: "client") }
        return changed
    }

    /// Deletes the client.
    ///
    /// - Throws: `MissingResource`.
    package func delete(_ id: ClientID, in pool: UserPoolID) throws {
        let count = try tx.execute("DELETE FROM clients WHERE pool_id = \(pool) AND client_id = \(id)")
        guard count == 1 else { throw MissingResource.client(id) }
    }

    /// The clients of `pool`, ordered by id.
    package func list(in pool: UserPoolID, after: Cursor?, limit: Int) throws -> Page<Client> {
        let rows = try tx.fetch(
            """
            SELECT * FROM clients WHERE pool_id = \(pool) AND client_id > \(after?[0] ?? "")
            ORDER BY client_id LIMIT \(Int64(limit) + 1)
            """)
        return Page(rows: try rows.map(Client.init), limit: limit) { Cursor($0.id.rawValue) }
    }

    /// All clients of `pool`, ordered by id. There are at most as many as the quota allows.
    func all(in pool: UserPoolID) throws -> [Client] {
        var (clients, after): ([Client], Cursor?) = ([], nil)
        repeat {
            let page = try list(in: pool, after: after, limit: 100)
            clients += page.items
            after = page.next
        } while after != nil
        return clients
    }

    /// The number of clients in `pool`, up to `maximum`.
    package func count(in pool: UserPoolID, upTo maximum: Int) throws -> Int {
        try tx.count(
            """
            SELECT COUNT(*) AS n FROM
                (SELECT client_id FROM clients WHERE pool_id = \(pool) LIMIT \(maximum)) AS counted
            """)
    }
}

extension Client {
    init(_ row: Row) throws {
        self.init(
            id: try row.value("client_id"), pool: try row.value("pool_id"), name: try row.value("name"), secret: nil,
            settings: try StoredJSON.value(try row.value("settings")),
            createdAt: try row.value("created_at"), modifiedAt: try row.value("modified_at"),
            version: try row.value("version"))
        if let stored: String = try row.value("extensions") { extensions = try StoredJSON.value(stored) }
        guard let first: [UInt8] = try row.value("secret") else { return }
        // A client of an earlier version has its first secret without these two columns.
        let oldest = ClientSecret(
            id: try row.value("secret_id") ?? id.rawValue, sealed: first,
            createdAt: try row.value("secret_created_at") ?? createdAt)
        secrets = [oldest]
        guard let second: [UInt8] = try row.value("second_secret") else { return }
        secrets.append(
            ClientSecret(
                id: try row.value("second_secret_id"), sealed: second,
                createdAt: try row.value("second_secret_created_at")))
    }
}
