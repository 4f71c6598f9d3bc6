extension Database {
    /// Runs `body` and commits its writes even if it refuses; then throws the refusal.
    ///
    /// A refusal thrown inside the body would roll back the count that led to it.
    package func commitEvenIfRefused<Value: Sendable, Failure>(
        _ body: @escaping @Sendable (any Transaction) throws -> Result<Value, Failure>
    ) async throws -> Value {
        try await write(body).get()
    }
}
