import Directory
import Kernel
import Storage
import TestKit
import Testing

/// What users sign in with changes in pools that have users (docs/schema.md).
@Suite struct SignInNameChangeTests {
    private static func names(
        aliases: [AliasAttribute]? = nil, usernames: [ContactAttribute]? = nil, caseSensitive: Bool? = nil
    ) -> SchemaChange {
        var change = SignInNameChange()
        (change.aliasAttributes, change.usernameAttributes) = (aliases, usernames)
        change.caseSensitive = caseSensitive
        return .names(change)
    }

    private static func verified(_ address: String) -> [String: String] {
        ["email": address, "email_verified": "true"]
    }

    private func signIn(_ name: String, _ site: SchemaSite) async throws -> String {
        try await site.server.user(name, in: site.pool).username.rawValue
    }

    @Test(arguments: Engine.available)
    func `verified addresses become aliases, and give way again`(on engine: Engine) async throws {
        let site = try await SchemaSite(engine)
        try await site.add("ann", Self.verified("ann@example.com"))
        try await site.add("bob", ["email": "bob@example.com"])
        let change = Self.names(aliases: [.email])
        let review = try await site.changes.review(change, in: site.pool, after: nil)
        #expect((review.users, review.changed, review.obstacles.count) == (2, 1, 0))
        await #expect(throws: UserRefusal.notFound) { try await signIn("ann@example.com", site) }
        try await site.carryOut(change)
        #expect(try await signIn("ann@example.com", site) == "ann")
        await #expect(throws: UserRefusal.notFound) { try await signIn("bob@example.com", site) }
        #expect(try await site.current().settings.aliasAttributes == [.email])
        try await site.carryOut(Self.names(aliases: []))
        await #expect(throws: UserRefusal.notFound) { try await signIn("ann@example.com", site) }
        #expect(try await signIn("ann", site) == "ann")
    }

    @Test(arguments: Engine.available)
    func `two users cannot get one name`(on engine: Engine) async throws {
        let site = try await SchemaSite(engine)
        for name in ["ann", "bob"] { try await site.add(name, Self.verified("both@example.com")) }
        let change = Self.names(aliases: [.email])
        let review = try await site.changes.review(change, in: site.pool, after: nil)
        #expect(review.claims.map(\.name) == ["both@example.com", "both@example.com"])
        try await site.changes.begin(change, in: site.pool)
        let part = try await site.changes.changeUsers(change, in: site.pool, after: nil)
        #expect(part.obstacles.map(\.name) == ["bob"])
        #expect(part.obstacles.map(\.isFinal) == [true])
        // The way back.
        try await site.carryOut(Self.names(aliases: []))
        await #expect(throws: UserRefusal.notFound) { try await signIn("both@example.com", site) }
    }

    @Test(arguments: Engine.available)
    func `names that are chosen during a change hold after it`(on engine: Engine) async throws {
        let site = try await SchemaSite(engine)
        let change = Self.names(aliases: [.email], caseSensitive: false)
        try await site.changes.begin(change, in: site.pool)
        try await site.add("Zoe", Self.verified("Zoe@example.com"))
        await #expect(throws: UserRefusal.usernameTaken) { try await site.add("zoe") }
        await #expect(throws: InvalidInput.self) { try await site.add("mallory@example.com") }
        try await site.changes.finish(change, in: site.pool)
        #expect(try await signIn("zoe@EXAMPLE.com", site) == "Zoe")
        #expect(try await signIn("ZOE", site) == "Zoe")
    }

    @Test(arguments: Engine.available)
    func `case ceases to count, and counts again, and passwords stay`(on engine: Engine) async throws {
        let site = try await SchemaSite(engine)
        let server = site.server
        for name in ["Ann", "bob"] {
            try await server.makeUser(name, attributes: ["email": "\(name)@example.com"], by: site.client)
        }
        try await site.carryOut(Self.names(caseSensitive: false))
        for name in ["ann", "ANN", "Bob"] { _ = try await server.signIn(name, by: site.client) }
        for name in ["ann", "BOB"] { _ = try await server.signInBySRP(name, by: site.client) }
        try await server.makeUser("Cid", attributes: ["email": "cid@example.com"], by: site.client)
        try await site.carryOut(Self.names(caseSensitive: true))
        for name in ["Ann", "bob", "Cid"] {
            _ = try await server.signIn(name, by: site.client)
            _ = try await server.signInBySRP(name, by: site.client)
        }
        await #expect(throws: UserRefusal.notFound) { try await signIn("ann", site) }
    }

    @Test(arguments: Engine.available)
    func `usernames that differ in case alone are in the way`(on engine: Engine) async throws {
        let site = try await SchemaSite(engine)
        for name in ["Ann", "ann", "BOB", "Bob"] { try await site.add(name) }
        let review = try await site.changes.review(Self.names(caseSensitive: false), in: site.pool, after: nil)
        #expect(review.obstacles.map(\.name) == ["Ann"])
        #expect(review.obstacles.map(\.isFinal) == [true])
        #expect(review.claims.map(\.user) == ["BOB", "Bob"])
    }

    @Test(arguments: Engine.available)
    func `addresses take the place of usernames, and those who chose one keep it`(on engine: Engine) async throws {
        let site = try await SchemaSite(engine)
        try await site.add("ann", Self.verified("ann@example.com"))
        try await site.add("bob", ["email": "bob@example.com"])
        let change = Self.names(usernames: [.email])
        let review = try await site.changes.review(change, in: site.pool, after: nil)
        #expect(review.obstacles.map(\.name) == ["bob"])
        #expect(review.obstacles.map(\.isFinal) == [false])
        try await site.carryOut(change)
        #expect(try await signIn("ann@example.com", site) == "ann")
        #expect(try await signIn("bob", site) == "bob")
        await #expect(throws: UserRefusal.notFound) { try await signIn("bob@example.com", site) }
        await #expect(throws: InvalidInput.self) { try await site.add("cid") }
        try await site.add("cid@example.com")
        try await site.write(Self.verified("bob@example.com"), of: "bob")
        #expect(try await signIn("bob@example.com", site) == "bob")
        // A user without a username of their own has no name where addresses are none.
        let back = try await site.changes.review(Self.names(usernames: []), in: site.pool, after: nil)
        #expect(back.obstacles.count == 1)
        #expect(try await site.changes.review(Self.names(usernames: [.email]), in: site.pool, after: nil).changed == 0)
    }

    @Test(arguments: [
        SignInNameChangeTests.names(aliases: [.email], usernames: [.email]),
        SignInNameChangeTests.names(aliases: [.email, .email]),
        SignInNameChangeTests.names(usernames: [.email, .email]),
    ]) func `rules that contradict each other are refused`(_ change: SchemaChange) async throws {
        let site = try await SchemaSite(.sqliteFile)
        await #expect(throws: InvalidInput.self) { try await site.changes.begin(change, in: site.pool) }
        await #expect(throws: InvalidInput.self) {
            try await site.changes.finish(Self.names(caseSensitive: false), in: site.pool)
        }
    }
}
