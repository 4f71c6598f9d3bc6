import GRDB
import GRDBSQLite

/// Watches the length of the write-ahead log and checkpoints it. Only the writer's thread touches it.
final class WriteAheadLog {
    /// Pages in the log after the last commit.
    private var length: Int32 = 0
    /// The log length that triggers the next checkpoint.
    private var next = WriteAheadLog.step

    /// Pages between two attempts (16 MB), so that a page that is rewritten often is copied once.
    private static let step: Int32 = 4000
    /// From this length on, a checkpoint waits for readers, so that the log cannot grow without limit under constant
    /// reading.
    private static let tooLong: Int32 = 32_000

    init(_ db: GRDB.Database) {
        let count: @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Int32 = {
            context, _, _, pages in
            if let context { Unmanaged<WriteAheadLog>.fromOpaque(context).takeUnretainedValue().length = pages }
            return SQLITE_OK
        }
        sqlite3_wal_hook(db.sqliteConnection, count, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Checkpoints if the log is long.
    ///
    /// Readers may hold back a part, and the disk may be full for a time; neither is an error, because the log keeps
    /// everything.
    func copyBackIfLong(_ db: GRDB.Database) -> SQLiteError? {
        if length < next - Self.step { next = Self.step }
        guard length >= next else { return nil }
        let mode = length >= Self.tooLong ? SQLITE_CHECKPOINT_RESTART : SQLITE_CHECKPOINT_PASSIVE
        let code = sqlite3_wal_checkpoint_v2(db.sqliteConnection, nil, mode, nil, nil)
        next = length + Self.step
        return code == SQLITE_OK ? nil : SQLiteError(db, code: code)
    }

    /// Keeps the log when `db` is closed.
    static func keep(_ db: GRDB.Database) {
        var yes: Int32 = 1
        sqlite3_file_control(db.sqliteConnection, nil, SQLITE_FCNTL_PERSIST_WAL, &yes)
    }
}
