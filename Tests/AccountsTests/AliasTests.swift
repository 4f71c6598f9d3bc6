import Accounts
import Directory
import Kernel
import TestKit
import Testing

/// Pools in which users have a username and may also be found by other names (UP-ALIAS).
@Suite struct AliasTests {
    private func withPoolAndClient(_ engine: Engine, _ aliases: [AliasAttribute] = [.email, .phoneNumber]) async throws
        -> (TestServer, UserPool, Client)
    {
        try await TestServer.withPoolAndClient(engine) {
            $0.aliasAttributes = aliases
            $0.autoVerifiedAttributes = [.email]
        }
    }

    // UP-ALIAS-05, UP-ALIAS-12, UP-UNAME-12
    @Test(arguments: Engine.available)
    func `a user signs in by an address once it is verified, and not before`(on engine: Engine) async throws {
        let (server, pool, client) = try await withPoolAndClient(engine)
        try await server.signUp("ann", attributes: ["email": "ann@example.com"], by: client)
        try await server.administration.confirm("ann", in: pool.id)
        let unproven = try await refusal { try await server.signIn("ann@example.com", by: client) }
        #expect(unproven == UserRefusal.notFound)

        try await server.makeUser("bob", attributes: ["email": "bob@example.com"], by: client)
        let tokens = try await server.signIn("bob@example.com", by: client)
        #expect(try tokens.id.text("cognito:username") == "bob")
        let bySRP = try await server.signInBySRP("bob@example.com", by: client).tokens
        #expect(try bySRP.access.text("username") == "bob")
        let bySub = try await server.signIn(try #require(try tokens.id.text("sub")), by: client)
        #expect(try bySub.id.text("cognito:username") == "bob")
    }

    // UP-ALIAS-06, UP-ALIAS-07, NAME-05
    @Test(arguments: Engine.available)
    func `a username must not look like another user's alias`(on engine: Engine) async throws {
        let (server, pool, client) = try await withPoolAndClient(engine)
        // The last two are fullwidth characters that fold to an address and a number.
        for name in ["ann@example.com", "+15550100123", "ann＠example.com", "＋１５５５０１００１２３"] {
            let bySelf = try await refusal { try await server.signUp(name, by: client) }
            #expect(bySelf is InvalidInput, "\(name)")
            let byAdministrator = try await refusal { try await server.invite(name, to: pool) }
            #expect(byAdministrator is InvalidInput, "\(name)")
        }
        let plain = try await TestServer.withPoolAndClient(engine)
        try await plain.0.signUp("ann@example.com", by: plain.2)
    }

    // UP-ALIAS-08, UP-ALIAS-09, UP-ALIAS-10, GUIDE-22
    @Test(arguments: Engine.available)
    func `a taken alias prevents the confirmation, but not the sign-up`(on engine: Engine) async throws {
        let (server, pool, client) = try await withPoolAndClient(engine)
        try await server.makeUser("first", attributes: ["email": "ann@example.com"], by: client)
        try await server.signUp("second", attributes: ["email": "ann@example.com"], by: client)
        let code = await server.lastCode(to: "ann@example.com")
        let refused = try await refusal { try await server.confirm("second", code: code, by: client) }
        #expect(refused == UserRefusal.aliasTaken(.email))
        #expect(try await server.user("second", in: pool.id).status == .unconfirmed)
        #expect(try await server.user("first", in: pool.id).attributes["email_verified"] == "true")
        #expect(try await server.user("ann@example.com", in: pool.id).username == "first")
        // The refusal did not consume the code.
        try await server.confirm("second", code: code, by: client, force: true)
    }

    // UP-ALIAS-11
    @Test(arguments: Engine.available)
    func `force moves an alias and unverifies the old owner's address`(on engine: Engine) async throws {
        let (server, pool, client) = try await withPoolAndClient(engine)
        try await server.makeUser("first", attributes: ["email": "ann@example.com"], by: client)
        try await server.signUp(
            "second", password: "Another-Horse-9", attributes: ["email": "ann@example.com"], by: client)
        try await server.confirm("second", code: await server.lastCode(to: "ann@example.com"), by: client, force: true)
        let loser = try await server.user("first", in: pool.id)
        #expect(loser.attributes["email"] == "ann@example.com" && loser.attributes["email_verified"] == "false")
        #expect(loser.status == .confirmed)
        #expect(try await server.user("ann@example.com", in: pool.id).username == "second")
        let tokens = try await server.signIn("ann@example.com", password: "Another-Horse-9", by: client)
        #expect(try tokens.id.text("cognito:username") == "second")
        try await server.signIn("first", by: client)
    }

    // UP-ALIAS-17
    @Test(arguments: Engine.available)
    func `an administrator moves an alias only by force`(on engine: Engine) async throws {
        let (server, pool, client) = try await withPoolAndClient(engine)
        try await server.makeUser("first", attributes: ["email": "ann@example.com"], by: client)
        let proven = ["email": "ann@example.com", "email_verified": "true"]
        let refused = try await refusal { try await server.invite("second", attributes: proven, to: pool) }
        #expect(refused == UserRefusal.aliasTaken(.email))
        let missing = try await refusal { try await server.user("second", in: pool.id) }
        #expect(missing == UserRefusal.notFound)
        try await server.invite("second", attributes: proven, to: pool, force: true)
        #expect(try await server.user("ann@example.com", in: pool.id).username == "second")
        #expect(try await server.user("first", in: pool.id).attributes["email_verified"] == "false")
    }

    // UP-ALIAS-13, UP-ALIAS-14, UP-ATTR-15
    @Test(arguments: Engine.available)
    func `a preferred username is chosen after confirmation and can be changed`(on engine: Engine) async throws {
        let (server, pool, client) = try await withPoolAndClient(engine, [.preferredUsername])
        let early = try await refusal {
            try await server.signUp("u-1", attributes: ["preferred_username": "ann"], by: client)
        }
        #expect(early is InvalidInput)
        try await server.makeUser("u-1", by: client)
        let identity = try await server.identity(of: try await server.signIn("u-1", by: client))
        _ = try await server.account.update(["preferred_username": "ann"], for: identity)
        try await server.signIn("ann", by: client)
        _ = try await server.account.update(["preferred_username": "annie"], for: identity)
        try await server.signIn("annie", by: client)
        #expect(try await refusal { try await server.signIn("ann", by: client) } == UserRefusal.notFound)
        #expect(try await server.user("u-1", in: pool.id).username == "u-1")

        try await server.makeUser("u-2", by: client)
        let other = try await server.identity(of: try await server.signIn("u-2", by: client))
        for taken in ["annie", "u-1"] {
            let refused = try await refusal {
                try await server.account.update(["preferred_username": taken], for: other)
            }
            #expect(refused == UserRefusal.aliasTaken(.preferredUsername), "\(taken)")
        }
        _ = try await server.account.update(["preferred_username": "ann"], for: other)
    }

    // NAME-05
    @Test(arguments: Engine.available)
    func `a preferred username is no address and never too long for an index`(on engine: Engine) async throws {
        let (server, _, client) = try await withPoolAndClient(engine, [.email, .preferredUsername])
        try await server.makeUser("u-1", attributes: ["email": "one@example.com"], by: client)
        let identity = try await server.identity(of: try await server.signIn("u-1", by: client))
        let longest = String(repeating: "\u{FDFA}", count: 128)
        for value in ["victim@example.com", "victim＠example.com", "\u{200B}\u{2060}", longest] {
            let refused = try await refusal {
                try await server.account.update(["preferred_username": value], for: identity)
            }
            #expect(refused is InvalidInput, "\(value.prefix(20))")
        }
    }

    // UP-ALIAS-14: the alias follows the attribute once the new value is verified.
    @Test(arguments: Engine.available)
    func `an alias follows its attribute`(on engine: Engine) async throws {
        let (server, _, client) = try await withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "old@example.com"], by: client)
        let identity = try await server.identity(of: try await server.signIn("old@example.com", by: client))
        _ = try await server.account.update(["email": "new@example.com"], for: identity)
        for address in ["old@example.com", "new@example.com"] {
            #expect(try await refusal { try await server.signIn(address, by: client) } == UserRefusal.notFound)
        }
        try await server.account.verify(
            "email", code: Secret(await server.lastCode(to: "new@example.com")), for: identity)
        try await server.signIn("new@example.com", by: client)
        // The old address is free again.
        try await server.makeUser("bob", attributes: ["email": "old@example.com"], by: client)
        try await server.signIn("old@example.com", by: client)
    }

    // UP-ALIAS-02: all names of a deleted user are free.
    @Test(arguments: Engine.available)
    func `a deleted user's aliases are free`(on engine: Engine) async throws {
        let (server, pool, client) = try await withPoolAndClient(engine)
        let first = try await server.makeUser("first", attributes: ["email": "ann@example.com"], by: client)
        try await server.administration.delete("ann@example.com", in: pool.id)
        try await server.makeUser("second", attributes: ["email": "ann@example.com"], by: client)
        #expect(try await server.user("ann@example.com", in: pool.id).username == "second")
        #expect(try await refusal { try await server.user(first.id.rawValue, in: pool.id) } == UserRefusal.notFound)
    }

    // NAME-05
    @Test(arguments: Engine.available)
    func `a username cannot be another user's identifier`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine)
        let ann = try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let refused = try await refusal { try await server.signUp(ann.id.rawValue, by: client) }
        #expect(refused == UserRefusal.usernameTaken)
        let tokens = try await server.signIn(ann.id.rawValue, by: client)
        #expect(try tokens.id.text("sub") == ann.id.rawValue)
    }
}
