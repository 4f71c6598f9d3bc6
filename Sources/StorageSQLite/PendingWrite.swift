import GRDB
import Storage

/// A write that waits for its turn and then, with others of its group, for the commit.
protocol PendingWrite: Sendable {
    /// Runs the body and keeps what comes of it.
    ///
    /// False where nothing of it may stay.
    func perform(_ db: GRDB.Database) -> Bool
    /// Tells whoever waits, after the commit or after it failed with `failure`.
    func answer(_ failure: StorageError?)
}

/// The write of one caller.
///
/// Only the writer's thread touches it.
final class Write<Value: Sendable>: PendingWrite, @unchecked Sendable {
    private let body: @Sendable (any Transaction) throws -> Value
    private let continuation: CheckedContinuation<Value, any Error>
    private var result: Result<Value, any Error> = .failure(StorageError.unavailable("The write was not begun."))

    init(
        _ body: @escaping @Sendable (any Transaction) throws -> Value,
        _ continuation: CheckedContinuation<Value, any Error>
    ) {
        self.body = body
        self.continuation = continuation
    }

    func perform(_ db: GRDB.Database) -> Bool {
        result = Result { try SQLiteTransaction(db).run(body) }
        return if case .success = result { true } else { false }
    }

    func answer(_ failure: StorageError?) {
        // Also a body that threw is told of the failure: what it saw of its group has not come to be.
        if let failure { result = .failure(failure) }
        continuation.resume(with: result)
    }
}
