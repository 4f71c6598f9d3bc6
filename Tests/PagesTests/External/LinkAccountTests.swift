import Cryptography
import Directory
import Kernel
import Storage
import TestKit
import Testing
import Wire

@testable import Pages

/// The question whether an account is that of a provider's user, and the sign-in that answers it.
@Suite struct LinkAccountTests {
    /// A site whose user `ann` has the address that the provider names.
    private func site(
        _ engine: Engine, _ policy: LinkingPolicy = .ask, pool set: (inout PoolSettings) -> Void = { _ in }
    ) async throws -> PageSite {
        let site = try await PageSite.withProvider(engine, pool: set)
        site.provider.change { $0.claims["email"] = .string("ann@example.com") }
        _ = try await site.server.pools.extend(site.pool.id) { $0.linking = policy }
        return site
    }

    /// A browser that shows the question.
    private func asked(_ site: PageSite) async throws -> Visitor {
        var eve = Visitor(site)
        try await eve.signInWithProvider()
        #expect(eve.next == "/login/link", "\(eve.location)")
        try await eve.follow()
        try #require(eve.status == 200)
        return eve
    }

    private func identities(_ site: PageSite) async throws -> [ExternalIdentity] {
        let ann = try await site.server.user("ann", in: site.pool.id)
        return try await site.server.database.read { try ExternalIdentityTable($0).all(of: ann.id, in: ann.pool) }
    }

    @Test(arguments: Engine.available)
    func `a user who signs in to the account is linked to it, and comes to the app`(on engine: Engine) async throws {
        let site = try await site(engine)
        var eve = try await asked(site)
        #expect(eve.shows("Is this account yours?") && eve.shows("ann@example.com") && eve.shows("Contoso"))
        try await eve.submit(["choice": "connect"])
        #expect(eve.status == 200 && !eve.shows("Create an account") && !eve.shows("Continue with"))
        try await eve.submit(["username": "ann", "password": "wrong"])
        #expect(eve.status == 400 && eve.html.forms.count == 1)
        #expect(try await identities(site).isEmpty)
        try await eve.submit(["username": "ann", "password": TestServer.password])
        #expect(eve.next == PageSite.callback && eve.location.contains("code=") && eve.location.contains("state=s"))
        #expect(try await identities(site).map(\.value) == ["u-1"])
        var again = Visitor(site)
        try await again.signInWithProvider()
        #expect(again.next == PageSite.callback && again.location.contains("code="))
        #expect(try await site.user()?.username == "ann")
    }

    @Test(arguments: Engine.available)
    func `a user who wants a new account gets one, and is not asked again`(on engine: Engine) async throws {
        let site = try await site(engine)
        var eve = try await asked(site)
        try await eve.submit(["choice": "separate"])
        #expect(eve.next == PageSite.callback && eve.location.contains("code="))
        #expect(try await site.user()?.username == "Contoso_u-1")
        #expect(try await identities(site).isEmpty)
        var again = Visitor(site)
        try await again.signInWithProvider()
        #expect(again.next == PageSite.callback)
    }

    @Test(arguments: Engine.available)
    func `with automatic linking there is no question`(on engine: Engine) async throws {
        let site = try await site(engine, .automatic)
        var eve = Visitor(site)
        try await eve.signInWithProvider()
        #expect(eve.next == PageSite.callback && eve.location.contains("code="))
        #expect(try await site.user()?.username == "ann")
    }

    @Test(arguments: Engine.available)
    func `a sign-in to another account ends, and the question is asked again`(on engine: Engine) async throws {
        let site = try await site(engine)
        try await site.server.makeUser("bea", attributes: ["email": "bea@example.com"], by: site.client)
        var eve = try await asked(site)
        try await eve.submit(["choice": "connect"])
        try await eve.submit(["username": "bea", "password": TestServer.password])
        #expect(eve.status == 200 && eve.shows("That was another account."))
        #expect(try await site.user() == nil)
        var later = eve
        try await later.open(page: "/oauth2/authorize")
        #expect(later.next == "/login", "there is no session")
        try await eve.submit(["choice": "connect"])
        try await eve.submit(["username": "ann", "password": TestServer.password])
        #expect(eve.next == PageSite.callback && eve.location.contains("code="))
        #expect(try await site.user()?.username == "ann")
    }

    // Another user of the browser may have left the session.
    @Test(arguments: Engine.available)
    func `a session from before is no proof`(on engine: Engine) async throws {
        let site = try await site(engine)
        var ann = Visitor(site)
        try await ann.signIn()
        try await ann.signInWithProvider()
        try await ann.follow()
        try await ann.submit(["choice": "connect"])
        #expect(ann.html.text.contains("type=\"password\"") && !ann.shows("Continue as"))
        try await ann.submit(["choice": "continue"])
        #expect(ann.next != PageSite.callback)
        #expect(try await identities(site).isEmpty)
    }

