import Authentication
import Directory
import Kernel
import OAuth
import TestKit
import Testing
import Wire

/// Sign-outs of browsers (LGO-GEN; OpenID Connect RP-Initiated Logout 1.0).
@Suite struct LogoutTests {
    private func isSignedIn(_ user: AuthenticatedUser, _ site: BrowserSite) async throws -> Bool {
        try await site.server.browserSession(user.session, in: site.pool.id) != nil
    }

    // LGO-GEN-01, LGO-GEN-03, LGO-GEN-04, OA-22, OA-23
    @Test(arguments: Engine.available)
    func `a registered logout URL is the next one, and the session is dead at the server`(on engine: Engine)
        async throws
    {
        let site = try await BrowserSite(engine)
        for url in [BrowserSite.goodbye, "myapp://bye"] {
            let ann = try await site.server.signInOnPage(by: site.client)
            let answer = try await site.get(
                "/logout", ["client_id": site.client.id.rawValue, "logout_uri": url, "state": "s"], by: ann)
            #expect(answer.location == "\(url)?state=s" && answer.response.status == 302)
            #expect(answer.response.header("Cache-Control") == "no-store")
            let cookie = try #require(answer.response.header("Set-Cookie"))
            #expect(cookie.contains("=; Path=/; Max-Age=0") && cookie.utf8.starts(with: "__Host-martlet-session-".utf8))
            #expect(try await !isSignedIn(ann, site))
            #expect(try await site.authorize(by: ann).page == "/login", "the old cookie is worth nothing")
        }
    }

    // LGO-GEN-05, decision 20
    @Test(arguments: Engine.available)
    func `the parameters of an authorization request lead to the sign-in page`(on engine: Engine) async throws {
        let site = try await BrowserSite(engine)
        let ann = try await site.server.signInOnPage(by: site.client)
        let answer = try await site.get("/logout", site.parameters(), by: ann)
        #expect(answer.page == "/login" && answer.query["redirect_uri"] == BrowserSite.callback)
        #expect(answer.query["state"] == "s 1&é")
        #expect(try await !isSignedIn(ann, site))
    }

    // LGO-GEN-06, OA-22
    @Test(arguments: Engine.available)
    func `a URL that is not registered is no target, and the session stays`(on engine: Engine) async throws {
        let site = try await BrowserSite(engine)
        let ann = try await site.server.signInOnPage(by: site.client)
        let other = try await site.server.client(in: site.pool) { settings in
            settings.oauth = site.client.settings.oauth
            settings.oauth.logoutURLs = ["https://other.example.com/bye"]
        }
        let (id, goodbye) = (site.client.id.rawValue, BrowserSite.goodbye)
        let refused: [[String: String]] = [
            ["client_id": id, "logout_uri": "https://evil.com/"], ["client_id": id, "logout_uri": goodbye + "/"],
            ["client_id": id, "logout_uri": goodbye + "?a=b"],
            ["client_id": id, "logout_uri": "https://app.example.com"],
            ["client_id": id, "logout_uri": "https://other.example.com/bye"],
            ["client_id": id, "logout_uri": BrowserSite.callback],
            ["client_id": other.id.rawValue, "logout_uri": goodbye], ["logout_uri": goodbye], ["state": "s"], [:],
            ["client_id": "nowhere", "logout_uri": goodbye], ["post_logout_redirect_uri": goodbye],
            ["client_id": id, "post_logout_redirect_uri": "https://evil.com/"],
            ["client_id": id, "logout_uri": goodbye, "redirect_uri": BrowserSite.callback],
            ["client_id": id, "logout_uri": goodbye, "post_logout_redirect_uri": goodbye],
            ["client_id": id, "redirect_uri": "https://evil.com/", "response_type": "code"],
            ["client_id": id, "id_token_hint": "a.b.c", "post_logout_redirect_uri": goodbye],
        ]
        for parameters in refused {
            let answer = try await site.get("/logout", parameters, by: ann)
            #expect(answer.page == "/error", "\(parameters)")
            #expect(answer.response.header("Set-Cookie") == nil)
        }
        #expect(try await isSignedIn(ann, site))
        let twice = "client_id=\(id)&logout_uri=\(PercentEncoding.encode(goodbye.utf8))"
        let query = twice + "&logout_uri=https%3A%2F%2Fevil.com"
        #expect(try await site.get("/logout", query: query, by: ann).page == "/error")
    }

    // RP-Initiated Logout 1.0, sections 2 and 3
    @Test(arguments: Engine.available)
    func `an ID token names client and user, even if it has expired`(on engine: Engine) async throws {
        let site = try await BrowserSite(engine)
        try await site.server.makeUser("bea", attributes: ["email": "bea@example.com"], by: site.client)
        let hint = try await site.server.signIn("ann", by: site.client).idTokenText
        let ofBea = try await site.server.signIn("bea", by: site.client).idTokenText
        site.server.clock.advance(.hours(2))
        let ann = try await site.server.signInOnPage(by: site.client)
        let target = ["post_logout_redirect_uri": BrowserSite.goodbye, "state": "s"]
        let wrong = try await site.get("/logout", target.merging(["id_token_hint": ofBea]) { $1 }, by: ann)
        #expect(wrong.pageError == "invalid_request", "another user is signed in")
        let other = try await site.server.client(in: site.pool) { $0.oauth = site.client.settings.oauth }
        let ofOther = ["id_token_hint": hint, "client_id": other.id.rawValue]
        #expect(try await site.get("/logout", target.merging(ofOther) { $1 }, by: ann).page == "/error")
        #expect(try await isSignedIn(ann, site))
        let answer = try await site.get("/logout", target.merging(["id_token_hint": hint]) { $1 }, by: ann)
        #expect(answer.location == "\(BrowserSite.goodbye)?state=s")
        #expect(try await !isSignedIn(ann, site))
        let page = try await site.get("/logout", ["id_token_hint": hint], by: nil)
        #expect(page.location == "/signedout?client_id=\(site.client.id)")
    }

    // OA-29
    @Test(arguments: Engine.available)
    func `a sign-out ends the session of this browser and pool only, and no app's tokens`(on engine: Engine)
        async throws
    {
        let site = try await BrowserSite(engine)
        let (here, there) = (
            try await site.server.signInOnPage(by: site.client), try await site.server.signInOnPage(by: site.client)
        )
        let tokens = try await site.server.signIn("ann", by: site.client)
        _ = try await site.get("/logout", ["client_id": site.client.id.rawValue], by: here)
        #expect(try await !isSignedIn(here, site))
        #expect(try await isSignedIn(there, site))
        _ = try await site.server.identity(of: tokens)
    }
}
