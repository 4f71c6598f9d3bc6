import Directory
import Kernel
import Storage
import Synchronization
import TestKit

/// A directory for one test.
struct DirectoryFixture {
    let database: any Database
    let clock = ManualClock()
    let world: World
    let cache: SettingsCache
    var quotas = Quotas()

    init(_ engine: Engine, quotas: Quotas = Quotas()) async throws {
        let (clock, chance) = (clock, SeededRandom(seed: 1))
        world = World(now: { clock.now }, bytes: { chance.bytes($0) })
        database = try await engine.freshDatabase()
        cache = SettingsCache(database, world: world)
        self.quotas = quotas
    }

    var pools: Pools { pools() }

    func pools(creationSteps: [PoolCreationStep] = [], tables: [StoredTable] = Engine.tables) -> Pools {
        Pools(
            database, tables: tables, world: world, region: "eu-test-1", quotas: quotas, creationSteps: creationSteps,
            cache: cache)
    }

    var clients: Clients { Clients(database, world: world, quotas: quotas, cache: cache) }

    func groups(_ deletion: Groups.Deletion = .withMembers) -> Groups {
        Groups(database, world: world, quotas: quotas, deletion: deletion)
    }

    /// A pool with default settings.
    func pool(_ settings: PoolSettings = PoolSettings(), schema: [AttributeRequest] = []) async throws -> UserPool {
        try await pools.create("people", settings: settings, schema: schema)
    }

    /// A pool of `region` with default settings.
    func pool(in region: String) async throws -> UserPool {
        try await pools.create("people", in: region, settings: PoolSettings(), schema: [])
    }

    /// A user in a pool.
    @discardableResult
    func makeUser(_ username: Username, in pool: UserPool) async throws -> User {
        let user = User(
            pool: pool.id, id: UserID(rawValue: world.uuid()), username: username, status: .confirmed,
            attributes: UserAttributes(), createdAt: clock.now)
        try await database.write { try UserWriter($0, of: pool).insert(user) }
        return user
    }

    /// Inserts a row of `user` into every table of what pools contain, except pools and clients: a removal reads them.
    func fill(_ pool: UserPool, for user: UserID, number: Int) async throws {
        try await database.write { tx in
            let samples = try SampleRowTable(tx)
            // Rows of the pool itself and of its clients are there.
            let others = Engine.tables.filter { !["pools", "clients", "pool_domains"].contains($0.name.description) }
            let counts = try RowCountTable(tx).counts(in: pool.id)
            for table in others where table.poolRemoval != nil {
                // A pool has one row at most of some tables.
                let isOnce = SampleRowTable.pool(ofRow: number, in: table, else: pool.id) != pool.id
                if isOnce, counts[table.name.description] ?? 0 > 0 { continue }
                try samples.insert(into: table, of: user, in: pool.id, number: number)
            }
        }
    }

    /// A client of a pool.
    func client(_ settings: ClientSettings = ClientSettings(), of pool: UserPool) async throws -> Client {
        try await clients.create(
            .fresh(from: world), named: "app", in: pool.id, secret: nil, settings: settings)
    }
}

/// Whether `body` throws a refusal of this type, with a message that contains `words`.
func refuses<Expected: Refusal>(
    _: Expected.Type, _ words: String = "", _ body: () async throws -> Void
) async -> Bool {
    do {
        try await body()
        return false
    } catch let refusal as Expected {
        return words.isEmpty || refusal.message.contains(words)
    } catch {
        return false
    }
}

/// Whether `body` throws `expected`.
func refuses<Expected: Refusal>(_ expected: Expected, _ body: () async throws -> Void) async -> Bool {
    do {
        try await body()
        return false
    } catch {
        return error as? Expected == expected
    }
}

/// A counter that several tasks increment.
final class Count: Sendable {
    private let value = Mutex(0)
    var total: Int { value.withLock { $0 } }
    func add(_ number: Int = 1) { value.withLock { $0 += number } }
}

extension World {
    /// A world with a stopped clock and reproducible random bytes.
    static let chanceful: World = {
        let chance = SeededRandom(seed: 2)
        return World(now: { Instant(seconds: 0) }, bytes: { chance.bytes($0) })
    }()
}
