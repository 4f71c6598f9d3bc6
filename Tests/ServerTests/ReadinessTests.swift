import Kernel
import Storage
import TestKit
import Testing

@testable import Server

/// When `/readyz` tells scripts and load balancers that the server is ready.
@Suite struct ReadinessTests {
    private func readiness() async throws -> Readiness {
        Readiness(database: try await Engine.sqliteFile.freshDatabase())
    }

    @Test func `it is ready once both listeners are open and announced`() async throws {
        let readiness = try await readiness()
        #expect(await readiness.obstacle() == "opening")
        await readiness.opened { Issue.record("one listener is still closed") }
        #expect(await readiness.obstacle() == "opening")
        await confirmation { announced in
            await readiness.opened {
                #expect(await readiness.obstacle() == "opening")
                announced()
            }
        }
        #expect(await readiness.obstacle() == nil)
    }

    @Test func `after a write that failed it is not ready until something is written`() async throws {
        let outcome = WriteOutcome()
        let disk = FailingDisk()
        let database = WatchedDatabase(
            engine: FailingDatabase(engine: try await Engine.sqliteFile.freshDatabase(), disk: disk), outcome: outcome)
        let readiness = Readiness(database: database, outcome: outcome)
        for _ in 0..<2 { await readiness.opened {} }
        disk.isFull.change { $0 = true }
        #expect(await readiness.obstacle() == nil, "no write has failed yet")
        await #expect(throws: StorageError.self) { try await database.write { try $0.execute(FailingDatabase.change) } }
        #expect(await readiness.obstacle() == "the store takes no writes: the disk is full")
        _ = try await database.write { _ in }
        #expect(await readiness.storeState() == .readOnly(reason: "the disk is full"), "a write that changes nothing")
        disk.isFull.change { $0 = false }
        #expect(await readiness.obstacle() == nil)
        #expect(outcome.lastFailure == nil)
    }

    @Test(arguments: [false, true])
    func `a server that stops is not ready`(_ stopsWhileOpening: Bool) async throws {
        let readiness = try await readiness()
        await readiness.opened {}
        await readiness.opened { if stopsWhileOpening { readiness.closing() } }
        if !stopsWhileOpening { readiness.closing() }
        #expect(await readiness.obstacle() == "closing")
    }
}

private struct FailingDisk: Sendable {
    let isFull = Locked(false)
}

/// Refuses writes that change something while the disk is full, as SQLite does.
private struct FailingDatabase: Database {
    static let change: SQL = "DELETE FROM store_properties WHERE name = 'none'"

    let engine: any Database
    let disk: FailingDisk

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any Transaction) throws -> Value
    ) async throws -> Value { try await engine.read(body) }

    @discardableResult
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any Transaction) throws -> Value
    ) async throws -> Value {
        try await engine.write { [disk] tx in try body(Refusing(tx: tx, isFull: disk.isFull.read { $0 })) }
    }

    func exclusively(_ steps: [ExclusiveStep]) async throws {
        try await engine.exclusively(steps)
    }

    func close() async { await engine.close() }

    private struct Refusing: Transaction {
        let tx: any Transaction
        let isFull: Bool

        func fetch(_ sql: SQL) throws -> [Row] { try tx.fetch(sql) }

        func execute(_ sql: SQL) throws -> Int {
            guard !isFull else { throw StorageError.unavailable("the disk is full") }
            return try tx.execute(sql)
        }
    }
}
