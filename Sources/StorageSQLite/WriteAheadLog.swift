import GRDB
import GRDBSQLite

/// How long the write-ahead log has become, and its way back into the database.
///
/// Only the writer's thread touches it.
final class WriteAheadLog {
    /// Pages in the log after the last commit.
    private var length: Int32 = 0
    /// The length at which to try next.
    private var next = WriteAheadLog.step

    /// So many pages, 16 MB, between two tries: what is written over and over is copied once.
    private static let step: Int32 = 4000
    /// From here on, readers are waited for: the log may not grow without bounds under constant reading.
    private static let tooLong: Int32 = 32_000

    /// Watches the log of `db`.
    init(_ db: GRDB.Database) {
        let count: @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Int32 = {
            context, _, _, pages in
            if let context { Unmanaged<WriteAheadLog>.fromOpaque(context).takeUnretainedValue().length = pages }
            return SQLITE_OK
        }
        sqlite3_wal_hook(db.sqliteConnection, count, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Copies the log into the database if it is long.
    ///
    /// Readers may hold back a part of it, which is no failure, and so is want of space, which ends some day; the log
    /// keeps everything until then.
    func copyBackIfLong(_ db: GRDB.Database) -> SQLiteError? {
        if length < next - Self.step { next = Self.step }
        guard length >= next else { return nil }
        let mode = length >= Self.tooLong ? SQLITE_CHECKPOINT_RESTART : SQLITE_CHECKPOINT_PASSIVE
        let code = sqlite3_wal_checkpoint_v2(db.sqliteConnection, nil, mode, nil, nil)
        next = length + Self.step
        return code == SQLITE_OK ? nil : SQLiteError(db, code: code)
    }

    /// Lets the log stay when `db` is closed.
    static func keep(_ db: GRDB.Database) {
        var yes: Int32 = 1
        sqlite3_file_control(db.sqliteConnection, nil, SQLITE_FCNTL_PERSIST_WAL, &yes)
    }
}