    @Test(arguments: Engine.available)
    func `a second factor is asked for, and the link waits for it`(on engine: Engine) async throws {
        let site = try await site(engine, .automatic) { settings in
            settings.mfa = .optional
            settings.secondFactors = SecondFactorSettings()
            settings.secondFactors?.email = .init()
        }
        try await site.server.enable(.email, in: site.pool)
        var eve = try await asked(site)
        try await eve.submit(["choice": "connect"])
        try await eve.submit(["username": "ann", "password": TestServer.password])
        #expect(eve.status == 200)
        #expect(try await identities(site).isEmpty)
        try await eve.submit(["code": await site.server.lastCode(to: "ann@example.com")])
        #expect(eve.next == PageSite.callback && eve.location.contains("code="))
        #expect(try await identities(site).map(\.value) == ["u-1"])
    }

    // FED-01
    @Test(arguments: Engine.available)
    func `a link works in its browser, for its client and for five minutes`(on engine: Engine) async throws {
        let site = try await site(engine)
        var eve = Visitor(site)
        try await eve.signInWithProvider()
        let address = eve.location
        var mallory = Visitor(site)
        try await mallory.open(page: "/login")
        try await mallory.open(address)
        #expect(mallory.next == "/login" && !mallory.location.contains("link="), "in another browser")
        let other = try await site.server.client(in: site.pool) { settings in
            settings.oauth = site.client.settings.oauth
            settings.oauth.identityProviders = ["COGNITO", "Contoso"]
        }
        try await eve.open(address.replacing(site.client.id.rawValue, with: other.id.rawValue))
        #expect(eve.next == "/login" && !eve.location.contains("link="), "for another client")
        for wrong in [address + "AAAA", address + "&link=x", String(address.dropLast(8))] {
            try await eve.open(wrong)
            #expect(eve.next == "/login" && !eve.location.contains("link="), "\(wrong.suffix(10))")
        }
        try await eve.open(address)
        #expect(eve.status == 200)
        try await eve.submit(["choice": "connect"])
        site.server.clock.advance(300)
        try await eve.submit(["username": "ann", "password": TestServer.password])
        #expect(eve.status == 403, "the form is of a link that is too old")
        try await eve.open(address)
        #expect(eve.next == "/login")
        #expect(try await identities(site).isEmpty)
    }

    // FED-16
    @Test(arguments: Engine.available)
    func `a link is used once, for one answer`(on engine: Engine) async throws {
        let site = try await site(engine)
        var eve = try await asked(site)
        let (second, third) = (eve, eve)
        try await eve.submit(["choice": "separate"])
        #expect(eve.next == PageSite.callback)
        for var late in [second, third] {
            try await late.submit(["choice": "connect"])
            try await late.submit(["username": "ann", "password": TestServer.password])
            #expect(late.status == 400 && late.location.isEmpty)
            try await late.open(page: "/oauth2/authorize")
            #expect(late.next == "/login", "the sign-in has ended")
        }
        var late = third
        try await late.submit(["choice": "separate"])
        #expect(late.status == 400)
        #expect(try await identities(site).isEmpty)
    }

    // FED-08
    @Test(arguments: Engine.available)
    func `a provider that is deleted meanwhile gets no link`(on engine: Engine) async throws {
        let site = try await site(engine)
        var eve = try await asked(site)
        try await eve.submit(["choice": "connect"])
        try await site.server.identityProviders.remove("Contoso", in: site.pool.id)
        try await eve.submit(["username": "ann", "password": TestServer.password])
        #expect(eve.status == 400)
        #expect(try await identities(site).isEmpty)
    }

    @Test(arguments: Engine.available)
    func `only the two buttons answer`(on engine: Engine) async throws {
        let site = try await site(engine)
        var eve = try await asked(site)
        try await eve.submit(["choice": "other"])
        #expect(eve.status == 200 && eve.shows("Is this account yours?"))
        try await eve.submit([:])
        #expect(eve.status == 200 && eve.shows("Is this account yours?"))
        #expect(try await site.user() == nil)
    }

    @Test(arguments: Engine.available)
    func `the field for the name has the address where users sign in with addresses`(on engine: Engine) async throws {
        let site = try await site(engine) { $0.aliasAttributes = [.email] }
        var eve = try await asked(site)
        try await eve.submit(["choice": "connect"])
        #expect(eve.html.text.contains("value=\"ann@example.com\""))
        try await eve.submit(["username": "ann@example.com", "password": TestServer.password])
        #expect(eve.next == PageSite.callback)
        #expect(try await site.user()?.username == "ann")
    }
}
