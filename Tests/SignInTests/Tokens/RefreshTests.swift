import Directory
import Kernel
import SignIn
import TestKit
import Testing

/// What refresh tokens buy, and what ends them (TOK-REF, TOK-09, UP-TOK-12).
@Suite struct RefreshTests {
    private func furnished(_ engine: Engine, _ set: (inout ClientSettings) -> Void = { _ in }) async throws
        -> (House, UserPool, Client, IssuedTokens)
    {
        let (house, pool, client) = try await House.furnished(engine, client: set)
        try await house.person("ann", ["email": "ann@example.com"], by: client)
        return (house, pool, client, try await house.signIn("ann", by: client))
    }

    // TOK-REF-01, TOK-REF-04, TOK-REF-05, TOK-REF-06, UP-TOK-09, UP-TOK-12, G.1.7, decisions 4 and 25 of appendix B
    @Test(arguments: Engine.available)
    func `a refresh token buys an ID and an access token of the same sign-in, and no refresh token`(
        on engine: Engine
    ) async throws {
        let (house, _, client, tokens) = try await furnished(engine)
        #expect(tokens.refresh.utf8.count == 64 && !tokens.refresh.utf8.contains(UInt8(ascii: ".")))
        house.clock.advance(.days(1))
        let renewed = try await house.exchange(tokens.refresh, by: client)
        #expect(renewed.refreshToken == nil && renewed.expiresIn == 3600)
        for (old, new) in [(try tokens.id, try renewed.id), (try tokens.access, try renewed.access)] {
            for name in ["event_id", "origin_jti", "sub"] { #expect(old.text(name) == new.text(name), "\(name)") }
            #expect(old.number("auth_time") == new.number("auth_time"))
            #expect(old.text("jti") != new.text("jti"))
            #expect(new.number("iat") == Int(house.clock.now.seconds))
        }
        _ = try await house.bearer(of: renewed)
        // The administrators' operation and the other of its kind do the same.
        _ = try await house.begin(.refreshToken, ["REFRESH_TOKEN": tokens.refresh], by: client, as: true).tokens
        let byOther = try await house.refresh.exchange(Secret(tokens.refresh), client: client.id, secret: nil)
        #expect(byOther.refreshToken == nil)
    }

    // TOK-09
    @Test(arguments: Engine.available)
    func `a token that is not exactly the one given is none`(on engine: Engine) async throws {
        let (house, _, client, tokens) = try await furnished(engine)
        let token = tokens.refresh
        let forged =
            [String(token.dropLast()), token + "A", "A" + token, token.lowercased(), token + "=", "", " " + token]
            + stride(from: 0, to: 64, by: 7).map { place in
                var bytes = Array(token.utf8)
                bytes[place] = bytes[place] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
                return String(decoding: bytes, as: UTF8.self)
            }
        for text in forged {
            let refused = try await refusal { try await house.exchange(text, by: client) }
            #expect(refused == .refreshTokenInvalid || (text.isEmpty && refused?.reason == .invalidInput))
        }
    }

    // TOK-09, TOK-06
    @Test(arguments: Engine.available)
    func `a token is its client's`(on engine: Engine) async throws {
        let (house, pool, client, tokens) = try await furnished(engine)
        let other = try await house.client(in: pool)
        let stranger = try await house.client(in: try await house.poolByMail())
        for caller in [other, stranger] {
            let refused = try await refusal { try await house.exchange(tokens.refresh, by: caller) }
            #expect(refused == .refreshTokenInvalid)
            let rotated = try await refusal {
                try await house.refresh.exchange(Secret(tokens.refresh), client: caller.id, secret: nil)
            }
            #expect(rotated == .refreshTokenInvalid)
        }
        _ = try await house.exchange(tokens.refresh, by: client)
    }

    // TOK-09, TOK-18
    @Test(arguments: Engine.available)
    func `what happens to the person ends the token`(on engine: Engine) async throws {
        let works: [(String, @Sendable (House, UserPoolID, Bearer) async throws -> Void)] = [
            ("deletion", { house, pool, _ in try await house.administration.delete("ann", in: pool) }),
            ("own deletion", { house, _, bearer in try await house.account.delete(bearer) }),
            ("sign-out", { house, _, bearer in try await house.account.signOutEverywhere(bearer) }),
            ("being signed out", { house, pool, _ in try await house.administration.signOut("ann", in: pool) }),
            ("disabling", { house, pool, _ in try await house.administration.disable("ann", in: pool) }),
            ("reset", { house, pool, _ in try await house.administration.resetPassword(of: "ann", in: pool) }),
        ]
        for (name, work) in works {
            let (house, pool, client, tokens) = try await furnished(engine)
            let other = try await house.person("bob", ["email": "bob@example.com"], by: client)
            let others = try await house.signIn("bob", by: client)
            try await work(house, pool.id, try await house.bearer(of: tokens))
            let refused = try await refusal { try await house.exchange(tokens.refresh, by: client) }
            #expect(refused == .refreshTokenRevoked, "\(name)")
            #expect(try await refusal { try await house.bearer(of: tokens) } != nil, "\(name)")
            // Nobody else is touched.
            _ = try await house.exchange(others.refresh, by: client)
            #expect(try await house.bearer(of: others).user == other.id)
        }
    }

    // The clients that rotate must use the operation that does.
    @Test(arguments: Engine.available)
    func `a client that rotates its tokens does not refresh by signing in`(on engine: Engine) async throws {
        let (house, _, client, tokens) = try await furnished(engine) {
            $0.refreshTokenRotation = RefreshTokenRotation(enabled: true)
            $0.explicitAuthFlows = [.allowUserPassword]
        }
        let refused = try await refusal { try await house.exchange(tokens.refresh, by: client) }
        #expect(refused?.reason == .invalidInput)
    }

    // A client with a secret gives the secret itself to the operation that rotates.
    @Test(arguments: Engine.available)
    func `the secret is asked for`(on engine: Engine) async throws {
        let (house, _, client) = try await House.furnished(engine, secret: "a-secret-of-the-client")
        try await house.person("ann", ["email": "ann@example.com"], by: client)
        let token = Secret(try await house.signIn("ann", by: client).refresh)
        for secret in [nil, "", "another", try house.secretHash(of: "ann", client)] {
            let refused = try await refusal {
                try await house.refresh.exchange(token, client: client.id, secret: secret.map { Secret($0) })
            }
            #expect(refused?.reason == .notAuthorized)
            let revoked = try await refusal {
                try await house.refresh.revoke(token, client: client.id, secret: secret.map { Secret($0) })
            }
            #expect(revoked?.reason == .notAuthorized)
        }
        let secret = Secret("a-secret-of-the-client")
        _ = try await house.refresh.exchange(token, client: client.id, secret: secret)
        try await house.refresh.revoke(token, client: client.id, secret: secret)
    }
}
