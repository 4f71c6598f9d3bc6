/// An engine that does no work for a request whose deadline has passed (`Deadline.ofRequest`).
///
/// The caller of such a request was already asked to retry. Skipping its queued work lets a slow engine serve callers
/// that still wait.
package struct DeadlineDatabase: Database {
    private let engine: any Database

    /// Applies request deadlines to `engine`.
    package init(_ engine: any Database) { self.engine = engine }

    /// Reads as the engine does.
    ///
    /// - Throws: The engine's errors, or `StorageError.unavailable` if the request's deadline has passed.
    package func read<Value: Sendable>(
        _ body: @escaping @Sendable (any Transaction) throws -> Value
    ) async throws -> Value { try await engine.read(withinDeadline(body)) }

    /// Writes as the engine does.
    ///
    /// - Throws: What the engine throws, or `StorageError.unavailable` if the request's deadline has passed; then
    ///   nothing has been written.
    @discardableResult
    package func write<Value: Sendable>(
        _ body: @escaping @Sendable (any Transaction) throws -> Value
    ) async throws -> Value { try await engine.write(withinDeadline(body)) }

    /// Passes schema changes to the engine; they belong to no request.
    package func exclusively(_ steps: [ExclusiveStep]) async throws {
        try await engine.exclusively(steps)
    }

    package func close() async { await engine.close() }

    private func withinDeadline<Value>(
        _ body: @escaping @Sendable (any Transaction) throws -> Value
    ) throws -> @Sendable (any Transaction) throws -> Value {
        guard let end = Deadline.ofRequest else { return body }
        try end.requireTime()
        return { tx in
            // The body may have waited for its connection.
            try end.requireTime()
            return try body(tx)
        }
    }
}

extension Deadline {
    fileprivate func requireTime() throws {
        guard !hasPassed else { throw StorageError.unavailable("The request waited too long for the database.") }
    }
}
