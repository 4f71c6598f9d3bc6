import Foundation
import Kernel
import Storage
import StoragePostgres
import TestKit
import Testing

/// Behaviour that only PostgreSQL has.
@Suite(.enabled(if: Engine.available.contains(.postgres))) struct PostgresTests {
    @Test func `a session has the required settings`() async throws {
        let db = try await Engine.postgres.empty()
        let settings = [
            "statement_timeout": "5s", "lock_timeout": "2s", "idle_in_transaction_session_timeout": "10s",
            "synchronous_commit": "on", "client_encoding": "UTF8", "application_name": "martlet",
            "default_transaction_read_only": "on",
        ]
        for (name, value) in settings {
            let row = try await db.read { try $0.first("SELECT current_setting(\(name)) AS value") }
            #expect(try row?.value("value") == value, "\(name)")
        }
        let levels = try await db.write { tx in
            try tx.first("SELECT current_setting('transaction_isolation') AS level")?.value("level", as: String.self)
        }
        #expect(levels == "serializable")
        for _ in 0..<2 {
            let level = try await db.read { tx in
                _ = try tx.fetch("SELECT 1 AS one")
                return try tx.first("SELECT current_setting('transaction_isolation') AS level")?
                    .value("level", as: String.self)
            }
            #expect(level == "repeatable read")
        }
    }

    // RACE-20
    @Test(arguments: ["40001", "40P01", "55P03"])
    func `a conflicting transaction is retried from the start`(_ state: String) async throws {
        let db = try await probe(on: .postgres)
        let runs = Counter()
        try await db.write { tx in
            try tx.execute("INSERT INTO probe (id) VALUES (1)")
            if runs.next() < 3 { try tx.execute(Self.raising(state)) }
        }
        #expect(runs.count == 3)
        #expect(try await ids(db) == [1])
    }

    // RACE-20
    @Test func `a transaction that always conflicts ends as contention and leaves nothing`() async throws {
        let db = try await probe(on: .postgres)
        await #expect(throws: StorageError.contention) {
            try await db.write { tx in
                try tx.execute("INSERT INTO probe (id) VALUES (1)")
                try tx.execute(Self.raising("40001"))
            }
        }
        #expect(try await ids(db).isEmpty)
    }

    @Test(arguments: ["53100", "53200", "57014", "58030", "57P03"])
    func `a temporarily failing server is unavailable`(_ state: String) async throws {
        let db = try await probe(on: .postgres)
        await #expect {
            try await db.write { try $0.execute(Self.raising(state)) }
        } throws: { error in
            if case StorageError.unavailable = error { true } else { false }
        }
        try await db.write { try $0.execute("INSERT INTO probe (id) VALUES (1)") }
    }

    @Test func `deadlocks resolve themselves`() async throws {
        let db = try await probe(on: .postgres)
        try await db.write { try $0.execute("INSERT INTO probe (id, number) VALUES (1, 0), (2, 0)") }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for turn in 0..<4 {
                group.addTask {
                    try await db.write { tx in
                        for id in turn.isMultiple(of: 2) ? [1, 2] : [2, 1] {
                            try tx.execute("UPDATE probe SET number = number + 1 WHERE id = \(id)")
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        let numbers = try await db.read { tx in
            try tx.fetch("SELECT number FROM probe").map { try $0.value("number", as: Int.self) }
        }
        #expect(numbers == [4, 4])
    }

    @Test func `the server ends a statement that takes too long`() async throws {
        let db = try await Engine.postgres.empty()
        let start = ContinuousClock.now
        await #expect {
            try await db.read { _ = try $0.fetch("SELECT pg_sleep(60)::text") }
        } throws: { error in
            if case StorageError.unavailable = error { true } else { false }
        }
        #expect(ContinuousClock.now - start < .seconds(300))
        try await db.probe()
    }

    @Test func `a lost connection is replaced, and an uncommitted transaction is retried`() async throws {
        let db = try await probe(on: .postgres)
        let runs = Counter()
        try await db.write { tx in
            try tx.execute("INSERT INTO probe (id) VALUES (1)")
            if runs.next() == 1 { _ = try tx.fetch("SELECT pg_terminate_backend(pg_backend_pid())") }
        }
        #expect(runs.count == 2)
        #expect(try await ids(db) == [1])
    }

    // FLT-08: a write that may have happened must be neither repeated nor reported as done.
    @Test func `a commit whose answer is lost is reported as interrupted and not retried`() async throws {
        let db = try await probe(on: .postgres)
        try await db.write { tx in
            try tx.execute(
                """
                CREATE FUNCTION leave() RETURNS trigger LANGUAGE plpgsql AS
                $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$
                """)
            try tx.execute(
                """
                CREATE CONSTRAINT TRIGGER leaving AFTER INSERT ON probe
                DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION leave()
                """)
        }
        let runs = Counter()
        await #expect {
            try await db.write { tx in
                _ = runs.next()
                try tx.execute("INSERT INTO probe (id) VALUES (1)")
            }
        } throws: { error in
            if case StorageError.interrupted = error { true } else { false }
        }
        #expect(runs.count == 1)
        #expect(try await ids(db).isEmpty)
    }

    @Test func `a deallocated prepared statement is prepared again`() async throws {
        let db = try await probe(on: .postgres)
        for id in 0..<8 {
            try await db.read { _ = try $0.execute("DEALLOCATE ALL") }
            #expect(try await ids(db).count == id)
            let runs = Counter()
            try await db.write { tx in
                try tx.execute("INSERT INTO probe (id) VALUES (\(id))")
                if runs.next() == 1 { try tx.execute("DEALLOCATE ALL") }
            }
        }
    }

    // A server that takes no writes any more, and a stale plan, in whatever language the server speaks.
    @Test(arguments: ["25006", "0A000", "26000"])
    func `a session that no longer fits is replaced`(_ state: String) async throws {
        let db = try await probe(on: .postgres)
        let processes = Locked<[Int]>([])
        try await db.write { tx in
            let row = try tx.first("SELECT pg_backend_pid()::bigint AS process")
            let process: Int = try row?.value("process") ?? 0
            processes.change { $0.append(process) }
            try tx.execute("INSERT INTO probe (id) VALUES (1)")
            if processes.read({ $0.count }) == 1 { try tx.execute(Self.raising(state)) }
        }
        #expect(processes.read { Set($0).count } == 2)
        #expect(try await ids(db) == [1])
    }

    @Test func `a server that takes no writes is unavailable`() async throws {
        let db = try await probe(on: .postgres)
        let runs = Counter()
        await #expect {
            try await db.write { tx in
                _ = runs.next()
                try tx.execute(Self.raising("25006"))
            }
        } throws: { error in
            if case StorageError.unavailable = error { true } else { false }
        }
        #expect(runs.count == 3)
    }

    @Test func `a numeric is refused with advice, an unknown type with its number`() async throws {
        let db = try await Engine.postgres.empty()
        await #expect(
            throws: StorageError.unexpected("A column holds a numeric; cast the sum to the engine's integer.")
        ) {
            try await db.read { _ = try $0.fetch("SELECT 1.5 AS n") }
        }
        await #expect(throws: StorageError.unexpected("A column is of PostgreSQL's type 1184.")) {
            try await db.read { _ = try $0.fetch("SELECT now() AS n") }
        }
        try await db.probe()
    }

    // Beside other tests, a busy machine decides how long a connection takes: the limit is for a test that hangs.
    @Test(.timeLimit(.minutes(15)))
    func `a missing server is unavailable at once`() async throws {
        let db = try PostgresDatabase(url: "postgres://nobody@127.0.0.1:1/nothing")
        for _ in 0..<50 {
            await #expect {
                try await db.probe()
            } throws: { error in
                if case StorageError.unavailable(let text) = error { text.contains("127.0.0.1") } else { false }
            }
        }
        await db.close()
    }

    // FLT-10
    @Test(.timeLimit(.minutes(15)))
    func `a server that accepts and never answers is unavailable after seconds`() async throws {
        let hole = try BlackHole()
        let db = try PostgresDatabase(url: "postgres://nobody@127.0.0.1:\(hole.port)/nothing?sslmode=disable")
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<40 {
                group.addTask { await #expect(throws: StorageError.self) { try await db.probe() } }
            }
        }
        await db.close()
    }

    @Test(.timeLimit(.minutes(10)))
    func `exclusive use of a store excludes all other use`() async throws {
        let server = try await PrivatePostgres()
        let alone = try server.open(use: .exclusive)
        try await alone.probe()
        let other = try server.open()
        await #expect { try await other.probe() } throws: { "\($0)".contains("maintenance command") }
        await alone.close()
        // The server ends its side of a closed connection, and so its lock, a little later.
        while (try? await other.probe()) == nil { try await Task.sleep(for: .milliseconds(20)) }
        let late = try server.open(use: .exclusive)
        await #expect { try await late.probe() } throws: { "\($0)".contains("a server uses this database") }
        for database in [other, late] { await database.close() }
        await server.stop()
    }

    @Test func `the error for an invalid address does not contain its password`() {
        #expect {
            try PostgresDatabase(url: "postgres://user:secret@host:not-a-port:1/x?nonsense=1")
        } throws: { error in
            !"\(error)".contains("secret")
        }
    }

    private static func raising(_ state: String) -> SQL {
        SQL(stringLiteral: "DO $$ BEGIN RAISE EXCEPTION 'injected' USING ERRCODE = '\(state)'; END $$")
    }
}

/// Counts the runs of a body.
final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0

    var count: Int { lock.withLock { value } }

    /// The number of this run, from 1.
    func next() -> Int {
        lock.withLock {
            value += 1
            return value
        }
    }
}

/// A port that accepts connections and never answers.
private final class BlackHole: Sendable {
    let port: UInt16
    private let descriptor: Int32

    init() throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = descriptor
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 && listen(descriptor, 64) == 0
                    && getsockname(descriptor, $0, &length) == 0
            }
        }
        try #require(isBound)
        port = UInt16(bigEndian: address.sin_port)
    }

    deinit { close(descriptor) }
}
