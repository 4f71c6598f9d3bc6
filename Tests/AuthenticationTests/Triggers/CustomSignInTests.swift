import Accounts
import Authentication
import Directory
import Factors
import Kernel
import TestKit
import Testing
import Tokens
import Triggers
import WireRuntime

/// Sign-ins whose challenges the pool's functions choose: what the functions are told, and what follows.
@Suite struct CustomSignInTests {
    private func json(_ text: String) throws -> JSONObject {
        try #require(try JSONReader.read(Array(text.utf8)).object)
    }

    // UP-AUTH-03, UP-LAM-36, UP-LAM-37, UP-LAM-38, AUTH-CUS-01, AUTH-CUS-02, AUTH-CUS-03, AUTH-CUS-04, AUTH-CUS-05,
    // AUTH-CUS-06, UP-LAM-20, UP-LDC-01, UP-LDC-02, UP-LDC-03, UP-LDC-04, UP-LDC-05, UP-LDC-06, UP-LDC-09, UP-LDC-10,
    // UP-LDC-11, UP-LDC-12, UP-LDC-13, UP-LDC-15, UP-LDC-16, UP-LDC-17, UP-LDC-18, UP-LAM-08, UP-LAM-09, UP-LAM-10
    @Test(arguments: Engine.available)
    func `the functions choose the challenges, and get what the documents say`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withCustomSignIns(engine)
        let ann = try await server.user("ann", in: pool.id)
        let first = try await server.beginCustom(by: client)
        #expect(first.challenge == .custom && first.parameters == ["question": "6 x 7", "USERNAME": "ann"])
        let second = try await server.answerCustom(first, with: "41", by: client).pendingChallenge
        #expect(second.challenge == .custom && second.session != first.session)
        let tokens = try await server.answerCustom(second, by: client).tokens
        #expect(try tokens.id.text("cognito:username") == "ann")

