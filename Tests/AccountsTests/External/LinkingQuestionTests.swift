import Accounts
import Authentication
import Directory
import Factors
import Federation
import Kernel
import Storage
import TestKit
import Testing

/// When a user must prove that an account is theirs, and what the proof is worth.
@Suite struct LinkingQuestionTests {
    @Test(arguments: Engine.available)
    func `a user with a second factor is asked, whatever both sides have verified`(on engine: Engine) async throws {
        let site = try await LinkingSite(engine) { settings in
            settings.mfa = .optional
            settings.sms = SMSSettings(callerARN: "arn")
            settings.secondFactors = SecondFactorSettings()
            settings.secondFactors?.sms = true
        }
        let ann = try await site.makeUser()
        try await site.administer(["phone_number": TestServer.phone])
        #expect(try await site.result("u-1") == .signedIn(ann.id))
        try await site.makeUser("bob", "bob@example.com")
        try await site.administer("bob", ["phone_number": TestServer.phone])
        try await site.server.enable(.sms, for: "bob", in: site.pool)
        let bob = try await site.server.user("bob", in: site.pool.id)
        #expect(try await site.result("u-2", ["email": "bob@example.com", "email_verified": "true"]) == .asked(bob.id))
    }

    @Test(arguments: Engine.available)
    func `a user who has a temporary password is asked`(on engine: Engine) async throws {
        let site = try await LinkingSite(engine)
        let ann = try await site.server.invite(
            "ann", attributes: ["email": LinkingSite.address, "email_verified": "true"], to: site.pool)
        #expect(try await site.result() == .asked(ann.id))
    }

    // An address can be given to another user of the provider.
    @Test(arguments: Engine.available)
    func `another subject of the same provider is asked`(on engine: Engine) async throws {
        let site = try await LinkingSite(engine)
        let ann = try await site.makeUser()
        #expect(try await site.result("u-1") == .signedIn(ann.id))
        #expect(try await site.result("u-2") == .asked(ann.id))
        #expect(try await site.result("u-1") == .signedIn(ann.id))
    }

    // An administrator of a provider can say of any address that it is verified.
    @Test(arguments: Engine.available)
    func `the word of a provider that the operator does not name leads to a question`(on engine: Engine) async throws {
        let site = try await LinkingSite(engine)
        let evil = try await site.server.addProvider("Evil", to: site.pool.id, mapping: LinkingSite.mapping)
        try await site.extend { $0.linkingProviders = ["Contoso"] }
        let ann = try await site.makeUser()
        #expect(try await site.result("e-1", at: evil) == .asked(ann.id))
        #expect(try await site.result("u-1") == .signedIn(ann.id))
    }

    // A linked identity writes attributes: the flag of the address is then that provider's word.
    @Test(arguments: Engine.available)
    func `an address that such a provider has written is not believed`(on engine: Engine) async throws {
        let site = try await LinkingSite(engine)
        let evil = try await site.server.addProvider("Evil", to: site.pool.id, mapping: LinkingSite.mapping)
        try await site.extend { $0.linkingProviders = ["Contoso"] }
        let eve = try await site.makeUser("eve", "eve@evil.example")
        try await site.server.administration.link(
            .init(provider: "Evil", attribute: nil, value: "e-1"),
            to: .init(provider: "Cognito", attribute: nil, value: "eve"), in: site.pool.id)
        #expect(try await site.result("e-1", at: evil) == .signedIn(eve.id))
        #expect(try await site.server.user("eve", in: site.pool.id).attributes.isVerified(.email))
        #expect(try await site.result("u-1") == .asked(eve.id), "the address's owner need not go on with eve's account")
    }

    @Test(arguments: Engine.available)
    func `a client that hides who exists tells it only to who has the address`(on engine: Engine) async throws {
        let open = try await LinkingSite(engine, .ask)
        let ann = try await open.makeUser()
        let unverified = ["email": LinkingSite.address]
        #expect(try await open.result("u-1", unverified) == .asked(ann.id))
        #expect(try await open.result("u-2") == .asked(ann.id))
        let hiding = try await LinkingSite(engine, .ask, client: { $0.existenceErrors = .enabled })
        let other = try await hiding.makeUser()
        #expect(try await hiding.result("u-1", unverified) == .added)
        #expect(try await hiding.result("u-2") == .asked(other.id))
    }

    @Test(arguments: Engine.available)
    func `a client that takes no users of the pool cannot ask`(on engine: Engine) async throws {
        let site = try await LinkingSite(engine, .ask, client: { $0.oauth.identityProviders = ["Contoso"] })
        try await site.makeUser()
        #expect(try await site.result() == .added)
    }

    @Test(arguments: Engine.available)
    func `a question that is too long for an address is not asked`(on engine: Engine) async throws {
        let mapping = ["nickname": "nick", "name": "name"].merging(LinkingSite.mapping) { $1 }
        let site = try await LinkingSite(engine, .ask, mapping: mapping)
        let ann = try await site.makeUser()
        let text = String(repeating: "x", count: 2000)
        var claims = LinkingSite.verified.merging(["ignored": text + text + text]) { $1 }
        #expect(try await site.result("u-1", claims) == .asked(ann.id), "only what is mapped counts")
        claims["nick"] = text
        #expect(try await site.result("u-2", claims) == .asked(ann.id))
        claims["name"] = text
        #expect(try await site.result("u-3", claims) == .added)
    }

