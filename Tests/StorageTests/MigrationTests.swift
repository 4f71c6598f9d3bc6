import Kernel
import Storage
import TestKit
import Testing

/// Applying the migrations.
@Suite struct MigrationTests {
    static let steps = [
        Migration("probe-0001", statements: ["CREATE TABLE one (id \(.integer) PRIMARY KEY)"]),
        Migration(
            "probe-0002",
            statements: ["CREATE TABLE two (id \(.integer) PRIMARY KEY)", "INSERT INTO one (id) VALUES (\(1))"]),
    ]

    @Test(arguments: Engine.available)
    func `steps are applied once, and new ones at the next start`(on engine: Engine) async throws {
        let db = try await engine.empty()
        try await db.migrate(Array(Self.steps.prefix(1)))
        try await db.migrate(Array(Self.steps.prefix(1)))
        try await db.migrate(Self.steps)
        try await db.migrate(Self.steps)
        #expect(try await db.read { try $0.fetch("SELECT id FROM one").count } == 1)
        #expect(try await names(db) == ["probe-0001", "probe-0002"])
    }

    // RACE-17
    @Test(arguments: Engine.available)
    func `concurrent nodes apply every step once`(on engine: Engine) async throws {
        let nodes = try await engine.empty(nodes: 4)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for node in nodes + nodes { group.addTask { try await node.migrate(Self.steps) } }
            try await group.waitForAll()
        }
        let db = try #require(nodes.first)
        #expect(try await db.read { try $0.fetch("SELECT id FROM one").count } == 1)
    }

    // FLT-14
    @Test(arguments: Engine.available)
    func `a database of a newer program is left unchanged`(on engine: Engine) async throws {
        let db = try await engine.empty()
        try await db.migrate(Self.steps)
        let older =
            Array(Self.steps.prefix(1)) + [Migration("probe-0003", statements: ["CREATE TABLE three (id \(.integer))"])]
        await #expect(throws: MigrationError.newerDatabase(step: "probe-0002")) { try await db.migrate(older) }
        #expect(try await names(db) == ["probe-0001", "probe-0002"])
        #expect("\(MigrationError.newerDatabase(step: "x"))".contains("newer Martlet"))
    }

    @Test(arguments: Engine.available)
    func `an older program goes on beside a newer one that has only added`(on engine: Engine) async throws {
        let db = try await engine.empty()
        try await db.migrate(Self.steps, mode: .beside)
        let older = Array(Self.steps.prefix(1))
        try await db.migrate(older, mode: .beside)
        for mode in [MigrationMode.alone, .maintenance] {
            await #expect(throws: MigrationError.newerDatabase(step: "probe-0002")) {
                try await db.migrate(older, mode: mode)
            }
        }
        #expect(try await names(db) == ["probe-0001", "probe-0002"])
        let difference = try await db.schemaDifference(from: older)
        #expect(difference.unknown == ["probe-0002"] && difference.missing.isEmpty && !difference.isRefused)
    }

    @Test(arguments: Engine.available)
    func `what takes something away waits until no other program runs`(on engine: Engine) async throws {
        let db = try await engine.empty()
        let removal = Migration("contract/probe-0003", statements: ["DROP TABLE two"])
        try await db.migrate(Self.steps)
        for mode in [MigrationMode.beside, .maintenance] {
            try await db.migrate(Self.steps + [removal], mode: mode)
            #expect(try await names(db) == ["probe-0001", "probe-0002"])
        }
        let waiting = try await db.schemaDifference(from: Self.steps + [removal])
        #expect(waiting.missing.map(\.name) == ["contract/probe-0003"] && !waiting.isRefused)
        struct NotYet: Error {}
        await #expect(throws: NotYet.self) {
            try await db.migrate(Self.steps + [removal], mode: .alone) { _ in throw NotYet() }
        }
        #expect(try await names(db) == ["probe-0001", "probe-0002"])
        try await db.migrate(Self.steps + [removal], mode: .alone)
        #expect(try await names(db) == ["contract/probe-0003", "probe-0001", "probe-0002"])
        await #expect(throws: MigrationError.newerDatabase(step: "contract/probe-0003")) {
            try await db.migrate(Self.steps, mode: .beside)
        }
        #expect(try await db.schemaDifference(from: Self.steps).isRefused)
    }

    @Test(arguments: Engine.available)
    func `a new database gets the whole schema at once`(on engine: Engine) async throws {
        let db = try await engine.empty()
        let removal = Migration("contract/probe-0003", statements: ["DROP TABLE two"])
        #expect(try await db.schemaDifference(from: Self.steps).missing.count == 2)
        try await db.migrate(Self.steps + [removal], mode: .beside)
        #expect(try await names(db) == ["contract/probe-0003", "probe-0001", "probe-0002"])
    }

    @Test(arguments: Engine.available)
    func `a store that cannot be read is not taken for a new one`(on engine: Engine) async throws {
        let db = try await engine.empty()
        try await db.migrate(Self.steps)
        await #expect(throws: StorageError.contention) {
            try await UnreadableDatabase(db).schemaDifference(from: Self.steps)
        }
    }

    // FLT-15
    @Test(arguments: Engine.available)
    func `a failed step leaves nothing and is retried`(on engine: Engine) async throws {
        let db = try await engine.empty()
        let broken = Migration(
            "probe-0002", statements: ["CREATE TABLE two (id \(.integer))", "INSERT INTO nowhere VALUES (1)"])
        await #expect(throws: StorageError.self) { try await db.migrate([Self.steps[0], broken]) }
        #expect(try await names(db) == ["probe-0001"])
        try await db.migrate(Self.steps)
        #expect(try await names(db) == ["probe-0001", "probe-0002"])
    }

    @Test(arguments: Engine.available)
    func `a repeated step name is refused`(on engine: Engine) async throws {
        let db = try await engine.empty()
        await #expect(throws: MigrationError.repeatedName("probe-0001")) {
            try await db.migrate([Self.steps[0], Self.steps[0]])
        }
    }

    @Test(arguments: Engine.available)
    func `a statement prepared before a schema change works after it`(on engine: Engine) async throws {
        let db = try await engine.empty()
        try await db.migrate(Array(Self.steps.prefix(1)))
        try await db.write { try $0.execute("INSERT INTO one (id) VALUES (5)") }
        for _ in 0..<8 { _ = try await db.read { try $0.fetch("SELECT * FROM one") } }
        try await db.migrate([
            Self.steps[0], Migration("probe-0002", statements: ["ALTER TABLE one ADD COLUMN name \(.text)"]),
        ])
        for _ in 0..<8 {
            let row = try await db.read { try $0.first("SELECT * FROM one") }
            #expect(try row?.value("name") == String?.none)
            try await db.write { _ = try $0.fetch("SELECT * FROM one") }
        }
    }

    @Test(arguments: Engine.available)
    func `a fresh database has the whole history`(on engine: Engine) async throws {
        #expect(try await names(engine.freshDatabase()) == Engine.history.map(\.name).sorted())
    }

    private func names(_ db: any Database) async throws -> [String] {
        try await db.read { tx in
            try tx.fetch("SELECT name FROM migrations ORDER BY name").map { try $0.value("name") }
        }
    }
}

/// A database that accepts writes, and whose reads fail.
private struct UnreadableDatabase: Database {
    private let engine: any Database

    init(_ engine: any Database) { self.engine = engine }

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any Transaction) throws -> Value
    ) async throws -> Value { throw StorageError.contention }

    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any Transaction) throws -> Value
    ) async throws -> Value { try await engine.write(body) }

    func exclusively(_ steps: [ExclusiveStep]) async throws { try await engine.exclusively(steps) }

    func close() async { await engine.close() }
}
