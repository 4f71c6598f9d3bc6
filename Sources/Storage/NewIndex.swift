/// An index on a table that is in use.
package struct NewIndex: Sendable {
    /// The index's name.
    package var name: SQLName
    /// The table's name.
    package var table: SQLName
    /// The columns, separated by commas.
    package var columns: SQL
    /// Which rows the index contains; nil for all.
    package var condition: SQL?

    /// An index of all rows, or of the rows that meet `condition`.
    package init(_ name: SQLName, on table: SQLName, columns: SQL, condition: SQL? = nil) {
        self.name = name
        self.table = table
        self.columns = columns
        self.condition = condition
    }

    /// Creates the index in a transaction, while the table takes no writes.
    package var statement: SQL { "CREATE INDEX \(definition)" }

    /// Creates the index outside of a transaction, while the table takes writes. Only PostgreSQL has the statement.
    package var concurrentStatement: SQL { "CREATE INDEX CONCURRENTLY \(definition)" }

    private var definition: SQL {
        let whole: SQL = "\(name) ON \(table) (\(columns))"
        return condition.map { "\(whole) WHERE \($0)" } ?? whole
    }
}
