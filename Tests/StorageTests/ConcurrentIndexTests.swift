import Foundation
import Kernel
import Storage
import StoragePostgres
import TestKit
import Testing

/// Steps that create an index on a table that is in use.
@Suite struct ConcurrentIndexTests {
    private static let index = NewIndex("probe_by_number", on: "probe", columns: "number, id")
    private static let steps = [Migration("probe-index", index: index)]
    /// On a database without steps an index is created like everything else.
    private static let first = Migration("probe-first", statements: ["CREATE TABLE one (id \(.integer) PRIMARY KEY)"])

    @Test(arguments: Engine.available)
    func `the index is created once, also on a database that has steps`(on engine: Engine) async throws {
        for isNew in [true, false] {
            let db = try await engine.empty()
            try await ProbeSchema.make(in: db)
            if !isNew { try await db.migrate([Self.first]) }
            for _ in 0..<2 { try await db.migrate([Self.first] + Self.steps) }
            #expect(try await Self.steps(of: db) == ["probe-first", "probe-index"])
            await #expect(throws: StorageError.self, "it exists") {
                try await db.write { try $0.execute(Self.index.statement) }
            }
        }
    }

    @Test func `a step's text contains what each engine runs`() {
        let part = NewIndex("c", on: "a", columns: "b, d", condition: "d IS NOT NULL")
        #expect(
            Migration("x", index: part).text == """
                CREATE INDEX c ON a (b, d) WHERE d IS NOT NULL;
                CREATE INDEX CONCURRENTLY c ON a (b, d) WHERE d IS NOT NULL
                """)
    }

    @Test(.enabled(if: Engine.available.contains(.postgres)), .timeLimit(.minutes(10)))
    func `writers go on while the index is created, and only one of two nodes creates it`() async throws {
        try await withServer { server, db in
            let (holder, release) = try await Self.write(id: 1, in: db)
            let nodes = [try server.open(maxWait: .seconds(300)), try server.open(maxWait: .seconds(300))]
            let changing = nodes.map { node in Task { try await node.migrate([Self.first] + Self.steps) } }
            try await Self.waitUntilCreating(db)
            // An ordinary index would hold these up until the first writer ends.
            for id in 2..<6 { try await db.write { try $0.execute("INSERT INTO probe (id) VALUES (\(id))") } }
            #expect(try await Self.creating(db).count == 1)
            release.change { $0 = true }
            try await holder.value
            for change in changing { try await change.value }
            #expect(try await Self.isComplete(db) == true)
            #expect(try await db.read { try $0.fetch("SELECT id FROM probe").count } == 5)
            for (number, node) in nodes.enumerated() {
                // A read that writes is refused again.
                try await node.write { try $0.execute("INSERT INTO probe (id) VALUES (\(100 + number))") }
                await #expect(throws: StorageError.self) { try await node.read { try $0.execute("DELETE FROM probe") } }
                await node.close()
            }
        }
    }

    // FLT-15
    @Test(.enabled(if: Engine.available.contains(.postgres)), .timeLimit(.minutes(10)))
    func `an index that a killed node has left behind is dropped and created again`() async throws {
        try await withServer { server, db in
            let (holder, release) = try await Self.write(id: 1, in: db)
            let node = try server.open(maxWait: .seconds(300))
            let changing = Task { try await node.migrate([Self.first] + Self.steps) }
            try await Self.waitUntilCreating(db)
            for process in try await Self.creating(db) {
                try await db.read { _ = try $0.fetch("SELECT pg_terminate_backend(\(process)::int)") }
            }
            await #expect(throws: StorageError.self) { try await changing.value }
            #expect(try await Self.isComplete(db) == false, "otherwise this test shows nothing")
            #expect(try await Self.steps(of: db) == ["probe-first"])
            release.change { $0 = true }
            try await holder.value
            try await node.migrate([Self.first] + Self.steps)
            #expect(try await Self.isComplete(db) == true)
            #expect(try await Self.steps(of: db) == ["probe-first", "probe-index"])
            await node.close()
        }
    }

    @Test(.enabled(if: Engine.available.contains(.postgres)), .timeLimit(.minutes(10)))
    func `an index that was completed before its node was killed is taken as it is`() async throws {
        try await withServer { _, db in
            try await db.exclusively([{ try $0.execute(Self.index.statement) }])
            let before = try await Self.number(db)
            try await db.migrate([Self.first] + Self.steps)
            #expect(try await Self.number(db) == before)
            #expect(try await Self.steps(of: db) == ["probe-first", "probe-index"])
        }
    }

    @Test(.enabled(if: Engine.available.contains(.postgres)), .timeLimit(.minutes(10)))
    func `a transaction that does not end is waited for until the limit, and a later start succeeds`() async throws {
        try await withServer { server, db in
            let (holder, release) = try await Self.write(id: 1, in: db)
            let hasty = try server.open(maxWait: .seconds(300), schemaPatience: .milliseconds(100))
            await #expect {
                try await hasty.migrate([Self.first] + Self.steps)
            } throws: { error in
                "\(error)".contains("probe_by_number waits for a transaction")
            }
            try await db.write { try $0.execute("INSERT INTO probe (id) VALUES (2)") }
            release.change { $0 = true }
            try await holder.value
            try await hasty.migrate([Self.first] + Self.steps)
            #expect(try await Self.isComplete(db) == true)
            await hasty.close()
        }
    }

    /// A server with the table and one step.
    private func withServer(_ work: (PrivatePostgres, PostgresDatabase) async throws -> Void) async throws {
        let server = try await PrivatePostgres()
        let db = try server.open(maxWait: .seconds(300))
        try await ProbeSchema.make(in: db)
        try await db.migrate([Self.first])
        try await work(server, db)
        await db.close()
        await server.stop()
    }

    /// A transaction that has written to the table and stays open until it is released.
    private static func write(id: Int, in db: PostgresDatabase) async throws -> (Task<Void, any Error>, Locked<Bool>) {
        let (release, began) = (Locked(false), Locked(false))
        let holder = Task {
            try await db.write { tx in
                try tx.execute("INSERT INTO probe (id, number) VALUES (\(id), 0)")
                while !release.read({ $0 }) {
                    _ = try tx.fetch("SELECT 1 AS n")
                    began.change { $0 = true }
                    usleep(10_000)
                }
            }
        }
        while !began.read({ $0 }) { try await Task.sleep(for: .milliseconds(10)) }
        return (holder, release)
    }

    private static func waitUntilCreating(_ db: PostgresDatabase) async throws {
        while try await creating(db).isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    }

    /// The server's processes that create an index and wait for other transactions.
    private static func creating(_ db: PostgresDatabase) async throws -> [Int] {
        try await db.read { tx in
            try tx.fetch(
                """
                SELECT a.pid::bigint AS process FROM pg_stat_activity a JOIN pg_locks l ON l.pid = a.pid
                WHERE a.query LIKE 'CREATE INDEX CONCURRENTLY%' AND NOT l.granted
                """
            ).map { try $0.value("process") }
        }
    }

    /// Whether the server uses the index; nil without one.
    private static func isComplete(_ db: PostgresDatabase) async throws -> Bool? {
        try await db.read { tx in
            try tx.first("SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass('probe_by_number')")?
                .value("indisvalid")
        }
    }

    private static func number(_ db: PostgresDatabase) async throws -> Int? {
        try await db.read { try $0.first("SELECT to_regclass('probe_by_number')::oid::bigint AS n")?.value("n") }
    }

    private static func steps(of db: any Database) async throws -> [String] {
        try await db.read { tx in
            try tx.fetch("SELECT name FROM migrations ORDER BY name").map { try $0.value("name") }
        }
    }
}
