import Accounts
import Authentication
import Directory
import Kernel
import Storage
import TestKit
import Testing

@testable import Transfer

/// Users who change in the pool that theirs follows (docs/follow.md).
@Suite struct FollowedUsersTests {
    /// A pool with users who came from there.
    private struct Fixture {
        let server: TestKit.TestServer
        let pool: UserPool
        let client: Client
        let users: FollowedUsers
        /// Of users without a password.
        let signedIn = Locked<Set<UserID>>([])

        init(_ engine: Engine, _ lines: [String]) async throws {
            let (server, pool, client) = try await TestKit.TestServer.withPoolAndClient(engine) { settings in
                settings.aliasAttributes = [.email]
            }
            (self.server, self.pool, self.client) = (server, pool, client)
            users = FollowedUsers(
                server.database, tables: Engine.tables, cipher: server.cipher, world: server.world
            ) { [signedIn] user, _, _ in signedIn.read { $0.contains(user) } }
            _ = try await server.group("staff", in: pool)
            let added = try await UserImport(
                server.database, cipher: server.cipher, world: server.world, cache: server.settings
            ).run(lines.map { Array($0.utf8) }, into: pool.id, as: .first)
            #expect(added.allSatisfy { $0 == .added })
            for name in ["ann", "ben"] {
                server.atSource.set(.success(.right(isTemporary: false)), for: Username(rawValue: name))
            }
        }

        func renew(_ lines: [String], isTrial: Bool = false) async throws -> [FollowedUsers.Outcome] {
            try await users.renew(lines.map { Array($0.utf8) }, in: pool.id, isTrial: isTrial)
        }

        func signIn(_ name: String) async throws { try await server.signIn(name, by: client) }
    }

    private static func sub(_ number: Int) -> String { "0a1b2c3d-0000-4000-8000-00000000000\(number)" }

    private static func line(
        _ name: String, _ number: Int, email: String? = nil, _ more: String = #","password":{"followed":true}"#
    ) -> String {
        let address = email ?? "\(name)@example.com"
        return """
            {"sub":"\(sub(number))","username":"\(name)","status":"CONFIRMED",\
            "attributes":{"email":"\(address)","email_verified":"true"}\(more)}
            """
    }

