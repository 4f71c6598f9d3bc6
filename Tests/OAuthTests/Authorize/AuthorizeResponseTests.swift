import Accounts
import Authentication
import Directory
import Kernel
import OAuth
import Storage
import TestKit
import Testing
import Tokens
import Wire

/// What the authorization endpoint answers to a browser with a session, and to one without.
@Suite struct AuthorizeResponseTests {
    // AUZ-GEN-02, AUZ-POS-01, AUZ-POS-02, AUZ-POS-03, AUZ-POS-05, AUZ-PAR-04, OA-18, OA-20, OA-21, OA-28
    @Test(arguments: Engine.available)
    func `a browser with a session gets a code in the query of the callback`(on engine: Engine) async throws {
        let site = try await BrowserSite(engine)
        let ann = try await site.server.signInOnPage(by: site.client)
        site.server.clock.advance(10)
        let answer = try await site.authorize(
            ["code_challenge": BrowserSite.challenge, "code_challenge_method": "S256", "nonce": "n"], by: ann)
        #expect(answer.response.status == 302 && answer.page == BrowserSite.callback && !answer.hasFragment)
        #expect(answer.response.header("Cache-Control") == "no-store")
        #expect(answer.response.header("Referrer-Policy") == "no-referrer")
        #expect(answer.query["state"] == "s 1&é")
        #expect(answer.query["iss"] == "\(TestServer.publicURL)/\(site.pool.id)")
        let code = try #require(answer.query["code"])
        #expect(code.utf8.count == 43)
        let stored = try #require(try await find(code, site))
        #expect(stored.user == ann.user.id && stored.client == site.client.id && stored.nonce == "n")
        #expect(stored.redirectURI == BrowserSite.callback && stored.codeChallenge == BrowserSite.challenge)
        #expect(stored.scope == "openid aws.cognito.signin.user.admin" && stored.session == nil)
        #expect(stored.authenticatedAt == ann.authenticatedAt)
        #expect(stored.expiresAt == site.server.clock.now.advanced(seconds: 300))
        #expect(try await site.authorize(by: ann).query["code"] != code)
    }

    private func find(_ code: String, _ site: BrowserSite) async throws -> AuthorizationCode? {
        try await site.server.database.read { [pool = site.pool.id, cipher = site.server.cipher] tx in
            try AuthorizationCodeTable(tx).find(
                AuthorizationCode.hash(Secret(code), in: pool, cipher: cipher), in: pool)
        }
    }

    @Test(arguments: Engine.available)
    func `a callback with a query keeps it, and an app's own scheme is a callback`(on engine: Engine) async throws {
        let site = try await BrowserSite(engine)
        let ann = try await site.server.signInOnPage(by: site.client)
        let tenant = try await site.authorize(["redirect_uri": "https://app.example.com/cb?tenant=1"], by: ann)
        #expect(tenant.query["tenant"] == "1" && tenant.query["code"] != nil)
        let app = try await site.authorize(["redirect_uri": "myapp://cb"], by: ann)
        #expect(app.page == "myapp://cb" && app.query["code"] != nil)
    }

    // OAuth 2.0 Form Post Response Mode, section 2
    @Test(arguments: Engine.available)
    func `an answer that is to be posted goes to the page with its form, an error too`(on engine: Engine) async throws {
        let site = try await BrowserSite(engine)
        let ann = try await site.server.signInOnPage(by: site.client)
        let answer = try await site.authorize(["response_mode": "form_post"], by: ann)
        #expect(answer.page == "/oauth2/form_post" && answer.query["redirect_uri"] == BrowserSite.callback)
        #expect(answer.query["client_id"] == site.client.id.rawValue && answer.query["state"] == "s 1&é")
        #expect(answer.query["iss"] == "\(TestServer.publicURL)/\(site.pool.id)")
        #expect(try await site.exchange(try #require(answer.query["code"])).status == 200)
        for (changes, error) in [
            (["prompt": "none"], "login_required"), (["response_type": nil], "invalid_request"),
            (["scope": "unknown"], "invalid_request"),
        ] {
            let failed = try await site.authorize(changes.merging(["response_mode": "form_post"]) { $1 })
            #expect(failed.page == "/oauth2/form_post" && failed.query["error"] == error, "\(changes)")
        }
        let evil = try await site.authorize(
            ["response_mode": "form_post", "redirect_uri": "https://evil.example/"], by: ann)
        #expect(evil.pageError == "redirect_mismatch")
    }

    // RFC 8252, section 7.3
    @Test(arguments: Engine.available)
    func `an app on a desktop may listen on any port of the loopback address, but not of localhost`(
        on engine: Engine
    ) async throws {
        let site = try await BrowserSite(engine)
        for uri in ["http://127.0.0.1/cb", "http://127.0.0.1:51004/cb", "http://localhost:3000/cb"] {
            #expect(try await site.authorize(["redirect_uri": uri, "prompt": "none"]).page == uri)
        }
        for uri in [
            "http://127.0.0.1:51004/other", "http://127.0.0.1:0/cb", "http://127.0.0.1:65536/cb",
            "http://127.0.0.1:/cb", "http://127.0.0.1:1@evil.com/cb", "http://127.0.0.1.evil.com/cb",
            "https://127.0.0.1/cb", "http://localhost:3001/cb", "http://[::1]/cb", "http://127.0.0.1:51004",
        ] {
            #expect(try await site.authorize(["redirect_uri": uri]).pageError == "redirect_mismatch", "\(uri)")
        }
    }

