import GRDB
import GRDBSQLite
import Storage

/// A transaction on one connection. GRDB caches the prepared statements; values go through the C interface.
final class SQLiteTransaction: Transaction {
    private let db: GRDB.Database
    /// The first failure of a statement, if any.
    private(set) var failure: StorageError?

    init(_ db: GRDB.Database) { self.db = db }

    /// Runs `body` on a snapshot of the database.
    static func snapshot<Value>(of db: GRDB.Database, _ body: (any Transaction) throws -> Value) throws -> Value {
        let tx = SQLiteTransaction(db)
        try tx.command("BEGIN DEFERRED")
        defer { try? tx.command("COMMIT") }
        return try tx.run(body)
    }

    /// Runs `body`, and throws the failure of a statement even if the body caught it.
    func run<Value>(_ body: (any Transaction) throws -> Value) throws -> Value {
        let value = try body(self)
        if let failure { throw failure }
        return value
    }

    func fetch(_ sql: Storage.SQL) throws -> [Storage.Row] {
        try perform(sql) { statement in
            var names: [String] = []
            var rows: [Storage.Row] = []
            while try step(statement) {
                if rows.isEmpty { names = Self.names(statement) }
                rows.append(Storage.Row(names: names, values: try Self.values(statement, count: names.count)))
            }
            return rows
        }
    }

    func execute(_ sql: Storage.SQL) throws -> Int {
        try perform(sql) { statement in
            let before = sqlite3_total_changes64(db.sqliteConnection)
            while try step(statement) {}
            // A statement that changes no rows leaves SQLite's count of the one before it.
            let changed = sqlite3_total_changes64(db.sqliteConnection) != before
            return changed ? Int(sqlite3_changes64(db.sqliteConnection)) : 0
        }
    }

    /// Runs a statement without values and rows, such as `BEGIN`.
    func command(_ text: String) throws(StorageError) {
        do throws(SQLiteError) { try attempt(text) } catch { throw error.storageError }
    }

    /// Like `command`, but throws SQLite's own error.
    func attempt(_ text: String) throws(SQLiteError) {
        do {
            let statement = try db.cachedStatement(sql: text).sqliteStatement
            defer { sqlite3_reset(statement) }
            let code = sqlite3_step(statement)
            guard code == SQLITE_DONE else { throw SQLiteError(db, code: code) }
        } catch let error as DatabaseError {
            throw SQLiteError(error)
        } catch let error as SQLiteError {
            throw error
        } catch {
            throw SQLiteError(db, code: SQLITE_ERROR)
        }
    }

    private func perform<Value>(_ sql: Storage.SQL, work: (OpaquePointer) throws -> Value) throws -> Value {
        if let failure { throw failure }
        try sql.requireStorable()
        let (text, values) = sql.rendered(for: .sqlite)
        do {
            let statement = try db.cachedStatement(sql: text).sqliteStatement
            defer {
                sqlite3_reset(statement)
                sqlite3_clear_bindings(statement)
            }
            try bind(values, to: statement)
            return try work(statement)
        } catch let error as DatabaseError {
            throw failed(SQLiteError(error).storageError)
        } catch let error as SQLiteError {
            throw failed(error.storageError)
        }
    }

    private func failed(_ error: StorageError) -> StorageError {
        failure = error
        return error
    }

    /// Returns whether there is a row.
    private func step(_ statement: OpaquePointer) throws -> Bool {
        switch sqlite3_step(statement) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw SQLiteError(db, code: code)
        }
    }

    private func bind(_ values: [SQLValue], to statement: OpaquePointer) throws {
        for (index, value) in zip(Int32(1)..., values) {
            let code = value.bind(to: statement, at: index)
            guard code == SQLITE_OK else { throw SQLiteError(db, code: code) }
        }
    }

    private static func names(_ statement: OpaquePointer) -> [String] {
        (0..<sqlite3_column_count(statement)).map {
            sqlite3_column_name(statement, $0).map { String(cString: $0) } ?? ""
        }
    }

    private static func values(_ statement: OpaquePointer, count: Int) throws -> [SQLValue] {
        var values: [SQLValue] = []
        values.reserveCapacity(count)
        for column in 0..<Int32(count) { values.append(try SQLValue(statement, column: column)) }
        return values
    }
}
