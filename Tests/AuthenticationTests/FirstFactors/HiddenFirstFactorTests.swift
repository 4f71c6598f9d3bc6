import Accounts
import Authentication
import Directory
import Factors
import Kernel
import Messaging
import TestKit
import Testing

/// `PreventUserExistenceErrors`: the choice of a first factor tells no one who exists, and which factors a user has.
@Suite struct HiddenFirstFactorTests {
    /// `ann` has both contacts, `bob` no telephone, `carl` is disabled, and the last name has no user.
    private let names = ["ann", "bob", "carl", "nobody"]

    private func withUsers(_ engine: Engine, codeLimits: CodeLimits = CodeLimits()) async throws -> (
        TestServer, UserPool, Client
    ) {
        let (server, pool, client) = try await TestServer.withFirstFactors(engine, hides: true, codeLimits: codeLimits)
        for name in ["bob", "carl"] {
            try await server.makeUser(name, attributes: ["email": "\(name)@example.com"], by: client)
        }
        try await server.administration.disable("carl", in: pool.id)
        await server.sender.waitForBackgroundWork()
        return (server, pool, client)
    }

    @Test(arguments: Engine.available)
    func `every name is shown the factors of the pool, and the same challenges`(on engine: Engine) async throws {
        let (server, _, client) = try await withUsers(engine)
        let sent = server.sender.attempts
        for name in names {
            let asked = try await server.begin(name, by: client).pendingChallenge
            #expect(asked.available == ["PASSWORD", "PASSWORD_SRP", "EMAIL_OTP", "SMS_OTP"], "\(name)")
            let chosen = try await server.choose("SMS_OTP", after: asked, of: name, by: client).pendingChallenge
            let preferred = try await server.begin(name, preferring: "SMS_OTP", by: client).pendingChallenge
            for pending in [chosen, preferred] {
                #expect(pending.challenge == .smsCode && pending.available == asked.available, "\(name)")
                #expect(pending.parameters["CODE_DELIVERY_DESTINATION"] == "+***********", "\(name)")
                #expect(pending.parameters["CODE_DELIVERY_DELIVERY_MEDIUM"] == "SMS", "\(name)")
                #expect(pending.parameters["USER_ID_FOR_SRP"] == name)
                let wrong = try await refusal {
                    try await server.prove(pending, with: "no code", of: Username(rawValue: name), by: client)
                }
                #expect(wrong == SecondFactorRefusal.sentCodeMismatch, "\(name)")
            }
            let password = try await refusal {
                try await server.choose(
                    "PASSWORD", after: asked, of: name, adding: ["PASSWORD": "Wrong-Horse-9"], by: client)
            }
            #expect(password == SignInRefusal.wrongCredentials, "\(name)")
            let srp = try await server.choose(
                "PASSWORD_SRP", after: asked, of: name,
                adding: ["SRP_A": try SRPSignIn(server, of: name, by: client).shown], by: client)
            #expect(try srp.pendingChallenge.challenge == .passwordVerifier, "\(name)")
        }
        await server.sender.waitForBackgroundWork()
        #expect(server.sender.delivered.dropFirst(sent).map(\.destination) == [TestServer.phone, TestServer.phone])
    }

    @Test(arguments: Engine.available)
    func `sessions have one length for names of one length`(on engine: Engine) async throws {
        let (server, _, client) = try await withUsers(engine)
        for challenge in [nil, "SMS_OTP"] {
            var lengths: Set<Int?> = []
            for name in ["bob", "ann", "zoe"] {
                let asked = try await server.begin(name, preferring: challenge, by: client).pendingChallenge
                lengths.insert(asked.session?.utf8.count)
            }
            #expect(lengths.count == 1, "\(challenge ?? "none")")
        }
    }

    @Test(arguments: Engine.available)
    func `wrong codes lock every name alike`(on engine: Engine) async throws {
        let (server, _, client) = try await withUsers(engine)
        for name in names {
            let asked = try await server.begin(name, preferring: "EMAIL_OTP", by: client).pendingChallenge
            for _ in 1...5 {
                let wrong = try await refusal {
                    try await server.prove(asked, with: "no code", of: Username(rawValue: name), by: client)
                }
                #expect(wrong == SecondFactorRefusal.sentCodeMismatch, "\(name)")
            }
            for again in [
                try await refusal {
                    try await server.prove(asked, with: "no code", of: Username(rawValue: name), by: client)
                },
                try await refusal { try await server.begin(name, preferring: "EMAIL_OTP", by: client) },
                try await refusal { try await server.begin(name, by: client) },
            ] {
                #expect(again == SignInRefusal.attemptsExceeded, "\(name)")
            }
        }
    }

    @Test(arguments: Engine.available)
    func `too many codes are not told, and are worth nothing`(on engine: Engine) async throws {
        var limits = CodeLimits()
        limits.perDestination = 3
        let (server, _, client) = try await withUsers(engine, codeLimits: limits)
        let sent = server.sender.attempts
        for name in names {
            for _ in 1...5 {
                let asked = try await server.begin(name, preferring: "SMS_OTP", by: client).pendingChallenge
                #expect(asked.challenge == .smsCode, "\(name)")
            }
        }
        await server.sender.waitForBackgroundWork()
        #expect(server.sender.attempts == sent + 3)
    }

    @Test(arguments: Engine.available)
    func `a code for a name without a user takes the statements of a real one`(on engine: Engine) async throws {
        let (server, recorder) = try await TestServer.recorded(engine)
        let pool = try await server.poolVerifyingEmail {
            $0.sms = SMSSettings(callerARN: "arn")
            $0.firstFactors = [.password, .smsCode]
        }
        let client = try await server.client(in: pool) {
            $0.explicitAuthFlows?.append(.allowUserAuth)
            $0.existenceErrors = .enabled
        }
        try await server.makeUser(
            "ann", attributes: ["email": "a@example.com", "phone_number": TestServer.phone], by: client)
        var statements: [[String]] = []
        for name in ["ann", "nobody"] {
            // Reads settings and makes the rows that count codes.
            _ = try await server.begin(name, preferring: "SMS_OTP", by: client)
            await server.sender.waitForBackgroundWork()
            recorder.forget()
            let asked = try await server.begin(name, preferring: "SMS_OTP", by: client).pendingChallenge
            _ = try await refusal {
                try await server.prove(asked, with: "no code", of: Username(rawValue: name), by: client)
            }
            await server.sender.waitForBackgroundWork()
            // PostgreSQL may ask for a transaction again, by chance.
            statements.append(engine == .postgres ? Set(recorder.asked).sorted() : recorder.asked.sorted())
        }
        #expect(statements.first == statements.last)
    }

    @Test(arguments: Engine.available)
    func `the right code of a hidden user signs in`(on engine: Engine) async throws {
        let (server, _, client) = try await withUsers(engine)
        let asked = try await server.begin(preferring: "EMAIL_OTP", by: client).pendingChallenge
        #expect(asked.parameters["CODE_DELIVERY_DESTINATION"] == "***@***")
        _ = try await server.prove(asked, with: await server.lastCode(to: "ann@example.com"), by: client).tokens
    }
}
