/// One row of a result, with columns read by name.
package struct Row: Sendable {
    private let names: [String]
    private let values: [SQLValue]

    /// A row of `values`. All rows of a result share one array of names.
    package init(names: [String], values: [SQLValue]) {
        self.names = names
        self.values = values
    }

    /// The value in `column`.
    ///
    /// - Throws: `StorageError.unexpected` if the column is missing or has another type.
    package func value<Value: SQLConvertible>(_ column: String, as _: Value.Type = Value.self) throws -> Value {
        // A table has a few dozen columns at most: a linear search is cheaper than hashing the name.
        guard let index = names.firstIndex(of: column), index < values.count else {
            throw StorageError.unexpected("no column \(column)")
        }
        return try Value(sqlValue: values[index])
    }
}
