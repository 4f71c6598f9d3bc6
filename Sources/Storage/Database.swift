/// A database engine.
///
/// Transaction bodies are synchronous, so nothing can be awaited while a transaction is open. A failed statement fails
/// its transaction on every engine, even if the body catches the error. An engine may abort a transaction that lasts
/// longer than a caller waits, so process many rows in batches.
package protocol Database: Sendable {
    /// Runs `body` on one consistent snapshot.
    ///
    /// - Throws: What `body` throws, or a `StorageError`.
    func read<Value: Sendable>(_ body: @escaping @Sendable (any Transaction) throws -> Value) async throws -> Value

    /// Runs `body` in one transaction; the engine may run it again from the start, so it must have no other effect.
    ///
    /// Returns after the commit is durable. If `body` throws, nothing is kept.
    ///
    /// - Throws: What `body` throws, or a `StorageError`.
    @discardableResult
    func write<Value: Sendable>(_ body: @escaping @Sendable (any Transaction) throws -> Value) async throws -> Value

    /// Runs `steps`, which change the schema, in order while other processes that call this wait.
    ///
    /// The limits on statement duration do not apply.
    func exclusively(_ steps: [ExclusiveStep]) async throws

    /// Finishes pending work and closes the connections. Later calls throw `StorageError.unavailable`.
    func close() async
}

extension Database {
    /// Runs `steps` in order, each in its own transaction, while other processes that call this wait.
    package func exclusively(_ steps: [@Sendable (any Transaction) throws -> Void]) async throws {
        try await exclusively(steps.map { .transaction($0) })
    }

    /// Throws if the engine cannot write at present.
    package func probe() async throws { _ = try await write { try $0.fetch("SELECT 1") } }
}

/// A transaction as its body uses it.
package protocol Transaction {
    /// The rows that `sql` finds or returns.
    func fetch(_ sql: SQL) throws -> [Row]
    /// Runs `sql` and returns how many rows it changed.
    @discardableResult func execute(_ sql: SQL) throws -> Int
}

extension Transaction {
    /// The first row that `sql` finds.
    package func first(_ sql: SQL) throws -> Row? { try fetch(sql).first }

    /// The number in the column `n` of the first row that `sql` finds; 0 without a row.
    package func count(_ sql: SQL) throws -> Int { try first(sql)?.value("n") ?? 0 }
}
