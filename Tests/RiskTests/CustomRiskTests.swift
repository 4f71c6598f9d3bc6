import Authentication
import Directory
import Factors
import Kernel
import TestKit
import Testing
import Tokens

@testable import Risk

/// Custom sign-ins, which have a mode of their own (`AdvancedSecurityAdditionalFlows`).
@Suite struct CustomRiskTests {
    private static let all = RiskActions(low: .block, medium: .block, high: .block)

    @Test(arguments: Engine.available)
    func `each mode is about its own sign-ins`(on engine: Engine) async throws {
        let site = try await RiskSite(engine, .off, actions: Self.all, custom: .enforced)
        try await site.signIn(from: RiskSite.abroad, on: RiskSite.chrome)
        #expect(try await site.events().isEmpty)
        try await site.signInCustom(from: RiskSite.home)
        #expect(try await site.events().map(\.kind) == [.signIn])
        #expect(try await refusal { try await site.signInCustom(from: RiskSite.abroad) } == RiskRefusal.blocked)
        let other = try await RiskSite(engine, .enforced, actions: Self.all, blocked: ["198.51.100.7"], custom: .off)
        let count = try await other.events().count
        try await other.signInCustom(from: RiskSite.abroad, on: RiskSite.chrome)
        try await other.signInCustom(from: "198.51.100.7")
        #expect(try await other.events().count == count)
    }

    @Test(arguments: Engine.available)
    func `the user's history is compared once the functions accept the user`(on engine: Engine) async throws {
        let site = try await RiskSite(engine, .audit, actions: Self.all, custom: .enforced)
        try await site.signInCustom(from: RiskSite.home)
        let first = try #require(try await site.events().first)
        #expect(first.outcome == .pass && first.password == nil && first.secondFactor == nil)
        // A wrong answer is told as wrong, whatever the risk, and counts as a failed attempt.
        for _ in 1...3 {
            #expect(try await site.signInCustom("41", from: RiskSite.abroad).pendingChallenge.challenge == .custom)
        }
        #expect(try await refusal { try await site.signInCustom(from: RiskSite.abroad) } == RiskRefusal.blocked)
        let blocked = try #require(try await site.events().first)
        #expect(blocked.isBlocked && blocked.outcome == .fail)
        #expect(blocked.assessment?.reasons == [.newAddressRange, .failedAttempts])
        let failed = try await site.events().filter { $0.outcome == .fail && !$0.isBlocked }
        #expect(failed.count == 3)
        try await site.signIn(from: RiskSite.abroad)
    }

    @Test(arguments: Engine.available)
    func `an audited custom sign-in is let in, with its risk`(on engine: Engine) async throws {
        let site = try await RiskSite(engine, .off, actions: Self.all, custom: .audit)
        try await site.signInCustom(from: RiskSite.home)
        try await site.signInCustom(from: RiskSite.abroad, on: RiskSite.chrome)
        #expect(try await site.events().first?.assessment?.level == .medium)
    }

    // UP-ASF-09, UP-ASF-10
    @Test(arguments: Engine.available)
    func `a risky one asks for a second factor, though functions may do without`(on engine: Engine) async throws {
        for (action, blocks) in [(RiskAction.secondFactorIfSetUp, false), (.secondFactor, true)] {
            let site = try await RiskSite(
                engine, .off, mfa: .optional, actions: RiskActions(medium: action), custom: .enforced)
            let tokens = try await site.signInCustom(from: RiskSite.home).tokens
            if blocks {
                let refused = try await refusal {
                    try await site.signInCustom(from: RiskSite.abroad, on: RiskSite.chrome)
                }
                #expect(refused == RiskRefusal.blocked)
            }
            let app = try await site.server.registerApp(tokens)
            _ = try await site.signInCustom(from: RiskSite.home).tokens
            let asked = try await site.signInCustom(from: RiskSite.abroad, on: RiskSite.chrome).pendingChallenge
            #expect(asked.challenge == .softwareToken)
            #expect(try await site.events().first?.outcome == .inProgress)
            try await site.act(from: RiskSite.abroad, on: RiskSite.chrome) {
                [server = site.server, client = site.client] in
                let wrong = try await refusal {
                    try await server.answer(
                        .softwareToken, session: asked.session,
                        with: ["USERNAME": "ann", "SOFTWARE_TOKEN_MFA_CODE": "000000"], by: client)
                }
                #expect(wrong != nil)
                server.clock.advance(1)
                let code = app.code(at: server.clock.now)
                _ = try await server.answer(
                    .softwareToken, session: asked.session, with: ["USERNAME": "ann", "SOFTWARE_TOKEN_MFA_CODE": code],
                    by: client
                ).tokens
            }
            let event = try #require(try await site.events().first)
            #expect(event.outcome == .pass && event.secondFactor == .right && event.password == nil)
        }
    }

    // UP-ASF-10
    @Test(arguments: Engine.available)
    func `the choice of a demanded factor is no proof of it`(on engine: Engine) async throws {
        let site = try await RiskSite(
            engine, .off, mfa: .optional, actions: RiskActions(medium: .secondFactor), custom: .enforced,
            codesByMail: true)
        let tokens = try await site.signInCustom(from: RiskSite.home).tokens
        let app = try await site.server.registerApp(tokens)
        let asked = try await site.signInCustom(from: RiskSite.abroad, on: RiskSite.chrome).pendingChallenge
        try #require(asked.challenge == .selection)
        try await site.act(from: RiskSite.abroad, on: RiskSite.chrome) {
            [server = site.server, client = site.client] in
            let chosen = try await server.answer(
                .selection, session: asked.session,
                with: ["USERNAME": "ann", "ANSWER": "SOFTWARE_TOKEN_MFA"], by: client
            ).pendingChallenge
            #expect(chosen.challenge == .softwareToken)
            let code = app.code(at: server.clock.now)
            _ = try await server.answer(
                .softwareToken, session: chosen.session, with: ["USERNAME": "ann", "SOFTWARE_TOKEN_MFA_CODE": code],
                by: client
            ).tokens
        }
    }
}
