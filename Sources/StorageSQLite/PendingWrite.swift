import GRDB
import Storage

/// A write that waits for its turn and then, with its group, for the commit.
protocol PendingWrite: Sendable {
    /// Runs the body and keeps its result.
    ///
    /// - Returns: False if its changes must be rolled back.
    func perform(_ db: GRDB.Database) -> Bool
    /// Resumes the caller after the commit, or after the commit failed with `failure`.
    func complete(with failure: StorageError?)
}

/// One caller's write. Only the writer's thread touches it.
final class Write<Value: Sendable>: PendingWrite, @unchecked Sendable {
    private let body: @Sendable (any Transaction) throws -> Value
    private let continuation: CheckedContinuation<Value, any Error>
    private var result: Result<Value, any Error> = .failure(StorageError.unavailable("The write was not begun."))

    init(
        _ body: @escaping @Sendable (any Transaction) throws -> Value,
        continuation: CheckedContinuation<Value, any Error>
    ) {
        self.body = body
        self.continuation = continuation
    }

    func perform(_ db: GRDB.Database) -> Bool {
        result = Result { try SQLiteTransaction(db).run(body) }
        return if case .success = result { true } else { false }
    }

    func complete(with failure: StorageError?) {
        // A body that threw gets the commit's error as well: the data that it read from its group were never committed.
        if let failure { result = .failure(failure) }
        continuation.resume(with: result)
    }
}
