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

/// The functions before and after a sign-in (UP-LPA, UP-LPO).
@Suite struct AuthenticationTriggerTests {
    private func server(
        _ engine: Engine, _ kinds: [TriggerKind] = [.preAuthentication, .postAuthentication],
        client: (inout ClientSettings) -> Void = { _ in }
    ) async throws -> (TestServer, UserPool, Client) {
        let (server, pool, client) = try await TestServer.withPoolAndClient(
            engine, pool: { settings in for kind in kinds { settings.call(kind) } }, client: client)
        for kind in kinds { server.functions.respond(to: kind, JSONObject()) }
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        return (server, pool, client)
    }

    private func sources(_ server: TestServer) -> [String] {
        server.functions.events.compactMap { $0["triggerSource"]?.string }
    }

    private static let before = "PreAuthentication_Authentication"
    private static let after = "PostAuthentication_Authentication"

    // UP-LPA-01, UP-LPA-02, UP-LPO-02, UP-LAM-20, UP-LAM-27, UP-LAM-28, UP-AUTH-09
    @Test(arguments: Engine.available)
    func `the functions get what the documents say`(on engine: Engine) async throws {
        let (server, pool, client) = try await server(engine)
        let ann = try await server.user("ann", in: pool.id)
        let parameters = ["USERNAME": "ann", "PASSWORD": TestServer.password]
        _ = try await server.begin(.password, with: parameters, by: client, metadata: ["k": "v"]).tokens
        let user = """
            "userAttributes": {"cognito:user_status": "CONFIRMED", "email": "ann@example.com",
                "email_verified": "true", "sub": "\(ann.id)"}
            """
        let expected = [
            (Self.before, #"{\#(user), "validationData": {"k": "v"}}"#),
            (Self.after, #"{\#(user), "newDeviceUsed": false}"#),
        ]
        try #require(sources(server) == expected.map(\.0))
        for (event, (source, request)) in zip(server.functions.events, expected) {
            #expect(event["request"] == (try JSONReader.read(Array(request.utf8))), "\(source)")
            #expect(event["response"] == .object(JSONObject()))
            #expect(event["userName"] == .string("ann"))
            #expect(event["callerContext"]?.object?["clientId"] == .string(client.id.rawValue))
        }
        _ = try await server.begin(.password, with: parameters, by: client).tokens
        #expect(server.functions.requests(.preAuthentication).last?["validationData"] == .null)
    }

    // UP-LPA-03, UP-LAM-04, UP-LAM-22
    @Test(arguments: Engine.available)
    func `a refused sign-in writes nothing, and is no wrong password`(on engine: Engine) async throws {
        let (server, recorder) = try await TestServer.recorded(engine)
        let pool = try await server.pool { $0.call(.preAuthentication) }
        let client = try await server.client(in: pool)
        try await server.makeUser("ann", by: client)
        server.functions.respond(to: .preAuthentication, JSONObject())
        try await server.signIn("ann", by: client)
        server.functions.refuse(.preAuthentication, with: "not now")
        recorder.forget()
        for password in [TestServer.password, "Wrong-Horse-9"] {
            for _ in 1...6 {
                let refused = try await refusal { try await server.signIn("ann", password: password, by: client) }
                #expect(refused == TriggerRefusal.failed(.preAuthentication, message: "not now"))
                #expect(refused?.message == "PreAuthentication failed with error not now.")
            }
        }
        #expect(recorder.transactions == StatementRecorder.Transactions(reads: 12))
        server.functions.respond(to: .preAuthentication, JSONObject())
        try await server.signIn("ann", by: client)
    }

    @Test(arguments: Engine.available)
    func `every flow begins with one function and ends with the other, and a refresh calls neither`(
        on engine: Engine
    ) async throws {
        let (server, _, client) = try await server(engine)
        let flow = try SRPSignIn(server, of: "ann", by: client)
        let asked = try await flow.start()
        #expect(sources(server) == [Self.before])
        let tokens = try await flow.answer(asked).tokens
        #expect(sources(server) == [Self.before, Self.after])
        _ = try await server.exchange(tokens.refresh, by: client)
        #expect(server.functions.calls.count == 2)
        let parameters = ["USERNAME": "ann", "PASSWORD": TestServer.password]
        _ = try await server.begin(.adminPassword, with: parameters, by: client, as: true).tokens
        #expect(sources(server) == [Self.before, Self.after, Self.before, Self.after])
        _ = try await refusal { try await server.signIn("ann", password: "Wrong-Horse-9", by: client) }
        #expect(sources(server).suffix(2) == [Self.after, Self.before], "a wrong password is no sign-in")
    }

    @Test(arguments: Engine.available)
    func `a challenge is no sign-in yet, and its answer's metadata reaches the last function`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await server(engine)
        try await server.invite("new", to: pool)
        let parameters = ["USERNAME": "new", "PASSWORD": TestServer.password]
        let asked = try await server.begin(.password, with: parameters, by: client, metadata: ["from": "begin"])
            .pendingChallenge
        #expect(sources(server) == [Self.before])
        _ = try await server.answer(
            .newPassword, session: asked.session, with: ["USERNAME": "new", "NEW_PASSWORD": "My-Own-Horse-9"],
            by: client, metadata: ["from": "answer"])
        #expect(sources(server) == [Self.before, Self.after])
        let request = try #require(server.functions.requests(.postAuthentication).last)
        #expect(request["clientMetadata"] == .object(JSONObject([.init("from", .string("answer"))])))
        #expect(request["userAttributes"]?.object?["cognito:user_status"] == .string("CONFIRMED"))
    }

    @Test(arguments: Engine.available)
    func `custom sign-ins call both`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withCustomSignIns(
            engine, pool: { $0.call(.preAuthentication, .postAuthentication) })
        server.functions.respond(to: .preAuthentication, JSONObject())
        server.functions.respond(to: .postAuthentication, JSONObject())
        let asked = try await server.beginCustom(by: client)
        _ = try await server.answerCustom(asked, by: client).tokens
        #expect(
            sources(server) == [
                Self.before, "DefineAuthChallenge_Authentication", "CreateAuthChallenge_Authentication",
                "VerifyAuthChallengeResponse_Authentication", "DefineAuthChallenge_Authentication", Self.after,
            ])
    }

    @Test(arguments: Engine.available)
    func `tokens are not told if the last function refuses, and their session ends`(on engine: Engine) async throws {
        let (server, pool, client) = try await server(engine)
        server.functions.refuse(.postAuthentication, with: "no")
        let refused = try await refusal { try await server.signIn("ann", by: client) }
        #expect(refused == TriggerRefusal.failed(.postAuthentication, message: "no"))
        let rows = try await server.database.read { try RowCountTable($0).counts(in: pool.id) }
        #expect(rows["user_sessions"] == 0)
    }

    // The service calls the first function for unknown users too, if the client hides who exists.
    @Test(arguments: Engine.available)
    func `a client that hides who exists calls the function for unknown users too`(on engine: Engine) async throws {
        let (server, _, client) = try await server(engine, client: { $0.existenceErrors = .enabled })
        for name in ["ann", "who"] {
            let refused = try await refusal { try await server.signIn(name, password: "Wrong-Horse-9", by: client) }
            #expect(refused == SignInRefusal.wrongCredentials)
            _ = try await SRPSignIn(server, of: name, by: client).start()
        }
        let told = server.functions.requests(.preAuthentication).map { $0["userNotFound"] }
        #expect(told == [.boolean(false), .boolean(false), .boolean(true), .boolean(true)])
        #expect(server.functions.requests(.preAuthentication).last?["userAttributes"] == .object(JSONObject()))
        #expect(server.functions.events.last?["userName"] == .string("who"))
    }

    @Test(arguments: Engine.available)
    func `no function is called for a user who cannot be found, is locked, or gives no password`(
        on engine: Engine
    ) async throws {
        let (server, _, client) = try await server(engine)
        #expect(try await refusal { try await server.signIn("who", by: client) } == UserRefusal.notFound)
        let missing = try await refusal { try await server.begin(.password, with: ["USERNAME": "ann"], by: client) }
        #expect(missing is InvalidInput && server.functions.calls.isEmpty)
        for _ in 1...5 {
            _ = try await refusal { try await server.signIn("ann", password: "Wrong-Horse-9", by: client) }
        }
        #expect(try await refusal { try await server.signIn("ann", by: client) } == SignInRefusal.attemptsExceeded)
        #expect(server.functions.calls.count == 5)
    }

    @Test(arguments: Engine.available)
    func `a sign-in that starts over calls each function once`(on engine: Engine) async throws {
        let (server, pool, client) = try await server(engine)
        server.functions.handle(.preAuthentication) { event throws(TriggerError) in
            let change = SecondFactorChange(.sms, isEnabled: false, isPreferred: false)
            do { try await server.administration.setSecondFactors([change], of: "ann", in: pool.id) } catch {
                throw .failed(message: "\(error)")
            }
            return event
        }
        try await server.signIn("ann", by: client)
        #expect(sources(server) == [Self.before, Self.after])
    }

    private static let notingKinds: [TriggerKind] = [.preAuthentication, .preTokenGeneration, .postAuthentication]

    @Test(arguments: Engine.available, notingKinds)
    func `a function that writes to the user at each sign-in is called once for each`(
        on engine: Engine, _ kind: TriggerKind
    ) async throws {
        let (server, pool, client) = try await server(engine, [kind])
        let count = Locked(0)
        server.functions.handle(kind) { event throws(TriggerError) in
            let number = count.change { count in
                count += 1
                return count
            }
            do { try await server.administration.update(["nickname": "\(number)"], of: "ann", in: pool.id) } catch {
                throw .failed(message: "\(error)")
            }
            return event
        }
        for number in 1...4 {
            let tokens = try await server.signIn("ann", by: client)
            #expect(server.functions.calls.count == number)
            if kind == .preAuthentication { #expect(try tokens.id.text("nickname") == "\(number)") }
        }
    }

    @Test(arguments: Engine.available)
    func `what a function changes that decides about the sign-in counts`(on engine: Engine) async throws {
        let (server, pool, client) = try await server(engine, [.preTokenGeneration])
        server.functions.handle(.preTokenGeneration) { event throws(TriggerError) in
            do { try await server.administration.disable("ann", in: pool.id) } catch {
                throw .failed(message: "\(error)")
            }
            return event
        }
        _ = try await refusal { try await server.signIn("ann", by: client) }
        #expect(try await server.user("ann", in: pool.id).enabled == false)
        #expect(server.functions.calls.count == 1, "the call that starts over finds that the user may not sign in")
    }
}