    @Test(arguments: Engine.available)
    func `the proof links the identity, and the provider's attributes are written`(on engine: Engine) async throws {
        let site = try await LinkingSite(engine, .ask, mapping: LinkingSite.mapping.merging(["name": "name"]) { $1 })
        let ann = try await site.makeUser()
        let claims = LinkingSite.verified.merging(["name": "Ann of Contoso"]) { $1 }
        guard case .question(let link) = try await site.find("u-1", claims) else {
            Issue.record("no question")
            return
        }
        #expect(link.address == LinkingSite.address && link.user == ann.id && link.provider == "Contoso")
        try await site.prove(link)
        let linked = try await site.server.user("ann", in: site.pool.id)
        #expect(linked.attributes["name"] == "Ann of Contoso" && linked.attributes["identities"] != nil)
        #expect(try await site.result("u-1", claims) == .signedIn(ann.id))
    }

    @Test(arguments: Engine.available)
    func `another user's proof links nothing`(on engine: Engine) async throws {
        let site = try await LinkingSite(engine, .ask)
        let ann = try await site.makeUser()
        try await site.makeUser("eve", "eve@example.com")
        let link = try await site.question()
        await #expect(throws: LinkingRefusal.otherAccount) { try await site.prove(link, as: "eve") }
        #expect(try await site.result() == .asked(ann.id))
    }

    @Test(arguments: Engine.available)
    func `what changes between the question and the proof ends the question`(on engine: Engine) async throws {
        let changes: [@Sendable (LinkingSite) async throws -> Void] = [
            { try await $0.administer(["email": "ann@new.example.com", "email_verified": "true"]) },
            { try await $0.administer(["email_verified": "false"]) },
            { _ = try await $0.makeUser("bob") },
            { try await $0.extend { $0.linking = .never } },
            { site in
                try await site.server.administration.link(
                    .init(provider: "Contoso", attribute: nil, value: "u-1"),
                    to: .init(provider: "Cognito", attribute: nil, value: "eve"), in: site.pool.id)
            },
        ]
        for (number, change) in changes.enumerated() {
            let site = try await LinkingSite(engine, .ask)
            try await site.makeUser()
            try await site.makeUser("eve", "eve@example.com")
            let link = try await site.question()
            try await change(site)
            await #expect(throws: LinkingRefusal.changed, "\(number)") { try await site.prove(link) }
            #expect(try await site.server.user("ann", in: site.pool.id).attributes["identities"] == nil)
        }
        let site = try await LinkingSite(engine, .ask)
        try await site.makeUser()
        let link = try await site.question()
        try await site.server.identityProviders.remove("Contoso", in: site.pool.id)
        await #expect(throws: ProviderRefusal.notFound("Contoso")) { try await site.prove(link) }
    }

    @Test(arguments: Engine.available)
    func `an identity gets an account of its own, unless it was linked meanwhile`(on engine: Engine) async throws {
        let site = try await LinkingSite(engine, .ask)
        let ann = try await site.makeUser()
        let (first, second) = (try await site.question("u-1"), try await site.question("u-2"))
        let added = try await site.accounts.separate(first, at: site.provider, from: try await site.context)
        #expect(added.isNew && added.user.id != ann.id && added.user.status == .externalProvider)
        #expect(added.user.attributes["email"] == LinkingSite.address)
        #expect(try await site.result("u-1") == .signedIn(added.user.id), "it is asked once")
        try await site.prove(second)
        let linked = try await site.accounts.separate(second, at: site.provider, from: try await site.context)
        #expect(!linked.isNew && linked.user.id == ann.id)
    }

    @Test(arguments: Engine.available)
    func `of thirty-two proofs and answers to questions about one identity one decides`(on engine: Engine)
        async throws
    {
        let site = try await LinkingSite(engine, .ask)
        let ann = try await site.makeUser()
        let user = try await site.server.signInOnPage("ann", by: site.client)
        let links = try await (0..<32).asyncMap { _ in try await site.question() }
        let context = try await site.context
        let race = await Race { number -> UserID in
            guard number.isMultiple(of: 2) else {
                return try await site.accounts.separate(links[number], at: site.provider, from: context).user.id
            }
            try await site.accounts.link(
                links[number], at: site.provider, to: user.user.id, from: context, session: user.session)
            return user.user.id
        }
        #expect(Set(race.winners).count == 1, "\(race.winners) \(race.losers)")
        let owner = try #require(race.winners.first)
        #expect(try await site.result() == .signedIn(owner))
        let identities = try await site.server.database.read { tx in
            try ExternalIdentityTable(tx).all(of: owner, in: site.pool.id)
        }
        #expect(identities.count == 1 && identities.first?.isPrimary == (owner != ann.id))
    }
}

extension Range<Int> {
    fileprivate func asyncMap<Value>(_ body: (Int) async throws -> Value) async throws -> [Value] {
        var values: [Value] = []
        for number in self { values.append(try await body(number)) }
        return values
    }
}
