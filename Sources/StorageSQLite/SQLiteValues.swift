import GRDBSQLite
import Storage

extension SQLValue {
    /// Binds a copy of the value.
    ///
    /// - Returns: SQLite's result code.
    func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
        switch self {
        case .null: sqlite3_bind_null(statement, index)
        case .integer(let number): sqlite3_bind_int64(statement, index, number)
        case .text(var text):
            text.withUTF8 { utf8 in
                utf8.withMemoryRebound(to: CChar.self) {
                    sqlite3_bind_text64(statement, index, $0.baseAddress, UInt64($0.count), copied, UInt8(SQLITE_UTF8))
                }
            }
        case .bytes(let bytes):
            // An empty array has no base address, and SQLite would bind NULL for a missing address.
            bytes.isEmpty
                ? sqlite3_bind_zeroblob(statement, index, 0)
                : bytes.withUnsafeBytes {
                    sqlite3_bind_blob64(statement, index, $0.baseAddress, UInt64($0.count), copied)
                }
        }
    }

    /// Reads a column of the current row.
    ///
    /// - Throws: `StorageError.unexpected` if its type is not one of `ColumnType`.
    init(_ statement: OpaquePointer, column: Int32) throws {
        switch sqlite3_column_type(statement, column) {
        case SQLITE_NULL: self = .null
        case SQLITE_INTEGER: self = .integer(sqlite3_column_int64(statement, column))
        case SQLITE_TEXT:
            let start = sqlite3_column_text(statement, column)
            let count = Int(sqlite3_column_bytes(statement, column))
            self = .text(
                String(decoding: UnsafeBufferPointer(start: start, count: start == nil ? 0 : count), as: UTF8.self))
        case SQLITE_BLOB:
            let start = sqlite3_column_blob(statement, column)
            let count = Int(sqlite3_column_bytes(statement, column))
            self = .bytes([UInt8](UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count)))
        default: throw StorageError.unexpected("A column holds a floating-point number.")
        }
    }
}

/// `SQLITE_TRANSIENT`, which makes SQLite copy the value. Swift does not import the cast in its macro.
private let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
