import Accounts
import Authentication
import Directory
import Kernel
import OAuth
import TestKit
import Testing
import Tokens

/// Sign-outs after the hour of a browser session, when no browser has its cookie any more.
@Suite struct ExpiredSessionTests {
    private func logOut(_ site: LogoutSite, hint: String?, by user: AuthenticatedUser? = nil) async throws {
        _ = try await site.site.get("/logout", ["id_token_hint": hint ?? ""], by: user)
    }

    @Test(arguments: Engine.available)
    func `an administrator's sign-out reaches clients as long as their refresh tokens last`(
        on engine: Engine
    ) async throws {
        let site = try await LogoutSite(engine)
        let (_, given) = try await site.signIn()
        site.server.clock.advance(.days(29))
        try await site.server.sweeper.sweep()
        try await site.server.administration.signOut("ann", in: site.pool)
        #expect(try await site.told().map { $0.text("sid") } == [try given.token("id_token").text("sid")])
        _ = try await site.signIn()
        site.server.clock.advance(.days(30) + 1)
        try await site.server.sweeper.sweep()
        try await site.server.administration.signOut("ann", in: site.pool)
        #expect(try await site.told().isEmpty)
    }

    @Test(arguments: Engine.available)
    func `the ID token of a client names the session that ends`(on engine: Engine) async throws {
        for isSwept in [false, true] {
            let site = try await LogoutSite(engine)
            let (ann, given) = try await site.signIn()
            _ = try await site.tokens(for: ann, try await site.anotherClient())
            site.server.clock.advance(.hours(2))
            if isSwept { try await site.server.sweeper.sweep() }
            try await logOut(site, hint: given["id_token"])
            let told = try await site.told()
            #expect(told.count == 2 && Set(told.map { $0.text("sid") }).count == 1)
            try await logOut(site, hint: given["id_token"])
            #expect(try await site.told().isEmpty)
        }
    }

    @Test(arguments: Engine.available)
    func `an ID token ends no session that a browser still has`(on engine: Engine) async throws {
        let site = try await LogoutSite(engine)
        let (ann, given) = try await site.signIn()
        try await logOut(site, hint: given["id_token"])
        #expect(try await site.told().isEmpty)
        #expect(try await site.server.browserSession(ann.session, in: site.pool) != nil)
        try await logOut(site, hint: given["id_token"], by: ann)
        #expect(try await site.told().count == 1, "with the browser's cookie, once")
    }

    @Test(arguments: Engine.available)
    func `an ID token from before its client was told of sign-outs ends nothing`(
        on engine: Engine
    ) async throws {
        let site = try await LogoutSite(engine)
        _ = try await site.server.clients.extend(site.site.client.id, in: site.pool) { $0.backChannelLogout = nil }
        let (ann, unnamed) = try await site.signIn()
        let other = try await site.anotherClient()
        _ = try await site.tokens(for: ann, other)
        site.server.clock.advance(.hours(2))
        try await logOut(site, hint: unnamed["id_token"])
        #expect(try await site.told().isEmpty)
    }
}
