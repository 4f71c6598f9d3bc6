import Foundation
import Storage
import TestKit
import Testing

/// What becomes of the work for a request when nobody waits for its answer any more (FLT-10, LOAD-02).
@Suite struct DeadlineDatabaseTests {
    /// Whether `work` is refused as something that may succeed later.
    private func isPutOff<Value>(_ work: () async throws -> Value) async -> Bool {
        do {
            _ = try await work()
            return false
        } catch StorageError.unavailable { return true } catch { return false }
    }

    // FLT-10
    @Test(arguments: Engine.available)
    func `a request whose time is over neither reads nor writes`(on engine: Engine) async throws {
        let db = DeadlineDatabase(try await probe(on: engine))
        await Deadline.$ofRequest.withValue(Deadline(in: .zero)) {
            #expect(await isPutOff { try await db.read { try $0.fetch("SELECT id FROM probe") } })
            #expect(await isPutOff { try await db.write { try $0.execute("INSERT INTO probe (id) VALUES (1)") } })
        }
        #expect(try await db.read { try $0.fetch("SELECT id FROM probe") }.isEmpty)
    }

    // LOAD-02: those that wait behind a slow one do not all have to be worked off once their callers are gone.
    @Test(arguments: Engine.available)
    func `what waits too long is passed over when its turn comes, and then work goes on`(on engine: Engine) async throws
    {
        let db = DeadlineDatabase(try await probe(on: engine))
        // As many as there are lanes, and more: a disk or a server that is slow.
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
