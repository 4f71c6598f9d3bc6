import Accounts
import Authentication
import Directory
import Factors
import Kernel
import Messaging
import TestKit
import Testing
import WireRuntime

/// Wrong codes of second factors are counted until a sign-in completes, whatever time passes.
@Suite struct SecondFactorLockTests {
    private static let wrong = "no code"

    /// Enters a wrong code after the longest lock.
    private func guess(_ server: TestServer, by client: Client) async throws -> (any Refusal)? {
        server.clock.advance(.minutes(15))
        let asked = try await server.challenge(by: client)
        return try await refusal { try await server.prove(asked, with: Self.wrong, by: client) }
    }

    private func count(_ server: TestServer, _ pool: UserPool) async throws -> Int {
        try await server.secondFactorRecovery.countFailures(of: "ann", in: pool.id)
    }

    private func reset(_ server: TestServer, to password: String, by client: Client) async throws {
        _ = try await server.recovery.requestCode(for: "ann", client: client.id, secretHash: nil)
        try await server.recovery.resetPassword(
            PasswordReset(
                client: client.id, secretHash: nil, username: "ann",
                code: Secret(await server.lastCode(to: "ann@example.com")), password: Secret(password)))
    }

    // MFA-04
    @Test(arguments: Engine.available)
    func `after a quarter of an hour one wrong code is evaluated, not five`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withSecondFactors(engine, offering: [.softwareToken])
        let app = try await server.makeApp(in: pool, by: client)
        for _ in 1...6 { #expect(try await guess(server, by: client) == SecondFactorRefusal.softwareTokenMismatch) }
        let asked = try await server.challenge(by: client)
        #expect(
            try await refusal { try await server.prove(asked, with: Self.wrong, by: client) }
                == SignInRefusal.attemptsExceeded)
        #expect(try await count(server, pool) == 6)
        // The sixth locks for two seconds.
        server.clock.advance(30)
        _ = try await server.prove(asked, with: app.code(at: server.clock.now), by: client).tokens
        #expect(try await count(server, pool) == 0)
    }

    // MFA-04
    @Test(arguments: Engine.available)
    func `a new password forgives wrong passwords, and no wrong code`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withSecondFactors(engine, offering: [.softwareToken])
        _ = try await server.makeApp(in: pool, by: client)
        for _ in 1...5 {
            let asked = try await server.challenge(by: client)
            _ = try await refusal { try await server.prove(asked, with: Self.wrong, by: client) }
        }
        try await reset(server, to: "Another-Horse-9", by: client)
        let asked = try await server.challenge(password: "Another-Horse-9", by: client)
        #expect(
            try await refusal { try await server.prove(asked, with: Self.wrong, by: client) }
                == SignInRefusal.attemptsExceeded)
        #expect(try await count(server, pool) == 5)
    }

    @Test(arguments: Engine.available)
    func `a hundred wrong codes lock the user, who is told, until an administrator unlocks`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await TestServer.withSecondFactors(engine, offering: [.softwareToken])
        let app = try await server.makeApp(in: pool, by: client)
        for _ in 1...SecondFactorFailures.maxByDefault { _ = try await guess(server, by: client) }
        #expect(try await count(server, pool) == 100)
        for _ in 1...2 {
            server.clock.advance(.hours(24))
            let asked = try await server.challenge(by: client)
            #expect(
                try await refusal { try await server.prove(asked, with: app.code(at: server.clock.now), by: client) }
                    == SignInRefusal.attemptsExceeded)
        }
        #expect(try await count(server, pool) == 100)
        while try await server.outbox.sendDue() > 0 {}
        let told = server.sender.delivered.filter { $0.purpose == "AccountTakeOverNotification" }
        #expect(told.map(\.subject) == ["Wrong codes for your account", "Your account is locked"])
        #expect(told.allSatisfy { $0.destination == "ann@example.com" && $0.code == nil && $0.body.contains("ann") })
        #expect(told.first?.body.contains(" 10 wrong codes") == true && told.last?.body.contains(" 100 ") == true)
        try await server.secondFactorRecovery.unlock("ann", in: pool.id)
        let asked = try await server.challenge(by: client)
        _ = try await server.prove(asked, with: app.code(at: server.clock.now), by: client).tokens
        #expect(try await count(server, pool) == 0)
    }

    // MFA-03
    @Test(arguments: Engine.available)
    func `of many wrong codes at once five are evaluated, and each is counted once`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withSecondFactors(engine, offering: [.softwareToken])
        _ = try await server.makeApp(in: pool, by: client)
        var asked: [AskedChallenge] = []
        for _ in 0..<32 { asked.append(try await server.challenge(by: client)) }
        let race = await Race { [asked] number in
            try await server.prove(asked[number], with: Self.wrong, by: client).tokens
        }
        #expect(race.refusals.count { $0 == SecondFactorRefusal.softwareTokenMismatch } == 5)
        #expect(try await count(server, pool) == 5)
    }

    @Test(arguments: Engine.available)
    func `right codes at once are all right, and leave no count`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withSecondFactors(engine, offering: [.sms])
        try await server.enable(.sms, in: pool)
        var asked: [(AskedChallenge, String)] = []
        for _ in 0..<12 {
            let challenge = try await server.challenge(by: client)
            asked.append((challenge, await server.lastCode(to: TestServer.phone)))
        }
        let race = await Race(12) { [asked] number in
            try await server.prove(asked[number].0, with: asked[number].1, by: client).tokens
        }
        #expect(race.winners.count == 12)
        #expect(try await count(server, pool) == 0)
    }

    @Test(arguments: Engine.available)
    func `a function that sends e-mails gets the notice too`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withSecondFactors(engine, offering: [.softwareToken])
        _ = try await server.makeApp(in: pool, by: client)
        server.functions.respond(to: .customEmailSender, JSONObject())
        try await server.pools.change(pool.id) { $0.settings.call(.customEmailSender) }
        for _ in 1...10 { _ = try await guess(server, by: client) }
        server.clock.advance(120)
        while try await server.outbox.sendDue() > 0 {}
        #expect(
            server.functions.events.last?["triggerSource"]?.string
                == "CustomEmailSender_AccountTakeOverNotification")
    }
}
