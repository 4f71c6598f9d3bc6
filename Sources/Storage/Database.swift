/// An engine.
///
/// Bodies are synchronous: nothing can be awaited while a transaction is open.
///
/// The first statement that fails spoils its transaction on every engine: whatever the body makes of the error, nothing
/// of it is kept.
///
/// A transaction is for one request: an engine may give one up that lasts longer than a caller would wait. Work on many
/// rows goes in batches.
public protocol Database: Sendable {
    /// Runs `body` on one consistent snapshot.
    ///
    /// Throws what `body` throws, or a `StorageError`.
    func read<Value: Sendable>(_ body: @escaping @Sendable (any Transaction) throws -> Value) async throws -> Value

    /// Runs `body` in one transaction, again from the start if the engine asks for it.
    ///
    /// Returns after the commit is durable; where `body` throws, nothing of it remains. It may therefore touch nothing
    /// but its transaction.
    @discardableResult
    func write<Value: Sendable>(_ body: @escaping @Sendable (any Transaction) throws -> Value) async throws -> Value

    /// Runs `steps` in order, each in a transaction of its own, while every other process that asks for the same waits.
    ///
    /// For changes of the schema: the limits on how long a statement may take do not hold here.
    func exclusively(_ steps: [@Sendable (any Transaction) throws -> Void]) async throws

    /// Finishes what has been asked for and closes the connections.
    ///
    /// Whoever asks afterwards gets `StorageError.unavailable`.
    func close() async
}

extension Database {
    /// Throws where the engine could not take a write just now.
    public func probe() async throws { _ = try await write { try $0.fetch("SELECT 1") } }
}

/// What a body sees of its engine.
public protocol Transaction {
    /// The rows that `sql` finds or returns.
    func fetch(_ sql: SQL) throws -> [Row]
    /// Runs `sql` and says how many rows it changed.
    @discardableResult func execute(_ sql: SQL) throws -> Int
}

extension Transaction {
    /// The first row that `sql` finds.
    public func first(_ sql: SQL) throws -> Row? { try fetch(sql).first }
}
