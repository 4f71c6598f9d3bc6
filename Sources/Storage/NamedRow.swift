/// A row with the name of its table and its values by their columns.
package struct NamedRow: Sendable {
    /// The table's name.
    package let table: String
    /// The values by the names of their columns.
    package var values: [String: SQLValue]

    /// A row of the table called `table`.
    package init(_ table: String, values: [String: SQLValue]) { (self.table, self.values) = (table, values) }

    /// The text in a column; nil if it has none.
    package func text(_ column: String) -> String? {
        guard case .text(let text)? = values[column] else { return nil }
        return text
    }

    /// The number in a column; nil if it has none.
    package func integer(_ column: String) -> Int64? {
        guard case .integer(let number)? = values[column] else { return nil }
        return number
    }
}
