import Directory
import Kernel
import TestKit
import Testing

@testable import SignIn

/// How many codes leave the house in an hour, to one address and from one pool (CODE-09).
@Suite struct CodeBudgetTests {
    private let address = "all@example.com"

    private static func verifiesBoth(_ settings: inout PoolSettings) {
        settings.autoVerifiedAttributes = [.email, .phoneNumber]
        settings.sms = SMSSettings(callerARN: "arn:aws:iam::123456789012:role/sms")
    }

    private func forgot(_ server: TestServer, _ name: String, _ client: Client) async throws -> DeliveryDetails {
        try await server.recovery.begin(name, client: client.id, secretHash: nil)
    }

    // CODE-09: the limit of the person would let a hundred through.
    @Test(arguments: Engine.available)
    func `twenty codes an hour go to one address, whoever asks and however it is spelled`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        for number in 1...15 { try await server.signUp("ann-\(number)", ["email": address], by: client) }
        for _ in 1...5 { _ = try await server.confirmation.resend("ann-1", client: client.id, secretHash: nil) }
        for spelling in [address, "All@Example.COM"] {
            let refused = try await refusal { try await server.signUp("bob", ["email": spelling], by: client) }
            #expect(refused == .attemptLimit)
            #expect(try await refusal { try await server.user("bob", in: pool.id) } == .userNotFound)
        }
        let again = try await refusal {
            try await server.confirmation.resend("ann-2", client: client.id, secretHash: nil)
        }
        #expect(again == .attemptLimit && server.sender.attempts == 20)
        try await server.signUp("carol", ["email": "carol@example.com"], by: client)
        server.clock.advance(.hours(1))
        try await server.signUp("bob", ["email": address], by: client)
    }

    // CODE-09
    @Test(arguments: Engine.available)
    func `of thirty at once twenty get a code, and the others are not there`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        let race = await Race(30) { number in
            try await server.signUp("ann-\(number)", ["email": self.address], by: client)
        }
        #expect(race.winners.count == 20 && race.reasons == Array(repeating: .limitExceeded, count: 10))
        #expect(server.sender.attempts == 20)
        let users = try await server.administration.list(nil, in: pool.id, after: nil, limit: 60)
        #expect(users.items.count == 20)
    }

    // CODE-09, CODE-16: that an address has had its share would tell that there is somebody behind a name.
    @Test(arguments: Engine.available)
    func `a client that hides who exists is told a place, and the code that is there stays`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(
            engine, client: { $0.existenceErrors = .enabled })
        try await server.signUp("ann", ["email": address], by: client)
        let code = await server.lastCode(to: address)
        for number in 1...19 { try await server.signUp("bob-\(number)", ["email": address], by: client) }
        await server.sender.waitForBackgroundWork()
        let details = try await server.confirmation.resend("ann", client: client.id, secretHash: nil)
        #expect(details.destination == "***@***" && details.channel == .email)
        try await server.confirm("ann", code, by: client)
        // Of codes for a new password there was none to stay.
        #expect(try await forgot(server, "ann", client) == details)
        let form = Recovery.Form(
            client: client.id, secretHash: nil, username: "ann", code: Secret("123456"),
            password: Secret("Another-Horse-9"))
        #expect(try await refusal { try await server.recovery.finish(form) } == .codeMismatch)
        await server.sender.waitForBackgroundWork()
        #expect(server.sender.attempts == 20)
        #expect(try await server.user("ann", in: pool.id).status == .confirmed)
    }

    // CODE-16: whoever could read off what is left would know whether codes went there before.
    @Test(arguments: Engine.available)
    func `an address that nobody has pays like one that somebody has`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(
            engine, pool: { $0.aliasAttributes = [.email] }, client: { $0.existenceErrors = .enabled })
        try await server.makeUser("ann", ["email": "ann@example.com"], by: client)
        for name in ["ann@example.com", "zoe@example.com"] {
            for _ in 1...3 { _ = try await forgot(server, name, client) }
        }
        await server.sender.waitForBackgroundWork()
        // Signing up cost somebody one already.
        for (name, left) in [("ann@example.com", 16), ("zoe@example.com", 17)] {
            for number in 1...left {
                try await server.signUp("\(name.prefix(3))-\(number)", ["email": name], by: client)
            }
            let refused = try await refusal { try await server.signUp("last", ["email": name], by: client) }
            #expect(refused == .attemptLimit, "\(name)")
        }
    }

    // CODE-09
    @Test(arguments: Engine.available)
    func `a pool sends so many codes an hour by each channel, and everybody is told the same`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(
            engine, pool: Self.verifiesBoth,
            client: { $0.existenceErrors = .enabled }, codeLimits: CodeLimits(perPool: 3))
        for name in ["ann", "bob", "cem"] {
            try await server.signUp(name, ["email": "\(name)@example.com"], by: client)
        }
        let refused = try await refusal { try await server.signUp("dan", ["email": "dan@example.com"], by: client) }
        #expect(refused == .attemptLimit)
        for name in ["ann", "nobody@example.com"] {
            let again = try await refusal {
                try await server.confirmation.resend(name, client: client.id, secretHash: nil)
            }
            #expect(again == .attemptLimit, "\(name)")
        }
        try await server.signUp("eve", ["phone_number": "+12065550100"], by: client)
        let other = try await server.client(in: try await server.poolVerifyingEmail())
        try await server.signUp("dan", ["email": "dan@example.com"], by: other)
        #expect(server.sender.attempts == 5)
        server.clock.advance(.hours(1))
        try await server.signUp("dan", ["email": "dan@example.com"], by: client)
        #expect(try await server.user("dan", in: pool.id).status == .unconfirmed)
    }

    @Test(arguments: Engine.available)
    func `an administrator's codes and invitations go out, however many there were`(on engine: Engine) async throws {
        let (server, pool, _) = try await TestServer.withPoolAndClient(engine, codeLimits: CodeLimits(perPool: 1))
        try await server.invite("ann", ["email": address, "email_verified": "true"], by: [.email], to: pool)
        try await server.administration.setPassword(
            Secret(TestServer.password), permanent: true, of: "ann", in: pool.id)
        for _ in 1...3 { try await server.administration.resetPassword(of: "ann", in: pool.id) }
        #expect(server.sender.attempts == 4)
    }

    // CODE-09: the same five as for asking outright.
    @Test(arguments: Engine.available)
    func `codes that come of changing attributes count like those that are asked for`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(
            engine, pool: Self.verifiesBoth)
        try await server.makeUser("ann", ["email": "ann@example.com"], by: client)
        let identity = try await server.identity(of: try await server.signIn("ann", by: client))
        let sent = server.sender.attempts
        _ = try await server.account.update(["email": "1@example.com", "phone_number": "+12065550100"], identity)
        _ = try await server.account.sendCode(for: "email", identity)
        for number in 2...3 { _ = try await server.account.update(["email": "\(number)@example.com"], identity) }
        let refused = try await refusal { try await server.account.update(["email": "4@example.com"], identity) }
        #expect(refused == .attemptLimit && server.sender.attempts == sent + 5)
        #expect(try await refusal { try await server.account.sendCode(for: "email", identity) } == .attemptLimit)
        let user = try await server.user("ann", in: pool.id)
        #expect(user.attributes["email"] == "3@example.com")
        _ = try await server.account.update(["name": "Ann", "email": "3@example.com"], identity)
        server.clock.advance(.hours(1) - 1)
        #expect(try await refusal { try await server.account.update(["email": "4@example.com"], identity) } != nil)
    }

    @Test func `a large pool's codes are counted in many rows, a small one's to the last`() {
        #expect(CodeLimits(perPool: 1).shares == 1 && CodeLimits(perPool: 499).shares == 1)
        #expect(CodeLimits().shares == 40 && CodeLimits().perShare == 250)
        #expect(CodeLimits(perPool: 10_000_000).shares == 64)
    }
}