        let user = """
            "userAttributes": {"cognito:user_status": "CONFIRMED", "email": "ann@example.com",
                "email_verified": "true", "sub": "\(ann.id)"}
            """
        let wrong = #"{"challengeName": "CUSTOM_CHALLENGE", "challengeResult": false, "challengeMetadata": "SUM"}"#
        let right = #"{"challengeName": "CUSTOM_CHALLENGE", "challengeResult": true, "challengeMetadata": "SUM"}"#
        let expected: [(String, String, String)] = [
            ("DefineAuthChallenge", #"{\#(user), "session": []}"#, Self.undecided),
            ("CreateAuthChallenge", #"{\#(user), "challengeName": "CUSTOM_CHALLENGE", "session": []}"#, Self.uncreated),
            ("VerifyAuthChallengeResponse", Self.judged(user, "41"), Self.unjudged),
            ("DefineAuthChallenge", #"{\#(user), "session": [\#(wrong)]}"#, Self.undecided),
            (
                "CreateAuthChallenge", #"{\#(user), "challengeName": "CUSTOM_CHALLENGE", "session": [\#(wrong)]}"#,
                Self.uncreated
            ),
            ("VerifyAuthChallengeResponse", Self.judged(user, "42"), Self.unjudged),
            ("DefineAuthChallenge", #"{\#(user), "session": [\#(wrong), \#(right)]}"#, Self.undecided),
        ]
        let events = server.functions.events
        try #require(events.count == expected.count)
        for (event, (kind, request, response)) in zip(events, expected) {
            #expect(event["triggerSource"] == .string(kind + "_Authentication"))
            #expect(event["request"]?.object == (try json(request)), "\(kind)")
            #expect(event["response"]?.object == (try json(response)), "\(kind)")
            #expect(event["userName"] == .string("ann") && event["userPoolId"] == .string(pool.id.rawValue))
            #expect(event["callerContext"]?.object?["clientId"] == .string(client.id.rawValue))
        }
    }

    private static let undecided = #"{"challengeName": null, "issueTokens": null, "failAuthentication": null}"#
    private static let unjudged = #"{"answerCorrect": null}"#
    private static let uncreated = """
        {"publicChallengeParameters": null, "privateChallengeParameters": null, "challengeMetadata": null}
        """
    private static func judged(_ user: String, _ answer: String) -> String {
        #"{\#(user), "privateChallengeParameters": {"answer": "42"}, "challengeAnswer": "\#(answer)"}"#
    }

    // UP-LDC-08, AUTH-CUS-08, AUTH-CUS-10
    @Test(arguments: Engine.available)
    func `the password comes first, if app and function want it`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withCustomSignIns(engine)
        let flow = try SRPSignIn(server, of: "ann", by: client)
        let begin = ["USERNAME": "ann", "SRP_A": flow.shown, "CHALLENGE_NAME": "SRP_A"]
        let asked = try await server.begin(.custom, with: begin, by: client).pendingChallenge
        #expect(asked.challenge == .passwordVerifier)
        #expect(server.functions.requests(.defineAuthChallenge).last?.session.map(\.name) == ["SRP_A"])
        #expect(server.functions.requests(.defineAuthChallenge).last?.session.map(\.isRight) == [true])
        let sum = try await flow.answer(asked.parameters).pendingChallenge
        #expect(sum.challenge == .custom)
        let session = try #require(server.functions.requests(.defineAuthChallenge).last?.session)
        #expect(session.map(\.name) == ["SRP_A", "PASSWORD_VERIFIER"] && session.allSatisfy { $0.isRight })
        _ = try await server.answerCustom(sum, by: client).tokens
        let names = server.functions.requests(.defineAuthChallenge).last?.session.map(\.name)
        #expect(names == ["SRP_A", "PASSWORD_VERIFIER", "CUSTOM_CHALLENGE"])
    }

    // AUTH-CUS-09
    @Test(arguments: Engine.available)
    func `a function may ask for SRP itself`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withCustomSignIns(engine)
        server.functions.respond(.defineAuthChallenge) { request in
            switch request.session.map(\.name) {
            case []: .challenge("SRP_A")
            case ["SRP_A"]: .challenge("PASSWORD_VERIFIER")
            default: .tokens
            }
        }
        let flow = try SRPSignIn(server, of: "ann", by: client)
        let asked = try await server.begin(.custom, with: ["USERNAME": "ann", "SRP_A": flow.shown], by: client)
            .pendingChallenge
        #expect(asked.challenge == .passwordVerifier)
        _ = try await flow.answer(asked.parameters).tokens
        let refused = try await refusal { try await server.beginCustom(by: client) }
        #expect(refused is TriggerRefusal, "there is no public value")
    }

    @Test(arguments: Engine.available)
    func `a wrong password ends a custom sign-in, and counts`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withCustomSignIns(engine)
        for _ in 1...5 {
            let flow = try SRPSignIn(server, of: "ann", by: client)
            let begin = ["USERNAME": "ann", "SRP_A": flow.shown, "CHALLENGE_NAME": "SRP_A"]
            let asked = try await server.begin(.custom, with: begin, by: client).pendingChallenge
            let count = server.functions.calls.count
            let refused = try await refusal { try await flow.answer(asked.parameters, password: "Wrong-Horse-9") }
            #expect(refused == SignInRefusal.wrongCredentials)
            let again = try await refusal { try await flow.answer(asked.parameters) }
            #expect(again == SignInRefusal.invalidSession || again == SignInRefusal.attemptsExceeded)
            #expect(server.functions.calls.count == count, "the functions are not asked")
        }
        #expect(try await refusal { try await server.beginCustom(by: client) } == SignInRefusal.attemptsExceeded)
    }

