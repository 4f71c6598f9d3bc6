import Directory
import Kernel
import Storage
import TestKit
import Testing

/// Groups and memberships.
@Suite struct GroupsTests {
    private func group(
        _ name: GroupName, _ precedence: Int? = nil, in pool: UserPool, _ fixture: DirectoryFixture
    ) async throws -> Group {
        try await fixture.groups().create(name, in: pool.id, description: nil, roleARN: nil, precedence: precedence)
    }

    // UP-GRP-01, UP-GRP-02, UP-GRP-03
    @Test(arguments: Engine.available)
    func `a group is read as it was stored`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let pool = try await fixture.pool()
        let made = try await fixture.groups().create(
            "Ünïts/1", in: pool.id, description: "all", roleARN: "arn:aws:iam::123456789012:role/r", precedence: 0)
        #expect(try await fixture.groups().require("Ünïts/1", in: pool.id) == made)
        let plain = try await group("plain", in: pool, fixture)
        #expect(try await fixture.groups().require("plain", in: pool.id) == plain)
        #expect(plain.precedence == nil && plain.description == nil && plain.roleARN == nil)
    }

    // UP-GRP-18
    @Test(arguments: Engine.available)
    func `a group name is unique within its pool`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let (pool, other) = (try await fixture.pool(), try await fixture.pool())
        let made = try await group("staff", 5, in: pool, fixture)
        #expect(await refuses(GroupRefusal.nameTaken) { _ = try await group("staff", 1, in: pool, fixture) })
        #expect(try await fixture.groups().require("staff", in: pool.id) == made)
        #expect(
            await refuses(GroupRefusal.notFound) {
                _ = try await fixture.groups().require("staff", in: other.id)
            }
        )
        _ = try await group("staff", in: other, fixture)
        _ = try await group("Staff", in: pool, fixture)
    }

    @Test(arguments: Engine.available)
    func `names in two spellings are two groups`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let pool = try await fixture.pool()
        let ann = try await fixture.makeUser("ann", in: pool)
        let (composed, decomposed): (GroupName, GroupName) = ("\u{e9}", "e\u{301}")
        _ = try await group(composed, 1, in: pool, fixture)
        _ = try await group(decomposed, 2, in: pool, fixture)
        try await fixture.groups().addMember("ann", to: decomposed, in: pool.id)
        let found = try await fixture.groups().list(of: "ann", in: pool.id, after: nil, limit: 9).items
        #expect(found.map(\.name) == [decomposed] && found.map(\.precedence) == [2])
        #expect(try await fixture.groups().members(of: composed, in: pool.id, after: nil, limit: 9).items.isEmpty)
        let members = try await fixture.groups().members(of: decomposed, in: pool.id, after: nil, limit: 9).items
        #expect(members.map(\.id) == [ann.id])
    }

    @Test(arguments: Engine.available)
    func `of many concurrent creations of a group one succeeds`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let pool = try await fixture.pool()
        let made = Count()
        await withTaskGroup(of: Void.self) { tasks in
            for _ in 0..<16 {
                tasks.addTask { if (try? await group("staff", in: pool, fixture)) != nil { made.add() } }
            }
        }
        #expect(made.total == 1)
    }

    // UP-GRP-03
    @Test(arguments: [(-1, false), (0, true), (Int(Int32.max), true), (Int(Int32.max) + 1, false), (.max, false)])
    func `a precedence is at least zero and fits 32 bits`(_ precedence: Int, _ isPermitted: Bool) async throws {
        let fixture = try await DirectoryFixture(.sqliteFile)
        let pool = try await fixture.pool()
        let isRefused = await refuses(InvalidInput.self) { _ = try await group("staff", precedence, in: pool, fixture) }
        #expect(isRefused == !isPermitted)
    }

    // UP-GRP-12, UP-LIM-04, LIM-SOFT-04
    @Test(arguments: Engine.available)
    func `the number of groups in a pool is limited`(on engine: Engine) async throws {
        #expect(Quotas().groupsPerPool == 10_000 && Quotas.guide2018.groupsPerPool == 25)
        var quotas = Quotas()
        quotas.groupsPerPool = 2
        let fixture = try await DirectoryFixture(engine, quotas: quotas)
        let pool = try await fixture.pool()
        _ = try await group("a", in: pool, fixture)
        _ = try await group("b", in: pool, fixture)
        #expect(await refuses(QuotaRefusal.self, "2") { _ = try await group("c", in: pool, fixture) })
        #expect(try await fixture.groups().list(in: pool.id, after: nil, limit: 9).items.map(\.name) == ["a", "b"])
    }

    // UP-GRP-04, UP-GRP-05
    @Test(arguments: Engine.available)
    func `a user's groups are ordered by precedence, those without last`(
        on engine: Engine
    ) async throws {
        let fixture = try await DirectoryFixture(engine)
        let pool = try await fixture.pool()
        let user = try await fixture.makeUser("ann", in: pool)
        for (name, precedence) in [("d", nil), ("c", 0), ("b", 7), ("a", 7), ("e", nil)] as [(GroupName, Int?)] {
            _ = try await group(name, precedence, in: pool, fixture)
            try await fixture.groups().addMember("ann", to: name, in: pool.id)
        }
        let names = try await fixture.database.read {
            try MembershipTable($0).groups(of: user.id, in: pool.id).map(\.name)
        }
        #expect(names == ["c", "a", "b", "d", "e"])
        var (seen, cursor): ([GroupName], Cursor?) = ([], nil)
        repeat {
            let page = try await fixture.groups().list(of: "ann", in: pool.id, after: cursor, limit: 2)
            seen += page.items.map(\.name)
            cursor = page.next
        } while cursor != nil
        #expect(seen == names)
    }

    @Test(arguments: Engine.available)
    func `adding a member twice and removing a user who is no member are no errors`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let pool = try await fixture.pool()
        try await fixture.makeUser("ann", in: pool)
        _ = try await group("staff", in: pool, fixture)
        try await fixture.groups().removeMember("ann", from: "staff", in: pool.id)
        for _ in 1...2 { try await fixture.groups().addMember("ann", to: "staff", in: pool.id) }
        #expect(try await fixture.groups().members(of: "staff", in: pool.id, after: nil, limit: 9).items.count == 1)
        try await fixture.groups().removeMember("ann", from: "staff", in: pool.id)
        #expect(try await fixture.groups().members(of: "staff", in: pool.id, after: nil, limit: 9).items.isEmpty)
    }

    @Test(arguments: Engine.available)
    func `adding fails for an unknown group and for an unknown user`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let (pool, other) = (try await fixture.pool(), try await fixture.pool())
        try await fixture.makeUser("ann", in: pool)
        _ = try await group("staff", in: other, fixture)
        #expect(
            await refuses(GroupRefusal.notFound) {
                try await fixture.groups().addMember("ann", to: "staff", in: pool.id)
            })
        #expect(
            await refuses(UserRefusal.notFound) {
                try await fixture.groups().addMember("ann", to: "staff", in: other.id)
            })
        #expect(
            await refuses(UserRefusal.notFound) {
                try await fixture.groups().removeMember("ann", from: "staff", in: other.id)
            }
        )
        #expect(
            await refuses(MissingResource.self, "User pool") {
                try await fixture.groups().addMember("ann", to: "staff", in: UserPoolID(rawValue: "none"))
            })
    }

    @Test(arguments: Engine.available)
    func `the number of a user's groups is limited`(on engine: Engine) async throws {
        #expect(Quotas().groupsPerUser == 100)
        var quotas = Quotas()
        quotas.groupsPerUser = 1
        let fixture = try await DirectoryFixture(engine, quotas: quotas)
        let pool = try await fixture.pool()
        try await fixture.makeUser("ann", in: pool)
        for name: GroupName in ["a", "b"] { _ = try await group(name, in: pool, fixture) }
        try await fixture.groups().addMember("ann", to: "a", in: pool.id)
        try await fixture.groups().addMember("ann", to: "a", in: pool.id)
        #expect(await refuses(QuotaRefusal.self) { try await fixture.groups().addMember("ann", to: "b", in: pool.id) })
    }

    // UP-GRP-14
    @Test(arguments: Engine.available)
    func `pages list every member of a group once`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let pool = try await fixture.pool()
        _ = try await group("staff", in: pool, fixture)
        _ = try await group("others", in: pool, fixture)
        var expected: Set<UserID> = []
        for number in 1...5 {
            expected.insert(try await fixture.makeUser("p\(number)", in: pool).id)
            try await fixture.groups().addMember("p\(number)", to: "staff", in: pool.id)
        }
        try await fixture.makeUser("p6", in: pool)
        try await fixture.groups().addMember("p6", to: "others", in: pool.id)
        var (seen, cursor): ([UserID], Cursor?) = ([], nil)
        repeat {
            let page = try await fixture.groups().members(of: "staff", in: pool.id, after: cursor, limit: 2)
            seen += page.items.map(\.id)
            cursor = page.next
        } while cursor != nil
        #expect(seen.count == 5 && Set(seen) == expected)
    }

    // UP-GRP-16
    @Test(arguments: Engine.available)
    func `with the guide's rule only an empty group can be deleted`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let guide = fixture.groups(.onlyWhenEmpty)
        let pool = try await fixture.pool()
        try await fixture.makeUser("ann", in: pool)
        _ = try await group("staff", in: pool, fixture)
        try await fixture.groups().addMember("ann", to: "staff", in: pool.id)
        #expect(await refuses(InvalidInput.self, "members") { try await guide.delete("staff", in: pool.id) })
        try await guide.removeMember("ann", from: "staff", in: pool.id)
        try await guide.delete("staff", in: pool.id)
        #expect(await refuses(GroupRefusal.notFound) { try await guide.delete("staff", in: pool.id) })
    }

    // UP-GRP-16
    @Test(arguments: Engine.available)
    func `a group is deleted with its memberships`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let pool = try await fixture.pool()
        try await fixture.makeUser("ann", in: pool)
        _ = try await group("staff", in: pool, fixture)
        try await fixture.groups().addMember("ann", to: "staff", in: pool.id)
        try await fixture.groups().delete("staff", in: pool.id)
        #expect(await refuses(GroupRefusal.notFound) { _ = try await fixture.groups().require("staff", in: pool.id) })
        _ = try await group("staff", in: pool, fixture)
        #expect(try await fixture.groups().members(of: "staff", in: pool.id, after: nil, limit: 9).items.isEmpty)
        #expect(try await fixture.groups().list(of: "ann", in: pool.id, after: nil, limit: 9).items.isEmpty)
    }

    @Test(arguments: Engine.available)
    func `a change keeps the name and unspecified members`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let pool = try await fixture.pool()
        let made = try await group("staff", 3, in: pool, fixture)
        fixture.clock.advance(5)
        let changed = try await fixture.groups().change("staff", in: pool.id) { $0.description = "all" }
        #expect(changed.precedence == 3 && changed.description == "all" && changed.createdAt == made.createdAt)
        #expect(changed.modifiedAt == fixture.clock.now)
        #expect(try await fixture.groups().require("staff", in: pool.id) == changed)
        #expect(
            await refuses(GroupRefusal.notFound) { _ = try await fixture.groups().change("none", in: pool.id) { _ in } }
        )
    }
}
