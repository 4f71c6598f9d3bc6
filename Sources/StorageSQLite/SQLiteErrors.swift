import GRDB
import GRDBSQLite
import Storage

/// An error of SQLite with its extended result code.
struct SQLiteError: Error {
    var code: Int32
    var message: String

    init(code: Int32, message: String) {
        self.code = code
        self.message = message
    }

    init(_ db: GRDB.Database, code: Int32) {
        self.code = code
        message = String(cString: sqlite3_errmsg(db.sqliteConnection))
    }

    init(_ error: DatabaseError) {
        code = error.extendedResultCode.rawValue
        message = error.message ?? "SQLite error \(error.extendedResultCode.rawValue)"
    }

    /// The disk did not confirm a write. The system's cache may now differ from the disk, and a second `fsync` would
    /// succeed without writing anything.
    var isLostSync: Bool { code == ExtendedCode.fsync || code == ExtendedCode.folderFsync }

    var storageError: StorageError {
        switch code {
        case ExtendedCode.unique, ExtendedCode.primaryKey, ExtendedCode.rowID: .duplicate
        default: general
        }
    }

    private var general: StorageError {
        let text = "SQLite: \(message) (\(code))"
        return switch code & 0xFF {
        case SQLITE_BUSY, SQLITE_LOCKED: .contention
        case SQLITE_FULL, SQLITE_IOERR, SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_NOMEM: .unavailable(text)
        case SQLITE_CORRUPT, SQLITE_NOTADB:
            .unavailable("\(text). The database file is damaged: stop Martlet and restore it from a backup.")
        default: .unexpected(text)
        }
    }
}

/// Extended result codes. In C they are computed macros, which Swift does not import.
enum ExtendedCode {
    static let fsync = SQLITE_IOERR | 4 << 8
    static let folderFsync = SQLITE_IOERR | 5 << 8
    static let primaryKey = SQLITE_CONSTRAINT | 6 << 8
    static let unique = SQLITE_CONSTRAINT | 8 << 8
    static let rowID = SQLITE_CONSTRAINT | 10 << 8
}

/// Runs `work` and translates GRDB's errors to `StorageError`.
func storageErrors<Value>(_ work: () throws -> Value) throws -> Value {
    do { return try work() } catch let error as DatabaseError { throw SQLiteError(error).storageError }
}
