import Directory
import Factors
import Kernel
import Storage
import TestKit
import Testing

@testable import Accounts
@testable import Messaging

/// How many codes are sent in an hour to one address and from one pool (CODE-09).
@Suite struct CodeBudgetTests {
    private let address = "all@example.com"

    private static func verifiesBoth(_ settings: inout PoolSettings) {
        settings.autoVerifiedAttributes = [.email, .phoneNumber]
        settings.sms = SMSSettings(callerARN: "arn:aws:iam::123456789012:role/sms")
    }

    private func forgot(_ server: TestServer, _ name: String, _ client: Client) async throws -> DeliveryDetails {
        try await server.recovery.requestCode(for: Username(rawValue: name), client: client.id, secretHash: nil)
    }

    // CODE-09: the user's own limit would allow a hundred.
    @Test(arguments: Engine.available)
    func `an address gets twenty codes an hour, for any user and in any spelling`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        for number in 1...15 { try await server.signUp("ann-\(number)", attributes: ["email": address], by: client) }
        for _ in 1...5 { _ = try await server.confirmation.resendCode(to: "ann-1", client: client.id, secretHash: nil) }
        for spelling in [address, "All@Example.COM"] {
            let refused = try await refusal {
                try await server.signUp("bob", attributes: ["email": spelling], by: client)
            }
            #expect(refused == QuotaRefusal.calls)
            #expect(try await refusal { try await server.user("bob", in: pool.id) } == UserRefusal.notFound)
        }
        let again = try await refusal {
            try await server.confirmation.resendCode(to: "ann-2", client: client.id, secretHash: nil)
        }
        #expect(again == QuotaRefusal.calls && server.sender.attempts == 20)
        try await server.signUp("carol", attributes: ["email": "carol@example.com"], by: client)
        server.clock.advance(.hours(1))
        try await server.signUp("bob", attributes: ["email": address], by: client)
    }

    // CODE-09
    @Test(arguments: Engine.available)
    func `of thirty concurrent sign-ups twenty get a code, and the others add no user`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        let race = await Race(30) { number in
            try await server.signUp("ann-\(number)", attributes: ["email": self.address], by: client)
        }
        #expect(race.winners.count == 20 && race.losers.count { $0 as? QuotaRefusal == .calls } == 10)
        #expect(server.sender.attempts == 20)
        let users = try await server.administration.list(nil, in: pool.id, after: nil, limit: 60)
        #expect(users.items.count == 20)
    }

    // CODE-09, CODE-16: reaching the limit of an address would reveal that a user exists.
    @Test(arguments: Engine.available)
    func `a client that hides users gets a destination, and the stored code stays`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(
            engine, client: { $0.existenceErrors = .enabled })
        try await server.signUp("ann", attributes: ["email": address], by: client)
        let code = await server.lastCode(to: address)
        for number in 1...19 { try await server.signUp("bob-\(number)", attributes: ["email": address], by: client) }
        await server.sender.waitForBackgroundWork()
        let details = try await server.confirmation.resendCode(to: "ann", client: client.id, secretHash: nil)
        #expect(details.destination == "***@***" && details.channel == .email)
        try await server.confirm("ann", code: code, by: client)
        #expect(try await forgot(server, "ann", client) == details)
        let form = PasswordReset(
            client: client.id, secretHash: nil, username: "ann", code: Secret("123456"),
            password: Secret("Another-Horse-9"))
        #expect(try await refusal { try await server.recovery.resetPassword(form) } == CodeRefusal.mismatch)
        await server.sender.waitForBackgroundWork()
        #expect(server.sender.attempts == 21, "codes that reset passwords have a count of their own")
        #expect(try await server.user("ann", in: pool.id).status == .confirmed)
    }

    /// How many codes of one use an address has left. It has none afterwards.
    private func left(_ use: CodeUse, for address: String, _ server: TestServer, _ pool: UserPool) async throws -> Int {
        try await server.database.write { tx in
            let budget = CodeBudget(
                tx: tx, pool: pool.id, cipher: server.cipher, limits: CodeLimits(), now: server.clock.now)
            return try (1...25).count { _ in try budget.spend(on: address, by: .email, for: use, isDecoy: false) }
        }
    }

    // CODE-16: the remaining number of codes must not reveal whether codes were sent before.
    @Test(arguments: Engine.available)
    func `an unknown address uses up codes like a known one`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(
            engine, pool: { $0.aliasAttributes = [.email] }, client: { $0.existenceErrors = .enabled })
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        for name in ["ann@example.com", "zoe@example.com"] {
            for _ in 1...3 { _ = try await forgot(server, name, client) }
        }
        await server.sender.waitForBackgroundWork()
        for name in ["ann@example.com", "zoe@example.com"] {
            #expect(try await left(.reset, for: name, server, pool) == 17)
        }
        // The sign-up has used one code.
        for (name, left) in [("ann@example.com", 19), ("zoe@example.com", 20)] {
            for number in 1...left {
                try await server.signUp("\(name.prefix(3))-\(number)", attributes: ["email": name], by: client)
            }
            let refused = try await refusal { try await server.signUp("last", attributes: ["email": name], by: client) }
            #expect(refused == QuotaRefusal.calls, "\(name)")
        }
    }

    // CODE-09: anyone can begin sign-ups and sign-ins of others.
    @Test(arguments: Engine.available)
    func `codes of other uses leave those that reset passwords, for an address and for a pool`(
        on engine: Engine
    ) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(
            engine, codeLimits: CodeLimits(perPool: 30))
        try await server.makeUser("ann", attributes: ["email": address], by: client)
        for number in 1...19 { try await server.signUp("bob-\(number)", attributes: ["email": address], by: client) }
        for number in 1...7 {
            try await server.signUp("c-\(number)", attributes: ["email": "\(number)@example.com"], by: client)
        }
        let refused = try await refusal {
            try await server.signUp("dan", attributes: ["email": "dan@example.com"], by: client)
        }
        #expect(refused == QuotaRefusal.calls && server.sender.attempts == 27)
        for _ in 1...3 { _ = try await forgot(server, "ann", client) }
        #expect(server.sender.attempts == 30)
        #expect(try await refusal { try await forgot(server, "ann", client) } == QuotaRefusal.calls)
    }

    @Test(arguments: Engine.available)
    func `each use of codes has a count of its own for an address`(on engine: Engine) async throws {
        let (server, pool, _) = try await TestServer.withPoolAndClient(engine)
        for use in [CodeUse.firstFactor, .secondFactor, .reset, .verification] {
            #expect(try await left(use, for: address, server, pool) == 20)
        }
    }

    // CODE-09
    @Test(arguments: Engine.available)
    func `a pool's codes are limited by hour and channel, with the same error for all users`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(
            engine, pool: Self.verifiesBoth,
            client: { $0.existenceErrors = .enabled }, codeLimits: CodeLimits(perPool: 3))
        for name in ["ann", "bob", "cem"] {
            try await server.signUp(name, attributes: ["email": "\(name)@example.com"], by: client)
        }
        let refused = try await refusal {
            try await server.signUp("dan", attributes: ["email": "dan@example.com"], by: client)
        }
        #expect(refused == QuotaRefusal.calls)
        for name in ["ann", "nobody@example.com"] {
            let again = try await refusal {
                try await server.confirmation.resendCode(
                    to: Username(rawValue: name), client: client.id, secretHash: nil)
            }
            #expect(again == QuotaRefusal.calls, "\(name)")
        }
        try await server.signUp("eve", attributes: ["phone_number": "+12065550100"], by: client)
        let other = try await server.client(in: try await server.poolVerifyingEmail())
        try await server.signUp("dan", attributes: ["email": "dan@example.com"], by: other)
        #expect(server.sender.attempts == 5)
        server.clock.advance(.hours(1))
        try await server.signUp("dan", attributes: ["email": "dan@example.com"], by: client)
        #expect(try await server.user("dan", in: pool.id).status == .unconfirmed)
    }

    @Test(arguments: Engine.available)
    func `an administrator's codes and invitations have no limit`(on engine: Engine) async throws {
        let (server, pool, _) = try await TestServer.withPoolAndClient(engine, codeLimits: CodeLimits(perPool: 1))
        try await server.invite(
            "ann", attributes: ["email": address, "email_verified": "true"], by: [.email], to: pool)
        try await server.administration.setPassword(
            Secret(TestServer.password), permanent: true, of: "ann", in: pool.id)
        for _ in 1...3 { try await server.administration.resetPassword(of: "ann", in: pool.id) }
        #expect(server.sender.attempts == 4)
    }

    // CODE-09: the same limit of five as for requested codes.
    @Test(arguments: Engine.available)
    func `codes sent by attribute changes count like requested codes`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(
            engine, pool: Self.verifiesBoth)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let identity = try await server.identity(of: try await server.signIn("ann", by: client))
        let sent = server.sender.attempts
        _ = try await server.account.update(["email": "1@example.com", "phone_number": "+12065550100"], for: identity)
        _ = try await server.account.sendCode(toVerify: "email", for: identity)
        for number in 2...3 { _ = try await server.account.update(["email": "\(number)@example.com"], for: identity) }
        let refused = try await refusal { try await server.account.update(["email": "4@example.com"], for: identity) }
        #expect(refused == QuotaRefusal.calls && server.sender.attempts == sent + 5)
        #expect(
            try await refusal { try await server.account.sendCode(toVerify: "email", for: identity) }
                == QuotaRefusal.calls)
        let user = try await server.user("ann", in: pool.id)
        #expect(user.attributes["email"] == "3@example.com")
        _ = try await server.account.update(["name": "Ann", "email": "3@example.com"], for: identity)
        server.clock.advance(.hours(1) - 1)
        #expect(try await refusal { try await server.account.update(["email": "4@example.com"], for: identity) } != nil)
    }

    @Test func `a large pool's codes are counted in many rows, a small one's exactly`() {
        #expect(CodeLimits(perPool: 1).shares == 1 && CodeLimits(perPool: 499).shares == 1)
        #expect(CodeLimits().shares == 40 && CodeLimits().perShare == 250)
        #expect(CodeLimits(perPool: 10_000_000).shares == 64)
    }
}
