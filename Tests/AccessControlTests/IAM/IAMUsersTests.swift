import AccessControl
import Kernel
import TestKit
import Testing
import Wire

@Suite struct IAMUsersTests {
    @Test(arguments: Engine.available)
    func `a user is created, found in any case of letters, and deleted`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let tags = [IAMResourceTag(key: "team", value: "blue"), IAMResourceTag(key: "Env", value: "dev")]
        let created = try await account.users.create("Ann", path: "/staff/", tags: tags)
        #expect(created.user.id.rawValue.utf8.count == 21 && created.user.id.rawValue.hasPrefix("AIDA"))
        #expect(created.user.resource.arn(in: TestAccount.id) == "arn:aws:iam::123456789012:user/staff/Ann")
        #expect(created.details.tags == [tags[1], tags[0]] && created.details.boundary == nil)
        #expect(created.user.createdAt == account.clock.now)
        #expect(try await account.users.get("aNN") == created)
        try await account.users.delete("ann")
        let refusal = try await account.refusal { try await account.users.get("Ann") }
        #expect(refusal == EntityRefusal.noSuchPrincipal(.user("Ann")))
        #expect(refusal?.message == "The user with name Ann cannot be found.")
    }

    @Test(arguments: Engine.available)
    func `names are unique without regard to case`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        _ = try await account.users.create("Ann")
        let refusal = try await account.refusal { try await account.users.create("ANN") }
        #expect(refusal == EntityRefusal.nameTaken(.user("ANN")))
        #expect(refusal?.message == "User with name ANN already exists.")
        // Users and roles have names of their own.
        _ = try await account.role("Ann", trust: Policy.trust("*"))
    }

    @Test(arguments: [
        "", "a b", "a/b", "a:b", "ä", "a\u{301}", "a\0", String(repeating: "a", count: 65), "a#b", "a*",
    ])
    func `a malformed name is refused`(_ name: String) async throws {
        let account = try await TestAccount(.sqliteFile)
        let refusal = try await account.refusal { try await account.users.create(name) }
        #expect(refusal is InvalidInput)
        #expect(refusal?.message.hasPrefix("The specified value for userName is invalid. ") == true)
    }

    @Test func `names of 64 characters and all permitted ones are taken`() async throws {
        let account = try await TestAccount(.sqliteFile)
        _ = try await account.users.create(String(repeating: "a", count: 64))
        _ = try await account.users.create("aZ09+=,.@_-")
    }

    @Test(arguments: ["", "a", "/a", "a/", "/a b/", "/ä/", "/" + String(repeating: "a", count: 511) + "/"])
    func `a malformed path is refused`(_ path: String) async throws {
        let account = try await TestAccount(.sqliteFile)
        #expect(try await account.refusal { try await account.users.create("ann", path: path) } is InvalidInput)
    }

    @Test(arguments: Engine.available)
    func `a renamed user keeps id, policies and keys`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let key = try await account.user("ann", policy: Policy.allow("cognito-idp:ListUsers"))
        _ = try await account.users.create("bob")
        let before = try await account.users.get("ann").user
        try await account.users.update("ann", newName: "ANNA", newPath: "/new/")
        let after = try await account.users.get("anna").user
        #expect(after.id == before.id && after.name == "ANNA" && after.path == "/new/")
        #expect(try await account.refusal { try await account.users.get("ann") } != nil)
        let caller = try await account.caller(key)
        #expect(caller.arn == "arn:aws:iam::123456789012:user/new/ANNA")
        #expect(try await account.denial(caller) == nil)
        // The same name in other letters is no conflict with itself.
        try await account.users.update("anna", newName: "anna")
        let taken = try await account.refusal { try await account.users.update("anna", newName: "BOB") }
        #expect(taken == EntityRefusal.nameTaken(.user("BOB")))
    }

    @Test(arguments: Engine.available)
    func `a user with keys or policies cannot be deleted`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let key = try await account.user("ann")
        let policy = try await account.managed.create("p", document: Policy.all).policy.resource.arn(in: TestAccount.id)
        try await account.attachments.attach(policy, to: .user("ann"))
        func refusal() async throws -> String? {
            try await account.refusal { try await account.users.delete("ann") }?.message
        }
        #expect(try await refusal() == "Cannot delete entity, must delete access keys first.")
        try await account.userKeys.delete(key.key.id, of: "ann")
        #expect(try await refusal() == "Cannot delete entity, must detach all policies first.")
        try await account.attachments.detach(policy, from: .user("ann"))
        #expect(try await refusal() == "Cannot delete entity, must delete policies first.")
        try await account.inline.delete("inline", of: .user("ann"))
        #expect(try await refusal() == nil)
    }

    @Test(arguments: Engine.available)
    func `pages list every user below a path once, ordered by path and name`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        for name in ["d", "B", "a", "C"] { _ = try await account.users.create(name, path: "/x/") }
        for name in ["e", "f"] { _ = try await account.users.create(name, path: "/y/") }
        _ = try await account.users.create("g")
        func names(_ prefix: String, limit: Int) async throws -> [String] {
            var (names, next): ([String], Cursor?) = ([], nil)
            repeat {
                let page = try await account.users.list(prefix: prefix, after: next, limit: limit)
                #expect(page.items.count <= limit)
                names += page.items.map(\.name)
                next = page.next
            } while next != nil
            return names
        }
        for limit in [1, 2, 3, 100] {
            #expect(try await names("/", limit: limit) == ["g", "a", "B", "C", "d", "e", "f"])
            #expect(try await names("/x/", limit: limit) == ["a", "B", "C", "d"])
        }
        #expect(try await names("/x", limit: 2) == ["a", "B", "C", "d"])
        #expect(try await names("/z/", limit: 2).isEmpty)
        // Zero and negative limits give at least one item, so that no listing is endless.
        #expect(try await account.users.list(limit: 0).items.count == 1)
        #expect(try await account.users.list(limit: .min).items.count == 1)
    }

    @Test(arguments: Engine.available)
    func `of 32 creations of one name one wins`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let race = await Race { number in
            try await account.users.create(number.isMultiple(of: 2) ? "Ann" : "aNN")
        }
        #expect(race.winners.count == 1)
        #expect(race.losers.count == 31)
        #expect(
            race.refusals.filter { ($0 as? EntityRefusal)?.code == .entityAlreadyExists || $0.kind == .conflict }.count
                == 31)
        #expect(try await account.users.list().items.count == 1)
    }

    @Test(arguments: Engine.available)
    func `the quota counts users`(on engine: Engine) async throws {
        var quotas = IAMQuotas()
        quotas.users = 2
        let account = try await TestAccount(engine, quotas: quotas)
        _ = try await account.users.create("a")
        _ = try await account.users.create("b")
        let refusal = try await account.refusal { try await account.users.create("c") }
        #expect(refusal?.message == "Cannot exceed quota for UsersPerAccount: 2")
        #expect(refusal?.kind == .limited)
        try await account.users.delete("a")
        _ = try await account.users.create("c")
    }

    @Test func `tags are checked`() async throws {
        let account = try await TestAccount(.sqliteFile)
        func isTaken(_ tags: [(String, String)]) async throws -> Bool {
            try await account.refusal {
                try await account.users.create(
                    "u\(account.world.uuid())".replacing("-", with: "").prefix(40).description,
                    tags: tags.map { IAMResourceTag(key: $0.0, value: $0.1) })
            } == nil
        }
        #expect(try await isTaken([("a", ""), ("b b", "x:/=+-@_.")]))
        #expect(try await !isTaken([("", "x")]))
        #expect(try await !isTaken([("a", "1"), ("A", "2")]))
        #expect(try await !isTaken([("aws:x", "1")]))
        #expect(try await !isTaken([("AWS:x", "1")]))
        #expect(try await !isTaken([("a*", "1")]))
        #expect(try await !isTaken([("a", "e\u{301}")]))
        #expect(try await !isTaken([(String(repeating: "a", count: 129), "1")]))
        #expect(try await !isTaken([("a", String(repeating: "a", count: 257))]))
        #expect(try await isTaken((0..<50).map { ("k\($0)", "v") }))
        #expect(try await !isTaken((0..<51).map { ("k\($0)", "v") }))
    }
}
