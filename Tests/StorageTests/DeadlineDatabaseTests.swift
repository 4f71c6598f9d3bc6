import Foundation
import Kernel
import Storage
import TestKit
import Testing

/// Work for requests whose deadline has passed (FLT-10, LOAD-02).
@Suite struct DeadlineDatabaseTests {
    /// Whether `work` is refused with `.unavailable`.
    private func isPutOff<Value>(_ work: () async throws -> Value) async -> Bool {
        do {
            _ = try await work()
            return false
        } catch StorageError.unavailable { return true } catch { return false }
    }

    // FLT-10
    @Test(arguments: Engine.available)
    func `a request whose deadline has passed neither reads nor writes`(on engine: Engine) async throws {
        let db = DeadlineDatabase(try await probe(on: engine))
        await Deadline.$ofRequest.withValue(Deadline(in: .zero)) {
            #expect(await isPutOff { try await db.read { try $0.fetch("SELECT id FROM probe") } })
            #expect(await isPutOff { try await db.write { try $0.execute("INSERT INTO probe (id) VALUES (1)") } })
        }
        #expect(try await db.read { try $0.fetch("SELECT id FROM probe") }.isEmpty)
    }

    @Test func `the deadline of a request moves by the time that it is granted`() {
        let slot = ExecutionSlot {}
        let deadline = Deadline(in: .zero, of: slot)
        #expect(deadline.hasPassed)
        _ = slot.grant(.seconds(20))
        #expect(!deadline.hasPassed && deadline.millisecondsLeft > 10_000)
        slot.takeBack(.seconds(20))
        #expect(deadline.hasPassed)
    }

    // LOAD-02: work behind a slow statement is skipped if its caller is gone.
    @Test(arguments: Engine.available)
    func `queued work whose deadline has passed is skipped, and then work continues`(on engine: Engine) async throws {
        let slot = ExecutionSlot {}
        let db = DeadlineDatabase(SlowDatabase(engine: try await probe(on: engine), slot: slot))
        _ = slot.grant(.seconds(20))
        let deadline = Deadline(in: .zero, of: slot)
        #expect(!deadline.hasPassed)
        await Deadline.$ofRequest.withValue(deadline) {
            #expect(await isPutOff { try await db.write { try $0.execute("INSERT INTO probe (id) VALUES (100)") } })
        }
        #expect(try await db.read { try $0.fetch("SELECT id FROM probe") }.isEmpty)
        try await db.write { try $0.execute("INSERT INTO probe (id) VALUES (100)") }
        #expect(try await db.read { try $0.fetch("SELECT id FROM probe") }.count == 1)
    }
}

/// An engine whose requests wait in its queue until their deadline has passed.
private struct SlowDatabase: Database {
    let engine: any Database
    let slot: ExecutionSlot

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any Transaction) throws -> Value
    ) async throws -> Value { try await engine.read(late(body)) }

    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any Transaction) throws -> Value
    ) async throws -> Value { try await engine.write(late(body)) }

    func exclusively(_ steps: [ExclusiveStep]) async throws {
        try await engine.exclusively(steps)
    }

    func close() async { await engine.close() }

    private func late<Value>(
        _ body: @escaping @Sendable (any Transaction) throws -> Value
    ) -> @Sendable (any Transaction) throws -> Value {
        { tx in
            slot.takeBack(.seconds(20))
            return try body(tx)
        }
    }
}
