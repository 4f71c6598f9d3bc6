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

    private func forgot(_ house: House, _ name: String, _ client: Client) async throws -> DeliveryDetails {
        try await house.recovery.begin(name, client: client.id, secretHash: nil)
    }

    // CODE-09: the limit of the person would let a hundred through.
    @Test(arguments: Engine.available)
    func `twenty codes an hour go to one address, whoever asks and however it is spelled`(
        on engine: Engine
    ) async throws {
        let (house, pool, client) = try await House.furnished(engine)
        for number in 1...15 { try await house.signUp("ann-\(number)", ["email": address], by: client) }
        for _ in 1...5 { _ = try await house.confirmation.resend("ann-1", client: client.id, secretHash: nil) }
        for spelling in [address, "All@Example.COM"] {
            let refused = try await refusal { try await house.signUp("bob", ["email": spelling], by: client) }
            #expect(refused == .attemptLimit)
            #expect(try await refusal { try await house.user("bob", in: pool.id) } == .userNotFound)
        }
        let again = try await refusal {
            try await house.confirmation.resend("ann-2", client: client.id, secretHash: nil)
        }
        #expect(again == .attemptLimit && house.post.attempts == 20)
        try await house.signUp("carol", ["email": "carol@example.com"], by: client)
        house.clock.advance(.hours(1))
        try await house.signUp("bob", ["email": address], by: client)
    }

    // CODE-09
    @Test(arguments: Engine.available)
    func `of thirty at once twenty get a code, and the others are not there`(on engine: Engine) async throws {
        let (house, pool, client) = try await House.furnished(engine)
        let race = await Race(30) { number in
            try await house.signUp("ann-\(number)", ["email": self.address], by: client)
        }
        #expect(race.winners.count == 20 && race.reasons == Array(repeating: .limitExceeded, count: 10))
        #expect(house.post.attempts == 20)
        let people = try await house.administration.list(nil, in: pool.id, after: nil, limit: 60)
        #expect(people.items.count == 20)
    }

    // CODE-09, CODE-16: that an address has had its share would tell that there is somebody behind a name.
    @Test(arguments: Engine.available)
    func `a client that hides who exists is told a place, and the code that is there stays`(
        on engine: Engine
    ) async throws {
        let (house, pool, client) = try await House.furnished(engine, client: { $0.existenceErrors = .enabled })
        try await house.signUp("ann", ["email": address], by: client)
        let code = await house.lastCode(to: address)
        for number in 1...19 { try await house.signUp("bob-\(number)", ["email": address], by: client) }
        await house.post.settle()
        let details = try await house.confirmation.resend("ann", client: client.id, secretHash: nil)
        #expect(details.destination == "***@***" && details.channel == .email)
        try await house.confirm("ann", code, by: client)
        // Of codes for a new password there was none to stay.
        #expect(try await forgot(house, "ann", client) == details)
        let form = Recovery.Form(
            client: client.id, secretHash: nil, username: "ann", code: Secret("123456"),
            password: Secret("Another-Horse-9"))
        #expect(try await refusal { try await house.recovery.finish(form) } == .codeMismatch)
        await house.post.settle()
        #expect(house.post.attempts == 20)
        #expect(try await house.user("ann", in: pool.id).status == .confirmed)
    }

    // CODE-16: whoever could read off what is left would know whether codes went there before.
    @Test(arguments: Engine.available)
    func `an address that nobody has pays like one that somebody has`(on engine: Engine) async throws {
        let (house, _, client) = try await House.furnished(
            engine, pool: { $0.aliasAttributes = [.email] }, client: { $0.existenceErrors = .enabled })
        try await house.person("ann", ["email": "ann@example.com"], by: client)
        for name in ["ann@example.com", "zoe@example.com"] {
            for _ in 1...3 { _ = try await forgot(house, name, client) }
        }
        await house.post.settle()
        // Signing up cost somebody one already.
        for (name, left) in [("ann@example.com", 16), ("zoe@example.com", 17)] {
            for number in 1...left {
                try await house.signUp("\(name.prefix(3))-\(number)", ["email": name], by: client)
            }
            let refused = try await refusal { try await house.signUp("last", ["email": name], by: client) }
            #expect(refused == .attemptLimit, "\(name)")
        }
    }

    // CODE-09
    @Test(arguments: Engine.available)
    func `a pool sends so many codes an hour by each channel, and everybody is told the same`(
        on engine: Engine
    ) async throws {
        let (house, pool, client) = try await House.furnished(
            engine, pool: Self.verifiesBoth,
            client: { $0.existenceErrors = .enabled }, codeLimits: CodeLimits(perPool: 3))
        for name in ["ann", "bob", "cem"] { try await house.signUp(name, ["email": "\(name)@example.com"], by: client) }
        let refused = try await refusal { try await house.signUp("dan", ["email": "dan@example.com"], by: client) }
        #expect(refused == .attemptLimit)
        for name in ["ann", "nobody@example.com"] {
            let again = try await refusal {
                try await house.confirmation.resend(name, client: client.id, secretHash: nil)
            }
            #expect(again == .attemptLimit, "\(name)")
        }
        try await house.signUp("eve", ["phone_number": "+12065550100"], by: client)
        let other = try await house.client(in: try await house.poolByMail())
        try await house.signUp("dan", ["email": "dan@example.com"], by: other)
        #expect(house.post.attempts == 5)
        house.clock.advance(.hours(1))
        try await house.signUp("dan", ["email": "dan@example.com"], by: client)
        #expect(try await house.user("dan", in: pool.id).status == .unconfirmed)
    }

    @Test(arguments: Engine.available)
    func `an administrator's codes and invitations go out, however many there were`(on engine: Engine) async throws {
        let (house, pool, _) = try await House.furnished(engine, codeLimits: CodeLimits(perPool: 1))
        try await house.invite("ann", ["email": address, "email_verified": "true"], by: [.email], to: pool)
        try await house.administration.setPassword(Secret(House.password), permanent: true, of: "ann", in: pool.id)
        for _ in 1...3 { try await house.administration.resetPassword(of: "ann", in: pool.id) }
        #expect(house.post.attempts == 4)
    }

    // CODE-09: the same five as for asking outright.
    @Test(arguments: Engine.available)
    func `codes that come of changing attributes count like those that are asked for`(on engine: Engine) async throws {
        let (house, pool, client) = try await House.furnished(
            engine, pool: Self.verifiesBoth)
        try await house.person("ann", ["email": "ann@example.com"], by: client)
        let bearer = try await house.bearer(of: try await house.signIn("ann", by: client))
        let sent = house.post.attempts
        _ = try await house.account.update(["email": "1@example.com", "phone_number": "+12065550100"], bearer)
        _ = try await house.account.sendCode(for: "email", bearer)
        for number in 2...3 { _ = try await house.account.update(["email": "\(number)@example.com"], bearer) }
        let refused = try await refusal { try await house.account.update(["email": "4@example.com"], bearer) }
        #expect(refused == .attemptLimit && house.post.attempts == sent + 5)
        #expect(try await refusal { try await house.account.sendCode(for: "email", bearer) } == .attemptLimit)
        let user = try await house.user("ann", in: pool.id)
        #expect(user.attributes["email"] == "3@example.com")
        _ = try await house.account.update(["name": "Ann", "email": "3@example.com"], bearer)
        house.clock.advance(.hours(1) - 1)
        #expect(try await refusal { try await house.account.update(["email": "4@example.com"], bearer) } != nil)
    }

    @Test func `a large pool's codes are counted in many rows, a small one's to the last`() {
        #expect(CodeLimits(perPool: 1).shares == 1 && CodeLimits(perPool: 499).shares == 1)
        #expect(CodeLimits().shares == 40 && CodeLimits().perShare == 250)
        #expect(CodeLimits(perPool: 10_000_000).shares == 64)
    }
}
