import Accounts
import Directory
import Federation
import Kernel
import Storage
import TestKit
import Testing

/// Which users of providers become users of the pool, by the pool's policy.
@Suite struct AccountLinkingTests {
    @Test(arguments: Engine.available)
    func `without a policy users with one address have an account each`(on engine: Engine) async throws {
        let site = try await LinkingSite(engine, .never)
        let ann = try await site.makeUser()
        #expect(try await site.result() == .added)
        #expect(try await site.server.user("ann", in: site.pool.id).attributes == ann.attributes)
    }

    @Test(arguments: Engine.available)
    func `an address that both sides have verified links, once and for the same account`(on engine: Engine)
        async throws
    {
        let site = try await LinkingSite(engine)
        let ann = try await site.makeUser()
        #expect(try await site.result() == .signedIn(ann.id))
        let linked = try await site.server.user("ann", in: site.pool.id)
        #expect(linked.status == .confirmed && linked.credential != nil && linked.username == ann.username)
        #expect(linked.attributes["identities"]?.contains(#""userId":"u-1","providerName":"Contoso""#) == true)
        #expect(linked.attributes["identities"]?.contains(#""primary":false"#) == true)
        _ = try await site.server.signIn("ann", by: site.client)
        try await site.extend { $0.linking = .never }
        let later = ["email": "ann@new.example.com", "email_verified": "false"]
        #expect(try await site.result("u-1", later) == .signedIn(ann.id), "a link is found by its subject")
        #expect(try await site.result("u-2") == .added)
    }

    // FED-05
    @Test(arguments: [
        ["email": LinkingSite.address], ["email": LinkingSite.address, "email_verified": "false"],
        ["email": LinkingSite.address, "email_verified": "1"], ["email_verified": "true"],
        ["email": "", "email_verified": "true"], ["email": "bob@example.com", "email_verified": "true"],
        ["email": "ann@example.com.evil.example", "email_verified": "true"],
    ])
    func `an address that the provider has not verified links nothing`(_ claims: [String: String]) async throws {
        let site = try await LinkingSite(.sqliteFile)
        try await site.makeUser()
        #expect(try await site.result("u-1", claims) == .added)
    }

    // The flag of OpenID Connect speaks of the claim beside it: an address from elsewhere is anyone's to choose.
    @Test func `a flag verifies only the address that it stands beside`() async throws {
        let site = try await LinkingSite(
            .sqliteFile, mapping: ["email": "upn", "email_verified": "email_verified"])
        let ann = try await site.makeUser()
        let evil = ["upn": LinkingSite.address, "email": "evil@evil.example", "email_verified": "true"]
        #expect(try await site.result("u-1", evil) == .added)
        let both = ["upn": LinkingSite.address, "email": LinkingSite.address, "email_verified": "true"]
        #expect(try await site.result("u-2", both) == .signedIn(ann.id))
        let unmapped = try await LinkingSite(.sqliteFile, mapping: ["email": "email"])
        try await unmapped.makeUser()
        #expect(try await unmapped.result() == .added, "a flag that is not mapped says nothing")
    }

    @Test(arguments: Engine.available, [LinkingPolicy.automatic, .ask])
    func `a user of the pool who has not verified the address, or may not sign in, is not found`(
        on engine: Engine, _ policy: LinkingPolicy
    ) async throws {
        let site = try await LinkingSite(engine, policy)
        try await site.server.signUp("early", attributes: ["email": LinkingSite.address], by: site.client)
        #expect(try await site.result("u-1") == .added, "a sign-up that is not confirmed")
        try await site.makeUser()
        try await site.administer(["email_verified": "false"])
        #expect(try await site.result("u-2") == .added, "an address that is no longer verified")
        try await site.administer(["email_verified": "true"])
        try await site.server.administration.disable("ann", in: site.pool.id)
        #expect(try await site.result("u-3") == .added, "a disabled user")
        #expect(try await site.server.user("ann", in: site.pool.id).attributes["identities"] == nil)
    }

    @Test(arguments: Engine.available)
    func `users of another provider are no users of the pool itself`(on engine: Engine) async throws {
        let site = try await LinkingSite(engine)
        let other = try await site.server.addProvider("Fabrikam", to: site.pool.id, mapping: LinkingSite.mapping)
        #expect(try await site.result("f-1", at: other) == .added)
        #expect(try await site.result("u-1") == .added)
        let ann = try await site.makeUser()
        #expect(try await site.result("u-2") == .signedIn(ann.id))
    }

