extension Database {
    /// Runs `body` and commits its writes even if it refuses; then throws the refusal.
    ///
    /// If the body threw the refusal itself, the attempt that it counts would be rolled back.
    package func commitEvenIfRefused<Value: Sendable, Failure>(
        _ body: @escaping @Sendable (any Transaction) throws -> Result<Value, Failure>
    ) async throws -> Value {
        try await write(body).get()
    }
}