    @Test(arguments: Engine.available)
    func `a user who has not signed in here is as there from then on, and still proves the password there`(
        on engine: Engine
    ) async throws {
        let fixture = try await Fixture(engine, [Self.line("ann", 1)])
        let (server, pool) = (fixture.server, fixture.pool)
        #expect(try await fixture.renew([Self.line("ann", 1)]) == [.same])
        let before = try await server.user("ann", in: pool.id)
        let changed = Self.line(
            "ann", 1, email: "new@example.com",
            #","enabled":false,"groups":["staff"],"password":{"followed":true}"#)
        #expect(try await fixture.renew([changed], isTrial: true) == [.changed])
        #expect(try await server.user("ann", in: pool.id).version == before.version, "a trial writes nothing")
        #expect(try await fixture.renew([changed]) == [.changed])
        let after = try await server.user("ann", in: pool.id)
        #expect(after.attributes["email"] == "new@example.com" && !after.enabled && after.id == before.id)
        #expect(after.version > before.version, "a sign-in in progress must not write the former record")
        let owner = try await server.database.read { tx in
            try NameTable(tx).owner(of: pool.signInName("ann@example.com"), in: pool.id)
        }
        #expect(owner == nil, "the former address is free")
        #expect(try await fixture.renew([changed]) == [.same])
        let enabled = changed.replacing(#""enabled":false"#, with: #""enabled":true"#)
        #expect(try await fixture.renew([enabled]) == [.changed])
        try await fixture.signIn("ann")
        #expect(server.atSource.questions == 1)
    }

    @Test(arguments: Engine.available)
    func `a user who has signed in here stays, and the differences are told without their values`(
        on engine: Engine
    ) async throws {
        let fixture = try await Fixture(engine, [Self.line("ann", 1)])
        try await fixture.signIn("ann")
        let changed = Self.line(
            "ann", 1, email: "new@example.com", #","enabled":false,"groups":["staff"],"password":{"followed":true}"#)
        #expect(try await fixture.renew([changed]) == [.conflict(["enabled", "email", "groups"])])
        let ann = try await fixture.server.user("ann", in: fixture.pool.id)
        #expect(ann.enabled && ann.attributes["email"] == "ann@example.com")
        #expect(
            try await fixture.users.remove([UserID(rawValue: Self.sub(1))], from: fixture.pool.id, isTrial: false)
                == [.conflict(["deleted"])])
    }

    @Test(arguments: Engine.available)
    func `a user without a password who has signed in with a provider stays as well`(on engine: Engine) async throws {
        let line = Self.line("ann", 1, #""#).replacing(#""CONFIRMED""#, with: #""RESET_REQUIRED""#)
        let fixture = try await Fixture(engine, [line])
        let changed = line.replacing("ann@", with: "new@")
        #expect(try await fixture.renew([changed], isTrial: true) == [.changed])
        let ann = try await fixture.server.user("ann", in: fixture.pool.id)
        fixture.signedIn.change { _ = $0.insert(ann.id) }
        #expect(try await fixture.renew([changed]) == [.conflict(["email"])])
    }

    @Test(arguments: Engine.available)
    func `one user who cannot be as there changes no other`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine, [Self.line("ann", 1), Self.line("ben", 2)])
        let taken = Self.line("ann", 1, email: "ben@example.com")
        let unknown = Self.line("ann", 1, #","groups":["none"],"password":{"followed":true}"#)
        let fine = Self.line("ben", 2, #","enabled":false,"password":{"followed":true}"#)
        let outcomes = try await fixture.renew([taken, unknown, fine, Self.line("cem", 3), "{"])
        #expect(outcomes.count == 5 && outcomes[2] == .changed && outcomes[3] == .missing)
        for place in [0, 1, 4] {
            guard case .refused = outcomes[place] else {
                Issue.record("\(place): \(outcomes[place])")
                continue
            }
        }
        let ann = try await fixture.server.user("ann", in: fixture.pool.id)
        #expect(ann.attributes["email"] == "ann@example.com", "it is rolled back as a whole")
        try await fixture.signIn("ann")
    }

    @Test(arguments: Engine.available)
    func `only users whose password is known there alone are listed, and deleted once gone there`(
        on engine: Engine
    ) async throws {
        let fixture = try await Fixture(engine, [Self.line("ann", 1), Self.line("ben", 2)])
        let (server, pool, users) = (fixture.server, fixture.pool, fixture.users)
        let own = try await server.makeUser("own", attributes: ["email": "own@example.com"], by: fixture.client)
        #expect(try await users.list(in: pool.id, after: nil).subs.map(\.rawValue) == [Self.sub(1), Self.sub(2)])
        try await fixture.signIn("ben")
        let (ann, ben) = (UserID(rawValue: Self.sub(1)), UserID(rawValue: Self.sub(2)))
        #expect(try await users.list(in: pool.id, after: nil).subs == [ann])
        let all = [ann, ben, own.id, UserID(rawValue: Self.sub(7))]
        let wanted: [FollowedUsers.Outcome] = [.changed, .conflict(["deleted"]), .conflict(["deleted"]), .missing]
        #expect(try await users.remove(all, from: pool.id, isTrial: true) == wanted)
        #expect(try await server.user("ann", in: pool.id).enabled, "a trial writes nothing")
        #expect(try await users.remove(all, from: pool.id, isTrial: false) == wanted)
        #expect(try await refusal { try await server.user("ann", in: pool.id) } != nil)
        #expect(try await server.user("ben", in: pool.id).id == ben)
        #expect(try await server.user("own", in: pool.id).id == own.id)
    }
}
