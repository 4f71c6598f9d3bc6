import Kernel

#if canImport(SQLite3)
    import SQLite3
#else
    import CSQLite
#endif

/// A value of a statement.
enum LocalValue: Sendable {
    case integer(Int64)
    case text(String)
    case null

    static func text(_ optional: String?) -> Self { optional.map { .text($0) } ?? .null }
    static func time(_ instant: Instant) -> Self { .integer(instant.microseconds) }
}

/// A connection to an SQLite file. Its calls may come from any thread, one at a time.
final class LocalDatabase: @unchecked Sendable {
    private let handle: OpaquePointer
    /// `SQLITE_TRANSIENT`, a cast in C: SQLite copies the text.
    private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    /// Opens the file at `path`, and makes it if it does not exist.
    ///
    /// Commits are on the disk when the call returns.
    init(_ path: String) throws {
        var opened: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX
        let code = sqlite3_open_v2(path, &opened, flags, nil)
        guard code == SQLITE_OK, let opened else {
            let reason = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "no memory"
            sqlite3_close_v2(opened)
            throw AWSCognitoError.localDataStorageFailed(message: "\(path) cannot be opened: \(reason)")
        }
        handle = opened
        // Another process of the app may write for up to ten seconds.
        sqlite3_busy_timeout(handle, 10_000)
        try run("PRAGMA journal_mode = WAL")
        try run("PRAGMA synchronous = FULL")
    }

    deinit { sqlite3_close_v2(handle) }

    /// Runs a statement to its end.
    func run(_ sql: String, with values: LocalValue...) throws { _ = try rows(of: sql, with: values) { _ in () } }

    /// The first row, or nil if there is none.
    func row<Value>(_ sql: String, with values: LocalValue..., read: (LocalRow) -> Value) throws -> Value? {
        try rows(of: sql, with: values, read: read).first
    }

    /// All rows.
    func rows<Value>(_ sql: String, with values: LocalValue..., read: (LocalRow) -> Value) throws -> [Value] {
        try rows(of: sql, with: values, read: read)
    }

    /// The number of rows that the last statement changed.
    var changes: Int { Int(sqlite3_changes(handle)) }

    private func rows<Value>(
        of sql: String, with values: [LocalValue], read: (LocalRow) -> Value
    ) throws -> [Value] {
        var prepared: OpaquePointer?
        guard sqlite3_prepare_v2(handle, sql, -1, &prepared, nil) == SQLITE_OK, let prepared else { throw failure }
        defer { sqlite3_finalize(prepared) }
        for (index, value) in values.enumerated() {
            guard bind(value, at: Int32(index + 1), of: prepared) == SQLITE_OK else { throw failure }
        }
        var found: [Value] = []
        while true {
            switch sqlite3_step(prepared) {
            case SQLITE_ROW: found.append(read(LocalRow(statement: prepared)))
            case SQLITE_DONE: return found
            default: throw failure
            }
        }
    }

    private func bind(_ value: LocalValue, at index: Int32, of statement: OpaquePointer) -> Int32 {
        switch value {
        case .integer(let number): return sqlite3_bind_int64(statement, index, number)
        case .null: return sqlite3_bind_null(statement, index)
        case .text(let text):
            var text = text
            return text.withUTF8 { bytes in
                // An empty text has no address, which would bind NULL.
                guard let start = bytes.baseAddress, !bytes.isEmpty else {
                    return sqlite3_bind_text(statement, index, "", 0, Self.transient)
                }
                return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
                    sqlite3_bind_text64(
                        statement, index, $0, sqlite3_uint64(bytes.count), Self.transient, UInt8(SQLITE_UTF8))
                }
            }
        }
    }

    private var failure: AWSCognitoError {
        .localDataStorageFailed(message: "SQLite: \(String(cString: sqlite3_errmsg(handle)))")
    }
}

/// A row of a statement's result, to be read at once.
struct LocalRow {
    fileprivate let statement: OpaquePointer

    /// The number in a column; 0 for NULL.
    func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

    /// The text in a column, or nil for NULL.
    func text(_ column: Int32) -> String? {
        guard let bytes = sqlite3_column_text(statement, column) else { return nil }
        let count = Int(sqlite3_column_bytes(statement, column))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    /// The time in a column.
    func time(_ column: Int32) -> Instant { Instant(microseconds: integer(column)) }
}
