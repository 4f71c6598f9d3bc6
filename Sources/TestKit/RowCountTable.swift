package import Kernel
package import Storage

/// Counts the rows of every table.
package struct RowCountTable {
    let tx: any Transaction

    /// The tables of `Engine.tables` in a transaction.
    package init(_ tx: any Transaction) { self.tx = tx }

    /// How many rows each table has, for the tables that `isCounted` selects.
    package func counts(where isCounted: (StoredTable) -> Bool = { _ in true }) throws -> [String: Int] {
        try counts { isCounted($0) ? "SELECT COUNT(*) AS n FROM \($0.name)" : nil }
    }

    /// How many rows of a pool each table has, without tables of the store as a whole.
    package func counts(in pool: UserPoolID) throws -> [String: Int] {
        try counts { table in
            table.poolRemoval == nil ? nil : "SELECT COUNT(*) AS n FROM \(table.name) WHERE pool_id = \(pool)"
        }
    }

    /// How many rows of a user each table has, of tables with a column for the user.
    package func counts(of user: UserID, in pool: UserPoolID) throws -> [String: Int] {
        try counts { table in
            guard case .user(let column, let prefix, _) = table.owner else { return nil }
            return """
                SELECT COUNT(*) AS n FROM \(table.name)
                WHERE pool_id = \(pool) AND \(column) = \(prefix + user.rawValue)
                """
        }
    }

    private func counts(by statement: (StoredTable) -> SQL?) throws -> [String: Int] {
        var counts: [String: Int] = [:]
        for table in Engine.tables {
            guard let statement = statement(table) else { continue }
            counts[table.name.description] = try tx.first(statement)?.value("n")
        }
        return counts
    }
}
