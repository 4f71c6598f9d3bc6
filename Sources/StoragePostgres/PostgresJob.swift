import Storage

/// A job that any worker can run.
struct PostgresJob: Sendable {
    /// Runs the job and completes its call.
    ///
    /// - Returns: The reason if the worker could not connect; then the call is not completed.
    let run: @Sendable (PostgresWorker) -> NoConnection?
    let fail: @Sendable (any Error) -> Void
}

/// A worker cannot connect: another must run the job, or its call fails with `cause`.
struct NoConnection: Error {
    var cause: StorageError
}
