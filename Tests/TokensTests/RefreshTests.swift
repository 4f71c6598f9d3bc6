import Accounts
import Directory
import Kernel
import TestKit
import Testing
import Tokens

/// What a refresh token returns, and what invalidates it (TOK-REF, TOK-09, UP-TOK-12).
@Suite struct RefreshTests {
    private func withPoolAndClient(_ engine: Engine, _ set: (inout ClientSettings) -> Void = { _ in }) async throws
        -> (TestServer, UserPool, Client, IssuedTokens)
    {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine, client: set)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        return (server, pool, client, try await server.signIn("ann", by: client))
    }

    // TOK-REF-01, TOK-REF-04, TOK-REF-05, TOK-REF-06, UP-TOK-09, UP-TOK-12, G.1.7
    @Test(arguments: Engine.available)
    func `a refresh returns an ID and an access token of the same session, and no refresh token`(
        on engine: Engine
    ) async throws {
        let (server, _, client, tokens) = try await withPoolAndClient(engine)
        #expect(tokens.refresh.utf8.count == 65 && !tokens.refresh.utf8.contains(UInt8(ascii: ".")))
        server.clock.advance(.days(1))
        let renewed = try await server.exchange(tokens.refresh, by: client)
        #expect(renewed.refreshToken == nil && renewed.expiresIn == 3600)
        for (old, new) in [(try tokens.id, try renewed.id), (try tokens.access, try renewed.access)] {
            for name in ["event_id", "origin_jti", "sub"] { #expect(old.text(name) == new.text(name), "\(name)") }
            #expect(old.number("auth_time") == new.number("auth_time"))
            #expect(old.text("jti") != new.text("jti"))
            #expect(new.number("iat") == Int(server.clock.now.seconds))
        }
        _ = try await server.identity(of: renewed)
        // The administrators' operation and `GetTokensFromRefreshToken` do the same.
        _ = try await server.begin(.refreshToken, with: ["REFRESH_TOKEN": tokens.refresh], by: client, as: true).tokens
        let byOther = try await server.refresh.exchange(Secret(tokens.refresh), client: client.id, secret: nil)
        #expect(byOther.refreshToken == nil)
    }

    // TOK-09
    @Test(arguments: Engine.available)
    func `a modified refresh token is refused`(on engine: Engine) async throws {
        let (server, _, client, tokens) = try await withPoolAndClient(engine)
        let token = tokens.refresh
        let forged =
            [String(token.dropLast()), token + "A", "A" + token, token.lowercased(), token + "=", "", " " + token]
            + stride(from: 0, to: 64, by: 7).map { place in
                var bytes = Array(token.utf8)
                bytes[place] = bytes[place] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
                return String(decoding: bytes, as: UTF8.self)
            }
        for text in forged {
            let refused = try await refusal { try await server.exchange(text, by: client) }
            #expect(refused == RefreshTokenRefusal.invalid || (text.isEmpty && refused is InvalidInput))
        }
    }

    // TOK-09, TOK-06
    @Test(arguments: Engine.available)
    func `a refresh token is valid only for its client`(on engine: Engine) async throws {
        let (server, pool, client, tokens) = try await withPoolAndClient(engine)
        let other = try await server.client(in: pool)
        let otherClient = try await server.client(in: try await server.poolVerifyingEmail())
        for (caller, expected) in [
            (other, RefreshTokenRefusal.ofOtherClient), (otherClient, RefreshTokenRefusal.invalid),
        ] {
            let refused = try await refusal { try await server.exchange(tokens.refresh, by: caller) }
            #expect(refused == expected)
            let rotated = try await refusal {
                try await server.refresh.exchange(Secret(tokens.refresh), client: caller.id, secret: nil)
            }
            #expect(rotated == expected)
        }
        _ = try await server.exchange(tokens.refresh, by: client)
    }

    // TOK-09, TOK-18
    @Test(arguments: Engine.available)
    func `changes of the user invalidate the token`(on engine: Engine) async throws {
        let deleted = RefreshTokenRefusal.ofDeletedUser
        let revoked = RefreshTokenRefusal.revoked
        let works:
            [(String, any Refusal, @Sendable (TestServer, UserPoolID, AccessTokenIdentity) async throws -> Void)] = [
                ("deletion", deleted, { server, pool, _ in try await server.administration.delete("ann", in: pool) }),
                ("own deletion", deleted, { server, _, identity in try await server.account.delete(identity) }),
                ("sign-out", revoked, { server, _, identity in try await server.account.signOutEverywhere(identity) }),
                (
                    "being signed out", revoked,
                    { server, pool, _ in try await server.administration.signOut("ann", in: pool) }
                ),
                (
                    "disabling", UserRefusal.disabled,
                    { server, pool, _ in try await server.administration.disable("ann", in: pool) }
                ),
                (
                    "reset", revoked,
                    { server, pool, _ in try await server.administration.resetPassword(of: "ann", in: pool) }
                ),
            ]
        for (name, expected, work) in works {
            let (server, pool, client, tokens) = try await withPoolAndClient(engine)
            let other = try await server.makeUser("bob", attributes: ["email": "bob@example.com"], by: client)
            let others = try await server.signIn("bob", by: client)
            try await work(server, pool.id, try await server.identity(of: tokens))
            let refused = try await refusal { try await server.exchange(tokens.refresh, by: client) }
            #expect(refused == expected, "\(name)")
            let exchanged = try await refusal {
                try await server.refresh.exchange(Secret(tokens.refresh), client: client.id, secret: nil)
            }
            #expect(exchanged == expected, "\(name)")
            #expect(try await refusal { try await server.identity(of: tokens) } != nil, "\(name)")
            // Other users keep their tokens.
            _ = try await server.exchange(others.refresh, by: client)
            #expect(try await server.identity(of: others).user == other.id)
        }
    }

    // Clients that rotate must use `GetTokensFromRefreshToken`.
    @Test(arguments: Engine.available)
    func `a client that rotates its tokens cannot use REFRESH_TOKEN_AUTH`(on engine: Engine) async throws {
        let (server, _, client, tokens) = try await withPoolAndClient(engine) {
            $0.refreshTokenRotation = RefreshTokenRotation(enabled: true)
            $0.explicitAuthFlows = [.allowUserPassword]
        }
        let refused = try await refusal { try await server.exchange(tokens.refresh, by: client) }
        #expect(refused is InvalidInput)
    }

    // A client with a secret sends the secret itself to `GetTokensFromRefreshToken`.
    @Test(arguments: Engine.available)
    func `the secret is required`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine, secret: "a-secret-of-the-client")
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let token = Secret(try await server.signIn("ann", by: client).refresh)
        for secret in [nil, Secret(""), Secret("another"), try server.secretHash(of: "ann", client)] {
            let refused = try await refusal {
                try await server.refresh.exchange(token, client: client.id, secret: secret)
            }
            #expect(refused == ClientRefusal.wrongSecret(client.id))
            let revoked = try await refusal {
                try await server.refresh.revoke(token, client: client.id, secret: secret)
            }
            #expect(revoked == ClientRefusal.wrongSecret(client.id))
        }
        let secret = Secret("a-secret-of-the-client")
        _ = try await server.refresh.exchange(token, client: client.id, secret: secret)
        try await server.refresh.revoke(token, client: client.id, secret: secret)
    }
}
