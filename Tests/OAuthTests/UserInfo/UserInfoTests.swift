import Authentication
import Directory
import Kernel
import OAuth
import Storage
import TestKit
import Testing
import Tokens
import Wire

/// What userInfo tells a client of the user.
@Suite struct UserInfoTests {
    private static func bearer(_ token: String) -> [WireRequest.Header] { [("Authorization", "Bearer \(token)")] }

    // OA-16
    @Test(arguments: Engine.available)
    func `a token with openid shows what its scopes allow`(on engine: Engine) async throws {
        let site = try await BrowserSite(engine)
        let ann = try await site.server.signInOnPage(by: site.client)
        let reply = try await site.exchange(try await site.code(["scope": "openid email"], by: ann))
        let token = try #require(reply["access_token"])
        for method in ["GET", "POST"] {
            let told = try await site.call("/oauth2/userInfo", method: method, headers: Self.bearer(token))
            #expect(told.status == 200 && told["sub"] == ann.user.id.rawValue && told["email"] == "ann@example.com")
            #expect(told["username"] == "ann" && told.response.header("Cache-Control") == "no-store")
        }
        let other = try await site.exchange(try await site.code(["scope": "openid profile"], by: ann))
        let profile = try await site.call(
            "/oauth2/userInfo", method: "GET", headers: Self.bearer(try #require(other["access_token"])))
        #expect(profile.status == 200 && profile["email"] == nil)
    }

    // OA-16
    @Test(arguments: Engine.available)
    func `a token that is missing, doubled, revoked or without openid is refused with a challenge`(on engine: Engine)
        async throws
    {
        let site = try await BrowserSite(engine)
        let ann = try await site.server.signInOnPage(by: site.client)
        func refused(_ headers: [WireRequest.Header]) async throws -> [String?] {
            let reply = try await site.call("/oauth2/userInfo", method: "GET", headers: headers)
            return [String(reply.status), reply.error, reply.response.header("WWW-Authenticate")]
        }
        let narrow = try await site.exchange(
            try await site.code(["scope": "aws.cognito.signin.user.admin"], by: ann))
        #expect(
            try await refused(Self.bearer(try #require(narrow["access_token"])))
                == ["403", "insufficient_scope", "Bearer error=\"insufficient_scope\""])
        let wide = try #require(try await site.exchange(try await site.code(by: ann))["access_token"])
        let challenge = "Bearer error=\"invalid_request\""
        #expect(try await refused([]) == ["400", "invalid_request", challenge])
        #expect(try await refused(Self.bearer(wide) + Self.bearer(wide)) == ["400", "invalid_request", challenge])
        #expect(
            try await refused(Self.bearer(wide + "x")) == ["401", "invalid_token", "Bearer error=\"invalid_token\""])
        try await site.server.database.write { [world = site.server.world] tx in
            try UserSessionTable(tx).endAll(of: ann.user.id, in: site.pool.id, world)
        }
        #expect(try await refused(Self.bearer(wide))[1] == "invalid_token")
    }
}
