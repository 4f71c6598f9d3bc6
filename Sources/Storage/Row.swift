/// One row of an answer, its columns asked by name.
public struct Row: Sendable {
    private let names: [String]
    private let values: [SQLValue]

    /// A row of `values`, called as in `names`.
    ///
    /// All rows of an answer share one array of names.
    public init(names: [String], values: [SQLValue]) {
        self.names = names
        self.values = values
    }

    /// The value in `column`.
    ///
    /// Throws `StorageError.unexpected` where there is no such column or it holds another type.
    public func value<Value: SQLConvertible>(_ column: String, as _: Value.Type = Value.self) throws -> Value {
        // A table has a few dozen columns at most: to look along them costs less than to hash the name.
        guard let index = names.firstIndex(of: column), index < values.count else {
            throw StorageError.unexpected("no column \(column)")
        }
        return try Value(sqlValue: values[index])
    }
}
