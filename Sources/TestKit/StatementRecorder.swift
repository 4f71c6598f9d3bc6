import Kernel
public import Storage

/// A database that remembers which statements were asked of it.
public final class StatementRecorder: Database {
    private let base: any Database
    private let recorded = Locked<[String: SQL]>([:])
    private let order = Locked<[String]>([])

    init(_ base: any Database) { self.base = base }

    /// Every statement that was asked, each text once, in the order of the texts.
    public var statements: [SQL] {
        recorded.read { recorded in recorded.sorted { $0.key < $1.key }.map(\.value) }
    }

    /// The text of every statement since `forget`, in the order in which they were asked.
    public var asked: [String] { order.read { $0 } }

    /// Empties `asked`.
    public func forget() { order.change { $0 = [] } }

    /// Reads, and remembers what is asked.
    public func read<Value: Sendable>(
        _ body: @escaping @Sendable (any Transaction) throws -> Value
    ) async throws -> Value {
        try await base.read { [recorded, order] tx in
            try body(RecordedTransaction(tx: tx, recorded: recorded, order: order))
        }
    }

    /// Writes, and remembers what is asked.
    @discardableResult
    public func write<Value: Sendable>(
        _ body: @escaping @Sendable (any Transaction) throws -> Value
    ) async throws -> Value {
        try await base.write { [recorded, order] tx in
            try body(RecordedTransaction(tx: tx, recorded: recorded, order: order))
        }
    }

    /// Passes the steps on.
    public func exclusively(_ steps: [@Sendable (any Transaction) throws -> Void]) async throws {
        try await base.exclusively(steps)
    }

    /// Closes the engine below.
    public func close() async { await base.close() }

    /// The tables or indexes that a statement of the same text would read from end to end.
    public func fullScans(of statement: SQL) async throws -> [String] {
        try await TestKit.fullScans(of: statement, on: base)
    }

    /// How the engine would carry `statement` out, in its own words.
    public func plan(of statement: SQL) async throws -> [String] {
        try await queryPlan(of: statement, on: base)
    }
}

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
