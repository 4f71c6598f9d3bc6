import Directory
import Kernel
import Storage
import TestKit
import Testing

/// Stored pools, from creation to deletion.
@Suite struct PoolsTests {
    @Test(arguments: Engine.available)
    func `a pool is read as it was stored`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        var settings = PoolSettings()
        settings.passwordPolicy = PasswordPolicy(minimumLength: 99, requireSymbols: true)
        settings.autoVerifiedAttributes = [.email, .phoneNumber]
        settings.aliasAttributes = [.email, .preferredUsername]
        settings.caseSensitivity = false
        settings.messages.emailVerification = "Ünïcode {####} \"quoted\" \u{1F600}"
        settings.adminCreateUser.invitationSMS = "{username} {####}"
        settings.sms = SMSSettings(callerARN: "arn:aws:iam::123456789012:role/sms", externalID: "x")
        settings.email.from = "People <people@example.com>"
        settings.attributesVerifiedBeforeUpdate = [.email]
        settings.accountRecovery = [.verifiedEmail]
        settings.tags = ["team": "identity"]
        settings.tier = .plus
        let made = try await fixture.pools.create(
            "people", settings: settings,
            schema: [AttributeRequest("tier", kind: .string, length: .init("1", greatest: "9"))])
        #expect(made.settings == settings)
        #expect(try await fixture.database.read { try PoolTable($0).require(made.id) } == made)
        #expect(try await fixture.cache.pool(made.id) == made)
    }

    // UP-POOL-11
    @Test func `a pool id is the region and nine letters and digits`() {
        let id = UserPoolID.fresh(in: "eu-test-1", from: World.chanceful)
        #expect(id.rawValue.hasPrefix("eu-test-1_"))
        #expect(id.shortName.utf8.count == 9 && id.shortName.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) })
    }

    @Test(arguments: Engine.available)
    func `a pool is created with its creation steps or not at all`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let group = PoolCreationStep { id in
            let group = Group(pool: id, name: "everyone", createdAt: fixture.clock.now, modifiedAt: fixture.clock.now)
            return { try GroupTable($0).insert(group) }
        }
        let pool = try await fixture.pools(creationSteps: [group]).create(
            "people", settings: PoolSettings(), schema: [])
        #expect(try await fixture.groups().require("everyone", in: pool.id).pool == pool.id)
        struct Stop: Error {}
        let broken = PoolCreationStep { _ in { _ in throw Stop() } }
        await #expect(throws: Stop.self) {
            _ = try await fixture.pools(creationSteps: [group, broken]).create(
                "two", settings: PoolSettings(), schema: [])
        }
        let names = try await fixture.database.read { try PoolTable($0).list(after: nil, limit: 60).items.map(\.name) }
        #expect(names == ["people"])
    }

    @Test(arguments: Engine.available)
    func `a change is checked, counted and seen at once on its own node`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let made = try await fixture.pool()
        _ = try await fixture.cache.pool(made.id)
        fixture.clock.advance(milliseconds: 1)
        let changed = try await fixture.pools.change(made.id) { $0.settings.tier = .plus }
        #expect(changed.version == 2 && changed.modifiedAt == fixture.clock.now)
        #expect(try await fixture.cache.pool(made.id).settings.tier == .plus)
        #expect(
            await refuses(InvalidInput.self) {
                try await fixture.pools.change(made.id) { $0.settings.passwordPolicy.minimumLength = 5 }
            })
        #expect(
            await refuses(MissingResource.self) {
                try await fixture.pools.change(UserPoolID(rawValue: "none")) { _ in }
            })
        #expect(try await fixture.database.read { try PoolTable($0).require(made.id) } == changed)
    }

    @Test(arguments: Engine.available)
    func `a change based on an old version is refused`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let pool = try await fixture.pool()
        _ = try await fixture.database.write { try PoolTable($0).update(pool) }
        #expect(
            await refuses(ConcurrentChange.self) {
                _ = try await fixture.database.write { try PoolTable($0).update(pool) }
            }
        )
    }

    @Test(arguments: Engine.available)
    func `no concurrent change is lost`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let pool = try await fixture.pool()
        try await withThrowingTaskGroup(of: Void.self) { tasks in
            for number in 0..<16 {
                tasks.addTask { try await fixture.pools.change(pool.id) { $0.settings.tags["k\(number)"] = "v" } }
            }
            try await tasks.waitForAll()
        }
        let changed = try await fixture.database.read { try PoolTable($0).require(pool.id) }
        #expect(changed.settings.tags.count == 16 && changed.version == 17)
    }

    // UP-LIM-02, LIM-SOFT-02
    @Test(arguments: Engine.available)
    func `the number of pools is limited in each region`(on engine: Engine) async throws {
        #expect(Quotas().pools == 1000 && Quotas.guide2018.pools == 60)
        var quotas = Quotas()
        quotas.pools = 2
        let fixture = try await DirectoryFixture(engine, quotas: quotas)
        let first = try await fixture.pool()
        _ = try await fixture.pool()
        #expect(await refuses(QuotaRefusal.self, "2") { _ = try await fixture.pool() })
        _ = try await fixture.pool(in: "us-test-1")
        try await fixture.pools.remove(first.id)
        _ = try await fixture.pool()
    }

    @Test(arguments: Engine.available)
    func `pages list the pools of one region`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        // Each of the last two begins like the first.
        let regions = ["eu-test-1", "eu-test-10", "eu-test-1-a"]
        var made: [String: Set<UserPoolID>] = [:]
        for region in regions + regions + regions {
            let pool = try await fixture.pool(in: region)
            #expect(pool.id.region == region)
            made[region, default: []].insert(pool.id)
        }
        for region in regions {
            let first = try await fixture.database.read { try PoolTable($0).list(in: region, after: nil, limit: 2) }
            #expect(first.items.count == 2)
            let second = try await fixture.database.read {
                try PoolTable($0).list(in: region, after: first.next, limit: 2)
            }
            #expect(second.next == nil)
            #expect(Set((first.items + second.items).map(\.id)) == made[region])
        }
        let all = try await fixture.database.read { try PoolTable($0).list(after: nil, limit: 60) }
        #expect(Set(all.items.map(\.id)) == made.values.reduce(into: []) { $0.formUnion($1) })
    }

    @Test(arguments: Engine.available)
    func `a protected pool cannot be deleted`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        var settings = PoolSettings()
        settings.deletionProtection = true
        let pool = try await fixture.pool(settings)
        #expect(
            await refuses(InvalidInput.self, "cannot be deleted because deletion protection is activated") {
                try await fixture.pools.remove(pool.id)
            })
        #expect(try await fixture.cache.pool(pool.id) == pool)
        try await fixture.pools.change(pool.id) { $0.settings.deletionProtection = false }
        try await fixture.pools.remove(pool.id)
        #expect(await refuses(MissingResource.self) { try await fixture.pools.remove(pool.id) })
    }

    // Messages and log entries that are not yet sent are sent.
    @Test(arguments: Engine.available)
    func `deleting a pool deletes all its rows except totals and what is still to be sent, and no row of another pool`(
        on engine: Engine
    ) async throws {
        let fixture = try await DirectoryFixture(engine)
        let (gone, kept) = (try await fixture.pool(), try await fixture.pool())
        for (number, pool) in [gone, kept].enumerated() {
            try await fixture.fill(pool, for: UserID(rawValue: "ann-sub"), number: number)
        }
        let client = try await fixture.client(of: gone)
        _ = try await fixture.client(of: kept)
        let before = try await counts(of: kept, fixture)
        // A pool with a domain cannot be deleted.
        #expect(before.count { $0.value == 1 } == before.count - 1 && before["pool_domains"] == 0, "\(before)")
        #expect(try await counts(of: gone, fixture) == before)

        try await fixture.pools.remove(gone.id)
        #expect(await refuses(MissingResource.self) { _ = try await fixture.cache.pool(gone.id) })
        #expect(await refuses(MissingResource.self) { _ = try await fixture.cache.client(client.id) })
        let left = try await counts(of: gone, fixture).filter { $0.value > 0 }
        #expect(left == ["hourly_totals": 1, "log_records": 1, "outbox": 1])
        #expect(try await counts(of: kept, fixture) == before)
        #expect(try await fixture.cache.pool(kept.id) == kept)
        #expect(try await rows(of: gone, in: "removed_pools", fixture) == 0)
    }

    @Test(arguments: Engine.available)
    func `a sweep deletes what a stopped process left of a deleted pool`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let pool = try await fixture.pool()
        try await fixture.makeUser("ann", in: pool)
        // The first statement after the pool's own rows fails.
        let missing = StoredTable("missing", key: ["pool_id", "name"], owner: .pool)
        await #expect(throws: StorageError.self) {
            try await fixture.pools(tables: Engine.tables + [missing]).remove(pool.id)
        }
        #expect(await refuses(MissingResource.self) { _ = try await fixture.cache.pool(pool.id) })
        #expect(try await rows(of: pool, in: "users", fixture) == 1)
        #expect(try await rows(of: pool, in: "removed_pools", fixture) == 1)
        try await fixture.pools.sweep()
        #expect(try await rows(of: pool, in: "users", fixture) == 0)
        #expect(try await rows(of: pool, in: "removed_pools", fixture) == 0)
    }

    @Test func `deleting a large pool returns early, and the next sweep deletes the rest`() async throws {
        let fixture = try await DirectoryFixture(.sqliteFile)
        let pool = try await fixture.pool()
        try await fixture.database.write { tx in
            try tx.execute(
                """
                WITH RECURSIVE numbers (number) AS
                    (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 20500)
                INSERT INTO memberships (pool_id, group_name, user_id)
                SELECT \(pool.id), 'staff', CAST(number AS TEXT) FROM numbers
                """)
        }
        try await fixture.pools.remove(pool.id)
        #expect(try await rows(of: pool, in: "memberships", fixture) == 500)
        #expect(await refuses(MissingResource.self) { _ = try await fixture.cache.pool(pool.id) })
        #expect(try await rows(of: pool, in: "removed_pools", fixture) == 1)
        try await fixture.pools.sweep()
        #expect(try await rows(of: pool, in: "memberships", fixture) == 0)
        #expect(try await rows(of: pool, in: "removed_pools", fixture) == 0)
    }

    @Test(arguments: Engine.available)
    func `pages list every pool once`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        var expected: [UserPoolID] = []
        for _ in 1...5 { expected.append(try await fixture.pool().id) }
        var (seen, cursor): ([UserPoolID], Cursor?) = ([], nil)
        repeat {
            let page = try await fixture.database.read { [cursor] in try PoolTable($0).list(after: cursor, limit: 2) }
            seen += page.items.map(\.id)
            cursor = page.next
        } while cursor != nil
        #expect(seen == expected.sorted { $0.rawValue.utf8.lexicographicallyPrecedes($1.rawValue.utf8) })
    }

    private func counts(of pool: UserPool, _ fixture: DirectoryFixture) async throws -> [String: Int] {
        try await fixture.database.read { try RowCountTable($0).counts(in: pool.id) }
    }

    private func rows(of pool: UserPool, in table: String, _ fixture: DirectoryFixture) async throws -> Int {
        let statement = SQL(stringLiteral: "SELECT COUNT(*) AS n FROM \(table) WHERE pool_id = '\(pool.id)'")
        return try await fixture.database.read { try $0.first(statement)?.value("n") ?? -1 }
    }
}
