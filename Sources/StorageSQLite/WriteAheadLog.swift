import GRDB
import GRDBSQLite
import Kernel

/// Watches the length of the write-ahead log and has it copied back. Only the writer's thread touches it.
final class WriteAheadLog {
    /// Pages in the log after the last commit.
    private var length: Int32 = 0
    /// The log length that triggers the next checkpoint.
    private var next = WriteAheadLog.step
    private let path: String
    private let copying: Locked<Bool>
    /// Nil until the log is long for the first time, so that a small database has no third kind of connection.
    private var background: BackgroundCheckpoints?

    /// Pages between two attempts (16 MB), so that a page that is rewritten often is copied once.
    private static let step: Int32 = 4000
    /// From this length on, the writer waits for readers and copies the rest, so that the log cannot grow without limit
    /// under constant reading.
    private static let tooLong: Int32 = 32_000

    /// - Parameters:
    ///   - db: The writer's connection to the database at `path`.
    ///   - copying: Is true while a thread copies the log.
    init(_ db: GRDB.Database, path: String, copying: Locked<Bool>) {
        (self.path, self.copying) = (path, copying)
        let count: @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Int32 = {
            context, _, _, pages in
            if let context { Unmanaged<WriteAheadLog>.fromOpaque(context).takeUnretainedValue().length = pages }
            return SQLITE_OK
        }
        sqlite3_wal_hook(db.sqliteConnection, count, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Starts a checkpoint if the log is long, and copies what a checkpoint in the background has left. The next commit
    /// begins the log anew only if nothing is left to copy.
    ///
    /// Readers may keep a part in the log, and the disk may be full for a time; neither is an error, because the log
    /// keeps everything.
    func copyBackIfLong(_ db: GRDB.Database) -> SQLiteError? {
        if length < next - Self.step { next = Self.step }
        let outcome = background?.takeOutcome()
        // Before all else: after a lost sync no checkpoint may follow.
        if case .failed(let failure) = outcome { return failure }
        if length >= Self.tooLong { return checkpoint(db, mode: SQLITE_CHECKPOINT_RESTART) }
        if case .copied = outcome { return checkpoint(db, mode: SQLITE_CHECKPOINT_PASSIVE) }
        guard length >= next else { return nil }
        if background == nil { background = try? BackgroundCheckpoints(path: path, copying: copying) }
        // Without a further connection, for example because the process has too many open files, the writer copies.
        guard let background else { return checkpoint(db, mode: SQLITE_CHECKPOINT_PASSIVE) }
        background.start()
        next = length + Self.step
        return nil
    }

    private func checkpoint(_ db: GRDB.Database, mode: Int32) -> SQLiteError? {
        let code = sqlite3_wal_checkpoint_v2(db.sqliteConnection, nil, mode, nil, nil)
        next = length + Self.step
        return code == SQLITE_OK ? nil : SQLiteError(db, code: code)
    }

    /// Ends the checkpoints in the background.
    func close() { background?.close() }

    /// Keeps the log when `db` is closed.
    static func keep(_ db: GRDB.Database) {
        var yes: Int32 = 1
        sqlite3_file_control(db.sqliteConnection, nil, SQLITE_FCNTL_PERSIST_WAL, &yes)
    }
}
