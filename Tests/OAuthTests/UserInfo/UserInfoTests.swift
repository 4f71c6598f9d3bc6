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
    }

    // UP-ACS-14, UP-ACS-15, UP-ACS-16, UP-ACS-17, UP-ACS-19, TOK-ID-22, GUIDE-33
    @Test(arguments: Engine.available)
    func `each scope gives its attributes in the ID token and here`(on engine: Engine) async throws {
        let site = try await BrowserSite(engine) { $0.scopes = (($0.scopes ?? []) + ["phone"]) }
        try await site.server.makeUser(
            "bea", attributes: ["email": "bea@example.com", "phone_number": TestServer.phone, "nickname": "Bea"],
            by: site.client)
        let bea = try await site.server.signInOnPage("bea", by: site.client)
        let mail: Set = ["email", "email_verified"]
        let phone: Set = ["phone_number", "phone_number_verified"]
        let all = mail.union(phone).union(["nickname"])
        let expected = [
            "openid": all, "openid phone": phone, "openid email": mail, "openid email phone": mail.union(phone),
            "openid profile": all, "profile email openid": all,
        ]
        for (scope, attributes) in expected {
            let reply = try await site.exchange(try await site.code(["scope": scope], by: bea))
            let told = Set(try reply.token("id_token").claims.keys).intersection(all)
            let seen = try await site.call(
                "/oauth2/userInfo", method: "GET", headers: Self.bearer(try #require(reply["access_token"])))
            // A telephone that was never verified has no second attribute.
            #expect(told.union(["phone_number_verified"]) == attributes.union(["phone_number_verified"]), "\(scope)")
            #expect(seen.names.intersection(all) == told, "\(scope)")
        }
        for scope in ["phone", "email", "profile", "phone email profile aws.cognito.signin.user.admin"] {
            #expect(try await site.authorize(["scope": scope], by: bea).clientError == "invalid_scope", "\(scope)")
        }
        let without = try await site.exchange(
            try await site.code(["scope": "aws.cognito.signin.user.admin"], by: bea))
        #expect(without.status == 200 && without["id_token"] == nil)
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
        let named = "Bearer realm=\(TestServer.publicURL)/\(site.pool.id), error=INVALID_TOKEN"
        #expect(
            try await refused(Self.bearer(try #require(narrow["access_token"]))) == ["401", "invalid_token", named])
        let wide = try #require(try await site.exchange(try await site.code(by: ann))["access_token"])
        let challenge = "Bearer error=\"invalid_request\""
        #expect(try await refused([]) == ["400", "invalid_request", challenge])
        #expect(try await refused(Self.bearer(wide) + Self.bearer(wide)) == ["400", "invalid_request", challenge])
        #expect(try await refused(Self.bearer(wide + "x")) == ["401", "invalid_token", "Bearer error=INVALID_TOKEN"])
        try await site.server.database.write { [world = site.server.world] tx in
            try UserSessionTable(tx).endAll(of: ann.user.id, in: site.pool.id, world: world)
        }
        #expect(try await refused(Self.bearer(wide))[1] == "invalid_token")
    }
}
