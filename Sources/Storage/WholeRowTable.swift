package import Kernel

/// The statements on whole rows of any stored table of a user pool, as snapshots read and write them.
package struct WholeRowTable {
    private let tx: any Transaction
    private let table: StoredTable
    private let columns: [MigratedTable.Column]

    /// - Parameter columns: All columns of the table.
    package init(_ tx: any Transaction, table: StoredTable, columns: [MigratedTable.Column]) {
        (self.tx, self.table, self.columns) = (tx, table, columns)
    }

    /// Up to `limit` rows of a pool in the order of their keys.
    ///
    /// - Parameter last: The key of the row before them, without the pool; empty for the first rows.
    package func rows(of pool: UserPoolID, after last: [SQLValue], limit: Int) throws -> [[SQLValue]] {
        let rest = SQL(list: table.key.dropFirst().map { "\($0.name)" })
        let start: SQL = last.isEmpty ? "" : " AND (\(rest)) > (\(SQL(list: last.map { "\($0)" })))"
        return try values(
            "WHERE pool_id = \(pool)\(start) ORDER BY \(SQL(list: table.key.map { "\($0.name)" })) LIMIT \(limit)")
    }

    /// All rows of some users.
    package func rows(ofUsers users: [SQLValue], in pool: UserPoolID) throws -> [[SQLValue]] {
        guard case .user(let owner, prefix: "", _) = table.owner, !users.isEmpty else { return [] }
        return try values("WHERE pool_id = \(pool) AND \(owner) IN (\(SQL(list: users.map { "\($0)" })))")
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
