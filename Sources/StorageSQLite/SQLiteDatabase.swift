import GRDB
public import Kernel
public import Storage

/// A database in a folder of this machine: one writer with a thread of its own, and a few readers.
///
/// Writes that are asked for at the same time share one transaction and one `fsync` (group commit), each in a
/// savepoint. The log is copied back into the database by the writer alone, so that no two connections ever race
/// for it. Reads happen on worker threads; whoever runs there already reads on the spot.
public final class SQLiteDatabase: Storage.Database {
    private let folder: DataFolder
    private let writes: WorkQueue<any PendingWrite>
    private let readers: SQLiteReaders
    private let workers: WorkerThreads

    /// Opens the database in `folder`, or makes both.
    ///
    /// Throws `StorageError.unavailable` where another process uses the folder, where the file is damaged, or where the
    /// file system does not let us in.
    ///
    /// - Parameters:
    ///   - folder: The data folder. Made with mode 0700 where there is none.
    ///   - workers: The threads on which reads happen, as many at once as there are.
    public init(folder path: String, workers: WorkerThreads = WorkerThreads(name: "sqlite-reader")) throws {
        let folder = try DataFolder(path)
        let writer = try SQLiteWriter(path: folder.database)
        readers = try SQLiteReaders(path: folder.database, count: workers.count)
        try folder.markOpen()
        self.folder = folder
        self.workers = workers
        writes = WorkQueue(capacity: 4096)
        do {
            try writes.startThread("sqlite-writer") { queue in
                writer.serve(queue)
                writer.close(noting: folder)
            }
        } catch { throw StorageError.unavailable(error.description) }
    }

    deinit { close {} }

    /// Runs `body` on one consistent snapshot.
    ///
    /// Throws what `body` throws, or a `StorageError`.
    public func read<Value: Sendable>(
        _ body: @escaping @Sendable (any Transaction) throws -> Value
    ) async throws -> Value {
        try await withTaskExecutorPreference(workers) { [readers] in
            try readers.lend { db in try SQLiteTransaction.snapshot(of: db, body) }
        }
    }

    /// Runs `body` in one transaction, possibly more than once.
    ///
    /// Returns after the commit is on the disk.
    @discardableResult
    public func write<Value: Sendable>(
        _ body: @escaping @Sendable (any Transaction) throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            do { try writes.require(Write(body, continuation)) } catch { continuation.resume(throwing: error) }
        }
    }

    /// Runs `steps` in order, each in a transaction of its own.
    ///
    /// The folder is locked, so there is no other process.
    public func exclusively(_ steps: [@Sendable (any Transaction) throws -> Void]) async throws {
        for step in steps { try await write(step) }
    }

    /// Finishes what has been asked for, copies the log back and frees the folder.
    public func close() async {
        await withCheckedContinuation { continuation in close { continuation.resume() } }
    }

    /// The readers go first: the last connection to go copies the log back, and that shall be the writer.
    private func close(whenDone: @escaping @Sendable () -> Void) {
        readers.close { [writes, folder] in
            writes.close {
                folder.unlock()
                whenDone()
            }
        }
    }
}
