import Accounts
import Authentication
import Crypto
import Directory
import Kernel
import OAuth
import TestKit
import Testing
import Tokens
import Triggers
import Wire
import WireRuntime

/// The implicit grant: tokens in the fragment of the callback.
@Suite struct ImplicitGrantTests {
    // AUZ-POS-06, AUZ-POS-07, AUZ-POS-08, AUZ-POS-09, AUZ-PAR-10, AUZ-PAR-11, TKN-POS-09, TOK-ID-21
    @Test(arguments: Engine.available)
    func `without openid the fragment has an access token alone`(on engine: Engine) async throws {
        let site = try await BrowserSite(engine)
        let ann = try await site.server.signInOnPage(by: site.client)
        let answer = try await site.authorize(
            ["response_type": "token", "scope": "aws.cognito.signin.user.admin"], by: ann)
        let token = try #require(answer.fragment["access_token"])
        #expect(
            answer.location
                == BrowserSite.callback
                + "#access_token=\(token)&token_type=bearer&expires_in=3600&state=s%201%26%C3%A9"
                + "&iss=\(PercentEncoding.encode("\(TestServer.publicURL)/\(site.pool.id)".utf8))")
        #expect(answer.query["state"] == nil && answer.query["access_token"] == nil)
        #expect(try TokenText(token).text("scope") == "aws.cognito.signin.user.admin")
        #expect(try await site.server.accessTokens.verify(Secret(token)).user == ann.user.id)
    }

    // AUZ-POS-10, TOK-ID-21, TOK-ID-22, AUZ-PAR-11, AUZ-PAR-12, UP-ACS-11
    @Test(arguments: Engine.available)
    func `with openid the fragment begins with an ID token that is bound to the access token`(
        on engine: Engine
    ) async throws {
        let site = try await BrowserSite(engine)
        let ann = try await site.server.signInOnPage(by: site.client)
        site.server.clock.advance(100)
        let answer = try await site.authorize(
            ["response_type": "token", "scope": "openid email", "nonce": "n-1"], by: ann)
        #expect(answer.location.utf8.starts(with: "\(BrowserSite.callback)#id_token=".utf8))
        let access = try #require(answer.fragment["access_token"])
        let id = try TokenText(try #require(answer.fragment["id_token"]))
        let half = Array(SHA256.hash(data: Array(access.utf8)).prefix(16))
        #expect(id.text("at_hash") == Base64.encodeURL(half))
        #expect(id.text("nonce") == "n-1")
        #expect(id.number("auth_time") == Int(ann.authenticatedAt.seconds))
        #expect(id.text("email") == "ann@example.com")
        #expect(try TokenText(access).text("scope") == "openid email")
        #expect(
            try await refusal { try await site.server.accessTokens.verify(Secret(access)) }
                == AccessTokenRefusal.missingScope, "the pool's API wants its own scope")
        let plain = try await site.authorize(["response_type": "token", "scope": "openid"], by: ann)
        #expect(try TokenText(try #require(plain.fragment["id_token"])).claims["nonce"] == nil)
    }

    // UP-LAM-39, AUZ-NEG-06
    @Test(arguments: Engine.available)
    func `the function before tokens is told of the hosted pages, and its failure is the client's error`(
        on engine: Engine
    ) async throws {
        let site = try await BrowserSite(engine)
        try await site.server.pools.change(site.pool.id) { $0.settings.call(.preTokenGeneration) }
        site.server.functions.respond(to: .preTokenGeneration, JSONObject())
        let ann = try await site.server.signInOnPage(by: site.client)
        #expect(try await site.authorize(["response_type": "token"], by: ann).fragment["access_token"] != nil)
        #expect(site.server.functions.events.last?["triggerSource"] == .string("TokenGeneration_HostedAuth"))
        site.server.functions.refuse(.preTokenGeneration, with: "no")
        let failed = try await site.authorize(["response_type": "token"], by: ann)
        #expect(failed.page == BrowserSite.callback && failed.query["error"] == nil)
        #expect(failed.fragment["error"] == "server_error" && failed.fragment["access_token"] == nil)
        #expect(failed.fragment["state"] == "s 1&é")
    }
}
