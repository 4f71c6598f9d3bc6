import Accounts
import Directory
import Kernel
import Messaging
import TestKit
import Testing
import Triggers
import WireRuntime

/// Functions that send messages in place of the server (UP-LAM-12).
@Suite struct CustomSenderTests {
    /// A server whose pool sends messages by functions.
    private func sending(_ engine: Engine, _ set: (inout PoolSettings) -> Void = { _ in }) async throws -> (
        TestServer, UserPool, Client
    ) {
        let made = try await TestServer.withPoolAndClient(engine) {
            $0.call(.customEmailSender, .customSMSSender)
            set(&$0)
        }
        made.0.functions.respond(to: .customEmailSender, JSONObject())
        made.0.functions.respond(to: .customSMSSender, JSONObject())
        return made
    }

    @Test(arguments: Engine.available)
    func `the function gets the encrypted code and sends the e-mail`(on engine: Engine) async throws {
        // The function that writes messages is not asked: the other one gets no text.
        let (server, pool, client) = try await sending(engine) { $0.call(.customMessage) }
        let entered = try await server.registration.register(
            Registration.Form(
                client: client.id, secretHash: nil, username: "ann", password: Secret(TestServer.password),
                attributes: ["email": "ann@example.com"],
                triggerInput: SignUpTriggerInput(clientMetadata: ["lang": "de"])))
        #expect(entered.details?.destination == "a***@e***" && server.sender.attempts == 0)
        let call = try #require(server.functions.lastRequest("code")?.string)
        let event = try JSONObject(
            text: """
                {"version": "1", "triggerSource": "CustomEmailSender_SignUp", "region": "eu-test-1",
                "userPoolId": "\(pool.id)", "userName": "ann",
                "callerContext": {"awsSdkVersion": "aws-sdk-unknown-unknown", "clientId": "\(client.id)"},
                "request": {"type": "customEmailSenderRequestV1", "code": "\(call)",
                "userAttributes": {"cognito:user_status": "UNCONFIRMED", "email": "ann@example.com",
                "email_verified": "false", "sub": "\(entered.id)"}, "clientMetadata": {"lang": "de"}},
                "response": {}}
                """)
        #expect(server.functions.events == [event])
        #expect(try #require(Base64.decode(call)).count > 100)
        // It was delivered, so it is not tried again.
        server.clock.advance(.minutes(2))
        #expect(try await server.outbox.sendDue() == 0)
    }

    @Test(arguments: Engine.available)
    func `a text message goes to its own function`(on engine: Engine) async throws {
        let (server, pool, client) = try await sending(engine) {
            $0.autoVerifiedAttributes = [.phoneNumber]
            $0.sms = SMSSettings(callerARN: "arn")
        }
        try await server.signUp("ann", attributes: ["phone_number": TestServer.phone], by: client)
        #expect(server.functions.sources == ["CustomSMSSender_SignUp"])
        #expect(server.functions.lastRequest("type") == .string("customSMSSenderRequestV1"))
        try await server.invite("bob", attributes: ["email": "bob@example.com"], by: [.email], to: pool)
        #expect(server.functions.sources.last == "CustomEmailSender_AdminCreateUser")
        #expect(server.sender.attempts == 0)
    }

    // The answer is not read: a second call would send the message twice.
    @Test(arguments: Engine.available)
    func `a function that answers nothing has sent the message`(on engine: Engine) async throws {
        let (server, _, client) = try await sending(engine)
        server.functions.handle(.customEmailSender) { _ in JSONObject() }
        try await server.signUp("ann", attributes: ["email": "ann@example.com"], by: client)
        server.clock.advance(.days(1))
        #expect(try await server.outbox.sendDue() == 0 && server.functions.calls.count == 1)
    }

    @Test(arguments: Engine.available)
    func `a function that fails is called again later`(on engine: Engine) async throws {
        let (server, _, client) = try await sending(engine)
        server.functions.fail(.customEmailSender, with: .failed(message: "no connection"))
        try await server.signUp("ann", attributes: ["email": "ann@example.com"], by: client)
        #expect(server.functions.calls.count == 1)
        server.functions.respond(to: .customEmailSender, JSONObject())
        server.clock.advance(.minutes(1))
        #expect(try await server.outbox.sendDue() == 1 && server.functions.calls.count == 2)
        server.clock.advance(.days(1))
        #expect(try await server.outbox.sendDue() == 0)
    }

    // The old address may be another user's.
    @Test(arguments: Engine.available)
    func `the function is told of the address that gets the code`(on engine: Engine) async throws {
        let (server, pool, client) = try await sending(engine) { $0.attributesVerifiedBeforeUpdate = [.email] }
        try await server.signUp("ann", attributes: ["email": "old@example.com"], by: client)
        try await server.administration.confirm("ann", in: pool.id)
        try await server.administration.update(["email": "new@example.com"], of: "ann", in: pool.id)
        #expect(server.functions.sources.last == "CustomEmailSender_UpdateUserAttribute")
        let attributes = server.functions.lastRequest("userAttributes")?.object
        #expect(attributes?["email"] == .string("new@example.com"))
    }

    // CODE-16
    @Test(arguments: Engine.available)
    func `a decoy is not sent by the function either`(on engine: Engine) async throws {
        let server = try await TestServer(engine)
        let pool = try await server.poolVerifyingEmail { $0.call(.customEmailSender) }
        let client = try await server.client(in: pool) { $0.existenceErrors = .enabled }
        server.functions.respond(to: .customEmailSender, JSONObject())
        _ = try await server.recovery.requestCode(for: "nobody", client: client.id, secretHash: nil)
        await server.sender.waitForBackgroundWork()
        server.clock.advance(.days(1))
        #expect(try await server.outbox.sendDue() == 0 && server.functions.calls.isEmpty)
    }
}
