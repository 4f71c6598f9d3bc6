import Accounts
import Directory
import Kernel
import Storage
import TestKit
import Testing

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

    @Test(arguments: Engine.available)
    func `another user's account, and the only way to sign in, stay`(on engine: Engine) async throws {
        let site = try await PageSite.withProvider(engine)
        try await site.server.makeUser("bob", ["email": "bob@example.com"], by: site.client)
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
