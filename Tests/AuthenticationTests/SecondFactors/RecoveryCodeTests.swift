import Accounts
import Authentication
import Directory
import Factors
import Kernel
import Storage
import TestKit
import Testing

/// Recovery codes in place of second factors, and the reset of lost ones.
@Suite struct RecoveryCodeTests {
    private static let mismatch = SecondFactorRefusal.recoveryCodeMismatch

    private func codes(_ server: TestServer, _ pool: UserPool, for name: Username = "ann") async throws -> [String] {
        try await server.secondFactorRecovery.createCodes(for: name, in: pool.id).map(\.exposed)
    }

    private func left(_ server: TestServer, _ pool: UserPool) async throws -> Int {
        try await server.secondFactorRecovery.countCodes(of: "ann", in: pool.id)
    }

    @Test(arguments: Engine.available)
    func `each of ten codes takes the place of any second factor once`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withSecondFactors(
            engine, offering: [.sms, .softwareToken, .email])
        #expect(try await left(server, pool) == 0)
        let codes = try await codes(server, pool)
        #expect(Set(codes).count == 10 && codes.allSatisfy { $0.utf8.count == 14 })
        #expect(try await left(server, pool) == 10)
        _ = try await server.makeApp(in: pool, by: client)
        for (turn, factor) in [SecondFactor.softwareToken, .sms, .email].enumerated() {
            let change = SecondFactor.allCases.map {
                SecondFactorChange($0, isEnabled: $0 == factor, isPreferred: false)
            }
            try await server.administration.setSecondFactors(change, of: "ann", in: pool.id)
            let asked = try await server.challenge(by: client)
            #expect(asked.challenge.rawValue == factor.rawValue)
            // Neither the case of the letters nor how they are grouped matters.
            let spellings = [
                codes[turn].uppercased(), codes[turn].replacing("-", with: ""),
                " " + codes[turn].replacing("-", with: " "),
            ]
            let typed = spellings[turn]
            _ = try await server.prove(asked, with: typed, by: client).tokens
            let again = try await server.challenge(by: client)
            #expect(
                try await refusal { try await server.prove(again, with: codes[turn], by: client) } == Self.mismatch)
            #expect(try await left(server, pool) == 9 - turn)
        }
        #expect(
            try await server.user("ann", in: pool.id).attributes["phone_number_verified"] != "true",
            "the code proves no contact")
    }

    @Test(arguments: Engine.available)
    func `a code is the user's own, and new codes replace the earlier ones`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withSecondFactors(engine, offering: [.sms])
        try await server.makeUser(
            "bob", attributes: ["email": "bob@example.com", "phone_number": "+12065550188"], by: client)
        try await server.enable(.sms, in: pool)
        let (old, new) = (try await codes(server, pool), try await codes(server, pool))
        let others = try await codes(server, pool, for: "bob")
        let asked = try await server.challenge(by: client)
        for wrong in [old.first, others.first, "aaaa-bbbb-cccc"] {
            #expect(
                try await refusal { try await server.prove(asked, with: wrong ?? "", by: client) } == Self.mismatch)
        }
        #expect(
            try await refusal { try await server.prove(asked, with: "aaaa-bbbb", by: client) }
                == SecondFactorRefusal.sentCodeMismatch, "no recovery code")
        _ = try await server.prove(asked, with: new.first ?? "", by: client).tokens
        #expect(
            try await refusal { try await codes(server, pool, for: "nobody") } == UserRefusal.notFound)
    }

    // MFA-03
    @Test(arguments: Engine.available)
    func `wrong codes lock the user as all wrong codes do`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withSecondFactors(engine, offering: [.sms])
        try await server.enable(.sms, in: pool)
        let right = try await codes(server, pool)
        let asked = try await server.challenge(by: client)
        for _ in 1...5 {
            #expect(
                try await refusal { try await server.prove(asked, with: "aaaa-bbbb-cccc", by: client) }
                    == Self.mismatch)
        }
        #expect(
            try await refusal { try await server.prove(asked, with: right[0], by: client) }
                == SignInRefusal.attemptsExceeded)
        server.clock.advance(1)
        _ = try await server.prove(asked, with: right[0], by: client).tokens
    }

    // MFA-01
    @Test(arguments: Engine.available)
    func `of thirty-two sign-ins with one code, one succeeds`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withSecondFactors(engine, offering: [.softwareToken])
        _ = try await server.makeApp(in: pool, by: client)
        let codes = try await codes(server, pool)
        var asked: [AskedChallenge] = []
        for _ in 0..<32 { asked.append(try await server.challenge(by: client)) }
        let code = codes[0]
        let race = await Race { [asked] number in try await server.prove(asked[number], with: code, by: client).tokens }
        #expect(race.winners.count == 1)
        let expected: [any Refusal] = [Self.mismatch, SignInRefusal.attemptsExceeded]
        #expect(race.refusals.count == 31)
        #expect(race.refusals.allSatisfy { refused in expected.contains { $0 == refused } })
        #expect(try await left(server, pool) == 9)
    }

    @Test(arguments: Engine.available)
    func `a reset removes the app, the choices and the codes, and ends sign-ins in progress`(on engine: Engine)
        async throws
    {
        let (server, pool, client) = try await TestServer.withSecondFactors(engine, offering: [.sms, .softwareToken])
        let app = try await server.makeApp(in: pool, by: client)
        _ = try await codes(server, pool)
        let asked = try await server.challenge(by: client)
        try await server.secondFactorRecovery.reset("ann", in: pool.id)
        #expect(
            try await refusal { try await server.prove(asked, with: app.code(at: server.clock.now), by: client) }
                == SignInRefusal.invalidSession)
        #expect(try await left(server, pool) == 0)
        let profile = try await server.administration.profile(of: "ann", in: pool.id)
        #expect(profile.secondFactors.isEmpty && profile.preferredSecondFactor == nil)
        try await server.signIn("ann", by: client)
        let change = SecondFactorChange(.softwareToken, isEnabled: true, isPreferred: false)
        #expect(
            try await refusal { try await server.administration.setSecondFactors([change], of: "ann", in: pool.id) }
                is InvalidInput, "the app is forgotten")
        #expect(
            try await refusal { try await server.secondFactorRecovery.reset("nobody", in: pool.id) }
                == UserRefusal.notFound)
    }

    @Test(arguments: Engine.available)
    func `the store has no code, and the user's removal leaves none`(on engine: Engine) async throws {
        let (server, pool, _) = try await TestServer.withSecondFactors(engine, offering: [.sms])
        _ = try await codes(server, pool)
        try await server.administration.delete("ann", in: pool.id)
        #expect(try await refusal { try await left(server, pool) } == UserRefusal.notFound)
        let rows = try await server.database.read { try RowCountTable($0).counts(in: pool.id)["recovery_codes"] }
        #expect(rows == 0)
    }
}
