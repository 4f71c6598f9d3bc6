import Accounts
import Cryptography
import Directory
import Kernel
import TestKit
import Testing

@testable import Tokens

/// Which access tokens authorize operations on a user's own account (TOK-VER, TOK-ACC-11, TOK-05 to TOK-07, TOK-19).
@Suite struct AccessTokenVerifierTests {
    private func withPoolAndClient(_ engine: Engine) async throws -> (TestServer, UserPool, Client, IssuedTokens) {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        return (server, pool, client, try await server.signIn("ann", by: client))
    }

    private func recognised(_ server: TestServer, _ token: String) async throws -> (any Refusal)? {
        try await refusal { try await server.accessTokens.verify(Secret(token)) }
    }

    // UP-AUTH-13, TOK-ACC-01
    @Test(arguments: Engine.available)
    func `an access token identifies the user, the client and the session`(on engine: Engine) async throws {
        let (server, pool, client, tokens) = try await withPoolAndClient(engine)
        let identity = try await server.identity(of: tokens)
        #expect(identity.pool == pool.id && identity.client == client.id)
        #expect(try identity.user.rawValue == tokens.access.text("sub"))
        #expect(try identity.session.rawValue == tokens.access.text("event_id"))
    }

    // TOK-05, TOK-VER-03
    @Test(arguments: Engine.available)
    func `no other kind of token is an access token`(on engine: Engine) async throws {
        let (server, _, client, tokens) = try await withPoolAndClient(engine)
        #expect(try await recognised(server, tokens.idToken?.exposed ?? "") == AccessTokenRefusal.invalid)
        #expect(try await recognised(server, tokens.refresh) == AccessTokenRefusal.invalid)
        let asked = try await SRPSignIn(server, of: "ann", by: client).start()
        #expect(try await recognised(server, asked["SECRET_BLOCK"] ?? "") == AccessTokenRefusal.invalid)
        for other in [tokens.accessToken.exposed, tokens.idToken?.exposed ?? "", asked["SECRET_BLOCK"] ?? ""] {
            let refused = try await refusal { try await server.exchange(other, by: client) }
            #expect(refused == RefreshTokenRefusal.invalid)
        }
    }

    // TOK-VER-01, TOK-VER-05, TOK-ID-20, TOK-ACC-13
    @Test(arguments: Engine.available)
    func `a modified token is refused`(on engine: Engine) async throws {
        let (server, _, _, tokens) = try await withPoolAndClient(engine)
        let parts = try tokens.access.parts
        let other = try await server.signIn("ann", by: try await otherClient(server, parts)).access.parts
        for (forged, expected) in [
            ([parts[0], parts[1]], AccessTokenRefusal.invalid),
            ([parts[0], parts[1], ""], AccessTokenRefusal.wrongSignature),
            ([parts[0], other[1], parts[2]], AccessTokenRefusal.wrongSignature),
            ([parts[0], parts[1], other[2]], AccessTokenRefusal.wrongSignature),
            (parts + [""], AccessTokenRefusal.invalid),
            (["", parts[1], parts[2]], AccessTokenRefusal.invalid),
            ([try tokens.id.parts[0], parts[1], parts[2]], AccessTokenRefusal.wrongSignature),
        ] as [([String], AccessTokenRefusal)] {
            #expect(try await recognised(server, forged.joined(separator: ".")) == expected, "\(forged)")
        }
        let longer = [parts[0], parts[1] + "A", parts[2]].joined(separator: ".")
        #expect(try await recognised(server, longer) != nil)
        for text in ["", ".", "..", "x.y.z", String(repeating: "a", count: 100_000)] {
            #expect(try await recognised(server, text) == AccessTokenRefusal.invalid)
        }
    }

    private func otherClient(_ server: TestServer, _ parts: [String]) async throws -> Client {
        let identity = try await server.accessTokens.verify(Secret(parts.joined(separator: ".")))
        return try await server.client(in: try await server.settings.pool(identity.pool))
    }

