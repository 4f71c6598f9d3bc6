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
            "people", settings: settings, schema: [AttributeRequest("tier", .string, length: .init("1", "9"))])
        #expect(made.settings == settings)
        #expect(try await fixture.database.read { try PoolTable($0).require(made.id) } == made)
        #expect(try await fixture.cache.pool(made.id) == made)
    }

    // UP-POOL-11
    @Test func `a pool id is the region and nine letters and digits`() {
        let id = UserPoolID.fresh(in: "eu-test-1", World.chanceful)
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
        let changed = try await fixture.pools.change(made.id) { $0.settings.mfa = .optional }
        #expect(changed.version == 2 && changed.modifiedAt == fixture.clock.now)
        #expect(try await fixture.cache.pool(made.id).settings.mfa == .optional)
        #expect(
            await refuses(.invalidInput) {
                try await fixture.pools.change(made.id) { $0.settings.passwordPolicy.minimumLength = 5 }
            })
        #expect(await refuses(.notFound) { try await fixture.pools.change(UserPoolID(rawValue: "none")) { _ in } })
        #expect(try await fixture.database.read { try PoolTable($0).require(made.id) } == changed)
    }

    @Test(arguments: Engine.available)
    func `a change based on an old version is refused`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let pool = try await fixture.pool()
        _ = try await fixture.database.write { try PoolTable($0).update(pool) }
        #expect(
            await refuses(.concurrentChange) { _ = try await fixture.database.write { try PoolTable($0).update(pool) } }
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
    func `the number of pools is limited`(on engine: Engine) async throws {
        var quotas = Quotas()
        #expect(quotas.pools == 60)
        quotas.pools = 2
        let fixture = try await DirectoryFixture(engine, quotas: quotas)
        let first = try await fixture.pool()
        _ = try await fixture.pool()
        #expect(await refuses(.limitExceeded, "2") { _ = try await fixture.pool() })
        try await fixture.pools.remove(first.id)
        _ = try await fixture.pool()
    }

    @Test(arguments: Engine.available)
    func `a protected pool cannot be deleted`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        var settings = PoolSettings()
        settings.deletionProtection = true
        let pool = try await fixture.pool(settings)
        #expect(
            await refuses(.invalidInput, "cannot be deleted because deletion protection is activated") {
                try await fixture.pools.remove(pool.id)
            })
        #expect(try await fixture.cache.pool(pool.id) == pool)
        try await fixture.pools.change(pool.id) { $0.settings.deletionProtection = false }
        try await fixture.pools.remove(pool.id)
        #expect(await refuses(.notFound) { try await fixture.pools.remove(pool.id) })
    }

    @Test(arguments: Engine.available)
    func `deleting a pool deletes its contents and nothing of another pool`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let (gone, kept) = (try await fixture.pool(), try await fixture.pool())
        for pool in [gone, kept] {
            _ = try await fixture.groups().create("staff", in: pool.id, description: nil, roleARN: nil, precedence: nil)
            for name in ["ann", "bob"] {
                try await fixture.makeUser(name, in: pool)
                try await fixture.groups().addMember(name, to: "staff", in: pool.id)
            }
            _ = try await fixture.client(of: pool)
        }
        let client = try await fixture.clients.list(in: gone.id, after: nil, limit: 1).items[0]
        let asked = Count()
        try await fixture.pools(contents: [
            PoolContents { _, pool, _ in
                asked.add(pool == gone.id ? 1 : 100); return 0
            }
        ])
        .remove(gone.id)
        #expect(asked.total == 1)
        #expect(await refuses(.notFound) { _ = try await fixture.cache.pool(gone.id) })
        #expect(await refuses(.notFound) { _ = try await fixture.cache.client(client.id) })
        for table in ["users", "sign_in_names", "user_search", "user_groups", "memberships", "clients"] {
            #expect(try await rows(of: gone, in: table, fixture) == 0, "\(table)")
        }
        #expect(try await rows(of: gone, in: "removed_pools", fixture) == 0)
        #expect(try await rows(of: kept, in: "users", fixture) == 2)
        #expect(try await rows(of: kept, in: "memberships", fixture) == 2)
        #expect(try await fixture.groups().members(of: "staff", in: kept.id, after: nil, limit: 9).items.count == 2)
    }

    @Test(arguments: Engine.available)
    func `a sweep deletes what a stopped process left of a deleted pool`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let pool = try await fixture.pool()
        try await fixture.makeUser("ann", in: pool)
        struct Stop: Error {}
        await #expect(throws: Stop.self) {
            try await fixture.pools(contents: [PoolContents { _, _, _ in throw Stop() }]).remove(pool.id)
        }
        #expect(await refuses(.notFound) { _ = try await fixture.cache.pool(pool.id) })
        #expect(try await rows(of: pool, in: "users", fixture) == 1)
        try await fixture.pools.sweep()
        #expect(try await rows(of: pool, in: "users", fixture) == 0)
        #expect(try await rows(of: pool, in: "removed_pools", fixture) == 0)
    }

    @Test func `deleting a large pool returns early, and the next sweep deletes the rest`() async throws {
        let fixture = try await DirectoryFixture(.sqliteFile)
        let pool = try await fixture.pool()
        let rounds = Count()
        let large = PoolContents { _, _, limit in
            rounds.add()
            return rounds.total < 100 ? limit : 0
        }
        try await fixture.pools(contents: [large]).remove(pool.id)
        #expect(rounds.total < 100)
        #expect(await refuses(.notFound) { _ = try await fixture.cache.pool(pool.id) })
        #expect(try await rows(of: pool, in: "removed_pools", fixture) == 1)
        try await fixture.pools(contents: [large]).sweep()
        #expect(rounds.total == 100)
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

    private func rows(of pool: UserPool, in table: String, _ fixture: DirectoryFixture) async throws -> Int {
        let statement = SQL(stringLiteral: "SELECT COUNT(*) AS n FROM \(table) WHERE pool_id = '\(pool.id)'")
        return try await fixture.database.read { try $0.first(statement)?.value("n") ?? -1 }
    }
}
