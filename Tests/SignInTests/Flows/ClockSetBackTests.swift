import Directory
import Kernel
import SignIn
import TestKit
import Testing

/// What is good for one use only stays used if the clock is put back, also after the note of its use was deleted.
@Suite struct ClockSetBackTests {
    private func furnished(_ engine: Engine) async throws -> (House, UserPool, Client) {
        let (house, pool, client) = try await House.furnished(engine)
        try await house.person("ann", ["email": "ann@example.com"], by: client)
        return (house, pool, client)
    }

    // SRP-10
    @Test(arguments: Engine.available)
    func `an SRP proof stays used, and new ones are accepted`(on engine: Engine) async throws {
        let (house, _, client) = try await furnished(engine)
        let walk = try SRPWalk(house, "ann", client)
        let responses = try walk.responses(to: try await walk.start())
        _ = try await house.answer(.passwordVerifier, responses, by: client).tokens
        house.clock.advance(.hours(1))
        try await house.housekeeping.sweep()
        house.clock.advance(-.hours(1))
        for node in [house, try house.anotherNode()] {
            let refused = try await refusal { try await node.answer(.passwordVerifier, responses, by: client) }
            #expect(refused == .invalidSession)
            _ = try await node.signInBySRP("ann", by: client).tokens
        }
    }

    // A clock that was a year ahead for some days must not keep users out for a year.
    @Test(arguments: Engine.available)
    func `after a sweep by a clock far ahead, SRP works and its proofs are used once`(on engine: Engine) async throws {
        let (house, _, client) = try await furnished(engine)
        house.clock.advance(.days(365))
        let ahead = try SRPWalk(house, "ann", client)
        let early = try ahead.responses(to: try await ahead.start())
        _ = try await house.answer(.passwordVerifier, early, by: client).tokens
        house.clock.advance(.days(1))
        try await house.housekeeping.sweep()
        house.clock.advance(-.days(366))
        let walk = try SRPWalk(house, "ann", client)
        let responses = try walk.responses(to: try await walk.start())
        _ = try await house.answer(.passwordVerifier, responses, by: client).tokens
        try await house.housekeeping.sweep()
        for used in [early, responses] {
            let refused = try await refusal { try await house.answer(.passwordVerifier, used, by: client) }
            #expect(refused == .invalidSession)
        }
    }

    // RACE-06
    @Test(arguments: Engine.available)
    func `an auth session stays answered`(on engine: Engine) async throws {
        let (house, pool, client) = try await furnished(engine)
        try await house.invite("new", to: pool)
        let asked = try await house.begin(.password, ["USERNAME": "new", "PASSWORD": House.password], by: client)
            .question
        let answer = ["USERNAME": "new", "NEW_PASSWORD": "My-Own-Horse-9"]
        _ = try await house.answer(.newPassword, session: asked.session, answer, by: client).tokens
        try await house.administration.setPassword(
            Secret(House.password), permanent: false, of: "new", in: pool.id)
        house.clock.advance(.hours(1))
        try await house.housekeeping.sweep()
        house.clock.advance(-.hours(1))
        let refused = try await refusal {
            try await house.answer(.newPassword, session: asked.session, answer, by: client)
        }
        #expect(refused == .invalidSession)
    }

    // CODE-07, TOK-14
    @Test(arguments: Engine.available)
    func `codes stay redeemed and refresh tokens exchanged or expired`(on engine: Engine) async throws {
        let (house, pool, _) = try await furnished(engine)
        let client = try await house.client(in: pool) {
            $0.explicitAuthFlows = [.allowUserPassword]
            $0.refreshTokenRotation = RefreshTokenRotation(enabled: true, retryGracePeriod: 0)
        }
        _ = try await house.recovery.begin("ann", client: client.id, secretHash: nil)
        let code = await house.lastCode(to: "ann@example.com")
        try await house.recover("ann", code, password: "Another-Horse-9", by: client)
        let first = try await house.signIn("ann", password: "Another-Horse-9", by: client)
        _ = try await house.refresh.exchange(Secret(first.refresh), client: client.id, secret: nil)
        house.clock.advance(.days(40))
        try await house.housekeeping.sweep()
        house.clock.advance(-.days(40))
        let redeemed = try await refusal {
            try await house.recover("ann", code, password: "Third-Horse-9", by: client)
        }
        #expect(redeemed == .codeExpired)
        let exchanged = try await refusal {
            try await house.refresh.exchange(Secret(first.refresh), client: client.id, secret: nil)
        }
        #expect(exchanged?.reason == .notAuthorized)
        #expect(try await refusal { try await house.bearer(of: first) } == .accessTokenRevoked)
    }
}
