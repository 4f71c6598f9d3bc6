/// An engine that does nothing more for a request whose time is over (`Deadline.ofRequest`).
///
/// Whoever asked has been told to try again by then. What still waits in a queue is passed over when its turn comes, so
/// that a slow engine works for those who wait, and not through a heap of requests that nobody does.
package struct DeadlineDatabase: Database {
    private let engine: any Database

    /// `engine`, kept to the time of each request.
    package init(_ engine: any Database) { self.engine = engine }

    /// As the engine reads; throws `StorageError.unavailable` where the request's time is over.
    package func read<Value: Sendable>(
        _ body: @escaping @Sendable (any Transaction) throws -> Value
    ) async throws -> Value { try await engine.read(withinDeadline(body)) }

    /// As the engine writes; throws `StorageError.unavailable` where the request's time is over, and then nothing has
    /// been written.
    @discardableResult
    package func write<Value: Sendable>(
        _ body: @escaping @Sendable (any Transaction) throws -> Value
    ) async throws -> Value { try await engine.write(withinDeadline(body)) }

    /// As the engine does; changes of the schema are no request.
    package func exclusively(_ steps: [@Sendable (any Transaction) throws -> Void]) async throws {
        try await engine.exclusively(steps)
    }

    /// Closes the engine.
    package func close() async { await engine.close() }

    private func withinDeadline<Value>(
        _ body: @escaping @Sendable (any Transaction) throws -> Value
    ) throws -> @Sendable (any Transaction) throws -> Value {
        guard let end = Deadline.ofRequest else { return body }
        try end.requireTime()
        return { tx in
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