    // AUTH-CUS-07, AUTH-CUS-11, UP-AUTH-04
    @Test(arguments: Engine.available)
    func `a second factor is asked for after the password, and the functions get its result`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await TestServer.withSecondFactors(
            engine, offering: [.softwareToken],
            pool: { $0.call(.defineAuthChallenge, .createAuthChallenge, .verifyAuthChallengeResponse) },
            client: { $0.explicitAuthFlows?.append(.allowCustom) })
        server.functions.respond(.defineAuthChallenge) { request in
            switch request.session.last?.name {
            case "SRP_A": .challenge("PASSWORD_VERIFIER")
            case "SOFTWARE_TOKEN_MFA": .challenge("CUSTOM_CHALLENGE")
            case "CUSTOM_CHALLENGE": .tokens
            default: .failure
            }
        }
        server.functions.respond(to: .createAuthChallenge, JSONObject())
        server.functions.respond(
            to: .verifyAuthChallengeResponse, JSONObject([.init("answerCorrect", .boolean(true))]))
        let app = try await server.makeApp(in: pool, by: client)
        let flow = try SRPSignIn(server, of: "ann", by: client)
        let begin = ["USERNAME": "ann", "SRP_A": flow.shown, "CHALLENGE_NAME": "SRP_A"]
        let asked = try await server.begin(.custom, with: begin, by: client).pendingChallenge
        let code = try await flow.answer(asked.parameters).pendingChallenge
        #expect(code.challenge == .softwareToken)
        let custom = try await server.prove(code, with: app.code(at: server.clock.now), by: client).pendingChallenge
        #expect(custom.challenge == .custom && custom.parameters == ["USERNAME": "ann"])
        let names = server.functions.requests(.defineAuthChallenge).last?.session.map(\.name)
        #expect(names == ["SRP_A", "PASSWORD_VERIFIER", "SOFTWARE_TOKEN_MFA"])
        _ = try await server.answerCustom(custom, with: "x", by: client).tokens
    }

    // The functions decide, so no password and no second factor is asked for
    // (decisions/0026-what-the-functions-of-a-sign-in-decide.md).
    @Test(arguments: Engine.available)
    func `a sign-in without the password asks for nothing but the functions' challenges`(on engine: Engine) async throws
    {
        let (server, pool, client) = try await TestServer.withCustomSignIns(engine)
        try await server.invite("new", to: pool)
        let asked = try await server.beginCustom("new", by: client)
        _ = try await server.answerCustom(asked, of: "new", by: client).tokens
        #expect(try await server.user("new", in: pool.id).status == .forceChangePassword)

        let flow = try SRPSignIn(server, of: "new", by: client)
        let begin = ["USERNAME": "new", "SRP_A": flow.shown, "CHALLENGE_NAME": "SRP_A"]
        let proof = try await server.begin(.custom, with: begin, by: client).pendingChallenge
        let change = try await flow.answer(proof.parameters).pendingChallenge
        #expect(change.challenge == .newPassword, "a password that was proven and is temporary is replaced")
        let answer = ["USERNAME": "new", "NEW_PASSWORD": "My-Own-Horse-9"]
        let sum = try await server.answer(
            .newPassword, session: change.session, with: answer, by: client
        ).pendingChallenge
        #expect(sum.challenge == .custom)
        #expect(try await server.user("new", in: pool.id).status == .confirmed)
        _ = try await server.answerCustom(sum, of: "new", by: client).tokens
    }

    // AUTH-ADM-01, UP-HASH-01
    @Test(arguments: Engine.available)
    func `administrators and clients with a secret use custom sign-ins too`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withCustomSignIns(engine, secret: "the secret of the client")
        let asked = try await server.beginCustom(by: client, as: true)
        _ = try await server.answerCustom(asked, by: client, as: true).tokens
        let app = try await server.beginCustom(by: client)
        let unhashed = try await refusal {
            try await server.answer(
                .custom, session: app.session, exactly: ["USERNAME": "ann", "ANSWER": "42"], by: client.id)
        }
        #expect(unhashed == ClientRefusal.secretHashMissing(client.id))
        _ = try await server.answerCustom(app, by: client).tokens
    }

    @Test(arguments: [TriggerKind.defineAuthChallenge, .createAuthChallenge, .verifyAuthChallengeResponse])
    func `each missing function is told in the service's words`(_ missing: TriggerKind) async throws {
        let (server, _, client) = try await TestServer.withCustomSignIns(
            .sqliteFile, pool: { $0.triggers?.functions[missing] = nil })
        let refused = try await refusal {
            try await server.answerCustom(try await server.beginCustom(by: client), by: client)
        }
        #expect(refused == InvalidInput("Custom auth lambda trigger is not configured for the user pool."))
    }

    @Test(arguments: Engine.available)
    func `metadata of an answer reaches the functions, and that of the first request does not`(
        on engine: Engine
    ) async throws {
        let (server, _, client) = try await TestServer.withCustomSignIns(engine)
        let asked = try await server.beginCustom(by: client, metadata: ["from": "begin"])
        for event in server.functions.events { #expect(event["request"]?.object?["clientMetadata"] == nil) }
        let begun = server.functions.calls.count
        _ = try await server.answerCustom(asked, with: "41", by: client, metadata: ["from": "answer"])
        let later = server.functions.events.dropFirst(begun)
        #expect(later.count == 3)
        for event in later {
            let metadata = event["request"]?.object?["clientMetadata"]
            #expect(metadata == .object(JSONObject([.init("from", .string("answer"))])))
        }
    }

    @Test(arguments: Engine.available)
    func `a request that starts over calls no function twice for one event`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withCustomSignIns(engine)
        let asked = try await server.beginCustom(by: client)
        let isChanged = Locked(false)
        server.functions.handle(.verifyAuthChallengeResponse) { event throws(TriggerError) in
            guard !isChanged.exchange(true) else { throw .failed(message: "called again") }
            let password = Secret("Another-Horse-9")
            do {
                try await server.administration.setPassword(password, permanent: true, of: "ann", in: pool.id)
            } catch { throw .failed(message: "\(error)") }
            var event = event
            event["response"] = .object(JSONObject([.init("answerCorrect", .boolean(true))]))
            return event
        }
        _ = try await server.answerCustom(asked, by: client).tokens
        #expect(server.functions.requests(.verifyAuthChallengeResponse).count == 1)
        #expect(server.functions.requests(.defineAuthChallenge).count == 2)
    }
}
