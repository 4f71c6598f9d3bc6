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

    // LOAD-02: work behind a slow statement is skipped if its callers are gone.
    @Test(arguments: Engine.available)
    func `queued work whose deadline has passed is skipped, and then work continues`(on engine: Engine) async throws {
        let db = DeadlineDatabase(try await probe(on: engine))
        // More tasks than workers, as on a slow disk or server.
        let slow = (0..<8).map { number in
            Task {
                try await db.write { tx -> Int in
                    Thread.sleep(forTimeInterval: 0.15)
                    return try tx.execute("INSERT INTO probe (id) VALUES (\(number))")
                }
            }
        }
        try await Task.sleep(for: .milliseconds(50))
        let late = await Deadline.$ofRequest.withValue(Deadline(in: .milliseconds(50))) {
            await isPutOff { try await db.write { try $0.execute("INSERT INTO probe (id) VALUES (100)") } }
        }
        #expect(late)
        for task in slow { _ = try await task.value }
        #expect(try await db.read { try $0.fetch("SELECT id FROM probe") }.count == 8)
        try await db.write { try $0.execute("INSERT INTO probe (id) VALUES (100)") }
    }
}
