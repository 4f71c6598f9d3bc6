import Directory
import Kernel
import Storage
import TestKit
import Testing

/// Caching of pools and clients.
@Suite struct SettingsCacheTests {
    /// Counts the reads that reach the engine.
    private final class Counting: Database {
        let base: any Database
        let reads = Count()
        init(_ base: any Database) { self.base = base }

        func read<Value: Sendable>(
            _ body: @escaping @Sendable (any Transaction) throws -> Value
        ) async throws -> Value {
            reads.add()
            return try await base.read(body)
        }

        func write<Value: Sendable>(
            _ body: @escaping @Sendable (any Transaction) throws -> Value
        ) async throws -> Value { try await base.write(body) }

        func exclusively(_ steps: [ExclusiveStep]) async throws {
            try await base.exclusively(steps)
        }

        func close() async { await base.close() }
    }

    @Test func `a record is read at most once a second`() async throws {
        let fixture = try await DirectoryFixture(.sqliteFile)
        let pool = try await fixture.pool()
        let database = Counting(fixture.database)
        let cache = SettingsCache(database, world: fixture.world)
        for _ in 1...3 { #expect(try await cache.pool(pool.id) == pool) }
        fixture.clock.advance(milliseconds: 999)
        _ = try await cache.pool(pool.id)
        #expect(database.reads.total == 1)
        fixture.clock.advance(milliseconds: 1)
        _ = try await cache.pool(pool.id)
        #expect(database.reads.total == 2)
    }

    @Test func `another node's change is seen after one second`() async throws {
        let fixture = try await DirectoryFixture(.sqliteFile)
        let pool = try await fixture.pool()
        let other = SettingsCache(fixture.database, world: fixture.world)
        _ = try await other.pool(pool.id)
        let changed = try await fixture.pools.change(pool.id) { $0.name = "others" }
        #expect(try await fixture.cache.pool(pool.id) == changed, "this node's own change is seen at once")
        #expect(try await other.pool(pool.id) == pool)
        fixture.clock.advance(1)
        #expect(try await other.pool(pool.id) == changed)
    }

    @Test func `setting the clock back extends no entry`() async throws {
        let fixture = try await DirectoryFixture(.sqliteFile)
        let pool = try await fixture.pool()
        let database = Counting(fixture.database)
        let cache = SettingsCache(database, world: fixture.world)
        _ = try await cache.pool(pool.id)
        fixture.clock.advance(-3600)
        _ = try await cache.pool(pool.id)
        #expect(database.reads.total == 2)
    }

    @Test func `a missing record is not cached`() async throws {
        let fixture = try await DirectoryFixture(.sqliteFile)
        let pool = try await fixture.pool()
        let id = ClientID(rawValue: "c1")
        for _ in 1...2 { #expect(await refuses(MissingResource.self) { _ = try await fixture.cache.client(id) }) }
        let client = try await fixture.clients.create(
            id, named: "app", in: pool.id, secret: nil, settings: ClientSettings())
        #expect(try await fixture.cache.client(id) == client)
    }

    @Test func `concurrent callers share one read`() async throws {
        let fixture = try await DirectoryFixture(.sqliteFile)
        let pool = try await fixture.pool()
        let database = Counting(fixture.database)
        let cache = SettingsCache(database, world: fixture.world)
        try await withThrowingTaskGroup(of: Void.self) { tasks in
            for _ in 1...64 { tasks.addTask { _ = try await cache.pool(pool.id) } }
            try await tasks.waitForAll()
        }
        #expect(database.reads.total == 1)
    }

    @Test func `the cache does not exceed its capacity`() async throws {
        let fixture = try await DirectoryFixture(.sqliteFile)
        var pools: [UserPool] = []
        for _ in 1...5 { pools.append(try await fixture.pool()) }
        let database = Counting(fixture.database)
        let cache = SettingsCache(database, world: fixture.world, capacity: 2)
        for pool in pools + pools { #expect(try await cache.pool(pool.id) == pool) }
        #expect(database.reads.total > 5 && database.reads.total <= 10)
    }
}
