import Accounts
import Directory
import Foundation
import Kernel
import Storage
import TestKit
import Testing
import Wire

@testable import Pages

/// Accounts at other providers on the account's page.
@Suite struct AccountProviderTests {
    private func identities(_ site: PageSite, of name: String) async throws -> [ExternalIdentity] {
        let user = try await site.server.user(name, in: site.pool.id)
        return try await site.server.database.read { try ExternalIdentityTable($0).all(of: user.id, in: site.pool.id) }
    }

    private func link(_ subject: String, to name: String, in site: PageSite) async throws {
        try await site.server.administration.link(
            .init(provider: "Contoso", attribute: nil, value: subject),
            to: .init(provider: "Cognito", attribute: nil, value: name), in: site.pool.id)
    }

    @Test(arguments: Engine.available)
    func `a linked account is shown, and taken away after a new sign-in`(on engine: Engine) async throws {
        let site = try await PageSite.withProvider(engine)
        try await link("u-1", to: "ann", in: site)
        var ann = Visitor(site)
        try await ann.openAccount()
        #expect(ann.shows("Linked accounts") && ann.shows("Contoso"))
        site.server.clock.advance(600)
        var late = ann
        try await late.post(["choice": "Contoso u-1"], to: "/account/provider")
        #expect(late.next == "/login" && late.location.contains("prompt=login"))
        #expect(try await identities(site, of: "ann").count == 1)
        try await late.follow()
        try await late.submit(["username": "ann", "password": TestServer.password])
        try await late.press("Contoso u-1", to: "/account/provider")
        #expect(late.shows("Your change has been saved.") && !late.shows("Linked accounts"))
        #expect(try await identities(site, of: "ann").isEmpty)
        let shown = try await site.server.user("ann", in: site.pool.id).attributes[StandardAttributes.identities]
        #expect(shown == nil)
    }

    /// A browser in which `ann` has signed in with the provider, and the refresh token that the client has got.
    private func signedInWithProvider(_ site: PageSite) async throws -> (browser: Visitor, refreshToken: String) {
        var visitor = Visitor(site)
        try await visitor.signInWithProvider()
        let code = try #require(visitor.asked.anyText("code"))
        let answer = try await site.token([
            ("grant_type", "authorization_code"), ("code", code), ("redirect_uri", PageSite.callback),
        ])
        let object = try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any]
        return (visitor, try #require(object?["refresh_token"] as? String))
    }

    private func status(ofRefreshWith token: String, at site: PageSite) async throws -> Int {
        try await site.token([("grant_type", "refresh_token"), ("refresh_token", token)]).status
    }

    @Test(arguments: Engine.available, [true, false])
    func `sessions that began at an unlinked provider end`(on engine: Engine, byUser: Bool) async throws {
        let site = try await PageSite.withProvider(engine)
        try await link("u-1", to: "ann", in: site)
        var (browser, token) = try await signedInWithProvider(site)
        let tokens = try await site.server.signIn("ann", by: site.client)
        var ann = Visitor(site)
        try await ann.openAccount()
        #expect(try await status(ofRefreshWith: token, at: site) == 200)
        if byUser {
            try await ann.press("Contoso u-1", to: "/account/provider")
        } else {
            try await site.server.administration.disableProvider(
                of: .init(provider: "Contoso", attribute: nil, value: "u-1"), in: site.pool.id)
        }
        #expect(try await identities(site, of: "ann").isEmpty)
        #expect(try await status(ofRefreshWith: token, at: site) == 400)
        try await browser.open(site.account())
        #expect(browser.next == "/login")
        // What began with the password goes on.
        _ = try await site.server.identity(of: tokens)
        try await ann.open(site.account())
        #expect(ann.status == 200)
    }

    @Test(arguments: Engine.available)
    func `the browser in which a user unlinks the provider goes on, without its copies`(
        on engine: Engine
    ) async throws {
        let site = try await PageSite.withProvider(engine)
        try await link("u-1", to: "ann", in: site)
        var (ann, token) = try await signedInWithProvider(site)
        var thief = Visitor(site, bringing: ann.cookies)
        try await ann.open(account: "/account")
        try await ann.press("Contoso u-1", to: "/account/provider")
        #expect(ann.shows("Your change has been saved."))
        try await thief.open(site.account())
        #expect(thief.next == "/login")
        #expect(try await status(ofRefreshWith: token, at: site) == 400)
    }

    @Test(arguments: Engine.available)
    func `another user's account, and the only way to sign in, stay`(on engine: Engine) async throws {
        let site = try await PageSite.withProvider(engine)
        try await site.server.makeUser("bob", attributes: ["email": "bob@example.com"], by: site.client)
        try await link("u-2", to: "bob", in: site)
        var ann = Visitor(site)
        try await ann.openAccount()
        try await link("u-3", to: "ann", in: site)
        try await ann.open(account: "/account")
        for wrong in ["Contoso u-2", "Contoso", "", "Other u-3"] {
            try await ann.press(wrong, to: "/account/provider")
            #expect(ann.status == 400 && ann.shows("This entry is no longer there."), "\(wrong)")
        }
        #expect(try await identities(site, of: "bob").count == 1)
        // A provider's user has no button, no password and no second factors here.
        var external = Visitor(site)
        try await external.signInWithProvider()
        try await external.open(account: "/account")
        #expect(external.shows("Contoso") && !external.shows("Contoso u-1") && !external.shows("How you sign in"))
        try await external.press("Contoso u-1", to: "/account/provider")
        #expect(external.status == 400 && external.shows("not allowed here"))
        for page in ["/account/password", "/account/factors"] {
            try await external.open(account: page)
            #expect(external.shows("Your account"))
        }
    }
}
