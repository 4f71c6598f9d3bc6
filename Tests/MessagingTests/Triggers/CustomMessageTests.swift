import Accounts
import Directory
import Factors
import Kernel
import Messaging
import TestKit
import Testing
import Triggers
import WireRuntime

/// The function that writes messages (UP-LCM).
@Suite struct CustomMessageTests {
    /// A server whose pool asks a function for the texts of messages, which gives none.
    private func asking(
        _ engine: Engine, hides: Bool = false, _ set: (inout PoolSettings) -> Void = { _ in }
    ) async throws -> (TestServer, UserPool, Client) {
        let made = try await TestServer.withPoolAndClient(
            engine,
            pool: {
                $0.call(.customMessage)
                set(&$0)
            }, client: { $0.existenceErrors = hides ? .enabled : .legacy })
        made.0.functions.respond(to: .customMessage, JSONObject())
        return made
    }

    private static let texts = """
        {"smsMessage": "sms {####}", "emailMessage": "<b>{####}</b> for {username}", "emailSubject": "For {username}"}
        """

    // UP-LAM-29, UP-LCM-01, UP-LCM-04, UP-LCM-05
    @Test(arguments: Engine.available)
    func `the function writes the message, and the server fills in the code`(on engine: Engine) async throws {
        let (server, pool, client) = try await asking(engine)
        server.functions.respond(to: .customMessage, try JSONObject(text: Self.texts))
        let entered = try await server.registration.register(
            Registration.Form(
                client: client.id, secretHash: nil, username: "a&n", password: Secret(TestServer.password),
                attributes: ["email": "ann@example.com"],
                triggerInput: SignUpTriggerInput(validationData: ["not": "here"], clientMetadata: ["lang": "de"])))
        let event = try JSONObject(
            text: """
                {"version": "1", "triggerSource": "CustomMessage_SignUp", "region": "eu-test-1",
                "userPoolId": "\(pool.id)", "userName": "a&n",
                "callerContext": {"awsSdkVersion": "aws-sdk-unknown-unknown", "clientId": "\(client.id)"},
                "request": {"userAttributes": {"cognito:user_status": "UNCONFIRMED", "email": "ann@example.com",
                "email_verified": "false", "sub": "\(entered.id)"}, "codeParameter": "{####}",
                "linkParameter": "{##Click Here##}", "usernameParameter": null, "clientMetadata": {"lang": "de"}},
                "response": {"smsMessage": null, "emailMessage": null, "emailSubject": null}}
                """)
        #expect(server.functions.events == [event])
        let mail = try #require(await server.lastMessage(to: "ann@example.com"))
        let code = try #require(mail.code)
        #expect(mail.body == "<b>\(code)</b> for a&amp;n" && mail.subject == "For a&n")
        #expect(code.utf8.count == 6 && mail.event == nil)
        try await server.confirm("a&n", code: code, by: client)
    }

