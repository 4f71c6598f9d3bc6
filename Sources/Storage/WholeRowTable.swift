/// The statements on whole rows of any stored table of a pool, as snapshots read and write them.
package struct WholeRowTable {
    private let tx: any Transaction
    private let table: StoredTable
    private let columns: [MigratedTable.Column]

    /// Reads and writes rows of `table`.
    ///
    /// - Parameter columns: All columns of the table.
    package init(_ tx: any Transaction, table: StoredTable, columns: [MigratedTable.Column]) {
        (self.tx, self.table, self.columns) = (tx, table, columns)
    }

    /// Up to `limit` rows of a pool in the order of their keys.
    ///
    /// - Parameter last: The key of the row before them, without the pool; empty for the first rows.
    package func rows(of pool: String, after last: [SQLValue], limit: Int) throws -> [[SQLValue]] {
        let rest = SQL(list: table.key.dropFirst().map { "\($0.name)" })
        let start: SQL = last.isEmpty ? "" : " AND (\(rest)) > (\(SQL(list: last.map { "\($0)" })))"
        let order = SQL(list: table.key.map { "\($0.name)" })
        return try values("WHERE \(table.poolColumn) = \(pool)\(start) ORDER BY \(order) LIMIT \(limit)")
    }

    /// All rows of some users.
    package func rows(ofUsers users: [SQLValue], in pool: String) throws -> [[SQLValue]] {
        guard case .user(let owner, prefix: "", _) = table.owner, !users.isEmpty else { return [] }
        return try values("WHERE pool_id = \(pool) AND \(owner) IN (\(SQL(list: users.map { "\($0)" })))")
    }

    /// Up to `limit` rows of an identity in the order of the rest of their keys.
    ///
    /// - Parameter last: The rest of the key of the row before them; empty for the first rows.
    package func rows(
        ofIdentity identity: String, in pool: String, after last: [SQLValue], limit: Int
    ) throws -> [[SQLValue]] {
        let rest = table.keyWithinIdentity.map { "\($0.name)" as SQL }
        let start: SQL = last.isEmpty ? "" : " AND (\(SQL(list: rest))) > (\(SQL(list: last.map { "\($0)" })))"
        let order: SQL = rest.isEmpty ? "" : " ORDER BY \(SQL(list: rest))"
        return try values(
            "WHERE \(table.poolColumn) = \(pool) AND identity_id = \(identity)\(start)\(order) LIMIT \(limit)")
    }

    /// Up to `limit` identities of a pool that have rows, in the order of their ids.
    package func identities(of pool: String, after last: String, limit: Int) throws -> [String] {
        try tx.fetch(
            """
            SELECT DISTINCT identity_id FROM \(table.name)
            WHERE \(table.poolColumn) = \(pool) AND identity_id > \(last) ORDER BY identity_id LIMIT \(limit)
            """
        ).map { try $0.value("identity_id") }
    }

    /// Inserts a row.
    ///
    /// - Parameter row: A value for each column.
    package func insert(_ row: [SQLValue]) throws {
        try tx.execute("INSERT INTO \(table.name) (\(names)) VALUES (\(SQL(list: row.map { "\($0)" })))")
    }

    private var names: SQL { SQL(list: columns.map { SQL(stringLiteral: $0.name) }) }

    private func values(_ condition: SQL) throws -> [[SQLValue]] {
        try tx.fetch("SELECT \(names) FROM \(table.name) \(condition)").map { row in
            try columns.map { try row.value($0.name) }
        }
    }
}
