import Accounts
import Authentication
import Directory
import Factors
import Kernel
import Messaging
import Storage
import TestKit
import Testing

/// The choice of a first factor: `USER_AUTH`, and the answers to `SELECT_CHALLENGE`.
@Suite struct FirstFactorTests {
    private static let all = ["PASSWORD", "PASSWORD_SRP", "EMAIL_OTP", "SMS_OTP"]

    @Test(arguments: Engine.available)
    func `without a preference the user is asked to choose, and nothing is sent or stored`(on engine: Engine)
        async throws
    {
        let (server, pool, client) = try await TestServer.withFirstFactors(engine)
        let sent = server.sender.attempts
        for name in ["ann", try await server.user("ann", in: pool.id).id.rawValue] {
            let asked = try await server.begin(name, by: client).pendingChallenge
            #expect(asked.challenge == .firstFactor && asked.available == Self.all && asked.parameters == [:])
        }
        #expect(server.sender.attempts == sent)
        let sessions = try await server.database.read { try RowCountTable($0).counts(in: pool.id)["auth_sessions"] }
        #expect(sessions == 0)
    }

    @Test(arguments: Engine.available)
    func `the chosen password is sent with the answer, or proven by SRP`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withFirstFactors(engine)
        let asked = try await server.begin(by: client).pendingChallenge
        let password = ["PASSWORD": TestServer.password]
        _ = try await server.choose("PASSWORD", after: asked, adding: password, by: client).tokens
        let srp = try SRPSignIn(server, of: "ann", by: client)
        let challenge = try await server.choose("PASSWORD_SRP", after: asked, adding: ["SRP_A": srp.shown], by: client)
            .pendingChallenge
        #expect(challenge.challenge == .passwordVerifier)
        _ = try await srp.answer(challenge.parameters).tokens
        // The challenge's own name says the same as ANSWER.
        _ = try await server.answer(
            .init(rawValue: "PASSWORD"), session: asked.session, with: password.merging(["USERNAME": "ann"]) { $1 },
            by: client
        ).tokens
        for (name, parameters, message) in [
            ("PASSWORD", [:], "Missing required parameter PASSWORD"),
            ("PASSWORD_SRP", [:], "Missing required parameter SRP_A"),
            ("WEB_AUTHN", [:], "Selected challenge is not available"),
            ("SMS_MFA", [:], "ANSWER is not a challenge that can be selected."),
        ] as [(String, [String: String], String)] {
            let refused = try await refusal {
                try await server.choose(name, after: asked, adding: parameters, by: client)
            }
            #expect(refused == InvalidInput(message), "\(name)")
        }
    }

    @Test(arguments: Engine.available)
    func `a preferred factor is begun at once, and a factor that the user lacks leads to the choice`(
        on engine: Engine
    ) async throws {
        let (server, _, client) = try await TestServer.withFirstFactors(engine, offering: [.emailCode])
        _ = try await server.begin(preferring: "PASSWORD", adding: ["PASSWORD": TestServer.password], by: client).tokens
        let srp = try SRPSignIn(server, of: "ann", by: client)
        let verifier = try await server.begin(preferring: "PASSWORD_SRP", adding: ["SRP_A": srp.shown], by: client)
        _ = try await srp.answer(try verifier.pendingChallenge.parameters).tokens
        let code = try await server.begin(preferring: "EMAIL_OTP", by: client).pendingChallenge
        #expect(code.challenge == .email && code.available == ["PASSWORD", "PASSWORD_SRP", "EMAIL_OTP"])
        for name in ["SMS_OTP", "WEB_AUTHN"] {
            let asked = try await server.begin(preferring: name, by: client).pendingChallenge
            #expect(asked.challenge == .firstFactor, "\(name)")
        }
        let refused = try await refusal { try await server.begin(preferring: "SMS_MFA", by: client) }
        #expect(refused == InvalidInput("PREFERRED_CHALLENGE is not a challenge that can be selected."))
    }

    @Test(arguments: Engine.available)
    func `a code goes to the contact, signs in once, and is of its session`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withFirstFactors(engine)
        for (name, address, challenge, medium, shown) in [
            ("EMAIL_OTP", "ann@example.com", AskedChallenge.Name.email, "EMAIL", "a***@e***"),
            ("SMS_OTP", TestServer.phone, .smsCode, "SMS", "+*******0123"),
        ] {
            let asked = try await server.begin(by: client).pendingChallenge
            let pending = try await server.choose(name, after: asked, by: client).pendingChallenge
            #expect(pending.challenge == challenge)
            #expect(
                pending.parameters == [
                    "CODE_DELIVERY_DELIVERY_MEDIUM": medium, "CODE_DELIVERY_DESTINATION": shown,
                    "USER_ID_FOR_SRP": "ann",
                ])
            let message = try #require(await server.lastMessage(to: address))
            #expect(message.purpose == "Authentication")
            let other = try await server.begin(preferring: name, by: client).pendingChallenge
            let code = message.code ?? ""
            #expect(
                try await refusal { try await server.prove(other, with: code, by: client) }
                    == SecondFactorRefusal.sentCodeMismatch)
            _ = try await server.prove(pending, with: code, by: client).tokens
            #expect(
                try await refusal { try await server.prove(pending, with: code, by: client) }
                    == SignInRefusal.invalidSession)
        }
    }

    // CODE-07
    @Test(arguments: Engine.available)
    func `of thirty-two answers with one code, one succeeds`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withFirstFactors(engine)
        let asked = try await server.begin(preferring: "EMAIL_OTP", by: client).pendingChallenge
        let code = await server.lastCode(to: "ann@example.com")
        let race = await Race { _ in try await server.prove(asked, with: code, by: client).tokens }
        #expect(race.winners.count == 1)
        #expect(race.losers.count { $0 as? SignInRefusal == .invalidSession } == 31)
    }

    @Test(arguments: Engine.available)
    func `wrong codes lock the user as wrong passwords do`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withFirstFactors(engine)
        for turn in 1...5 {
            let asked = try await server.begin(preferring: "EMAIL_OTP", by: client).pendingChallenge
            let wrong = try await refusal { try await server.prove(asked, with: "no code", by: client) }
            #expect(wrong == SecondFactorRefusal.sentCodeMismatch, "\(turn)")
        }
        for challenge in ["EMAIL_OTP", "PASSWORD", nil] {
            let locked = try await refusal {
                try await server.begin(preferring: challenge, adding: ["PASSWORD": TestServer.password], by: client)
            }
            #expect(locked == SignInRefusal.attemptsExceeded, "\(challenge ?? "none")")
        }
        server.clock.advance(1)
        let asked = try await server.begin(preferring: "EMAIL_OTP", by: client).pendingChallenge
        _ = try await server.prove(asked, with: await server.lastCode(to: "ann@example.com"), by: client).tokens
    }

    // UP-MFA-12
    @Test(arguments: Engine.available)
    func `a code verifies the contact, and confirms a sign-up`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withFirstFactors(engine)
        let sms = try await server.begin(preferring: "SMS_OTP", by: client).pendingChallenge
        _ = try await server.prove(sms, with: await server.lastCode(to: TestServer.phone), by: client).tokens
        #expect(try await server.user("ann", in: pool.id).attributes.isVerified(.phoneNumber))
        try await server.signUp("new", attributes: ["email": "new@example.com"], by: client)
        let early = await server.lastCode(to: "new@example.com")
        let refused = try await refusal {
            try await server.begin("new", preferring: "PASSWORD", adding: ["PASSWORD": TestServer.password], by: client)
        }
        #expect(refused == SignInRefusal.notConfirmed)
        let asked = try await server.begin("new", preferring: "EMAIL_OTP", by: client).pendingChallenge
        let code = await server.lastCode(to: "new@example.com")
        _ = try await server.prove(asked, with: code, of: "new", by: client).tokens
        let confirmed = try await server.user("new", in: pool.id)
        #expect(confirmed.status == .confirmed && confirmed.attributes.isVerified(.email))
        #expect(
            try await refusal { try await server.confirm("new", code: early, by: client) }
                == AccountRefusal.notUnconfirmed(.confirmed))
        try await server.signIn("new", by: client)
    }

    @Test(arguments: Engine.available)
    func `a temporary password is due after a code, and a password that must be reset is not`(on engine: Engine)
        async throws
    {
        let (server, pool, client) = try await TestServer.withFirstFactors(engine)
        try await server.invite("new", attributes: ["email": "new@example.com"], to: pool)
        let asked = try await server.begin("new", preferring: "EMAIL_OTP", by: client).pendingChallenge
        let code = await server.lastCode(to: "new@example.com")
        let next = try await server.prove(asked, with: code, of: "new", by: client).pendingChallenge
        #expect(next.challenge == .newPassword)
        try await server.administration.resetPassword(of: "ann", in: pool.id)
        #expect(
            try await refusal { try await server.signIn("ann", by: client) } == SignInRefusal.passwordResetRequired)
        let reset = try await server.begin(preferring: "SMS_OTP", by: client).pendingChallenge
        _ = try await server.prove(reset, with: await server.lastCode(to: TestServer.phone), by: client).tokens
        #expect(try await server.user("ann", in: pool.id).status == .resetRequired)
    }

    // MFA-07
    @Test(arguments: Engine.available)
    func `a user with a second factor begins with the password`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withFirstFactors(
            engine,
            pool: {
                $0.mfa = .optional
                $0.secondFactors = SecondFactorSettings()
                $0.secondFactors?.sms = true
            })
        let early = try await server.begin(preferring: "EMAIL_OTP", by: client).pendingChallenge
        let code = await server.lastCode(to: "ann@example.com")
        try await server.enable(.sms, in: pool)
        #expect(
            try await refusal { try await server.prove(early, with: code, by: client) } == SignInRefusal.invalidSession)
        for challenge in [nil, "EMAIL_OTP", "SMS_OTP"] {
            let asked = try await server.begin(preferring: challenge, by: client).pendingChallenge
            #expect(asked.challenge == .firstFactor && asked.available == ["PASSWORD", "PASSWORD_SRP"])
            let refused = try await refusal { try await server.choose("EMAIL_OTP", after: asked, by: client) }
            #expect(refused == InvalidInput("Selected challenge is not available"))
            let next = try await server.choose(
                "PASSWORD", after: asked, adding: ["PASSWORD": TestServer.password], by: client)
            #expect(try next.pendingChallenge.challenge == .sms)
        }
        // The same name of a challenge, and another meaning.
        let renamed = AskedChallenge(challenge: .sms, session: early.session, parameters: [:])
        #expect(
            try await refusal { try await server.prove(renamed, with: code, by: client) }
                == SignInRefusal.invalidSession)
    }

    @Test(arguments: Engine.available)
    func `a session is of one client, one user and one stage, and lasts three minutes`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withFirstFactors(engine)
        try await server.makeUser("bob", attributes: ["email": "bob@example.com"], by: client)
        let other = try await server.client(in: pool) { $0.explicitAuthFlows?.append(.allowUserAuth) }
        let asked = try await server.begin(by: client).pendingChallenge
        let sent = try await server.begin(preferring: "EMAIL_OTP", by: client).pendingChallenge
        let code = await server.lastCode(to: "ann@example.com")
        let invalid = SignInRefusal.invalidSession
        #expect(
            try await refusal { try await server.choose("EMAIL_OTP", after: asked, of: "bob", by: client) } == invalid)
        #expect(try await refusal { try await server.choose("EMAIL_OTP", after: asked, by: other) } == invalid)
        #expect(try await refusal { try await server.prove(sent, with: code, by: other) } == invalid)
        #expect(try await refusal { try await server.prove(sent, with: code, of: "bob", by: client) } == invalid)
        for session in [asked.session, "", "x", "\(client.id.rawValue).", "\(client.id.rawValue).AAAA"] {
            let forged = AskedChallenge(challenge: .email, session: session, parameters: [:])
            #expect(try await refusal { try await server.prove(forged, with: code, by: client) } == invalid)
            #expect(
                try await refusal {
                    try await server.begin(.choice, exactly: [:], session: session, by: client.id)
                } == invalid)
        }
        server.clock.advance(.minutes(3))
        let expired = SignInRefusal.sessionExpired
        #expect(try await refusal { try await server.prove(sent, with: code, by: client) } == expired)
        #expect(try await refusal { try await server.choose("EMAIL_OTP", after: asked, by: client) } == expired)
    }

    @Test(arguments: Engine.available)
    func `an administrator's server chooses for the user too`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withFirstFactors(engine)
        let asked = try await server.begin(by: client, as: true).pendingChallenge
        #expect(asked.available == Self.all)
        let sent = try await server.choose("SMS_OTP", after: asked, by: client, as: true).pendingChallenge
        let code = await server.lastCode(to: TestServer.phone)
        _ = try await server.prove(sent, with: code, by: client, as: true).tokens
        let closed = try await server.client(in: try await server.settings.pool(client.pool))
        #expect(
            try await refusal { try await server.begin(by: closed) }
                == InvalidInput("USER_AUTH flow not enabled for this client"))
    }

    // CODE-09
    @Test(arguments: Engine.available)
    func `codes are limited as all codes are`(on engine: Engine) async throws {
        var limits = CodeLimits()
        limits.perDestination = 2
        let (server, _, client) = try await TestServer.withFirstFactors(engine, codeLimits: limits)
        for _ in 1...2 { _ = try await server.begin(preferring: "SMS_OTP", by: client).pendingChallenge }
        #expect(try await refusal { try await server.begin(preferring: "SMS_OTP", by: client) } == QuotaRefusal.calls)
    }
}
