import Authentication
import Directory
import Factors
import Kernel
import TestKit
import Testing
import Tokens

@testable import Risk

/// What follows a risky sign-in.
@Suite struct RiskActionTests {
    // UP-ASF-02, UP-ASF-08
    @Test(arguments: Engine.available)
    func `nothing follows without enforcement, an action or a risk`(on engine: Engine) async throws {
        let all = RiskActions(low: .block, medium: .block, high: .block)
        try await RiskSite(engine, .audit, actions: all).signIn(from: RiskSite.abroad, on: RiskSite.chrome)
        try await RiskSite(engine, .enforced, actions: RiskActions(high: .block))
            .signIn(from: RiskSite.abroad, on: RiskSite.chrome)
        try await RiskSite(engine, .enforced, actions: all).signIn(from: RiskSite.home)
    }

    // UP-ASF-11
    @Test(arguments: Engine.available)
    func `a blocked sign-in is told only after the right password`(on engine: Engine) async throws {
        let site = try await RiskSite(engine, .enforced, actions: RiskActions(low: .block, medium: .block))
        let wrong = try await refusal { try await site.signIn(password: "Wrong-Horse-9", from: RiskSite.abroad) }
        #expect(wrong?.message == "Incorrect username or password.")
        #expect(try await refusal { try await site.signIn(from: RiskSite.abroad) } == RiskRefusal.blocked)
        let event = try #require(try await site.events().first)
        #expect(event.isBlocked && event.outcome == .fail && event.password == .right)
        // What was blocked is not known afterwards, unless it is marked as the user (UP-ASF-20).
        #expect(try await refusal { try await site.signIn(from: RiskSite.abroad) } == RiskRefusal.blocked)
        try await site.mark(event, isValid: true)
        try await site.signIn(from: RiskSite.abroad)
    }

    // UP-ASF-09, UP-ASF-10
    @Test(arguments: Engine.available)
    func `a second factor is asked for if it is set up, or required`(on engine: Engine) async throws {
        for (action, blocks) in [(RiskAction.secondFactorIfSetUp, false), (.secondFactor, true)] {
            let site = try await RiskSite(engine, .enforced, mfa: .optional, actions: RiskActions(medium: action))
            func risky() async throws -> SignInStep {
                try await site.act(from: RiskSite.abroad, on: RiskSite.chrome) { [server = site.server] in
                    try await server.begin(
                        .password, with: ["USERNAME": "ann", "PASSWORD": TestServer.password], by: site.client)
                }
            }
            if blocks {
                #expect(try await refusal { try await risky() } == RiskRefusal.blocked)
            }
            // Set up, but not turned on.
            let app = try await site.server.registerApp(try await site.signIn(from: RiskSite.home))
            try await site.signIn(from: RiskSite.home)
            let asked = try await risky().pendingChallenge
            #expect(asked.challenge == .softwareToken)
            try await site.act(from: RiskSite.abroad, on: RiskSite.chrome) { [server = site.server] in
                let code = app.code(at: server.clock.now)
                _ = try await server.answer(
                    .softwareToken, session: asked.session, with: ["USERNAME": "ann", "SOFTWARE_TOKEN_MFA_CODE": code],
                    by: site.client
                ).tokens
            }
            let event = try #require(try await site.events().first)
            #expect(event.outcome == .pass && event.secondFactor == .right)
        }
    }

    // UP-ASF-30, UP-DEV-12
    @Test(arguments: Engine.available)
    func `a device that stands for the second factor does so for a risky sign-in`(on engine: Engine) async throws {
        let site = try await RiskSite(
            engine, .enforced, mfa: .optional, actions: RiskActions(medium: .secondFactor),
            devices: DeviceSettings(standsForSecondFactor: true))
        _ = try await site.server.registerApp(try await site.signIn(from: RiskSite.home))
        let device = try await site.act(from: RiskSite.home) { [server = site.server, client = site.client] in
            try await server.makeDevice(by: client)
        }
        try await site.act(from: RiskSite.abroad, on: RiskSite.chrome) { [server = site.server, client = site.client] in
            _ = try await server.signIn(on: device, by: client)
        }
        let again = try await RiskSite(
            engine, .enforced, mfa: .optional, actions: RiskActions(medium: .secondFactor), devices: DeviceSettings())
        _ = try await again.server.registerApp(try await again.signIn(from: RiskSite.home))
        let other = try await again.act(from: RiskSite.home) { [server = again.server, client = again.client] in
            try await server.makeDevice(by: client)
        }
        try await again.act(from: RiskSite.abroad, on: RiskSite.chrome) {
            [server = again.server, client = again.client] in
            let asked = try await server.begin(on: other.key, by: client).pendingChallenge
            #expect(asked.challenge == .softwareToken)
        }
    }

    @Test(arguments: Engine.available)
    func `a client's configuration takes the place of the pool's`(on engine: Engine) async throws {
        let site = try await RiskSite(engine, .enforced, actions: RiskActions(low: .block, medium: .block))
        let own = try RiskConfiguration(
            blockedRanges: nil, skippedRanges: nil, actions: RiskActions(), modifiedAt: site.server.clock.now)
        #expect(try await refusal { try await site.signIn(from: RiskSite.abroad) } == RiskRefusal.blocked)
        try await site.server.clients.setRisk(own, of: site.client.id, in: site.pool.id)
        try await site.signIn(from: RiskSite.abroad)
    }
}
