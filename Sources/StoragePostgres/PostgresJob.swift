import Storage

/// A piece of work that any lane can do.
struct PostgresJob: Sendable {
    /// Does the work and answers.
    ///
    /// Returns the reason if the lane could not connect; nothing has been answered then.
    let run: @Sendable (PostgresWorker) -> NoConnection?
    /// Answers with an error.
    let fail: @Sendable (any Error) -> Void
}

/// A lane cannot connect: the work has to be given to another lane, or `cause` is the answer.
struct NoConnection: Error {
    var cause: StorageError
}

/// How a process uses the store.
public enum StoreUse: Sendable {
    /// Beside other processes.
    case shared
    /// Alone, or not at all.
    case exclusive
}
