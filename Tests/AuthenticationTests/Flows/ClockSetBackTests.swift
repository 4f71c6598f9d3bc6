import Accounts
import Authentication
import Directory
import Factors
import Kernel
import TestKit
import Testing
import Tokens

/// A single-use item stays used if the clock is set back, even after the record of its use was deleted.
@Suite struct ClockSetBackTests {
    private func withPoolAndClient(_ engine: Engine) async throws -> (TestServer, UserPool, Client) {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        return (server, pool, client)
    }

    // SRP-10
    @Test(arguments: Engine.available)
    func `an SRP proof stays used, and new ones are accepted`(on engine: Engine) async throws {
        let (server, _, client) = try await withPoolAndClient(engine)
        let flow = try SRPSignIn(server, of: "ann", by: client)
        let responses = try flow.responses(to: try await flow.start())
        _ = try await server.answer(.passwordVerifier, with: responses, by: client).tokens
        server.clock.advance(.hours(1))
        try await server.sweeper.sweep()
        server.clock.advance(-.hours(1))
        for node in [server, try server.anotherNode()] {
            let refused = try await refusal { try await node.answer(.passwordVerifier, with: responses, by: client) }
            #expect(refused == SignInRefusal.invalidSession)
            _ = try await node.signInBySRP("ann", by: client).tokens
        }
    }

    // A clock that was a year ahead for some days must not lock users out for a year.
    @Test(arguments: Engine.available)
    func `after expiry by a clock far ahead, SRP works and its proofs are used once`(on engine: Engine) async throws {
        let (server, _, client) = try await withPoolAndClient(engine)
        server.clock.advance(.days(365))
        let ahead = try SRPSignIn(server, of: "ann", by: client)
        let early = try ahead.responses(to: try await ahead.start())
        _ = try await server.answer(.passwordVerifier, with: early, by: client).tokens
        server.clock.advance(.days(1))
        try await server.sweeper.sweep()
        server.clock.advance(-.days(366))
        let flow = try SRPSignIn(server, of: "ann", by: client)
        let responses = try flow.responses(to: try await flow.start())
        _ = try await server.answer(.passwordVerifier, with: responses, by: client).tokens
        try await server.sweeper.sweep()
        for used in [early, responses] {
            let refused = try await refusal { try await server.answer(.passwordVerifier, with: used, by: client) }
            #expect(refused == SignInRefusal.invalidSession)
        }
    }

    // RACE-06
    @Test(arguments: Engine.available)
    func `an auth session stays answered`(on engine: Engine) async throws {
        let (server, pool, client) = try await withPoolAndClient(engine)
        try await server.invite("new", to: pool)
        let asked = try await server.begin(
            .password, with: ["USERNAME": "new", "PASSWORD": TestServer.password], by: client
        ).pendingChallenge
        let answer = ["USERNAME": "new", "NEW_PASSWORD": "My-Own-Horse-9"]
        _ = try await server.answer(.newPassword, session: asked.session, with: answer, by: client).tokens
        try await server.administration.setPassword(
            Secret(TestServer.password), permanent: false, of: "new", in: pool.id)
        server.clock.advance(.hours(1))
        try await server.sweeper.sweep()
        server.clock.advance(-.hours(1))
        let refused = try await refusal {
            try await server.answer(.newPassword, session: asked.session, with: answer, by: client)
        }
        #expect(refused == SignInRefusal.invalidSession)
    }

    // CODE-07, TOK-14
    @Test(arguments: Engine.available)
    func `codes stay redeemed and refresh tokens exchanged or expired`(on engine: Engine) async throws {
        let (server, pool, _) = try await withPoolAndClient(engine)
        let client = try await server.client(in: pool) {
            $0.explicitAuthFlows = [.allowUserPassword]
            $0.refreshTokenRotation = RefreshTokenRotation(enabled: true, retryGracePeriod: 0)
        }
        _ = try await server.recovery.requestCode(for: "ann", client: client.id, secretHash: nil)
        let code = await server.lastCode(to: "ann@example.com")
        try await server.recover("ann", code: code, password: "Another-Horse-9", by: client)
        let first = try await server.signIn("ann", password: "Another-Horse-9", by: client)
        _ = try await server.refresh.exchange(Secret(first.refresh), client: client.id, secret: nil)
        server.clock.advance(.days(40))
        try await server.sweeper.sweep()
        server.clock.advance(-.days(40))
        let redeemed = try await refusal {
            try await server.recover("ann", code: code, password: "Third-Horse-9", by: client)
        }
        #expect(redeemed == CodeRefusal.expired)
        let exchanged = try await refusal {
            try await server.refresh.exchange(Secret(first.refresh), client: client.id, secret: nil)
        }
        #expect(exchanged is RefreshTokenRefusal)
        #expect(try await refusal { try await server.identity(of: first) } == AccessTokenRefusal.revoked)
    }
}
