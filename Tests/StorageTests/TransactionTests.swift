import Kernel
import Storage
import TestKit
import Testing

/// Transactions are atomic.
@Suite struct TransactionTests {
    struct Stop: Error {}

    @Test(arguments: Engine.available)
    func `a second row with the same key is a duplicate`(on engine: Engine) async throws {
        let db = try await probe(on: engine)
        try await db.write { try $0.execute("INSERT INTO probe (id) VALUES (1)") }
        await #expect(throws: StorageError.duplicate) {
            try await db.write { try $0.execute("INSERT INTO probe (id) VALUES (1)") }
        }
    }

    @Test(arguments: Engine.available)
    func `a second row under a unique index is a duplicate`(on engine: Engine) async throws {
        let db = try await probe(on: engine)
        try await db.write { tx in
            try tx.execute("CREATE UNIQUE INDEX probe_text ON probe (text)")
            try tx.execute("INSERT INTO probe (id, text) VALUES (1, 'x')")
        }
        await #expect(throws: StorageError.duplicate) {
            try await db.write { try $0.execute("INSERT INTO probe (id, text) VALUES (2, 'x')") }
        }
    }

    @Test(arguments: Engine.available)
    func `a body that throws leaves nothing behind`(on engine: Engine) async throws {
        let db = try await probe(on: engine)
        await #expect(throws: Stop.self) {
            try await db.write { tx -> Void in
                try tx.execute("INSERT INTO probe (id) VALUES (1)")
                throw Stop()
            }
        }
        #expect(try await ids(db).isEmpty)
    }

    @Test(arguments: Engine.available)
    func `the body's result is returned`(on engine: Engine) async throws {
        let db = try await probe(on: engine)
        #expect(try await db.write { _ in "w" } == "w")
        #expect(try await db.read { _ in "r" } == "r")
    }

    @Test(arguments: Engine.available)
    func `a failed statement fails its transaction, even if the body catches the error`(
        on engine: Engine
    ) async throws {
        let db = try await probe(on: engine)
        try await db.write { try $0.execute("INSERT INTO probe (id) VALUES (1)") }
        await #expect(throws: StorageError.duplicate) {
            try await db.write { tx in
                try tx.execute("INSERT INTO probe (id) VALUES (2)")
                _ = try? tx.execute("INSERT INTO probe (id) VALUES (1)")
                _ = try? tx.execute("INSERT INTO probe (id) VALUES (3)")
            }
        }
        #expect(try await ids(db) == [1])
    }

    @Test(arguments: Engine.available)
    func `a body may throw its own error for a failed statement`(on engine: Engine) async throws {
        let db = try await probe(on: engine)
        try await db.write { try $0.execute("INSERT INTO probe (id) VALUES (1)") }
        await #expect(throws: InvalidInput("User already exists")) {
            try await db.write { tx in
                do { try tx.execute("INSERT INTO probe (id) VALUES (1)") } catch StorageError.duplicate {
                    throw InvalidInput("User already exists")
                }
            }
        }
        #expect(try await ids(db) == [1])
    }

    @Test(arguments: Engine.available)
    func `a wrong statement is an error, and the next transaction works`(on engine: Engine) async throws {
        let db = try await probe(on: engine)
        for _ in 0..<10 {
            await #expect {
                try await db.write { try $0.execute("INSERT INTO nowhere (id) VALUES (\(1))") }
            } throws: { error in
                if case StorageError.unexpected = error { true } else { false }
            }
        }
        try await db.write { try $0.execute("INSERT INTO probe (id) VALUES (1)") }
        #expect(try await ids(db) == [1])
    }

    @Test(arguments: Engine.available)
    func `a read cannot write`(on engine: Engine) async throws {
        let db = try await probe(on: engine)
        await #expect(throws: StorageError.self) {
            try await db.read { _ = try $0.execute("INSERT INTO probe (id) VALUES (1)") }
        }
        #expect(try await ids(db).isEmpty)
    }

    @Test(arguments: Engine.available)
    func `one failing write among many rolls only itself back`(on engine: Engine) async throws {
        let db = try await probe(on: engine)
        let kept = await withTaskGroup(of: Int?.self, returning: [Int].self) { group in
            for id in 0..<60 {
                group.addTask {
                    try? await db.write { tx in
                        try tx.execute("INSERT INTO probe (id) VALUES (\(id))")
                        if id % 3 == 0 { throw Stop() }
                        if id % 3 == 1 { try tx.execute("INSERT INTO probe (id) VALUES (\(id))") }
                        return id
                    }
                }
            }
            return await group.reduce(into: []) { if let id = $1 { $0.append(id) } }
        }
        #expect(kept.sorted() == (0..<60).filter { $0 % 3 == 2 })
        #expect(try await ids(db) == kept.sorted())
    }

    @Test(arguments: Engine.available)
    func `a read sees one snapshot during concurrent writes`(on engine: Engine) async throws {
        let db = try await probe(on: engine)
        try await db.write { try $0.execute("INSERT INTO probe (id, number) VALUES (1, 0), (2, 0)") }
        let writer = Task {
            for _ in 0..<100 { try await db.write { try $0.execute("UPDATE probe SET number = number + 1") } }
        }
        for _ in 0..<100 {
            let pair = try await db.read { tx in
                let first = try tx.first("SELECT number FROM probe WHERE id = 1")?.value("number", as: Int64.self)
                let second = try tx.first("SELECT number FROM probe WHERE id = 2")?.value("number", as: Int64.self)
                return [first, second]
            }
            #expect(pair[0] == pair[1])
        }
        try await writer.value
    }

    @Test(arguments: Engine.available)
    func `a confirmed write is seen by the next read`(on engine: Engine) async throws {
        let db = try await probe(on: engine)
        for id in 0..<50 {
            try await db.write { try $0.execute("INSERT INTO probe (id) VALUES (\(id))") }
            #expect(try await db.read { try $0.first("SELECT id FROM probe WHERE id = \(id)") } != nil)
        }
    }

    @Test(arguments: Engine.available)
    func `a closed database refuses and does not hang`(on engine: Engine) async throws {
        let db = try await probe(on: engine)
        await db.close()
        await #expect(throws: StorageError.unavailable("The database is closed.")) { try await db.probe() }
        await #expect(throws: StorageError.unavailable("The database is closed.")) { try await db.read { _ in } }
        await db.close()
    }

    @Test(arguments: Engine.available)
    func `a probe succeeds on a healthy engine`(on engine: Engine) async throws {
        try await engine.empty().probe()
    }
}

/// The ids in `probe`, in order.
func ids(_ db: any Database) async throws -> [Int] {
    try await db.read { tx in try tx.fetch("SELECT id FROM probe ORDER BY id").map { try $0.value("id") } }
}
