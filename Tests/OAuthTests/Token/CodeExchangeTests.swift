import Authentication
import Directory
import Kernel
import OAuth
import TestKit
import Testing
import Tokens
import Wire

/// The exchange of authorization codes.
@Suite struct CodeExchangeTests {
    // TKN-POS-01, TKN-POS-02, TKN-POS-09, UP-ACS-10
    @Test(arguments: Engine.available)
    func `a code is exchanged for tokens that tell of the sign-in and its scopes`(on engine: Engine) async throws {
        let site = try await BrowserSite(engine)
        let ann = try await site.server.signInOnPage(by: site.client)
        site.server.clock.advance(60)
        let code = try await site.code(["nonce": "n-7"], by: ann)
        site.server.clock.advance(299)
        let reply = try await site.exchange(code)
        #expect(reply.status == 200 && reply["token_type"] == "Bearer" && reply.number("expires_in") == 3600)
        #expect(reply.names == ["access_token", "refresh_token", "id_token", "token_type", "expires_in"])
        #expect(reply.response.header("Cache-Control") == "no-store")
        let (id, access) = (try reply.token("id_token"), try reply.token("access_token"))
        #expect(id.text("nonce") == "n-7" && id.text("sub") == ann.user.id.rawValue)
        #expect(id.number("auth_time") == Int(ann.authenticatedAt.seconds))
        #expect(access.text("scope") == "aws.cognito.signin.user.admin openid")
        #expect(id.text("origin_jti") == access.text("origin_jti"))
    }

    // TKN-NEG-05
    @Test(arguments: Engine.available)
    func `the second exchange of a code ends what the first gave`(on engine: Engine) async throws {
        let site = try await BrowserSite(engine)
        let code = try await site.code()
        let first = try await site.exchange(code)
        let token = Secret(try #require(first["access_token"]))
        _ = try await site.server.accessTokens.verify(token)
        let second = try await site.exchange(code)
        #expect(second.status == 400 && second.error == "invalid_grant")
        await #expect(throws: AccessTokenRefusal.revoked) { try await site.server.accessTokens.verify(token) }
        #expect(try await site.exchange("no-such-code").error == "invalid_grant")
    }

    // OA-07
    @Test(arguments: Engine.available)
    func `another client's attempt burns a code`(on engine: Engine) async throws {
        let site = try await BrowserSite(engine)
        let other = try await site.server.client(in: site.pool) { $0.oauth = site.client.settings.oauth }
        let code = try await site.code()
        let stolen = try await site.exchange(code, ["client_id": other.id.rawValue, "client_secret": nil])
        #expect(stolen.error == "invalid_grant")
        #expect(try await site.exchange(code).error == "invalid_grant")
    }

    // OA-08, OA-09
    @Test(arguments: Engine.available)
    func `a code is worth nothing after five minutes or with another redirect URI`(on engine: Engine) async throws {
        let site = try await BrowserSite(engine)
        let late = try await site.code()
        site.server.clock.advance(301)
        #expect(try await site.exchange(late).error == "invalid_grant")
        let code = try await site.code()
        #expect(try await site.exchange(code, ["redirect_uri": nil]).error == "invalid_request")
        #expect(try await site.exchange(code, ["redirect_uri": "myapp://cb"]).error == "invalid_grant")
        #expect(try await site.exchange(code).status == 200)
    }

    // TKN-PAR-10, TKN-POS-05, TKN-POS-06, OA-11
    @Test(arguments: Engine.available)
    func `a code with a challenge needs its verifier, and a code without one takes none`(on engine: Engine) async throws
    {
        let site = try await BrowserSite(engine)
        let verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
        let changes = ["code_challenge": BrowserSite.challenge, "code_challenge_method": "S256"]
        let code = try await site.code(changes)
        #expect(try await site.exchange(code).error == "invalid_grant")
        #expect(try await site.exchange(code, ["code_verifier": verifier + "x"]).error == "invalid_grant")
        #expect(try await site.exchange(code, ["code_verifier": BrowserSite.challenge]).error == "invalid_grant")
        #expect(try await site.exchange(code, ["code_verifier": verifier]).status == 200)
        let plain = try await site.code()
        #expect(try await site.exchange(plain, ["code_verifier": verifier]).error == "invalid_grant")
    }

    @Test(arguments: Engine.available)
    func `a code dies with the browser's sign-in`(on engine: Engine) async throws {
        let site = try await BrowserSite(engine)
        let ann = try await site.server.signInOnPage(by: site.client)
        let code = try await site.code(by: ann)
        _ = try await site.get(
            "/logout", ["client_id": site.client.id.rawValue, "logout_uri": BrowserSite.goodbye], by: ann)
        #expect(try await site.exchange(code).error == "invalid_grant")
    }

    // TKN-NEG-06
    @Test(arguments: Engine.available)
    func `a client without the code grant exchanges nothing`(on engine: Engine) async throws {
        let site = try await BrowserSite(engine) { $0.flows = [.implicit] }
        #expect(try await site.exchange("code").error == "unauthorized_client")
        let fields = ["grant_type": "refresh_token", "refresh_token": "text"]
        #expect(try await site.token(fields).error == "unauthorized_client")
    }
}
