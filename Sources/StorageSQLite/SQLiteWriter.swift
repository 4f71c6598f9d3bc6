import GRDB
import GRDBSQLite
import Kernel
import Storage

/// The single writing thread. It takes all waiting writes, runs them in one transaction and completes them after the
/// commit.
final class SQLiteWriter: @unchecked Sendable {
    // Only the writer's thread uses these after `init`.
    private let connection: DatabaseQueue
    private let log: WriteAheadLog
    /// Why writing has stopped, if it has.
    private var broken: StorageError?

    /// After this time in bodies a group is committed even if more writes wait, so that a slow write delays only its
    /// own group.
    private static let timeout: Duration = .milliseconds(10)
    private static let maxGroupSize = 256

    /// - Parameter copying: Is true while a thread copies the write-ahead log.
    init(path: String, copying: Locked<Bool>) throws {
        connection = try SQLiteConnection.writer(path)
        log = connection.writeWithoutTransaction { WriteAheadLog($0, path: path, copying: copying) }
    }

    /// Works until `queue` is closed and empty.
    func serve(_ queue: WorkQueue<any PendingWrite>) {
        connection.writeWithoutTransaction { db in
            while true {
                var group = queue.take(atMost: Self.maxGroupSize)[...]
                if group.isEmpty { return }
                while !group.isEmpty { group = commit(group, on: db) }
                checkpoint(db)
            }
        }
    }

    /// Closes the connection, which checkpoints and removes the log. Another process may use the folder afterwards.
    func close(recordingIn folder: DataFolder) {
        log.close()
        if broken != nil || !folder.markClosed() { connection.writeWithoutTransaction(WriteAheadLog.keep) }
        try? connection.close()
    }

    /// Runs the first of `group` in one transaction and completes them.
    ///
    /// - Returns: The writes that are left.
    private func commit(_ group: ArraySlice<any PendingWrite>, on db: GRDB.Database) -> ArraySlice<any PendingWrite> {
        do throws(SQLiteError) {
            let tx = SQLiteTransaction(db)
            try begin(tx, on: db)
            if group.count == 1 {
                try commitAlone(group, in: tx, on: db)
                return []
            }
            guard let end = try perform(group, in: tx, on: db) else {
                group.indices.forEach { _ = commit(group[$0...$0], on: db) }
                return []
            }
            try tx.attempt("COMMIT")
            group[..<end].forEach { $0.complete(with: nil) }
            return group[end...]
        } catch {
            if error.isLostSync { stop(error) }
            group.forEach { $0.complete(with: broken ?? error.storageError) }
            return []
        }
    }

    private func begin(_ tx: SQLiteTransaction, on db: GRDB.Database) throws(SQLiteError) {
        if let broken { throw SQLiteError(code: SQLITE_IOERR, message: broken.description) }
        // A failed commit, for example on a full disk, leaves its transaction open.
        if db.isInsideTransaction { try tx.attempt("ROLLBACK") }
        try tx.attempt("BEGIN IMMEDIATE")
    }

    private func commitAlone(
        _ write: ArraySlice<any PendingWrite>, in tx: SQLiteTransaction, on db: GRDB.Database
    ) throws(SQLiteError) {
        let keep = write.allSatisfy { $0.perform(db) }
        if keep { try tx.attempt("COMMIT") } else if db.isInsideTransaction { try tx.attempt("ROLLBACK") }
        write.forEach { $0.complete(with: nil) }
    }

    /// Runs `group`, each in a savepoint, until all are done or the time limit passes.
    ///
    /// - Returns: The index after the last write that ran, or nil if one failure rolled the whole transaction back.
    private func perform(
        _ group: ArraySlice<any PendingWrite>, in tx: SQLiteTransaction, on db: GRDB.Database
    ) throws(SQLiteError) -> Int? {
        let deadline = Deadline(in: Self.timeout)
        for (index, write) in zip(group.indices, group) {
            try tx.attempt("SAVEPOINT one")
            if !write.perform(db) {
                guard db.isInsideTransaction else { return nil }
                try tx.attempt("ROLLBACK TO one")
            }
            try tx.attempt("RELEASE one")
            if deadline.hasPassed { return index + 1 }
        }
        return group.endIndex
    }

    /// Checkpoints after the writes are completed, so that no caller waits for it.
    private func checkpoint(_ db: GRDB.Database) {
        guard broken == nil, let failure = log.copyBackIfLong(db), failure.isLostSync else { return }
        stop(failure)
    }

    private func stop(_ failure: SQLiteError) {
        broken = .interrupted(
            "The disk did not confirm a write (\(failure.message)). Nothing more is written until Martlet is restarted."
        )
    }
}
