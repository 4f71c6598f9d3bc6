import Cryptography
import Directory
import Kernel
import Outbound
import TestKit
import Testing
import Wire

@testable import Pages

/// Sign-ins with an OpenID Connect provider, on the pages.
@Suite struct ProviderSignInTests {
    // UP-FED-02, UP-SAML-23, AUZ-PAR-05
    @Test(arguments: Engine.available)
    func `a user of a provider comes back with an account and a code for the app`(on engine: Engine) async throws {
        let site = try await PageSite.withProvider(engine)
        var eve = Visitor(site)
        try await eve.goToProvider()
        #expect(eve.asked.anyText("client_id") == TestProvider.client && eve.asked.anyText("scope") == "openid email")
        #expect(eve.asked.anyText("redirect_uri") == "https://\(PageSite.host)/oauth2/idpresponse")
        #expect(eve.asked.anyText("code_challenge_method") == "S256")
        try await eve.comeBack()
        #expect(eve.next == PageSite.callback && eve.location.contains("code=") && eve.location.contains("state=s"))
        let user = try #require(try await site.user())
        #expect(user.status == .externalProvider && user.username.rawValue == "Contoso_u-1")
        #expect(user.attributes["email"] == "eve@example.com" && user.attributes["email_verified"] == "true")
        let call = try #require(site.provider.calls(to: "/token").first)
        let form = QueryParameters(String(decoding: call.body, as: UTF8.self))
        #expect(form.anyText("code") == "c-1" && form.anyText("client_secret") == "s3cret")
        #expect(form.anyText("code_verifier") != nil)
    }

    @Test(arguments: Engine.available)
    func `the second sign-in finds the same user, with what the provider says now`(on engine: Engine) async throws {
        let site = try await PageSite.withProvider(engine)
        var eve = Visitor(site)
        try await eve.signInWithProvider()
        let first = try #require(try await site.user())
        site.provider.change { $0.claims["email"] = "eve@new.example.com" }
        var again = Visitor(site)
        try await again.signInWithProvider()
        let second = try #require(try await site.user())
        #expect(second.id == first.id && second.attributes["email"] == "eve@new.example.com")
        #expect(site.provider.calls(to: "/.well-known/openid-configuration").count == 1)
    }

    // UP-ACS-01
    @Test(arguments: Engine.available)
    func `a client whose only provider was deleted gets an error page, not an empty one`(on engine: Engine)
        async throws
    {
        let site = try await PageSite.withProvider(engine, takes: ["Contoso"])
        try await site.server.identityProviders.remove("Contoso", in: site.pool.id)
        var eve = Visitor(site)
        try await eve.open(page: "/oauth2/authorize")
        #expect(eve.next == "/login")
        try await eve.open(eve.location)
        #expect(eve.location == "/error?error=unauthorized_client&client_id=\(site.client.id)")
    }

    // A session of the pool is enough for the next app.
    @Test(arguments: Engine.available)
    func `a browser that is signed in need not go to the provider again`(on engine: Engine) async throws {
        let site = try await PageSite.withProvider(engine)
        var eve = Visitor(site)
        try await eve.signInWithProvider()
        try await eve.open("/oauth2/authorize?\(site.query)&identity_provider=Contoso")
        #expect(eve.next == PageSite.callback)
        var ann = Visitor(site)
        try await ann.signIn()
        try await ann.open("/oauth2/authorize?\(site.query)&identity_provider=Contoso")
        #expect(ann.next == "/login")
    }