    @Test(arguments: Engine.available)
    func `of two users who have verified the address neither is linked`(on engine: Engine) async throws {
        let site = try await LinkingSite(engine)
        try await site.makeUser("ann")
        try await site.makeUser("bob", "Ann@Example.com")
        #expect(try await site.result() == .added)
        // Not even if one of them may not sign in.
        try await site.server.administration.disable("bob", in: site.pool.id)
        #expect(try await site.result("u-2") == .added)
    }

    // Anyone can give an address that is not theirs.
    @Test(arguments: Engine.available)
    func `users who only claim the address do not hide its owner`(on engine: Engine) async throws {
        let site = try await LinkingSite(engine)
        let ann = try await site.makeUser()
        for number in 0..<20 {
            let name = "eve\(number)"
            try await site.makeUser(name, "\(name)@evil.example")
            try await site.administer(
                Username(rawValue: name), ["email": LinkingSite.address, "email_verified": "false"])
        }
        #expect(try await site.result() == .signedIn(ann.id))
    }

    @Test(arguments: Engine.available)
    func `addresses are compared in any case, and letters that look alike are other letters`(on engine: Engine)
        async throws
    {
        let site = try await LinkingSite(engine)
        let ann = try await site.makeUser("ann", "Ann@Example.com")
        #expect(
            try await site.result("u-1", ["email": "aNN@exaMPLE.com", "email_verified": "true"]) == .signedIn(ann.id))
        for address in [
            "\u{FF41}nn@example.com", "ann@example.com\u{200B}", "a\u{301}nn@example.com", " ann@example.com",
        ] {
            let refused = try await refusal {
                try await site.result("u-2", ["email": address, "email_verified": "true"])
            }
            #expect(refused?.kind == .invalid, "\(address)")
        }
    }

    // A name that a user has chosen is no address that the user has proven.
    @Test(arguments: Engine.available)
    func `a username or a preferred username that looks like the address is none`(on engine: Engine) async throws {
        let site = try await LinkingSite(engine)
        try await site.makeUser(LinkingSite.address, "eve@evil.example")
        try await site.administer(Username(rawValue: LinkingSite.address), ["preferred_username": LinkingSite.address])
        #expect(try await site.result() == .added)
    }

    @Test(arguments: Engine.available)
    func `of thirty-two first sign-ins at once all are the linked user's`(on engine: Engine) async throws {
        let site = try await LinkingSite(engine)
        let ann = try await site.makeUser()
        let race = await Race { _ in try await site.result() }
        #expect(race.winners == Array(repeating: .signedIn(ann.id), count: 32), "\(race.losers)")
        let identities = try await site.server.database.read {
            try ExternalIdentityTable($0).all(of: ann.id, in: ann.pool)
        }
        #expect(identities.count == 1)
    }

    // FED-07
    @Test(arguments: Engine.available)
    func `a user with five linked identities gets no sixth`(on engine: Engine) async throws {
        let site = try await LinkingSite(engine, .ask)
        try await site.makeUser()
        for number in 0..<5 {
            try await site.server.administration.link(
                .init(provider: "Contoso", attribute: nil, value: "x-\(number)"),
                to: .init(provider: "Cognito", attribute: nil, value: "ann"), in: site.pool.id)
        }
        #expect(try await site.result() == .added)
    }

    @Test(arguments: Engine.available, [LinkingPolicy.automatic, .ask])
    func `what an administrator has taken from a user no policy gives back`(
        on engine: Engine, _ policy: LinkingPolicy
    ) async throws {
        let site = try await LinkingSite(engine)
        let ann = try await site.makeUser()
        #expect(try await site.result() == .signedIn(ann.id))
        try await site.server.administration.disableProvider(
            of: .init(provider: "Contoso", attribute: nil, value: "u-1"), in: site.pool.id)
        try await site.extend { $0.linking = policy }
        #expect(try await site.result() == .added)
        #expect(try await site.result("u-2") != .added, "another subject is another matter")
    }

    // Only what the operator's policy says is read by an index.
    @Test(arguments: Engine.available)
    func `no statement of a link scans a table`(on engine: Engine) async throws {
        let (server, recorder) = try await TestServer.recorded(engine)
        let site = try await LinkingSite(server, .ask)
        try await site.makeUser()
        recorder.forget()
        try await site.prove(try await site.question())
        #expect(recorder.asked.contains { $0.contains("user_search") })
        for statement in recorder.statements {
            let scans = try await recorder.fullScans(of: statement)
            #expect(scans.isEmpty, "\(scans) \(statement.rendered(for: .sqlite).text)")
        }
    }
}