    // UP-LCM-09
    @Test(arguments: Engine.available, ["{}", #"{"emailMessage": "", "smsMessage": "no placeholder"}"#])
    func `if the function gives no text for the medium, the pool's text is sent`(
        on engine: Engine, answer: String
    ) async throws {
        let (server, _, client) = try await asking(engine) { $0.messages.emailVerification = "own {####}" }
        server.functions.respond(to: .customMessage, try JSONObject(text: answer))
        try await server.signUp("ann", attributes: ["email": "ann@example.com"], by: client)
        let mail = try #require(await server.lastMessage(to: "ann@example.com"))
        #expect(mail.body == "own \(mail.code ?? "")")
    }

    // UP-LAM-29, UP-LAM-30, UP-LAM-31, UP-LAM-32, UP-LAM-33, UP-LAM-34, UP-LAM-35, UP-LCM-02, UP-LCM-08
    @Test(arguments: Engine.available)
    func `every message has its source, and the metadata of its call`(on engine: Engine) async throws {
        let (server, pool, client) = try await asking(engine) {
            $0.mfa = .optional
            $0.sms = SMSSettings(callerARN: "arn")
            $0.secondFactors = SecondFactorSettings()
            $0.secondFactors?.sms = true
        }
        let (name, sent): (Username, [String: String]) = ("ann", ["from": "app"])
        try await server.signUp(
            "ann", attributes: ["email": "ann@example.com", "phone_number": TestServer.phone], by: client)
        _ = try await server.confirmation.resendCode(to: name, client: client.id, secretHash: nil, clientMetadata: sent)
        try await server.confirm("ann", code: await server.lastCode(to: "ann@example.com"), by: client)
        _ = try await server.recovery.requestCode(for: name, client: client.id, secretHash: nil, clientMetadata: sent)
        let identity = try await server.identity(of: try await server.signIn("ann", by: client))
        _ = try await server.account.update(["name": "Ann"], for: identity, clientMetadata: sent)
        _ = try await server.account.update(["email": "new@example.com"], for: identity, clientMetadata: sent)
        #expect(
            server.functions.lastRequest("userAttributes")?.object?["email"] == .string("new@example.com"))
        _ = try await server.account.sendCode(toVerify: "phone_number", for: identity, clientMetadata: sent)
        try await server.enable(.sms, in: pool)
        #expect(try await server.challenge(by: client).challenge == .sms)
        try await server.invite("bob", attributes: ["email": "bob@example.com"], by: [.email], to: pool)
        try await server.administration.update(
            ["email_verified": "true"], of: name, in: pool.id, clientMetadata: sent)
        try await server.administration.resetPassword(of: name, in: pool.id, clientMetadata: sent)

        let sources = [
            "SignUp", "ResendCode", "ForgotPassword", "UpdateUserAttribute", "VerifyUserAttribute", "Authentication",
            "AdminCreateUser", "ForgotPassword",
        ]
        #expect(server.functions.sources == sources.map { "CustomMessage_" + $0 })
        let told = server.functions.events.map { event in
            event["request"]?.object?["clientMetadata"]?.object?["from"] == .string("app")
        }
        #expect(told == [false, true, true, true, true, false, false, true])
        let usernames = server.functions.events.map { $0["request"]?.object?["usernameParameter"] != .null }
        #expect(usernames == sources.map { $0 == "AdminCreateUser" })
        // One message each, except for the function.
        #expect(server.sender.attempts == sources.count)
    }

    // An address that is not the user's yet gets the code, so the function is told of it.
    @Test(arguments: Engine.available)
    func `if the old address stays until the new one is proven, the event has the new one`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await asking(engine) { $0.attributesVerifiedBeforeUpdate = [.email] }
        try await server.makeUser("ann", attributes: ["email": "old@example.com"], by: client)
        try await server.administration.update(["email": "new@example.com"], of: "ann", in: pool.id)
        #expect(server.functions.sources.last == "CustomMessage_UpdateUserAttribute")
        let attributes = server.functions.lastRequest("userAttributes")?.object
        #expect(attributes?["email"] == .string("new@example.com"))
        #expect(try await server.user("ann", in: pool.id).attributes["email"] == "old@example.com")
    }

