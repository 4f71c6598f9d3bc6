import Accounts
import Directory
import Factors
import Kernel
import TestKit
import Testing
import Triggers
import WireRuntime

/// The function after a confirmation (UP-LPO).
@Suite struct PostConfirmationTests {
    /// A server whose pool calls a function after confirmations.
    private func calling(_ engine: Engine, _ set: (inout PoolSettings) -> Void = { _ in }) async throws -> (
        TestServer, UserPool, Client
    ) {
        let made = try await TestServer.withPoolAndClient(engine) {
            $0.call(.postConfirmation)
            set(&$0)
        }
        made.0.functions.respond(to: .postConfirmation, JSONObject())
        return made
    }

    // UP-LAM-25, UP-LPO-04, UP-LPO-05
    @Test(arguments: Engine.available)
    func `after ConfirmSignUp the function gets the user as confirmed`(on engine: Engine) async throws {
        let (server, pool, client) = try await calling(engine) { $0.aliasAttributes = [.email] }
        let entered = try await server.signUp("ann", attributes: ["email": "ann@example.com"], by: client)
        let wrong = try await refusal { try await server.confirm("ann", code: "wrong", by: client) }
        #expect(wrong == CodeRefusal.mismatch && server.functions.calls.isEmpty)
        try await server.confirmation.confirm(
            "ann", code: Secret(await server.lastCode(to: "ann@example.com")), client: client.id, secretHash: nil,
            force: false, clientMetadata: ["from": "app"])
        let event = try JSONObject(
            text: """
                {"version": "1", "triggerSource": "PostConfirmation_ConfirmSignUp", "region": "eu-test-1",
                "userPoolId": "\(pool.id)", "userName": "ann",
                "callerContext": {"awsSdkVersion": "aws-sdk-unknown-unknown", "clientId": "\(client.id)"},
                "request": {"userAttributes": {"cognito:email_alias": "ann@example.com",
                "cognito:user_status": "CONFIRMED", "email": "ann@example.com", "email_verified": "true",
                "sub": "\(entered.id)"}, "clientMetadata": {"from": "app"}},
                "response": {}}
                """)
        #expect(server.functions.events == [event])
    }

    @Test(arguments: Engine.available)
    func `the button of a confirmation link calls the function too`(on engine: Engine) async throws {
        let (server, _, client) = try await calling(engine) { $0.messages.emailOption = .link }
        try await server.signUp("ann", attributes: ["email": "ann@example.com"], by: client)
        let code = await server.lastCode(to: "ann@example.com")
        try await server.confirmation.confirm(byLink: "ann", code: Secret(code), client: client.id)
        #expect(server.functions.sources == ["PostConfirmation_ConfirmSignUp"])
    }

    // GUIDE-30
    @Test(arguments: Engine.available)
    func `an administrator's confirmation calls the function without a client`(on engine: Engine) async throws {
        let (server, pool, client) = try await calling(engine)
        try await server.signUp("ann", attributes: ["email": "ann@example.com"], by: client)
        try await server.administration.confirm("ann", in: pool.id, clientMetadata: ["by": "admin"])
        let event = try #require(server.functions.events.first)
        #expect(event["triggerSource"] == .string("PostConfirmation_ConfirmSignUp"))
        #expect(event["callerContext"]?.object?["clientId"] == .string("CLIENT_ID_NOT_APPLICABLE"))
        #expect(
            server.functions.lastRequest("clientMetadata") == .object(try JSONObject(text: #"{"by": "admin"}"#)))
        // Nothing is confirmed when an invited user chooses a password.
        try await server.invite("bob", to: pool)
        #expect(server.functions.calls.count == 1)
    }

    // UP-LAM-26, UP-LPO-04
    @Test(arguments: Engine.available)
    func `after ConfirmForgotPassword the function is called`(on engine: Engine) async throws {
        let (server, pool, client) = try await calling(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        try await server.administration.resetPassword(of: "ann", in: pool.id)
        let code = await server.lastCode(to: "ann@example.com")
        try await server.recovery.resetPassword(
            PasswordReset(
                client: client.id, secretHash: nil, username: "ann", code: Secret(code),
                password: Secret("Another-Horse-9"), clientMetadata: ["step": "last"]))
        #expect(
            server.functions.sources == [
                "PostConfirmation_ConfirmSignUp", "PostConfirmation_ConfirmForgotPassword",
            ])
        #expect(
            server.functions.lastRequest("clientMetadata") == .object(try JSONObject(text: #"{"step": "last"}"#)))
        let attributes = server.functions.lastRequest("userAttributes")?.object
        #expect(attributes?["cognito:user_status"] == .string("CONFIRMED"))
    }

    // UP-LAM-22
    @Test(arguments: Engine.available)
    func `a function that fails is told, and the confirmation stays`(on engine: Engine) async throws {
        let (server, pool, client) = try await calling(engine)
        server.functions.fail(.postConfirmation, with: .failed(message: "no"))
        let failed = TriggerRefusal.failed(.postConfirmation, message: "no")
        try await server.signUp("ann", attributes: ["email": "ann@example.com"], by: client)
        let code = await server.lastCode(to: "ann@example.com")
        #expect(try await refusal { try await server.confirm("ann", code: code, by: client) } == failed)
        #expect(try await server.user("ann", in: pool.id).status == .confirmed)
        try await server.administration.resetPassword(of: "ann", in: pool.id)
        let reset = await server.lastCode(to: "ann@example.com")
        let refused = try await refusal {
            try await server.recover("ann", code: reset, password: "Another-Horse-9", by: client)
        }
        #expect(refused == failed)
        try await server.signIn("ann", password: "Another-Horse-9", by: client)
    }

    @Test(arguments: Engine.available)
    func `a user confirmed by the function before the sign-up is confirmed at once`(on engine: Engine) async throws {
        let (server, _, client) = try await calling(engine) { $0.call(.preSignUp) }
        server.functions.respond(to: .preSignUp, try JSONObject(text: #"{"autoConfirmUser": true}"#))
        _ = try await server.registration.register(
            Registration.Form(
                client: client.id, secretHash: nil, username: "ann", password: Secret(TestServer.password),
                attributes: [:], triggerInput: SignUpTriggerInput(clientMetadata: ["a": "b"])))
        #expect(server.functions.sources == ["PreSignUp_SignUp", "PostConfirmation_ConfirmSignUp"])
        #expect(server.functions.lastRequest("clientMetadata") == .object(try JSONObject(text: #"{"a": "b"}"#)))
    }
}
