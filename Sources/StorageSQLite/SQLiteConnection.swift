import GRDB
import GRDBSQLite
import Storage

/// Opens connections.
///
/// Durability settings are read back after opening: a setting that did not take effect must stop the program instead of
/// losing data.
enum SQLiteConnection {
    /// The single writing connection.
    static func writer(_ path: String) throws -> DatabaseQueue {
        try storageErrors {
            let queue = try DatabaseQueue(path: path, configuration: configuration(label: "writer"))
            try queue.writeWithoutTransaction { db in
                try db.execute(sql: "PRAGMA journal_mode = WAL")
                try db.execute(sql: "PRAGMA synchronous = FULL")
                try db.execute(sql: "PRAGMA wal_autocheckpoint = 0")
                try checkPages(db, path: path)
                try require(db, setting: "journal_mode", wanted: "wal")
                try require(db, setting: "synchronous", wanted: "2")
                try require(db, setting: "foreign_keys", wanted: "1")
                try require(db, setting: "trusted_schema", wanted: "0")
            }
            return queue
        }
    }

    /// A connection that copies the write-ahead log back, and does nothing else.
    static func checkpointer(_ path: String) throws -> DatabaseQueue {
        try storageErrors {
            let queue = try DatabaseQueue(path: path, configuration: configuration(label: "checkpointer"))
            try queue.writeWithoutTransaction { db in
                try db.execute(sql: "PRAGMA synchronous = FULL")
                try db.execute(sql: "PRAGMA wal_autocheckpoint = 0")
                try require(db, setting: "synchronous", wanted: "2")
            }
            return queue
        }
    }

    /// A read-only connection. It can neither write nor checkpoint.
    static func reader(_ path: String) throws -> DatabaseQueue {
        try storageErrors {
            var configuration = configuration(label: "reader")
            configuration.readonly = true
            let queue = try DatabaseQueue(path: path, configuration: configuration)
            try queue.writeWithoutTransaction { db in
                try db.execute(sql: "PRAGMA wal_autocheckpoint = 0")
                try require(db, setting: "trusted_schema", wanted: "0")
            }
            return queue
        }
    }

    private static func configuration(label: String) -> Configuration {
        var configuration = Configuration()
        configuration.label = label
        configuration.busyMode = .timeout(5)
        configuration.foreignKeysEnabled = true
        // The writer issues `BEGIN` and `COMMIT` itself; GRDB must not trap on a transaction that a failing disk left
        // open.
        configuration.allowsUnsafeTransactions = true
        configuration.prepareDatabase { db in try db.execute(sql: "PRAGMA trusted_schema = OFF") }
        return configuration
    }

    /// Checks for damage before serving requests: about a millisecond per megabyte, up to 256 MB.
    private static func checkPages(_ db: GRDB.Database, path: String) throws {
        let pages = try Int64.fetchOne(db, sql: "PRAGMA page_count") ?? 0
        let size = try Int64.fetchOne(db, sql: "PRAGMA page_size") ?? 0
        guard pages <= maxCheckedBytes / max(size, 1) else { return }
        let finding = try String.fetchOne(db, sql: "PRAGMA quick_check(1)") ?? "nothing"
        guard finding == "ok" else {
            throw StorageError.unavailable("\(path) is damaged: \(finding). \(DatabaseFile.advice)")
        }
    }

    private static let maxCheckedBytes: Int64 = 256 << 20

    private static func require(_ db: GRDB.Database, setting: String, wanted: String) throws {
        let value = try GRDB.Row.fetchOne(db, sql: "PRAGMA \(setting)")?[0] as DatabaseValue?
        let found = value.flatMap { Int64.fromDatabaseValue($0).map { String($0) } ?? String.fromDatabaseValue($0) }
        guard found == wanted else {
            throw StorageError.unexpected("SQLite has \(setting) = \(found ?? "nothing"), not \(wanted).")
        }
    }
}