    // UP-LCM-06
    @Test(arguments: Engine.available)
    func `an invitation must contain the password and the username`(on engine: Engine) async throws {
        let (server, pool, _) = try await asking(engine)
        server.functions.respond(to: .customMessage, try JSONObject(text: #"{"emailMessage": "{####}"}"#))
        let refused = try await refusal {
            try await server.invite("ann", attributes: ["email": "ann@example.com"], by: [.email], to: pool)
        }
        #expect(
            refused
                == TriggerRefusal.invalidResponse(
                    .customMessage, reason: "the message does not contain the placeholder of the username."))
        #expect(try await refusal { try await server.user("ann", in: pool.id) } == UserRefusal.notFound)
        #expect(server.functions.lastRequest("usernameParameter") == .string("{username}"))

        server.functions.respond(to: .customMessage, try JSONObject(text: Self.texts))
        try await server.invite("ann", attributes: ["email": "ann@example.com"], by: [.email], to: pool)
        let mail = try #require(await server.lastMessage(to: "ann@example.com"))
        #expect(mail.body == "<b>\(TestServer.password)</b> for ann")
    }

    // UP-LCM-03, UP-LCM-04, UP-LCM-07, TRG-11
    @Test(arguments: Engine.available)
    func `a text that cannot be used ends the call, and nothing is written`(on engine: Engine) async throws {
        let (server, pool, client) = try await asking(engine)
        let long = String(repeating: "x", count: 19_995)
        for (member, text, reason) in [
            ("emailMessage", "no code", "the message does not contain the placeholder of the code."),
            ("emailMessage", "{##Link##}", "the message does not contain the placeholder of the code."),
            ("emailMessage", "{####}" + long, "the message is longer than 20000 characters."),
            (
                "emailSubject", "one\r\nBcc: x@example.com",
                "the subject is longer than 140 characters, or is more than a line."
            ),
        ] {
            server.functions.respond(to: .customMessage, JSONObject([.init(member, .string(text))]))
            let refused = try await refusal {
                try await server.signUp("ann", attributes: ["email": "a@example.com"], by: client)
            }
            #expect(refused == TriggerRefusal.invalidResponse(.customMessage, reason: reason))
        }
        server.functions.respond(
            to: .customMessage, JSONObject([.init("emailMessage", .string("{####}" + long.dropLast()))]))
        try await server.signUp("bob", attributes: ["email": "bob@example.com"], by: client)
        #expect(server.sender.attempts == 1)
        #expect(try await refusal { try await server.user("ann", in: pool.id) } == UserRefusal.notFound)
    }

    // UP-LCM-07
    @Test(arguments: Engine.available)
    func `a text message has at most 140 characters`(on engine: Engine) async throws {
        let (server, pool, client) = try await asking(engine) {
            $0.autoVerifiedAttributes = [.phoneNumber]
            $0.sms = SMSSettings(callerARN: "arn")
        }
        for (length, isSent) in [(141, false), (140, true)] {
            let text = String(repeating: "é", count: length - 6) + "{####}"
            server.functions.respond(
                to: .customMessage,
                JSONObject([.init("smsMessage", .string(text)), .init("emailMessage", .string("?"))]))
            let refused = try await refusal {
                try await server.signUp("ann", attributes: ["phone_number": TestServer.phone], by: client)
            }
            #expect((refused == nil) == isSent)
        }
        let message = try #require(await server.lastMessage(to: TestServer.phone))
        #expect(message.body.unicodeScalars.count == 140 && message.subject.isEmpty)
        #expect(try await server.user("ann", in: pool.id).status == .unconfirmed)
    }

    // UP-LAM-22
    @Test(arguments: Engine.available)
    func `a function that fails ends the call, and nothing is written`(on engine: Engine) async throws {
        let (server, pool, client) = try await asking(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let tokens = try await server.signIn("ann", by: client)
        let identity = try await server.identity(of: tokens)
        let sent = server.sender.attempts
        server.functions.fail(.customMessage, with: .failed(message: "no words"))
        let failed = TriggerRefusal.failed(.customMessage, message: "no words")
        #expect(
            try await refusal { try await server.signUp("bob", attributes: ["email": "b@example.com"], by: client) }
                == failed)
        #expect(try await refusal { try await server.user("bob", in: pool.id) } == UserRefusal.notFound)
        let reset = try await refusal { try await server.administration.resetPassword(of: "ann", in: pool.id) }
        #expect(reset == failed)
        let updated = try await refusal { try await server.account.update(["email": "n@example.com"], for: identity) }
        #expect(updated == failed)
        let forgot = try await refusal {
            try await server.recovery.requestCode(for: "ann", client: client.id, secretHash: nil)
        }
        #expect(forgot == failed)
        let user = try await server.user("ann", in: pool.id)
        #expect(user.status == .confirmed && user.attributes["email"] == "ann@example.com")
        _ = try await server.identity(of: tokens)
        #expect(server.sender.attempts == sent)
    }

    // CODE-16: neither the time of the function nor its failure tells who exists.
    @Test(arguments: Engine.available)
    func `a client that hides which users exist does not wait for the function`(on engine: Engine) async throws {
        let (server, _, client) = try await asking(engine, hides: true)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let asked = server.functions.calls.count
        server.functions.respond(to: .customMessage, try JSONObject(text: Self.texts))
        let details = try await server.recovery.requestCode(
            for: "ann", client: client.id, secretHash: nil, clientMetadata: ["lang": "de"])
        #expect(try await server.recovery.requestCode(for: "nobody", client: client.id, secretHash: nil) == details)
        await server.sender.waitForBackgroundWork()
        #expect(server.functions.calls.count == asked + 1)
        #expect(server.functions.sources.last == "CustomMessage_ForgotPassword")
        #expect(
            server.functions.lastRequest("clientMetadata") == .object(try JSONObject(text: #"{"lang": "de"}"#)))
        let mail = try #require(await server.lastMessage(to: "ann@example.com"))
        #expect(mail.body == "<b>\(mail.code ?? "")</b> for ann" && mail.subject == "For ann")
        try await server.recover("ann", code: mail.code ?? "", password: "Another-Horse-9", by: client)

        let sent = server.sender.attempts
        server.functions.fail(.customMessage, with: .failed(message: "no words"))
        #expect(try await server.recovery.requestCode(for: "ann", client: client.id, secretHash: nil) == details)
        await server.sender.waitForBackgroundWork()
        server.clock.advance(.days(1))
        #expect(try await server.outbox.sendDue() == 0 && server.sender.attempts == sent)
    }

    @Test(arguments: Engine.available)
    func `a message that waits for a function that cannot be reached is written later`(
        on engine: Engine
    ) async throws {
        let (server, _, client) = try await asking(engine, hides: true)
        try await server.signUp("ann", attributes: ["email": "ann@example.com"], by: client)
        let sent = server.sender.attempts
        server.functions.fail(.customMessage, with: .unreachable("down"))
        _ = try await server.confirmation.resendCode(to: "ann", client: client.id, secretHash: nil)
        await server.sender.waitForBackgroundWork()
        #expect(server.sender.attempts == sent)
        server.functions.respond(to: .customMessage, try JSONObject(text: Self.texts))
        server.clock.advance(.minutes(1))
        #expect(try await server.outbox.sendDue() == 1)
        #expect(server.sender.delivered.last?.subject == "For ann")
    }

    // UP-VER-02
    @Test(arguments: Engine.available, [true, false])
    func `if a sign-up is confirmed by a link, the function places it`(on engine: Engine, hides: Bool) async throws {
        let (server, _, client) = try await asking(engine, hides: hides) { $0.messages.emailOption = .link }
        server.functions.respond(
            to: .customMessage, try JSONObject(text: #"{"emailMessage": "{##Come in##} or type {####}"}"#))
        try await server.signUp("ann", attributes: ["email": "ann@example.com"], by: client)
        _ = try await server.confirmation.resendCode(to: "ann", client: client.id, secretHash: nil)
        _ = await server.lastMessage(to: "ann@example.com")
        #expect(server.sender.delivered.count == 2)
        for mail in server.sender.delivered {
            let code = try #require(mail.code)
            let link = "https://auth.example.test/confirmUser?client_id=\(client.id)&amp;user_name=ann"
            #expect(
                mail.body == "<a href=\"\(link)&amp;confirmation_code=\(code)\">Come in</a> or type \(code)")
        }
    }
}
