import Foundation
import Kernel
import Storage
import StoragePostgres
import TestKit
import Testing

/// What waits on the server without an end: commits for a replica, and schema changes for a lock.
@Suite(.enabled(if: Engine.available.contains(.postgres))) struct PostgresHangTests {
    @Test(.timeLimit(.minutes(10)))
    func `while commits wait for a replica no further write begins, and reads go on`() async throws {
        let server = try await PrivatePostgres()
        let db = try server.open(connections: 4)
        try await ProbeSchema.make(in: db)
        try await Self.setReplica("ghost", on: server, db)
        for round in 0..<3 {
            await withTaskGroup(of: Void.self) { group in
                for id in 0..<12 {
                    group.addTask { await Self.expectNoWrite(of: round * 100 + id, to: db) }
                }
            }
        }
        let left = try await Self.hanging(db)
        #expect((1...4).contains(left), "one for each connection")
        for id in 1000..<1100 { await Self.expectNoWrite(of: id, to: db) }
        #expect(try await Self.hanging(db) == left, "refused before they begin")
        await #expect(throws: StorageError.self) { try await db.probe() }

        let next = try server.open(connections: 4)
        for id in 2000..<2004 { await Self.expectNoWrite(of: id, to: next) }
        await #expect(throws: StorageError.self) { try await next.exclusively([{ try $0.execute("SELECT 1") }]) }
        #expect(try await Self.hanging(db) == left, "a new process adds none")
        #expect(try await ids(next).isEmpty, "nothing is acknowledged, and nothing is seen")

        try await Self.setReplica("", on: server, db)
        for (id, database) in [(5000, db), (5001, next)] {
            while (try? await database.write { try $0.execute("INSERT INTO probe (id) VALUES (\(id))") }) == nil {
                try await Task.sleep(for: .milliseconds(20))
            }
        }
        #expect(try await ids(db).count == left + 2, "those that hung have happened")
        for database in [db, next] { await database.close() }
        await server.stop()
    }

    @Test(.timeLimit(.minutes(10)))
    func `a schema change that waits for its table holds no request up`() async throws {
        let server = try await PrivatePostgres()
        let db = try server.open(maxWait: .seconds(300))
        try await ProbeSchema.make(in: db)
        let (holder, release) = try await Self.use(of: db)
        let other = try server.open()
        let changing = Task {
            try await other.exclusively([{ try $0.execute("ALTER TABLE probe ADD COLUMN more BIGINT") }])
        }
        for _ in 0..<2 {
            while try await !Self.isLockAwaited(db) { try await Task.sleep(for: .milliseconds(10)) }
            #expect(try await ids(db).isEmpty)
        }
        release.change { $0 = true }
        try await holder.value
        try await changing.value
        try await db.write { try $0.execute("INSERT INTO probe (id, more) VALUES (1, 2)") }
        for database in [db, other] { await database.close() }
        await server.stop()
    }

    @Test(.timeLimit(.minutes(10)))
    func `a schema change that cannot lock its table says so, and a later one succeeds`() async throws {
        let server = try await PrivatePostgres()
        let db = try server.open(maxWait: .seconds(300))
        try await ProbeSchema.make(in: db)
        let (holder, release) = try await Self.use(of: db)
        let hasty = try server.open(schemaPatience: .milliseconds(100))
        let step: @Sendable (any Transaction) throws -> Void = {
            try $0.execute("ALTER TABLE probe ADD COLUMN more BIGINT")
        }
        await #expect {
            try await hasty.exclusively([step])
        } throws: { error in
            "\(error)".contains("a schema change cannot lock its table")
        }
        release.change { $0 = true }
        try await holder.value
        try await hasty.exclusively([step])
        for database in [db, hasty] { await database.close() }
        await server.stop()
    }

    /// A transaction that has read the table and stays open until it is released.
    private static func use(of db: PostgresDatabase) async throws -> (Task<Void, any Error>, Locked<Bool>) {
        let release = Locked(false)
        let began = Locked(false)
        let holder = Task {
            try await db.write { tx in
                while !release.read({ $0 }) {
                    _ = try tx.fetch("SELECT id FROM probe")
                    began.change { $0 = true }
                    usleep(10_000)
                }
            }
        }
        while !began.read({ $0 }) { try await Task.sleep(for: .milliseconds(10)) }
        return (holder, release)
    }

    private static func setReplica(_ name: String, on server: PrivatePostgres, _ db: PostgresDatabase) async throws {
        try server.configure("synchronous_standby_names = '\(name)'")
        try await db.read { _ = try $0.fetch("SELECT pg_reload_conf()") }
        let setting: SQL = "SELECT current_setting('synchronous_standby_names') AS name"
        while try await db.read({ try $0.first(setting)?.value("name", as: String.self) }) != name {
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    private static func expectNoWrite(of id: Int, to db: PostgresDatabase) async {
        await #expect {
            try await db.write { try $0.execute("INSERT INTO probe (id) VALUES (\(id))") }
        } throws: { error in
            switch error {
            case StorageError.unavailable, StorageError.interrupted: true
            default: false
            }
        }
    }

    /// How many of the server's processes wait for a replica.
    private static func hanging(_ db: PostgresDatabase) async throws -> Int {
        try await db.read { tx in
            try tx.first("SELECT count(*) AS n FROM pg_stat_activity WHERE wait_event = 'SyncRep'")?.value("n") ?? 0
        }
    }

    private static func isLockAwaited(_ db: PostgresDatabase) async throws -> Bool {
        try await db.read { try $0.first("SELECT pid::bigint AS n FROM pg_locks WHERE NOT granted") } != nil
    }
}
