import Accounts
import Cryptography
import Directory
import Kernel
import Storage
import TestKit
import Testing
import Tokens

/// How sessions end before they expire (TOK-REV, TOK-16, TOK-18, UP-AUTH-11).
@Suite struct RevocationTests {
    private func withPoolAndClient(_ engine: Engine, _ set: (inout ClientSettings) -> Void = { _ in }) async throws
        -> (TestServer, UserPool, Client)
    {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine, client: set)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        return (server, pool, client)
    }

    // TOK-16
    @Test(arguments: Engine.available)
    func `revoking a token ends only its session`(on engine: Engine) async throws {
        let (server, _, client) = try await withPoolAndClient(engine)
        let (one, two) = (try await server.signIn("ann", by: client), try await server.signIn("ann", by: client))
        let renewed = try await server.exchange(one.refresh, by: client)
        try await server.refresh.revoke(Secret(one.refresh), client: client.id, secret: nil)
        for tokens in [one, renewed] {
            #expect(try await refusal { try await server.identity(of: tokens) } == AccessTokenRefusal.revoked)
        }
        #expect(try await refusal { try await server.exchange(one.refresh, by: client) } == RefreshTokenRefusal.revoked)
        _ = try await server.identity(of: two)
        _ = try await server.exchange(two.refresh, by: client)
        // A repeated revocation is no error, and neither is an unknown token.
        for text in [one.refresh, "garbage", "", String(repeating: "x", count: 10_000)] {
            try await server.refresh.revoke(Secret(text), client: client.id, secret: nil)
        }
    }

    // TOK-16
    @Test(arguments: Engine.available)
    func `only the client that has a token may revoke it, and only a refresh token`(on engine: Engine) async throws {
        let (server, pool, client) = try await withPoolAndClient(engine)
        let other = try await server.client(in: pool)
        let tokens = try await server.signIn("ann", by: client)
        let foreign = try await refusal {
            try await server.refresh.revoke(Secret(tokens.refresh), client: other.id, secret: nil)
        }
        #expect(foreign == RefreshTokenRefusal.notRevocableByOtherClient)
        for token in [tokens.accessToken, try #require(tokens.idToken)] {
            let kind = try await refusal { try await server.refresh.revoke(token, client: client.id, secret: nil) }
            #expect(kind == RefreshTokenRefusal.notRevocable)
        }
        _ = try await server.identity(of: tokens)
        // A client of another pool does not find the token.
        let otherClient = try await server.client(in: try await server.poolVerifyingEmail())
        try await server.refresh.revoke(Secret(tokens.refresh), client: otherClient.id, secret: nil)
        _ = try await server.exchange(tokens.refresh, by: client)
    }

    // TOK-16
    @Test(arguments: Engine.available)
    func `a client without revocation gets an error`(on engine: Engine) async throws {
        let (server, _, client) = try await withPoolAndClient(engine) { $0.tokenRevocation = false }
        let tokens = try await server.signIn("ann", by: client)
        let refused = try await refusal {
            try await server.refresh.revoke(Secret(tokens.refresh), client: client.id, secret: nil)
        }
        #expect(refused == RefreshTokenRefusal.revocationNotEnabled)
        _ = try await server.exchange(tokens.refresh, by: client)
    }

    // TOK-16: a failed write is no success.
    @Test(arguments: Engine.available)
    func `a store that does not respond is an error, never a revocation`(on engine: Engine) async throws {
        let (server, _, client) = try await withPoolAndClient(engine)
        let tokens = try await server.signIn("ann", by: client)
        await server.database.close()
        await #expect(throws: StorageError.self) {
            try await server.refresh.revoke(Secret(tokens.refresh), client: client.id, secret: nil)
        }
    }

    // TOK-REV-01, TOK-REV-02, TOK-REV-03, TOK-REV-04, TOK-REV-05, UP-AUTH-11, TOK-18, G.4, G.1.11
    @Test(arguments: Engine.available)
    func `a global sign-out ends every session of every client`(on engine: Engine) async throws {
        let (server, pool, client) = try await withPoolAndClient(engine)
        let other = try await server.client(in: pool)
        let all = [
            (try await server.signIn("ann", by: client), client), (try await server.signIn("ann", by: other), other),
        ]
        try await server.account.signOutEverywhere(try await server.identity(of: all[0].0))
        for (tokens, client) in all {
            let refused = try await refusal { try await server.identity(of: tokens) }
            #expect(refused == AccessTokenRefusal.revoked)
            #expect(
                try await refusal { try await server.exchange(tokens.refresh, by: client) }
                    == RefreshTokenRefusal.revoked)
        }
        // TOK-REV-05: the token of the sign-out cannot be used again.
        #expect(try await refusal { try await server.identity(of: all[0].0) } == AccessTokenRefusal.revoked)
        _ = try await server.identity(of: try await server.signIn("ann", by: client))
    }

    // TOK-18
    @Test(arguments: Engine.available)
    func `an administrator signs one user out, and the other node knows at once`(on engine: Engine) async throws {
        let (server, pool, client) = try await withPoolAndClient(engine)
        try await server.makeUser("bob", attributes: ["email": "bob@example.com"], by: client)
        let (ann, bob) = (try await server.signIn("ann", by: client), try await server.signIn("bob", by: client))
        let other = try server.anotherNode()
        _ = try await other.identity(of: ann)
        try await server.administration.signOut("ann", in: pool.id)
        #expect(try await refusal { try await other.identity(of: ann) } == AccessTokenRefusal.revoked)
        #expect(try await refusal { try await other.exchange(ann.refresh, by: client) } == RefreshTokenRefusal.revoked)
        _ = try await other.identity(of: bob)
    }

    // TOK-REV-07: verifying only the signature does not detect a revocation.
    @Test(arguments: Engine.available)
    func `a revoked token still has a valid signature`(on engine: Engine) async throws {
        let (server, pool, client) = try await withPoolAndClient(engine)
        let tokens = try await server.signIn("ann", by: client)
        try await server.administration.signOut("ann", in: pool.id)
        let token = try tokens.access
        let kid = try #require(token.kid)
        let found = try #require(try await server.keys.keySet(of: pool.id).key(kid))
        let key = try RSAPublicKey(modulus: found.modulus, exponent: found.exponent)
        let signature = try #require(Base64.decodeURL(token.parts[2]))
        #expect(key.accepts(signature, of: Array("\(token.parts[0]).\(token.parts[1])".utf8)))
    }
}