    // UP-SAML-21
    @Test(arguments: Engine.available)
    func `the page has a button for the provider, and none for a provider that the client may not use`(
        on engine: Engine
    )
        async throws
    {
        let site = try await PageSite.withProvider(engine)
        _ = try await site.server.addProvider("Fabrikam", to: site.pool.id)
        var eve = Visitor(site)
        try await eve.open(page: "/login")
        #expect(eve.shows("Continue with") && eve.shows("Contoso") && !eve.shows("Fabrikam"))
        let link = try #require(eve.html.links.first { $0.contains("identity_provider=Contoso") })
        try await eve.open(link)
        #expect(eve.location.hasPrefix(TestProvider.issuer))
        for name in ["Fabrikam", "contoso", "Nothing"] {
            try await eve.open("/oauth2/authorize?\(site.query)&identity_provider=\(name)")
            #expect(eve.next == PageSite.callback && eve.location.contains("error=invalid_request"), "\(name)")
        }
    }

    @Test(arguments: Engine.available)
    func `a client with one provider and no users of its own leads there at once`(on engine: Engine) async throws {
        let site = try await PageSite.withProvider(engine, takes: ["Contoso"])
        var eve = Visitor(site)
        try await eve.open(page: "/oauth2/authorize")
        try await eve.follow()
        #expect(eve.location.hasPrefix(TestProvider.issuer + "/authorize?"))
    }

    // UP-SAML-18, UP-SAML-19, UP-SAML-20, AUZ-PAR-06, GUIDE-27
    @Test(arguments: Engine.available)
    func `the domain of an e-mail address leads to the company's provider`(on engine: Engine) async throws {
        let site = try await PageSite.withProvider(engine, identifiers: ["contoso.example"])
        var eve = Visitor(site)
        try await eve.open(page: "/login")
        #expect(eve.shows("Work email address") && !eve.shows("Continue with"))
        let page = eve
        try await eve.post(["corporate_email": "eve@CONTOSO.example"])
        #expect(eve.status == 303 || eve.html.text.contains(TestProvider.issuer), "\(eve.html.text)")
        var stranger = page
        try await stranger.post(["corporate_email": "eve@elsewhere.example"])
        #expect(stranger.status == 400 && stranger.shows("Your company does not sign in here with this address."))
        #expect(stranger.html.text.contains("value=\"eve@elsewhere.example\""), "what was typed stays")
        try await eve.open("/oauth2/authorize?\(site.query)&idp_identifier=Contoso.Example")
        try await eve.follow()
        #expect(eve.location.hasPrefix(TestProvider.issuer))
    }

    @Test(arguments: Engine.available)
    func `the page that leads back after a form, because the provider has failed, says whose it is`(on engine: Engine)
        async throws
    {
        let site = try await PageSite.withProvider(engine, identifiers: ["contoso.example"])
        site.provider.change {
            $0.responses["/.well-known/openid-configuration"] = { _ in .failure(HTTPCallError(reason: "timed out")) }
        }
        var eve = Visitor(site)
        try await eve.open(page: "/login")
        try await eve.post(["corporate_email": "eve@contoso.example"])
        #expect(eve.status == 200 && eve.html.text.contains("error=temporarily_unavailable"))
        #expect(eve.html.text.contains("· \(site.pool.name)</title>"))
    }

    // FED-14
    @Test(arguments: Engine.available)
    func `an answer in a form is sent on as a request with cookies`(on engine: Engine) async throws {
        let site = try await PageSite.withProvider(engine)
        var eve = Visitor(site)
        try await eve.goToProvider()
        let nonce = eve.asked.anyText("nonce") ?? ""
        site.provider.change { $0.nonce = nonce }
        let state = PercentEncoding.encode((eve.asked.anyText("state") ?? "").utf8)
        let form = WireRequest(
            method: "POST", path: "/oauth2/idpresponse", query: "",
            headers: [("Host", PageSite.host), ("Content-Type", "application/x-www-form-urlencoded")],
            body: Array("state=\(state)&code=c-1&evil=1".utf8))
        let forwarded = try await site.answer(form)
        let location = try #require(forwarded.header("Location"))
        #expect(forwarded.status == 303 && location.hasPrefix("/oauth2/idpresponse?") && !location.contains("evil"))
        try await eve.open(location)
        #expect(eve.next == PageSite.callback && eve.location.contains("code="))
    }
}
