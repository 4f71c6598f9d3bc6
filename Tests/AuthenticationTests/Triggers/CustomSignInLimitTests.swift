import Accounts
import Authentication
import Directory
import Factors
import Kernel
import Storage
import TestKit
import Testing
import Tokens
import Triggers
import WireRuntime

/// What functions and callers of a custom sign-in cannot do (TRG-07, TRG-08).
@Suite struct CustomSignInLimitTests {
    private func isInvalid(_ refusal: (any Refusal)?, _ kind: TriggerKind) -> Bool {
        guard case .invalidResponse(kind, _)? = refusal as? TriggerRefusal else { return false }
        return true
    }

    // TRG-07, UP-LDC-07
    @Test(arguments: Engine.available)
    func `a failure outweighs tokens, and only known challenges can follow`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withCustomSignIns(engine)
        let both = JSONObject([.init("issueTokens", .boolean(true)), .init("failAuthentication", .boolean(true))])
        server.functions.respond(to: .defineAuthChallenge, both)
        #expect(try await refusal { try await server.beginCustom(by: client) } == SignInRefusal.wrongCredentials)
        for name in ["FOO", "SMS_MFA", "PASSWORD_VERIFIER", "SRP_A", ""] {
            server.functions.respond(to: .defineAuthChallenge, .challenge(name))
            let refused = try await refusal { try await server.beginCustom(by: client) }
            #expect(isInvalid(refused, .defineAuthChallenge), "\(name)")
        }
        server.functions.respond(to: .defineAuthChallenge, JSONObject())
        let undecided = try await refusal { try await server.beginCustom(by: client) }
        #expect(isInvalid(undecided, .defineAuthChallenge))
        server.functions.respond(to: .defineAuthChallenge, .tokens)
        _ = try await server.begin(.custom, with: ["USERNAME": "ann"], by: client).tokens
    }

    // TRG-07
    @Test(arguments: Engine.available)
    func `no function signs in a user who may not sign in, or does not exist`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withCustomSignIns(
            engine, client: { $0.existenceErrors = .enabled })
        server.functions.respond(to: .defineAuthChallenge, .tokens)
        try await server.signUp("raw", attributes: ["email": "raw@example.com"], by: client)
        try await server.makeUser("off", attributes: ["email": "off@example.com"], by: client)
        try await server.administration.disable("off", in: pool.id)
        try await server.administration.resetPassword(of: "ann", in: pool.id)
        for (name, expected) in [
            ("raw", SignInRefusal.notConfirmed), ("ann", SignInRefusal.passwordResetRequired),
            ("off", UserRefusal.disabled), ("who", SignInRefusal.wrongCredentials),
        ] as [(String, any Refusal)] {
            let refused = try await refusal { try await server.begin(.custom, with: ["USERNAME": name], by: client) }
            #expect(refused == expected, "\(name)")
        }
    }

    // TRG-07
    @Test(arguments: Engine.available)
    func `a sign-in has at most 25 answers`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withCustomSignIns(engine)
        server.functions.respond(to: .defineAuthChallenge, .challenge("CUSTOM_CHALLENGE"))
        var asked = try await server.beginCustom(by: client)
        for _ in 1..<25 { asked = try await server.answerCustom(asked, by: client).pendingChallenge }
        let last = asked
        let refused = try await refusal { try await server.answerCustom(last, by: client) }
        #expect(refused == SignInRefusal.wrongCredentials)
        #expect(try await refusal { try await server.answerCustom(last, by: client) } == SignInRefusal.invalidSession)
        #expect(server.functions.requests(.createAuthChallenge).count == 25)
    }

    // TRG-08
    @Test(arguments: Engine.available)
    func `only the boolean true makes an answer right`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withCustomSignIns(engine)
        let asked = try await server.beginCustom(by: client)
        for value in [JSON.string("true"), .integer(1), .object(JSONObject()), .array([.boolean(true)])] {
            server.functions.respond(to: .verifyAuthChallengeResponse, JSONObject([.init("answerCorrect", value)]))
            let refused = try await refusal { try await server.answerCustom(asked, by: client) }
            #expect(isInvalid(refused, .verifyAuthChallengeResponse), "\(value)")
        }
        server.functions.respond(to: .verifyAuthChallengeResponse, JSONObject([.init("answerCorrect", .null)]))
        let next = try await server.answerCustom(asked, by: client).pendingChallenge
        #expect(server.functions.requests(.defineAuthChallenge).last?.session.map(\.isRight) == [false])
        server.functions.respond(to: .verifyAuthChallengeResponse, JSONObject())
        _ = try await server.answerCustom(next, by: client).pendingChallenge
        #expect(server.functions.requests(.defineAuthChallenge).last?.session.map(\.isRight) == [false, false])
    }

    @Test(arguments: Engine.available)
    func `each challenge is answered once, with its own session, in time`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withCustomSignIns(engine)
        try await server.makeUser("bob", attributes: ["email": "bob@example.com"], by: client)
        let first = try await server.beginCustom(by: client)
        let second = try await server.answerCustom(first, with: "41", by: client).pendingChallenge
        let replayed = try await refusal { try await server.answerCustom(first, by: client) }
        #expect(replayed == SignInRefusal.invalidSession)
        let asOther = try await refusal { try await server.answerCustom(second, of: "bob", by: client) }
        #expect(asOther == SignInRefusal.invalidSession)
        let asSMS = try await refusal {
            try await server.answer(
                .sms, session: second.session, with: ["USERNAME": "ann", "SMS_MFA_CODE": "42"], by: client)
        }
        #expect(asSMS == SignInRefusal.invalidSession)
        for session in ["", String(repeating: "s", count: 80), nil] {
            let forged = AskedChallenge(challenge: .custom, session: session, parameters: [:])
            let refused = try await refusal { try await server.answerCustom(forged, by: client) }
            #expect(refused == SignInRefusal.invalidSession || refused is InvalidInput)
        }
        _ = try await server.answerCustom(second, by: client).tokens
        let late = try await server.beginCustom(by: client)
        server.clock.advance(.minutes(3))
        #expect(try await refusal { try await server.answerCustom(late, by: client) } == SignInRefusal.sessionExpired)
    }

    @Test(arguments: Engine.available)
    func `of thirty-two answers to one challenge, one is judged`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withCustomSignIns(engine)
        let asked = try await server.beginCustom(by: client)
        let race = await Race { _ in try await server.answerCustom(asked, by: client).tokens }
        #expect(race.winners.count == 1)
        #expect(race.refusals.count { $0 == SignInRefusal.invalidSession } == 31)
        #expect(server.functions.requests(.verifyAuthChallengeResponse).count == 1)
    }

    // The functions decide how long one sign-in goes on, but anyone may begin many.
    @Test(arguments: Engine.available)
    func `wrong answers lock as wrong passwords do, and a sign-in clears them`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withCustomSignIns(engine)
        for _ in 1...2 {
            let first = try await server.beginCustom(by: client)
            let second = try await server.answerCustom(first, with: "1", by: client).pendingChallenge
            let third = try await server.answerCustom(second, with: "2", by: client).pendingChallenge
            _ = try await server.answerCustom(third, by: client).tokens
        }
        var asked = try await server.beginCustom(by: client)
        for _ in 1...2 { asked = try await server.answerCustom(asked, with: "1", by: client).pendingChallenge }
        let (open, third) = (try await server.beginCustom(by: client), asked)
        let failed = try await refusal { try await server.answerCustom(third, with: "1", by: client) }
        #expect(failed == SignInRefusal.wrongCredentials, "the function ends it")
        asked = open
        for _ in 1...2 { asked = try await server.answerCustom(asked, with: "1", by: client).pendingChallenge }
        let count = server.functions.calls.count
        let last = asked
        for work in [
            { _ = try await server.answerCustom(last, by: client) },
            { _ = try await server.beginCustom(by: client) },
            { _ = try await server.signIn("ann", by: client) },
        ] as [@Sendable () async throws -> Void] {
            #expect(try await refusal { try await work() } == SignInRefusal.attemptsExceeded)
        }
        #expect(server.functions.calls.count == count, "no function is called during a lock")
        server.clock.advance(2)
        _ = try await server.answerCustom(last, by: client).tokens
    }

    @Test(arguments: Engine.available)
    func `a function that fails counts nothing, unless the answer was wrong`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withCustomSignIns(engine)
        let asked = try await server.beginCustom(by: client)
        server.functions.refuse(.verifyAuthChallengeResponse, with: "broken")
        for _ in 1...8 {
            let refused = try await refusal { try await server.answerCustom(asked, by: client) }
            #expect(refused == TriggerRefusal.failed(.verifyAuthChallengeResponse, message: "broken"))
        }
        server.functions.respond(
            to: .verifyAuthChallengeResponse, JSONObject([.init("answerCorrect", .boolean(true))]))
        _ = try await server.answerCustom(asked, by: client).tokens

        server.functions.respond(to: .verifyAuthChallengeResponse, JSONObject())
        server.functions.respond(.defineAuthChallenge) { request throws(TriggerError) in
            if request.session.isEmpty { return .challenge("CUSTOM_CHALLENGE") }
            throw .failed(message: "no")
        }
        for _ in 1...5 {
            let next = try await server.beginCustom(by: client)
            let refused = try await refusal { try await server.answerCustom(next, by: client) }
            #expect(refused == TriggerRefusal.failed(.defineAuthChallenge, message: "no"))
            let again = try await refusal { try await server.answerCustom(next, by: client) }
            #expect(again == SignInRefusal.invalidSession || again == SignInRefusal.attemptsExceeded)
        }
        #expect(try await refusal { try await server.beginCustom(by: client) } == SignInRefusal.attemptsExceeded)
    }

    @Test(arguments: Engine.available)
    func `an unknown user is asked like a known one, and the functions are told`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withCustomSignIns(
            engine, client: { $0.existenceErrors = .enabled })
        for name in ["ann", "who"] {
            let asked = try await server.beginCustom(name, by: client)
            #expect(asked.challenge == .custom && asked.parameters == ["question": "6 x 7", "USERNAME": name])
            let next = try await server.answerCustom(asked, with: "41", of: name, by: client).pendingChallenge
            #expect(next.challenge == .custom)
            let step = try await refusal { try await server.answerCustom(next, of: name, by: client).tokens }
            #expect(step == (name == "ann" ? nil : SignInRefusal.wrongCredentials as (any Refusal)?))
        }
        for event in server.functions.events {
            let request = event["request"]?.object
            let isAnn = event["userName"] == .string("ann")
            #expect(request?["userNotFound"] == .boolean(!isAnn))
            #expect((request?["userAttributes"]?.object?.members.isEmpty ?? false) == !isAnn)
        }
        #expect(server.functions.requests(.verifyAuthChallengeResponse).count == 4)
    }

    @Test(arguments: Engine.available)
    func `a client that does not hide who exists says so, and calls no function`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withCustomSignIns(engine)
        #expect(try await refusal { try await server.beginCustom("who", by: client) } == UserRefusal.notFound)
        #expect(server.functions.calls.isEmpty)
    }

    @Test(arguments: Engine.available)
    func `a challenge that is too long is refused`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withCustomSignIns(engine)
        let long = JSON.object(JSONObject([.init("a", .string(String(repeating: "x", count: 20_000)))]))
        for name in ["publicChallengeParameters", "privateChallengeParameters"] {
            server.functions.respond(to: .createAuthChallenge, JSONObject([.init(name, long)]))
            let refused = try await refusal { try await server.beginCustom(by: client) }
            #expect(isInvalid(refused, .createAuthChallenge))
        }
    }

    @Test(arguments: Engine.available)
    func `what a function keeps from the app is not in the store in the clear`(on engine: Engine) async throws {
        let (server, recorder) = try await TestServer.recorded(engine)
        let pool = try await server.pool {
            $0.call(.defineAuthChallenge, .createAuthChallenge, .verifyAuthChallengeResponse)
        }
        let client = try await server.client(in: pool) { $0.explicitAuthFlows?.append(.allowCustom) }
        try await server.makeUser("ann", by: client)
        server.functions.respond(to: .defineAuthChallenge, .challenge("CUSTOM_CHALLENGE"))
        let answer = JSON.object(JSONObject([.init("answer", .string("very private"))]))
        server.functions.respond(to: .createAuthChallenge, JSONObject([.init("privateChallengeParameters", answer)]))
        _ = try await server.beginCustom(by: client)
        let inserted = recorder.statements.filter { $0.rendered(for: .sqlite).text.contains("INTO auth_sessions") }
        #expect(inserted.count == 1)
        for statement in inserted {
            for case .bytes(let bytes) in statement.rendered(for: .sqlite).values {
                #expect(!String(decoding: bytes, as: UTF8.self).contains("private"))
            }
        }
    }
}
