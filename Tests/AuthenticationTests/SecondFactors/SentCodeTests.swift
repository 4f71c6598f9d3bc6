import Accounts
import Authentication
import Directory
import Factors
import Kernel
import Messaging
import TestKit
import Testing

/// Codes by text message and by e-mail as a second factor.
@Suite struct SentCodeTests {
    // UP-MFA-08, AUTH-SRP-04, UP-MSG-15
    @Test(arguments: Engine.available)
    func `a code is sent to the telephone, whose number is masked`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withSecondFactors(engine, offering: [.sms]) {
            $0.messages.smsAuthentication = "{####} lets {username} in"
        }
        try await server.enable(.sms, in: pool)
        for bySRP in [false, true] {
            let asked =
                bySRP
                ? try await server.signInBySRP("ann", by: client).pendingChallenge
                : try await server.challenge(by: client)
            #expect(asked.challenge == .sms)
            #expect(
                asked.parameters == [
                    "CODE_DELIVERY_DELIVERY_MEDIUM": "SMS", "CODE_DELIVERY_DESTINATION": "+*******0123",
                    "USER_ID_FOR_SRP": "ann",
                ])
            let message = try #require(await server.lastMessage(to: TestServer.phone))
            let code = try #require(message.code)
            #expect(message.channel == .sms && message.purpose == "Authentication")
            #expect(message.body == "\(code) lets ann in" && code.utf8.count == 6)
            _ = try await server.prove(asked, with: code, by: client).tokens
        }
    }

    @Test(arguments: Engine.available)
    func `a code is sent to the e-mail address, in the pool's words`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withSecondFactors(engine, offering: [.email]) {
            $0.secondFactors?.email = .init(subject: "Enter", body: "<b>{####}</b>")
        }
        try await server.enable(.email, in: pool)
        let asked = try await server.challenge(by: client)
        #expect(asked.challenge == .email)
        #expect(
            asked.parameters == [
                "CODE_DELIVERY_DELIVERY_MEDIUM": "EMAIL", "CODE_DELIVERY_DESTINATION": "a***@e***",
                "USER_ID_FOR_SRP": "ann",
            ])
        let message = try #require(await server.lastMessage(to: "ann@example.com"))
        let code = try #require(message.code)
        #expect(message.subject == "Enter" && message.body == "<b>\(code)</b>")
        _ = try await server.prove(asked, with: code, by: client).tokens
        #expect(
            try await refusal { try await server.prove(asked, with: code, by: client) } == SignInRefusal.invalidSession)
    }

    // UP-MFA-12
    @Test(arguments: Engine.available)
    func `a telephone that received a code is verified, unless its number is another user's name`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await TestServer.withSecondFactors(
            engine, offering: [.sms], pool: { $0.aliasAttributes = [.phoneNumber] })
        try await server.makeUser(
            "bob", attributes: ["email": "b@example.com", "phone_number": TestServer.phone], by: client)
        for (name, verified) in [("ann", "true"), ("bob", "false")] as [(Username, String)] {
            try await server.enable(.sms, for: name, in: pool)
            #expect(try await server.user(name.rawValue, in: pool.id).attributes["phone_number_verified"] != "true")
            let asked = try await server.challenge(name, by: client)
            let code = await server.lastCode(to: TestServer.phone)
            _ = try await server.prove(asked, with: code, of: name, by: client).tokens
            let after = try await server.user(name.rawValue, in: pool.id).attributes["phone_number_verified"] ?? "false"
            #expect(after == verified, "\(name)")
        }
        #expect(try await server.user(TestServer.phone, in: pool.id).username == "ann")
    }

    // UP-MFA-10, UP-FIND-02, MFA-06, LIM-TOK-05, UP-LIM-24, USR-UI-12
    @Test(arguments: Engine.available)
    func `a wrong code leaves the session for its three minutes, and a code is of one session`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await TestServer.withSecondFactors(engine, offering: [.sms])
        try await server.enable(.sms, in: pool)
        let first = try await server.challenge(by: client)
        let firstCode = await server.lastCode(to: TestServer.phone)
        let second = try await server.challenge(by: client)
        let secondCode = await server.lastCode(to: TestServer.phone)
        #expect(firstCode != secondCode)
        #expect(
            try await refusal { try await server.prove(first, with: secondCode, by: client) }
                == SecondFactorRefusal.sentCodeMismatch)
        #expect(try await refusal { try await server.prove(second, with: "", by: client) }?.kind == .invalid)
        let renamed = AskedChallenge(challenge: .email, session: second.session, parameters: [:])
        #expect(
            try await refusal { try await server.prove(renamed, with: secondCode, by: client) }
                == SignInRefusal.invalidSession)
        server.clock.advance(.minutes(3) - 1)
        _ = try await server.prove(first, with: firstCode, by: client).tokens
        server.clock.advance(1)
        let late = try await refusal { try await server.prove(second, with: secondCode, by: client) }
        #expect(late == SignInRefusal.sessionExpired)
        #expect(late?.message == "Invalid session for the user, session is expired.")
        // The row may be gone.
        server.clock.advance(.hours(1))
        try await server.sweeper.sweep()
        #expect(
            try await refusal { try await server.prove(second, with: secondCode, by: client) }
                == SignInRefusal.sessionExpired
        )
        let id = client.id.rawValue
        for text in ["\(id).1.x", "\(id).9999999999999999999.x", "\(id)..x", "\(id).-1", ".1."] {
            let forged = AskedChallenge(challenge: .sms, session: text, parameters: [:])
            let refused = try await refusal { try await server.prove(forged, with: secondCode, by: client) }
            #expect(refused == (text.hasSuffix(".1.x") ? SignInRefusal.sessionExpired : .invalidSession), "\(text)")
        }
    }

    @Test(arguments: Engine.available)
    func `a code to a number that is no longer the user's is worth nothing`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withSecondFactors(engine, offering: [.sms])
        try await server.enable(.sms, in: pool)
        let asked = try await server.challenge(by: client)
        let code = await server.lastCode(to: TestServer.phone)
        try await server.administration.update(["phone_number": "+12065550199"], of: "ann", in: pool.id)
        #expect(
            try await refusal { try await server.prove(asked, with: code, by: client) }
                == SecondFactorRefusal.sentCodeMismatch)
    }

    // UP-MFA-06
    @Test(arguments: Engine.available)
    func `of several factors the user chooses one`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withSecondFactors(engine, offering: [.sms, .email])
        try await server.enable(.sms, .email, in: pool)
        let asked = try await server.challenge(by: client)
        #expect(asked.challenge == .selection)
        #expect(asked.parameters["MFAS_CAN_CHOOSE"] == #"["SMS_MFA","EMAIL_OTP"]"#)
        func choose(_ factor: String) async throws -> AskedChallenge {
            try await server.answer(
                .selection, session: asked.session, with: ["USERNAME": "ann", "ANSWER": factor], by: client
            ).pendingChallenge
        }
        for factor in ["SOFTWARE_TOKEN_MFA", "SMS", ""] {
            #expect(try await refusal { try await choose(factor) }?.kind == .invalid, "\(factor)")
        }
        #expect(await server.lastMessage(to: TestServer.phone) == nil, "nothing is sent before the choice")
        let chosen = try await choose("EMAIL_OTP")
        #expect(chosen.challenge == .email)
        #expect(try await refusal { try await choose("SMS_MFA") } == SignInRefusal.invalidSession)
        _ = try await server.prove(chosen, with: await server.lastCode(to: "ann@example.com"), by: client).tokens
    }

    // UP-ACU-12
    @Test(arguments: Engine.available)
    func `a new password comes before the code, and is set even if the code never comes`(on engine: Engine) async throws
    {
        let (server, pool, client) = try await TestServer.withSecondFactors(engine, mode: .on, offering: [.sms])
        try await server.invite("new", attributes: ["phone_number": "+12065550177"], to: pool)
        let asked = try await server.challenge("new", by: client)
        #expect(asked.challenge == .newPassword)
        let next = try await server.answer(
            .newPassword, session: asked.session, with: ["USERNAME": "new", "NEW_PASSWORD": "My-Own-Horse-9"],
            by: client
        ).pendingChallenge
        #expect(next.challenge == .sms)
        #expect(try await server.user("new", in: pool.id).status == .confirmed)
        let again = try await server.challenge("new", password: "My-Own-Horse-9", by: client)
        _ = try await server.prove(again, with: await server.lastCode(to: "+12065550177"), of: "new", by: client).tokens
    }

    // CODE-09
    @Test(arguments: Engine.available)
    func `codes of sign-ins are limited as all codes are`(on engine: Engine) async throws {
        var limits = CodeLimits()
        limits.perDestination = 2
        let (server, pool, client) = try await TestServer.withSecondFactors(
            engine, offering: [.sms], codeLimits: limits)
        try await server.enable(.sms, in: pool)
        for _ in 1...2 { #expect(try await server.challenge(by: client).challenge == .sms) }
        #expect(try await refusal { try await server.challenge(by: client) } == QuotaRefusal.calls)
        server.clock.advance(.hours(1))
        #expect(try await server.challenge(by: client).challenge == .sms)
    }

    @Test(arguments: Engine.available)
    func `a sign-in that loses its message tells so, and the next one sends another`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withSecondFactors(engine, offering: [.sms])
        try await server.enable(.sms, in: pool)
        server.sender.behavior = .refuses
        #expect(try await refusal { try await server.challenge(by: client) } == DeliveryRefusal.undeliverable)
        server.sender.behavior = .delivers
        let asked = try await server.challenge(by: client)
        _ = try await server.prove(asked, with: await server.lastCode(to: TestServer.phone), by: client).tokens
    }
}