    // OA-24
    @Test(arguments: Engine.available)
    func `prompt and max_age decide whether a session is enough`(on engine: Engine) async throws {
        let site = try await BrowserSite(engine)
        let ann = try await site.server.signInOnPage(by: site.client)
        func page(_ changes: [String: String?], _ user: AuthenticatedUser?) async throws -> String {
            let answer = try await site.authorize(changes, by: user)
            return answer.clientError ?? (answer.query["code"] != nil ? "code" : answer.page)
        }
        #expect(try await page([:], nil) == "/login")
        #expect(try await page(["prompt": "none"], nil) == "login_required")
        #expect(try await page(["prompt": "none"], ann) == "code")
        #expect(try await page(["prompt": "consent"], ann) == "code")
        #expect(try await page(["prompt": "login"], ann) == "/login")
        #expect(try await page(["prompt": "select_account"], ann) == "/login")
        site.server.clock.advance(60)
        #expect(try await page(["max_age": "60"], ann) == "code")
        #expect(try await page(["max_age": "59"], ann) == "/login")
        #expect(try await page(["max_age": "59", "prompt": "none"], ann) == "login_required")
        #expect(try await page(["max_age": "0"], try await site.server.signInOnPage(by: site.client)) == "/login")
        site.server.clock.advance(3540)
        #expect(try await page([:], ann) == "/login", "a session lasts an hour")
    }

    // OpenID Connect Core 1.0, section 3.1.2.1
    @Test(arguments: Engine.available)
    func `a token as a hint names the expected user, even if it has expired`(on engine: Engine) async throws {
        let site = try await BrowserSite(engine)
        try await site.server.makeUser("bea", attributes: ["email": "bea@example.com"], by: site.client)
        let hints = [
            try await site.server.signIn("ann", by: site.client), try await site.server.signIn("bea", by: site.client),
        ]
        site.server.clock.advance(.hours(2))
        let ann = try await site.server.signInOnPage(by: site.client)
        let answers = [("code", hints[0]), ("login_required", hints[1])]
        for (expected, tokens) in answers {
            let answer = try await site.authorize(
                ["prompt": "none", "id_token_hint": tokens.idTokenText], by: ann)
            #expect((answer.query["code"] != nil ? "code" : answer.query["error"]) == expected)
        }
        let login = try await site.authorize(["id_token_hint": hints[1].idTokenText], by: ann)
        #expect(login.page == "/login" && login.query["id_token_hint"] == hints[1].idTokenText)
        let request = try await AuthorizeRequestReader(site.services).read(
            QueryParameters(String(login.location.dropFirst("/login?".count))))
        await #expect(throws: AuthorizeError.self, "another user signed in") {
            try await site.authorization.complete(request, user: ann)
        }
        let access = hints[0].accessToken.exposed
        #expect(try await site.authorize(["id_token_hint": access], by: ann).clientError == "invalid_request")
    }

    @Test(arguments: Engine.available)
    func `a session of another pool, of a disabled user or with a changed text is none`(on engine: Engine) async throws
    {
        let site = try await BrowserSite(engine)
        var ann = try await site.server.signInOnPage(by: site.client)
        let other = try await site.server.client(
            in: try await site.server.pool(), { $0.oauth = site.client.settings.oauth })
        #expect(try await site.authorize(["client_id": other.id.rawValue], by: ann).page == "/login")
        let text = ann.session.exposed
        for changed in ["", "x", String(text.dropLast()), text + "A", String(text.reversed()), text + text] {
            ann.session = Secret(changed)
            #expect(try await site.authorize(by: ann).page == "/login")
        }
        ann.session = Secret(text)
        #expect(try await site.authorize(by: ann).query["code"] != nil)
        try await site.server.administration.disable("ann", in: site.pool.id)
        #expect(try await site.authorize(by: ann).page == "/login")
    }

    // AUZ-NEG-06
    @Test(arguments: Engine.available)
    func `a session that ends before the code is written gives the client an error`(on engine: Engine) async throws {
        let site = try await BrowserSite(engine)
        let ann = try await site.server.signInOnPage(by: site.client)
        let reader = AuthorizeRequestReader(site.services)
        let request = try await reader.read(QueryParameters(BrowserSite.query(site.parameters())))
        try await site.server.administration.signOut("ann", in: site.pool.id)
        do {
            _ = try await site.authorization.complete(request, user: ann)
            Issue.record("no code without a session")
        } catch {
            #expect(error.error.code == .accessDenied)
            let start = "\(BrowserSite.callback)?error=access_denied&error_description="
            #expect(error.location.utf8.starts(with: start.utf8) && error.location.contains("&state="))
        }
    }
}
