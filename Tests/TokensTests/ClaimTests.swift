import Accounts
import Directory
import Kernel
import TestKit
import Testing
import Tokens

/// The claims of tokens (TOK-GEN, TOK-ID, TOK-ACC, UP-TOK, UP-PERM-05).
@Suite struct ClaimTests {
    // TOK-GEN-01, TOK-GEN-03, TOK-GEN-04, TOK-GEN-05, TOK-GEN-06, TOK-ID-02 to 08, TOK-ID-11, TOK-ACC-03 to 10,
    // LIM-TOK-01, UP-TOK-01, UP-TOK-02, UP-TOK-05, UP-TOK-08, UP-TOK-09, TOK-REV-08
    @Test(arguments: Engine.available)
    func `both tokens contain the user, the issuer, the client and the expiry`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        let ann = try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let tokens = try await server.signIn("ann", by: client)
        let (id, access) = (try tokens.id, try tokens.access)
        let now = Int(server.clock.now.seconds)
        for token in [id, access] {
            #expect(Set(token.header.keys) == ["kid", "alg"] && token.header["alg"] as? String == "RS256")
            #expect(token.text("iss") == "https://auth.example.test/\(pool.id)")
            #expect(token.text("sub") == ann.id.rawValue)
            #expect(token.number("iat") == now && token.number("auth_time") == now)
            #expect(token.number("exp") == now + 3600)
        }
        #expect(tokens.expiresIn == 3600)
        #expect(id.kid != access.kid)
        #expect(id.text("token_use") == "id" && access.text("token_use") == "access")
        #expect(id.text("aud") == client.id.rawValue && id.claims["client_id"] == nil)
        #expect(access.text("client_id") == client.id.rawValue && access.claims["aud"] == nil)
        #expect(id.text("cognito:username") == "ann" && access.text("username") == "ann")
        #expect(access.text("scope") == "aws.cognito.signin.user.admin" && id.claims["scope"] == nil)
        #expect(id.text("event_id") == access.text("event_id"))
        #expect(id.text("origin_jti") == access.text("origin_jti"))
        #expect(id.text("jti") != access.text("jti") && id.text("jti")?.count == 36)
        // TOK-ACC-02
        #expect(
            Set(access.claims.keys) == [
                "sub", "iss", "client_id", "origin_jti", "event_id", "token_use", "scope", "auth_time", "exp", "iat",
                "jti", "username",
            ])
        #expect(
            Set(id.claims.keys) == [
                "sub", "iss", "cognito:username", "origin_jti", "aud", "event_id", "token_use", "auth_time", "exp",
                "iat", "jti", "email", "email_verified",
            ])
    }

    // TOK-ID-01, TOK-ID-09, TOK-ID-10, UP-TOK-07, UP-TOK-10
    @Test(arguments: Engine.available)
    func `attributes become claims of the type that OpenID Connect gives them`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(
            engine, schema: [AttributeRequest("level", kind: .number), AttributeRequest("tier", kind: .string)])
        let values = [
            "name": "Ann Lee", "given_name": "Ann", "family_name": "Lee", "middle_name": "B", "nickname": "Annie",
            "preferred_username": "annie", "profile": "https://a.example", "picture": "https://b.example",
            "website": "https://c.example", "email": "ann@example.com", "gender": "f", "birthdate": "1970-01-31",
            "zoneinfo": "Europe/Berlin", "locale": "de", "phone_number": "+15550100123", "custom:tier": "gold \"x\"",
        ]
        try await server.makeUser("ann", attributes: values, by: client)
        try await server.administration.update(
            [
                "updated_at": "1767254400", "address": "Main Street 1\nTown", "custom:level": "7",
                "phone_number_verified": "false",
            ], of: "ann", in: pool.id)
        let id = try await server.signIn("ann", by: client).id
        for (name, value) in values { #expect(id.text(name) == value, "\(name)") }
        #expect(id.claims["email_verified"] as? Bool == true && id.claims["phone_number_verified"] as? Bool == false)
        #expect(id.number("updated_at") == 1_767_254_400)
        #expect(id.claims["address"] as? [String: String] == ["formatted": "Main Street 1\nTown"])
        #expect(id.text("custom:level") == "7")
    }

    // UP-PERM-05, UP-TOK-11
    @Test(arguments: Engine.available)
    func `the app sees the claims that it may read`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(
            engine, client: { $0.readAttributes = ["email", "locale"] })
        try await server.makeUser(
            "ann", attributes: ["email": "ann@example.com", "name": "Ann", "locale": "de"], by: client)
        let id = try await server.signIn("ann", by: client).id
        #expect(id.text("email") == "ann@example.com" && id.text("locale") == "de")
        #expect(id.claims["name"] == nil && id.claims["email_verified"] == nil)
    }

    // UP-APP-09, TOK-REF-02, TOK-REF-03, UP-TOK-03, UP-AUTH-10
    @Test(arguments: Engine.available)
    func `tokens are valid as long as the client's settings say`(on engine: Engine) async throws {
        let (server, pool, usual) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: usual)
        let client = try await server.client(in: pool) {
            $0.tokenValidity.access = 5
            $0.tokenValidity.accessUnit = .minutes
            $0.tokenValidity.id = 1
            $0.tokenValidity.idUnit = .days
            $0.tokenValidity.refresh = 36
            $0.tokenValidity.refreshUnit = .hours
        }
        let tokens = try await server.signIn("ann", by: client)
        let usually = try await server.signIn("ann", by: usual)
        let now = Int(server.clock.now.seconds)
        #expect(tokens.expiresIn == 300)
        #expect(try tokens.access.number("exp") == now + 300 && tokens.id.number("exp") == now + 86_400)
        server.clock.advance(299)
        _ = try await server.identity(of: tokens)
        server.clock.advance(1)
        #expect(try await refusal { try await server.identity(of: tokens) } == AccessTokenRefusal.expired)
        server.clock.advance(.hours(36) - 301)
        _ = try await server.exchange(tokens.refresh, by: client)
        server.clock.advance(1)
        #expect(
            try await refusal { try await server.exchange(tokens.refresh, by: client) } == RefreshTokenRefusal.expired)
        server.clock.advance(.days(30) - .hours(36) - 1)
        _ = try await server.exchange(usually.refresh, by: usual)
        server.clock.advance(1)
        #expect(
            try await refusal { try await server.exchange(usually.refresh, by: usual) } == RefreshTokenRefusal.expired)
        try await server.signIn("ann", by: usual)
    }

    // LIM-TOK-02
    @Test(arguments: Engine.available, [1, 3650])
    func `a refresh token is valid to the last second of its days`(on engine: Engine, days: Int) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(
            engine, client: { $0.tokenValidity.refresh = days })
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let tokens = try await server.signIn("ann", by: client)
        server.clock.advance(.days(Int64(days)) - 1)
        _ = try await server.exchange(tokens.refresh, by: client)
        server.clock.advance(1)
        #expect(
            try await refusal { try await server.exchange(tokens.refresh, by: client) } == RefreshTokenRefusal.expired)
    }

    // `EnableTokenRevocation`
    @Test(arguments: Engine.available)
    func `tokens of a client without revocation have no origin_jti`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine, client: { $0.tokenRevocation = false })
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let tokens = try await server.signIn("ann", by: client)
        #expect(try tokens.access.claims["origin_jti"] == nil && tokens.id.claims["origin_jti"] == nil)
        #expect(try tokens.access.text("event_id") != nil)
    }
}
