import Accounts
import Authentication
import Directory
import Kernel
import OAuth
import Storage
import TestKit
import Testing
import Tokens

/// Which ends of sessions clients are told of.
@Suite struct LogoutNoticeTests {
    private static let ends = [
        "log-out", "sign-out everywhere", "sign-out by an administrator", "own deletion", "deletion", "disabling",
        "password by an administrator", "own password",
    ]

    /// Ends the session of `ann`, who holds `tokens`.
    private func end(_ name: String, _ site: LogoutSite, _ ann: AuthenticatedUser, _ tokens: Reply) async throws {
        let (server, pool, called) = (site.server, site.pool, Username(rawValue: "ann"))
        let own = try await server.accessTokens.verify(Secret(tokens["access_token"] ?? ""))
        switch name {
        case "log-out": try await site.logOut(ann)
        case "sign-out everywhere": try await server.account.signOutEverywhere(own)
        case "sign-out by an administrator": try await server.administration.signOut(called, in: pool)
        case "own deletion": try await server.account.delete(own)
        case "deletion": try await server.administration.delete(called, in: pool)
        case "disabling": try await server.administration.disable(called, in: pool)
        case "password by an administrator":
            try await server.administration.setPassword(
                Secret("Correct-Horse-2"), permanent: true, of: called, in: pool)
        default:
            // The session that changes the password is another one, and stays.
            let kept = try await server.signIn("ann", by: site.site.client)
            try await server.account.changePassword(
                from: Secret(TestServer.password), to: Secret("Correct-Horse-2"),
                for: try await server.identity(of: kept))
        }
    }

    @Test(arguments: Engine.available)
    func `every client of the session is told once, however it ends`(on engine: Engine) async throws {
        for name in Self.ends {
            let site = try await LogoutSite(engine)
            try await site.server.makeUser("bea", attributes: ["email": "bea@example.com"], by: site.site.client)
            _ = try await site.signIn("bea")
            let other = try await site.anotherClient()
            let (ann, tokens) = try await site.signIn()
            _ = try await site.tokens(for: ann)
            _ = try await site.tokens(for: ann, other)
            let id = try tokens.token("id_token").text("sid")
            #expect(try await site.told().isEmpty)
            try await end(name, site, ann, tokens)
            let told = try await site.told()
            let clients = [site.site.client.id.rawValue, other.id.rawValue].sorted()
            #expect(told.compactMap { $0.text("aud") }.sorted() == clients, "\(name)")
            #expect(told.allSatisfy { $0.text("sid") == id && $0.text("sub") == ann.user.id.rawValue })
            #expect(try await site.server.browserSession(ann.session, in: site.pool) == nil, "\(name)")
            site.server.clock.advance(.days(1))
            #expect(try await site.told().isEmpty)
        }
    }

    @Test(arguments: Engine.available)
    func `a log-out ends the session of one browser, a sign-out everywhere all of them`(on engine: Engine) async throws
    {
        let site = try await LogoutSite(engine)
        let (here, there, elsewhere) = (try await site.signIn(), try await site.signIn(), try await site.signIn())
        try await site.logOut(here.user)
        #expect(try await site.told().map { $0.text("sid") } == [try here.tokens.token("id_token").text("sid")])
        try await site.server.administration.signOut("ann", in: site.pool)
        let rest = try [there, elsewhere].map { try $0.tokens.token("id_token").text("sid") ?? "" }
        #expect(try await site.told().compactMap { $0.text("sid") }.sorted() == rest.sorted())
    }

    @Test(arguments: Engine.available)
    func `a client that needs no session is told once of a user, whose sessions end there`(
        on engine: Engine
    ) async throws {
        let site = try await LogoutSite(engine, sessionRequired: false)
        let (ann, _) = (try await site.signIn().user, try await site.signIn())
        try await site.server.administration.signOut("ann", in: site.pool)
        let told = try await site.told()
        #expect(told.count == 1 && told.first?.text("sub") == ann.user.id.rawValue)
        #expect(told.first?.claims["sid"] == nil)
    }

    @Test(arguments: Engine.available)
    func `a client without tokens, a revoked token and an expired code are no reasons`(on engine: Engine) async throws {
        let site = try await LogoutSite(engine)
        let ann = try await site.server.signInOnPage(by: site.site.client)
        _ = try await site.site.code(by: ann)
        let quiet = try await site.server.client(in: site.site.pool) { $0.oauth = site.site.client.settings.oauth }
        _ = try await site.tokens(for: ann, quiet)
        try await site.logOut(ann)
        #expect(try await site.told().isEmpty, "no client that is told had tokens")
        let (bea, given) = try await site.signIn()
        let form: [String: String?] = ["token": given["refresh_token"]]
        let usual = ["client_id": site.site.client.id.rawValue, "client_secret": BrowserSite.secret]
        let revoked = try await site.site.call("/oauth2/revoke", form.compactMapValues { $0 }.merging(usual) { $1 })
        #expect(revoked.status == 200)
        #expect(try await site.told().isEmpty, "the client knows what it has revoked")
        try await site.logOut(bea)
        #expect(try await site.told().count == 1)
    }

    @Test(arguments: Engine.available)
    func `the app that changes the password stays signed in and is not told`(on engine: Engine) async throws {
        let site = try await LogoutSite(engine)
        let (kept, other) = (try await site.signIn(), try await site.signIn())
        let own = try await site.server.accessTokens.verify(Secret(kept.tokens["access_token"] ?? ""))
        try await site.server.account.changePassword(
            from: Secret(TestServer.password), to: Secret("Correct-Horse-2"), for: own)
        let ended = try other.tokens.token("id_token").text("sid")
        #expect(try await site.told().map { $0.text("sid") } == [ended])
        try await site.server.administration.signOut("ann", in: site.pool)
        #expect(try await site.told().map { $0.text("sid") } == [try kept.tokens.token("id_token").text("sid")])
    }

    @Test(arguments: Engine.available)
    func `a transaction that fails tells no client, and ends no session`(on engine: Engine) async throws {
        let site = try await LogoutSite(engine)
        let (ann, _) = try await site.signIn()
        let refused = try await refusal {
            try await site.server.database.write { [world = site.server.world, pool = site.pool] tx in
                try BrowserSignOut(tx, world: world).endAll(of: ann.user.id, in: pool)
                throw UserRefusal.notFound
            }
        }
        #expect(refused == UserRefusal.notFound)
        #expect(try await site.told().isEmpty)
        #expect(try await site.server.browserSession(ann.session, in: site.pool) != nil)
    }

    @Test(arguments: Engine.available)
    func `a client is told of the latest fifty sessions of a user`(on engine: Engine) async throws {
        let site = try await LogoutSite(engine)
        var sessions: [String] = []
        for _ in 0..<52 {
            sessions.append(try await site.signIn().tokens.token("id_token").text("sid") ?? "")
            site.server.clock.advance(1)
        }
        try await site.server.administration.signOut("ann", in: site.pool)
        let told = Set(try await site.told().compactMap { $0.text("sid") })
        #expect(told == Set(sessions.suffix(50)))
    }
}
