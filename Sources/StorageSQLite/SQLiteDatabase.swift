import GRDB
package import Kernel
package import Storage

/// A database in a local folder: one writer with a thread of its own, and several readers.
///
/// Concurrent writes share one transaction and one `fsync` (group commit), each in its own savepoint. The log is copied
/// back by another connection. Reads run on worker threads; a caller that already runs on one reads directly.
package final class SQLiteDatabase: Storage.Database {
    private let folder: DataFolder
    private let writes: WorkQueue<any PendingWrite>
    private let readers: SQLiteReaders
    private let workers: WorkerThreads
    private let copying = Locked(false)

    /// Opens the database in the folder at `path`; creates the folder and the database if they are missing.
    ///
    /// - Parameters:
    ///   - path: The data folder. Created with mode 0700 if it is missing.
    ///   - workers: The threads that execute reads; their number limits concurrent reads.
    /// - Throws: `StorageError.unavailable` if another process uses the folder, the file is damaged, or the file system
    ///   denies access.
    package init(folder path: String, workers: WorkerThreads = WorkerThreads(name: "sqlite-reader")) throws {
        let folder = try DataFolder(path)
        let writer = try SQLiteWriter(path: folder.database, copying: copying)
        readers = try SQLiteReaders(path: folder.database, count: workers.count)
        try folder.markOpen()
        self.folder = folder
        self.workers = workers
        writes = WorkQueue(capacity: 4096)
        do {
            try writes.startThread("sqlite-writer") { queue in
                writer.serve(queue)
                writer.close(recordingIn: folder)
            }
        } catch { throw StorageError.unavailable(error.description) }
    }

    deinit { close {} }

    /// Runs `body` on one consistent snapshot.
    ///
    /// - Throws: What `body` throws, or a `StorageError`.
    package func read<Value: Sendable>(
        _ body: @escaping @Sendable (any Transaction) throws -> Value
    ) async throws -> Value {
        try await withTaskExecutorPreference(workers) { [readers] in
            try readers.lend { db in try SQLiteTransaction.snapshot(of: db, body) }
        }
    }

    /// Runs `body` in one transaction, possibly more than once. Returns after the commit is on the disk.
    @discardableResult
    package func write<Value: Sendable>(
        _ body: @escaping @Sendable (any Transaction) throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            do { try writes.addOrThrow(Write(body, continuation: continuation)) } catch {
                continuation.resume(throwing: error)
            }
        }
    }

    /// Runs `steps` in order, each in its own transaction. The folder is locked, so no other process interferes.
    package func exclusively(_ steps: [ExclusiveStep]) async throws {
        for step in steps {
            switch step {
            case .transaction(let body): try await write(body)
            case .index(let index, let isDue, let record):
                try await write { tx in
                    guard try isDue(tx) else { return }
                    try tx.execute(index.statement)
                    try record(tx)
                }
            }
        }
    }

    /// Whether the write-ahead log is being copied into the database. Work that can wait should: the copy takes a core.
    package var isCopyingLog: Bool { copying.read { $0 } }

    /// Finishes pending work, checkpoints and unlocks the folder.
    package func close() async {
        await withCheckedContinuation { continuation in close { continuation.resume() } }
    }

    /// Closes the readers first: the last connection to close checkpoints, and that must be the writer.
    private func close(whenDone: @escaping @Sendable () -> Void) {
        readers.close { [writes, folder] in
            writes.close {
                folder.unlock()
                whenDone()
            }
        }
    }
}
