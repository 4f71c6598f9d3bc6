import Authentication
import Directory
import Kernel
import OAuth
import TestKit
import Testing
import Tokens
import Triggers
import Wire
import WireRuntime

/// The claim `sid` (OpenID Connect Back-Channel Logout 1.0, section 2.1).
@Suite struct SessionClaimTests {
    @Test(arguments: Engine.available)
    func `ID tokens of one browser session name it, and those of another one another`(on engine: Engine) async throws {
        let site = try await LogoutSite(engine)
        let other = try await site.anotherClient()
        let (ann, given) = try await site.signIn()
        let id = try #require(try given.token("id_token").text("sid"))
        #expect(try await site.tokens(for: ann, other).token("id_token").text("sid") == id)
        let implicit = try await site.site.authorize(["response_type": "token"], by: ann)
        #expect(try TokenText(try #require(implicit.fragment["id_token"])).text("sid") == id)
        let refreshed = try await site.site.token([
            "grant_type": "refresh_token", "refresh_token": given["refresh_token"],
        ])
        #expect(try refreshed.token("id_token").text("sid") == id)
        #expect(try await site.signIn().tokens.token("id_token").text("sid") != id)
        #expect(try given.token("access_token").claims["sid"] == nil)
    }

    @Test(arguments: Engine.available)
    func `a client that is not told of sign-outs is not told of sessions`(on engine: Engine) async throws {
        let site = try await LogoutSite(engine)
        let quiet = try await site.server.client(in: site.site.pool) { $0.oauth = site.site.client.settings.oauth }
        let (ann, given) = try await site.signIn()
        #expect(try await site.tokens(for: ann, quiet).token("id_token").claims["sid"] == nil)
        #expect(try await site.server.signIn("ann", by: site.site.client).id.claims["sid"] == nil, "no browser")
        _ = try await site.server.clients.extend(site.site.client.id, in: site.pool) { $0.backChannelLogout = nil }
        let refreshed = try await site.site.token([
            "grant_type": "refresh_token", "refresh_token": given["refresh_token"],
        ])
        #expect(try refreshed.token("id_token").claims["sid"] == nil)
    }

    @Test(arguments: Engine.available)
    func `the id of a session opens no browser session`(on engine: Engine) async throws {
        let site = try await LogoutSite(engine)
        let (ann, given) = try await site.signIn()
        let id = try #require(try given.token("id_token").text("sid"))
        #expect(try await site.server.browserSession(Secret(id), in: site.pool) == nil)
        #expect(try await site.server.browserSession(ann.session, in: site.pool)?.id?.rawValue == id)
        #expect(!ann.session.exposed.contains(id))
    }

    @Test(arguments: Engine.available)
    func `a function cannot change which session is named`(on engine: Engine) async throws {
        let site = try await LogoutSite(engine)
        let (ann, given) = try await site.signIn()
        let id = try #require(try given.token("id_token").text("sid"))
        _ = try await site.server.pools.change(site.pool) { $0.settings.call(.preTokenGeneration) }
        site.server.functions.respond(
            to: .preTokenGeneration,
            try JSONObject(
                text: #"{"claimsOverrideDetails": {"claimsToAddOrOverride": {"sid": "forged", "hue": "blue"}}}"#))
        let next = try await site.tokens(for: ann).token("id_token")
        #expect(next.text("sid") == id && next.text("hue") == "blue")
    }
}
