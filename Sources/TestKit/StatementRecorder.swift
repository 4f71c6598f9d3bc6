import Kernel
package import Storage

/// A database that records the statements and counts the transactions.
package final class StatementRecorder: Database {
    private let base: any Database
    private let recorded = Locked<[String: SQL]>([:])
    private let order = Locked<[String]>([])
    private let began = Locked(Transactions())

    /// How many transactions of each kind began.
    package struct Transactions: Hashable, Sendable {
        /// Snapshots.
        package var reads = 0
        /// Commits.
        package var writes = 0

        /// A number of each kind.
        package init(reads: Int = 0, writes: Int = 0) {
            self.reads = reads
            self.writes = writes
        }
    }

    /// Records what is done on `base`.
    package init(_ base: any Database) { self.base = base }

    /// Every different statement, sorted by text.
    package var statements: [SQL] {
        recorded.read { recorded in recorded.sorted { $0.key < $1.key }.map(\.value) }
    }

    /// The text of every statement since `forget`, in order.
    package var asked: [String] { order.read { $0 } }

    /// The transactions since `forget`.
    package var transactions: Transactions { began.read { $0 } }

    /// Empties `asked` and `transactions`.
    package func forget() {
        order.change { $0 = [] }
        began.change { $0 = Transactions() }
    }

    /// Reads, and records the statements.
    package func read<Value: Sendable>(
        _ body: @escaping @Sendable (any Transaction) throws -> Value
    ) async throws -> Value {
        began.change { $0.reads += 1 }
        return try await base.read { [recorded, order] tx in
            try body(RecordedTransaction(tx: tx, recorded: recorded, order: order))
        }
    }

    /// Writes, and records the statements.
    @discardableResult
    package func write<Value: Sendable>(
        _ body: @escaping @Sendable (any Transaction) throws -> Value
    ) async throws -> Value {
        began.change { $0.writes += 1 }
        return try await base.write { [recorded, order] tx in
            try body(RecordedTransaction(tx: tx, recorded: recorded, order: order))
        }
    }

    /// Forwards the steps.
    package func exclusively(_ steps: [ExclusiveStep]) async throws {
        try await base.exclusively(steps)
    }

    /// Closes the engine.
    package func close() async { await base.close() }

    /// The tables or indexes that a statement with this text would scan completely.
    package func fullScans(of statement: SQL) async throws -> [String] {
        try await TestKit.fullScans(of: statement, on: base)
    }

    /// The engine's plan for `statement`, as the engine prints it.
    package func plan(of statement: SQL) async throws -> [String] {
        try await queryPlan(of: statement, on: base)
    }
}

/// Passes statements on after recording them.
private struct RecordedTransaction: Transaction {
    let tx: any Transaction
    let recorded: Locked<[String: SQL]>
    let order: Locked<[String]>

    func fetch(_ sql: SQL) throws -> [Row] {
        note(sql)
        return try tx.fetch(sql)
    }

    func execute(_ sql: SQL) throws -> Int {
        note(sql)
        return try tx.execute(sql)
    }

    private func note(_ sql: SQL) {
        let text = sql.rendered(for: .sqlite).text
        recorded.change { $0[text] = sql }
        order.change { $0.append(text) }
    }
}
