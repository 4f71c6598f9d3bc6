package import Kernel

/// The statements on rows of any stored table, written from its descriptor.
package struct StoredRowTable {
    let tx: any Transaction
    let table: StoredTable

    package init(_ tx: any Transaction, table: StoredTable) {
        self.tx = tx
        self.table = table
    }

    /// How many rows there are.
    package func count() throws -> Int {
        try tx.first("SELECT COUNT(*) AS count FROM \(table.name)")?.value("count") ?? 0
    }

    /// Deletes all rows and returns how many.
    package func deleteAll() throws -> Int { try tx.execute("DELETE FROM \(table.name)") }

    /// Deletes all rows of a pool at once, for tables that have few of one pool.
    package func deleteAll(in pool: UserPoolID) throws {
        try tx.execute("DELETE FROM \(table.name) WHERE pool_id = \(pool)")
    }

    /// Deletes at most `limit` rows of a pool and returns how many. The pool is the first column of the key.
    package func delete(in pool: UserPoolID, atMost limit: Int) throws -> Int {
        try delete("pool_id = \(pool)", atMost: limit)
    }

    /// Deletes at most `limit` rows of an identity pool and returns how many. The pool is the first column of the key.
    package func delete(in pool: IdentityPoolID, atMost limit: Int) throws -> Int {
        try delete("identity_pool_id = \(pool)", atMost: limit)
    }

    private func delete(_ isOfPool: SQL, atMost limit: Int) throws -> Int {
        let rest = SQL(list: table.key.dropFirst().map { "\($0.name)" })
        return try tx.execute(
            """
            DELETE FROM \(table.name) WHERE \(isOfPool) AND (\(rest)) IN
                (SELECT \(rest) FROM \(table.name) WHERE \(isOfPool) LIMIT \(limit))
            """)
    }

    /// Deletes the rows of a user, unless the table keeps them until they expire.
    package func delete(of user: UserID, in pool: UserPoolID) throws {
        guard case .user(let column, let prefix, isKeptUntilExpiry: false) = table.owner else { return }
        try tx.execute("DELETE FROM \(table.name) WHERE pool_id = \(pool) AND \(column) = \(prefix + user.rawValue)")
    }

    /// Deletes at most `limit` rows that have expired by `rule`.
    ///
    /// Their keys are read through the index on the time and then deleted one by one: for a single statement PostgreSQL
    /// scans whole tables if it expects them to be small.
    ///
    /// - Returns: How many rows were deleted, and the latest expiry among them.
    package func deleteExpired(
        by rule: StoredTable.Expiry, now: Instant, limit: Int
    ) throws -> (count: Int, latest: Instant?) {
        let state: SQL = rule.state.map { "\($0.column) = \($0.text) AND " } ?? ""
        let rows = try tx.fetch(
            """
            SELECT \(keyColumns), \(rule.column) FROM \(table.name)
            WHERE \(state)\(rule.column) < \(now.advanced(seconds: -rule.keptFor)) LIMIT \(limit)
            """)
        for row in rows { try tx.execute("DELETE FROM \(table.name) WHERE \(matching(try key(of: row)))") }
        return (rows.count, try rows.map { try $0.value(rule.column.description, as: Instant.self) }.max())
    }
}

// MARK: - Sealed secrets

extension StoredRowTable {
    /// A sealed secret and its row.
    package struct SealedSecret: Sendable {
        /// The row's primary key.
        package let key: [SQLValue]
        /// The secret as it is stored.
        package let sealed: [UInt8]
        /// The values that the secret is bound to.
        package let context: [String]
    }

    /// Up to `limit` secrets in the order of their primary keys, from the first one or after `last`.
    package func secrets(
        in column: StoredTable.SealedColumn, after last: [SQLValue]?, limit: Int
    ) throws -> [SealedSecret] {
        let start = last ?? table.key.map(\.type.lowest)
        return try tx.fetch(
            """
            SELECT \(keyColumns), \(column.name) FROM \(table.name)
            WHERE (\(keyColumns)) > (\(SQL(list: start.map { "\($0)" }))) AND \(column.name) IS NOT NULL
            ORDER BY \(keyColumns) LIMIT \(limit)
            """
        ).map { row in
            SealedSecret(
                key: try key(of: row), sealed: try row.value(column.name.description),
                context: try column.boundTo.map { try row.value($0.description) })
        }
    }

    /// Replaces the sealed secret by `new`, unless the row has changed since it was read.
    package func replace(_ secret: SealedSecret, in column: StoredTable.SealedColumn, by new: [UInt8]) throws {
        try tx.execute(
            """
            UPDATE \(table.name) SET \(column.name) = \(new)
            WHERE \(matching(secret.key)) AND \(column.name) = \(secret.sealed)
            """)
    }
}

// MARK: - Keys

extension StoredRowTable {
    private var keyColumns: SQL { SQL(list: table.key.map { "\($0.name)" }) }

    private func key(of row: Row) throws -> [SQLValue] { try table.key.map { try row.value($0.name.description) } }

    private func matching(_ key: [SQLValue]) -> SQL {
        let conditions = zip(table.key, key).map { "\($0.name) = \($1)" as SQL }
        return conditions.dropFirst().reduce(conditions.first ?? "") { "\($0) AND \($1)" }
    }
}

extension ColumnType {
    /// A value that sorts before every key.
    fileprivate var lowest: SQLValue {
        switch self {
        case .text: .text("")
        case .integer: .integer(.min)
        case .bytes: .bytes([])
        }
    }
}