    // TOK-06, TOK-VER-02, TOK-VER-04
    @Test(arguments: Engine.available)
    func `a token is valid only in the pool that issued it`(on engine: Engine) async throws {
        let (server, pool, client, tokens) = try await withPoolAndClient(engine)
        var other = try await server.poolVerifyingEmail()
        // Test servers share a few keys, because generating one takes long.
        while try await server.keys.pair(of: other.id).access.kid == server.keys.pair(of: pool.id).access.kid {
            other = try await server.poolVerifyingEmail()
        }
        let claims = try TokenOrderClaims.access(of: tokens)
        let foreign = try await server.keys.pair(of: other.id).access
        let own = try await server.keys.pair(of: pool.id)
        // Signed by another pool's key, or by this pool's key for the other kind of token, or naming another issuer.
        #expect(try await recognised(server, try foreign.token(claims)) == AccessTokenRefusal.invalid)
        for issuer in [
            "https://auth.example.test/\(other.id)", "https://auth.example.test/\(pool.id)/",
            "https://AUTH.example.test/\(pool.id)", "https://auth.example.test//\(pool.id)",
            "https://evil.example/\(pool.id)", "\(pool.id)", "", "https://auth.example.test/eu-test-1_nowhere00",
        ] {
            var changed = claims
            changed["iss"] = .string(issuer)
            #expect(
                try await recognised(server, try own.access.token(changed)) == AccessTokenRefusal.invalid, "\(issuer)")
            #expect(try await recognised(server, try foreign.token(changed)) != nil, "\(issuer)")
        }
        #expect(try await recognised(server, try own.access.token(claims)) == nil)
        #expect(client.pool == pool.id)
    }

    // TOK-07, TOK-GEN-07, TOK-VER-06, TOK-ACC-10
    @Test(arguments: Engine.available)
    func `a token is valid until the second of its expiry`(on engine: Engine) async throws {
        let (server, pool, _, tokens) = try await withPoolAndClient(engine)
        let own = try await server.keys.pair(of: pool.id).access
        let claims = try TokenOrderClaims.access(of: tokens)
        let now = server.clock.now.seconds
        for (name, value, expected) in [
            ("exp", .integer(now), AccessTokenRefusal.expired), ("exp", .integer(now - 1), AccessTokenRefusal.expired),
            ("exp", .integer(now + 1), nil), ("exp", .integer(.max), nil),
            ("exp", .integer(.min), AccessTokenRefusal.expired),
            ("exp", .string("\(now + 60)"), AccessTokenRefusal.invalid),
            ("exp", .decimal(1e18), AccessTokenRefusal.invalid),
            ("exp", nil, AccessTokenRefusal.invalid), ("iat", nil, AccessTokenRefusal.invalid),
            ("iat", .integer(now + 61), AccessTokenRefusal.invalid),
            ("iat", .integer(.max), AccessTokenRefusal.invalid),
            ("nbf", .integer(now + 1), AccessTokenRefusal.invalid), ("nbf", .integer(now), nil),
            ("token_use", .string("id"), AccessTokenRefusal.invalid), ("token_use", nil, AccessTokenRefusal.invalid),
            ("event_id", nil, AccessTokenRefusal.invalid), ("client_id", nil, AccessTokenRefusal.invalid),
            ("sub", nil, AccessTokenRefusal.invalid), ("sub", .integer(1), AccessTokenRefusal.invalid),
        ] as [(String, ClaimValue?, AccessTokenRefusal?)] {
            var changed = claims
            changed[name] = value
            let refused = try await recognised(server, try own.token(changed))
            #expect(refused == expected, "\(name) \(String(describing: value))")
        }
        server.clock.advance(3599)
        #expect(try await recognised(server, tokens.accessToken.exposed) == nil)
        server.clock.advance(1)
        #expect(try await recognised(server, tokens.accessToken.exposed) == AccessTokenRefusal.expired)
    }

    // TOK-19, TOK-ACC-11, UP-ACS-18
    @Test(arguments: Engine.available)
    func `a token without the scope of the own account is refused`(on engine: Engine) async throws {
        let (server, pool, _, tokens) = try await withPoolAndClient(engine)
        let own = try await server.keys.pair(of: pool.id).access
        let claims = try TokenOrderClaims.access(of: tokens)
        for scope in ["openid email", "", "aws.cognito.signin.user.administrator", "xaws.cognito.signin.user.admin"] {
            var changed = claims
            changed["scope"] = .string(scope)
            #expect(try await recognised(server, try own.token(changed)) == AccessTokenRefusal.missingScope, "\(scope)")
        }
        var changed = claims
        changed["scope"] = .string("openid aws.cognito.signin.user.admin email")
        #expect(try await recognised(server, try own.token(changed)) == nil)
    }

    // A token of this pool with another user in it does not belong to this session.
    @Test(arguments: Engine.available)
    func `user, client and session must match`(on engine: Engine) async throws {
        let (server, pool, client, tokens) = try await withPoolAndClient(engine)
        let bob = try await server.makeUser("bob", attributes: ["email": "bob@example.com"], by: client)
        let own = try await server.keys.pair(of: pool.id).access
        let claims = try TokenOrderClaims.access(of: tokens)
        for (name, value, expected) in [
            ("sub", bob.id.rawValue, AccessTokenRefusal.revoked), ("event_id", "x", AccessTokenRefusal.revoked),
            ("client_id", "nowhere", AccessTokenRefusal.revoked),
        ] {
            var changed = claims
            changed[name] = .string(value)
            #expect(try await recognised(server, try own.token(changed)) == expected, "\(name)")
        }
    }

    // NAME-09
    @Test(arguments: Engine.available)
    func `a deleted user's token does not speak of the next user with the name`(on engine: Engine) async throws {
        let (server, pool, client, tokens) = try await withPoolAndClient(engine)
        try await server.administration.delete("ann", in: pool.id)
        #expect(try await recognised(server, tokens.accessToken.exposed) == UserRefusal.notFound)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let refused = try await recognised(server, tokens.accessToken.exposed)
        #expect(refused == AccessTokenRefusal.ofDeletedUser)
    }
}

/// The claims of an issued access token, to be modified and signed again.
private enum TokenOrderClaims {
    static func access(of tokens: IssuedTokens) throws -> Claims {
        let token = try tokens.access
        var claims = Claims()
        for (name, value) in token.claims {
            if let text = value as? String { claims[name] = .string(text) }
            if let number = value as? Int { claims[name] = .integer(Int64(number)) }
        }
        return claims
    }
}
