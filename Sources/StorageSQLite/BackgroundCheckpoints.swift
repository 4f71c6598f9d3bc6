import Dispatch
import GRDB
import GRDBSQLite
import Kernel
import Storage

/// Copies the write-ahead log into the database on a thread of its own, so that commits do not wait for it.
///
/// Commits append to the log meanwhile, so a checkpoint repeats until few pages are left. These the writer copies.
final class BackgroundCheckpoints: Sendable {
    /// How the last checkpoint ended, if the writer must know it.
    enum Outcome {
        /// Only a few pages are left.
        case copied
        case failed(SQLiteError)
    }

    private let requests = WorkQueue<Void>(capacity: 1)
    private let outcome = Locked<Outcome?>(nil)
    private let copying: Locked<Bool>

    /// A checkpoint ends if so few pages are left.
    private static let fewPages: Int32 = 50
    /// The most pages that the writer copies while commits wait.
    private static let maxPagesLeft: Int32 = 250
    /// A checkpoint ends after so many rounds: commits come faster than pages are copied.
    private static let maxRounds = 5

    /// - Parameter copying: Is true while a checkpoint is under way.
    /// - Throws: `StorageError.unavailable` if the connection or the thread cannot be made.
    init(path: String, copying: Locked<Bool>) throws {
        self.copying = copying
        let connection = try SQLiteConnection.checkpointer(path)
        do {
            // The system refuses names of threads with more than 15 characters.
            try requests.startThread("sqlite-log-copy") { [outcome, copying] requests in
                connection.writeWithoutTransaction { db in
                    while requests.take() != nil {
                        copying.change { $0 = true }
                        let ended = Self.copy(db)
                        copying.change { $0 = false }
                        // A lost sync is kept until the writer has seen it: the next one may succeed without a write.
                        outcome.change { outcome in
                            if case .failed(let failure) = outcome, failure.isLostSync { return }
                            outcome = ended
                        }
                    }
                }
                try? connection.close()
            }
        } catch { throw StorageError.unavailable(error.description) }
    }

    /// Starts a checkpoint. If one is under way, the next starts after it.
    func start() { _ = requests.add(()) }

    /// The outcome of the last checkpoint, once.
    func takeOutcome() -> Outcome? {
        outcome.change { outcome in
            defer { outcome = nil }
            return outcome
        }
    }

    /// Waits for a checkpoint that is under way, and closes the connection.
    func close() {
        let done = DispatchSemaphore(value: 0)
        requests.close { done.signal() }
        done.wait()
    }

    /// Readers may keep pages in the log; then nothing more can be copied until they end.
    private static func copy(_ db: GRDB.Database) -> Outcome? {
        var (length, copied): (Int32, Int32) = (0, 0)
        for _ in 0..<maxRounds {
            let code = sqlite3_wal_checkpoint_v2(
                db.sqliteConnection, nil, SQLITE_CHECKPOINT_PASSIVE, &length, &copied)
            guard code == SQLITE_OK else { return .failed(SQLiteError(db, code: code)) }
            if length - copied <= fewPages { break }
        }
        return length - copied <= maxPagesLeft ? .copied : nil
    }
}
