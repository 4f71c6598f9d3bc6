import Dispatch
import Kernel
import Storage
import TestKit
import Testing

/// Concurrent transactions.
@Suite struct ContentionTests {
    // RACE-20
    @Test(arguments: Engine.available)
    func `concurrent increments all count`(on engine: Engine) async throws {
        let db = try await probe(on: engine)
        try await db.write { try $0.execute("INSERT INTO probe (id, number) VALUES (1, 0)") }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<32 {
                group.addTask {
                    for _ in 0..<4 {
                        try await db.write { tx in
                            // Reads and writes back on purpose: only isolation makes the result right.
                            let row = try tx.first("SELECT number FROM probe WHERE id = 1")
                            let number = try row?.value("number", as: Int64.self) ?? 0
                            try tx.execute("UPDATE probe SET number = \(number + 1) WHERE id = 1")
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        let row = try await db.read { try $0.first("SELECT number FROM probe WHERE id = 1") }
        #expect(try row?.value("number") == 128)
    }

    // RACE-03, RACE-04 and RACE-06 depend on this.
    @Test(arguments: Engine.available)
    func `of many concurrent deletions of a row one returns it`(on engine: Engine) async throws {
        let db = try await probe(on: engine)
        for round in 0..<5 {
            try await db.write { try $0.execute("INSERT INTO probe (id, text) VALUES (\(round), 'ticket')") }
            let winners = try await withThrowingTaskGroup(of: Bool.self, returning: Int.self) { group in
                for _ in 0..<32 {
                    group.addTask {
                        try await db.write { tx in
                            try tx.first("DELETE FROM probe WHERE id = \(round) RETURNING text") != nil
                        }
                    }
                }
                return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            #expect(winners == 1)
        }
    }

    // RACE-01 depends on this.
    @Test(arguments: Engine.available)
    func `of many inserts of a key one succeeds and the rest are duplicates`(on engine: Engine) async throws {
        let db = try await probe(on: engine)
        let results = await withTaskGroup(of: Result<Void, any Error>.self, returning: [Result<Void, any Error>].self) {
            group in
            for number in 0..<32 {
                group.addTask {
                    do {
                        try await db.write { tx in
                            try tx.execute("INSERT INTO probe (id, number) VALUES (1, \(number))")
                        }
                        return .success(())
                    } catch { return .failure(error) }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        var winners = 0
        for result in results {
            switch result {
            case .success: winners += 1
            case .failure(let error): #expect(error as? StorageError == .duplicate)
            }
        }
        #expect(winners == 1)
    }

    @Test(arguments: Engine.available)
    func `of two writes that read each other's row at most one commits`(on engine: Engine) async throws {
        // Write skew: one of two must stay on call. With snapshot isolation both could leave.
        let db = try await probe(on: engine)
        try await db.write { try $0.execute("INSERT INTO probe (id, number) VALUES (1, 1), (2, 1)") }
        await withTaskGroup(of: Void.self) { group in
            for id in [1, 2, 1, 2, 1, 2] {
                group.addTask {
                    try? await db.write { tx in
                        let row = try tx.first("SELECT COUNT(*) AS count FROM probe WHERE number = 1")
                        guard try row?.value("count", as: Int.self) ?? 0 > 1 else { return }
                        try tx.execute("UPDATE probe SET number = 0 WHERE id = \(id)")
                    }
                }
            }
        }
        let left = try await db.read { try $0.fetch("SELECT id FROM probe WHERE number = 1").count }
        #expect(left == 1)
    }

    // RACE-19
    @Test(arguments: Engine.available)
    func `a long write does not starve two hundred short ones`(on engine: Engine) async throws {
        let db = try await probe(on: engine)
        let long = Task {
            try await db.write { tx in
                for id in 1000..<1500 { try tx.execute("INSERT INTO probe (id, text) VALUES (\(id), 'long')") }
            }
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for id in 0..<200 {
                group.addTask { _ = try await db.write { try $0.execute("INSERT INTO probe (id) VALUES (\(id))") } }
            }
            try await group.waitForAll()
        }
        try await long.value
        #expect(try await ids(db).count == 700)
    }

    @Test(arguments: Engine.available)
    func `reads continue during a long write`(on engine: Engine) async throws {
        let db = try await probe(on: engine)
        let (began, beginning) = AsyncStream<Void>.makeStream()
        let gate = DispatchSemaphore(value: 0)
        let long = Task {
            try await db.write { tx in
                try tx.execute("INSERT INTO probe (id) VALUES (1)")
                beginning.yield()
                gate.wait()
            }
        }
        for await _ in began { break }
        #expect(try await ids(db).isEmpty)
        gate.signal()
        try await long.value
        #expect(try await ids(db) == [1])
    }
}
