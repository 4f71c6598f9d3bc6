package import Kernel
package import Storage

/// Inserts invented rows into any table, so that a test does not depend on the contents of each table.
package struct SampleRowTable {
    let tx: any Transaction
    private let tables: [String: MigratedTable]

    /// The tables of `Engine.history` in a transaction.
    package init(_ tx: any Transaction) throws {
        self.tx = tx
        tables = try MigratedTable.all(after: Engine.history)
    }

    /// The values of a row of `table` that belongs to `user` in `pool`. Every other value follows from `number`, which
    /// must be different for each row.
    package func values(
        for table: StoredTable, of user: UserID, in pool: UserPoolID, number: Int
    ) throws -> [String: SQLValue] {
        guard let migrated = tables[table.name.description] else {
            throw StorageError.unexpected("no table \(table.name)")
        }
        var values: [String: SQLValue] = [:]
        for column in migrated.columns {
            values[column.name] =
                switch column.type {
                case .text: .text("x\(number)")
                case .integer: .integer(Int64(number))
                case .bytes: .bytes(Array("x\(number)".utf8))
                }
        }
        if values["pool_id"] != nil { values["pool_id"] = pool.sqlValue }
        if case .user(let column, let prefix, _) = table.owner {
            values[column.description] = .text(prefix + user.rawValue)
        }
        return values
    }

    /// Inserts a row with `values`, by the names of their columns.
    package func insert(_ values: [String: SQLValue], into table: StoredTable) throws {
        let columns = values.sorted { $0.key < $1.key }
        let names = SQL(stringLiteral: columns.map(\.key).joined(separator: ", "))
        let bound = columns.dropFirst().reduce(columns.first.map { "\($0.value)" as SQL } ?? "") {
            "\($0), \($1.value)"
        }
        try tx.execute("INSERT INTO \(table.name) (\(names)) VALUES (\(bound))")
    }

    /// The pool for a row of `table`: `pool`, or one for each `number` if a pool has at most one row in the table.
    package static func pool(ofRow number: Int, in table: StoredTable, else pool: UserPoolID) -> UserPoolID {
        table.key.map(\.name.description) == ["pool_id"] ? UserPoolID(rawValue: "\(pool)-\(number)") : pool
    }

    /// Inserts a row with the values of `values(for:of:in:number:)`.
    package func insert(into table: StoredTable, of user: UserID, in pool: UserPoolID, number: Int) throws {
        try insert(values(for: table, of: user, in: pool, number: number), into: table)
    }
}
