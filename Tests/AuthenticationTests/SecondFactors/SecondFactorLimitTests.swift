import Accounts
import Authentication
import Directory
import Factors
import Kernel
import TestKit
import Testing

/// Guesses and repetitions of second factors.
@Suite struct SecondFactorLimitTests {
    private static let wrong = "no code"

    // MFA-01
    @Test(arguments: Engine.available)
    func `a code of an app is accepted once, and no earlier code after it`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withSecondFactors(engine, offering: [.softwareToken])
        let app = try await server.makeApp(in: pool, by: client)
        server.clock.advance(30)
        let (ahead, now) = (app.code(at: server.clock.now, steps: 1), app.code(at: server.clock.now))
        _ = try await server.prove(try await server.challenge(by: client), with: ahead, by: client).tokens
        let asked = try await server.challenge(by: client)
        for code in [ahead, now] {
            #expect(
                try await refusal { try await server.prove(asked, with: code, by: client) }
                    == SecondFactorRefusal.softwareTokenUsed)
        }
        server.clock.advance(60)
        _ = try await server.prove(asked, with: app.code(at: server.clock.now), by: client).tokens
    }

    // MFA-01
    @Test(arguments: Engine.available)
    func `of thirty-two sign-ins with one code of an app, one succeeds`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withSecondFactors(engine, offering: [.softwareToken])
        let app = try await server.makeApp(in: pool, by: client)
        var asked: [AskedChallenge] = []
        for _ in 0..<32 { asked.append(try await server.challenge(by: client)) }
        let code = app.code(at: server.clock.now)
        let race = await Race { [asked] number in try await server.prove(asked[number], with: code, by: client).tokens }
        #expect(race.winners.count == 1)
        let expected: [any Refusal] = [
            SecondFactorRefusal.softwareTokenUsed, SignInRefusal.attemptsExceeded, SignInRefusal.invalidSession,
        ]
        #expect(race.refusals.count == 31)
        #expect(race.refusals.allSatisfy { refused in expected.contains { $0 == refused } })
    }

    // CODE-07
    @Test(arguments: Engine.available)
    func `of thirty-two answers with one code that was sent, one succeeds`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withSecondFactors(engine, offering: [.sms])
        try await server.enable(.sms, in: pool)
        let asked = try await server.challenge(by: client)
        let code = await server.lastCode(to: TestServer.phone)
        let race = await Race { _ in try await server.prove(asked, with: code, by: client).tokens }
        #expect(race.winners.count == 1)
        #expect(race.losers.count { $0 as? SignInRefusal == .invalidSession } == 31)
    }

    // MFA-03, MFA-05
    @Test(arguments: Engine.available)
    func `five wrong codes lock the user, over sessions, clients and factors`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withSecondFactors(
            engine, offering: [.sms, .softwareToken])
        let other = try await server.client(in: pool)
        _ = try await server.makeApp(in: pool, by: client)
        let first = try await server.challenge(by: client)
        for _ in 1...2 {
            #expect(
                try await refusal { try await server.prove(first, with: "000000", by: client) }
                    == SecondFactorRefusal.softwareTokenMismatch)
        }
        let second = try await server.challenge(by: other)
        #expect(
            try await refusal { try await server.prove(second, with: "000000", by: other) }
                == SecondFactorRefusal.softwareTokenMismatch)
        let change = [SecondFactor.sms, .softwareToken].map {
            SecondFactorChange($0, isEnabled: $0 == .sms, isPreferred: false)
        }
        try await server.administration.setSecondFactors(change, of: "ann", in: pool.id)
        let third = try await server.challenge(by: client)
        for _ in 1...2 {
            #expect(
                try await refusal { try await server.prove(third, with: Self.wrong, by: client) }
                    == SecondFactorRefusal.sentCodeMismatch)
        }
        let right = await server.lastCode(to: TestServer.phone)
        #expect(
            try await refusal { try await server.prove(third, with: right, by: client) }
                == SignInRefusal.attemptsExceeded)
        #expect(try await refusal { try await server.challenge(by: client) } == SignInRefusal.attemptsExceeded)
        server.clock.advance(1)
        _ = try await server.prove(third, with: right, by: client).tokens
    }

    // MFA-04
    @Test(arguments: Engine.available)
    func `the right password does not forgive wrong codes, and a completed sign-in does`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await TestServer.withSecondFactors(engine, offering: [.softwareToken])
        let app = try await server.makeApp(in: pool, by: client)
        for _ in 1...4 {
            let asked = try await server.challenge(by: client)
            _ = try await refusal { try await server.prove(asked, with: Self.wrong, by: client) }
        }
        let fifth = try await server.signInBySRP("ann", by: client).pendingChallenge
        _ = try await refusal { try await server.prove(fifth, with: Self.wrong, by: client) }
        #expect(try await refusal { try await server.challenge(by: client) } == SignInRefusal.attemptsExceeded)
        server.clock.advance(30)
        _ = try await server.prove(fifth, with: app.code(at: server.clock.now), by: client).tokens
        let asked = try await server.challenge(by: client)
        for _ in 1...4 { _ = try await refusal { try await server.prove(asked, with: Self.wrong, by: client) } }
        #expect(
            try await refusal { try await server.prove(asked, with: Self.wrong, by: client) }
                == SecondFactorRefusal.softwareTokenMismatch)
    }

    // MFA-04
    @Test(arguments: Engine.available)
    func `a right password does not begin the lock of wrong codes anew`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withSecondFactors(engine, offering: [.sms])
        try await server.enable(.sms, in: pool)
        let early = try await server.challenge(by: client)
        for _ in 1...7 {
            #expect(
                try await refusal { try await server.prove(early, with: Self.wrong, by: client) }
                    == SecondFactorRefusal.sentCodeMismatch)
            server.clock.advance(4)
        }
        for bySRP in [false, true] {
            let asked =
                bySRP
                ? try await server.signInBySRP("ann", by: client).pendingChallenge
                : try await server.challenge(by: client)
            // The seventh failure locked for four seconds, which are over.
            #expect(
                try await refusal { try await server.prove(asked, with: "", by: client) }?.kind == .invalid,
                "not locked")
        }
        let asked = try await server.challenge(by: client)
        _ = try await server.prove(asked, with: await server.lastCode(to: TestServer.phone), by: client).tokens
    }

    // UP-MFA-23
    @Test(arguments: Engine.available)
    func `a registration has as many tries as a sign-in, and forgives none`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withSecondFactors(engine, offering: [.softwareToken])
        let identity = try await server.identity(of: try await server.signIn("ann", by: client))
        let app = AuthenticatorApp(try await server.account.associateSoftwareToken(identity))
        func verify(_ code: String) async throws -> (any Refusal)? {
            try await refusal {
                try await server.account.verifySoftwareToken(Secret(code), deviceName: nil, for: identity)
            }
        }
        for steps: Int64 in [-4, -2, 2, 4] {
            #expect(
                try await verify(app.code(at: server.clock.now, steps: steps))
                    == SecondFactorRefusal.registrationMismatch)
        }
        #expect(try await verify(app.code(at: server.clock.now, steps: -1)) == nil)
        #expect(try await refusal { try await server.signIn("ann", password: "Wrong-Horse-9", by: client) } != nil)
        #expect(try await refusal { try await server.signIn("ann", by: client) } == SignInRefusal.attemptsExceeded)
    }
}
