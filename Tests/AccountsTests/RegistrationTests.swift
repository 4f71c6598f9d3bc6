import Accounts
import Directory
import Factors
import Kernel
import Messaging
import TestKit
import Testing

/// How users sign up and are confirmed (SGN-STA, SGN-SELF, SGN-ADM, UP-SIGN, UP-VER).
@Suite struct RegistrationTests {
    // SGN-SELF-02, SGN-SELF-05, SGN-SELF-06, SGN-STA-03, SGN-STA-05, SGN-SELF-08, UP-SIGN-03, UP-SIGN-08, UP-SIGN-19
    // UP-VER-01, UP-VER-03
    @Test(arguments: Engine.available)
    func `a code by e-mail confirms a sign-up and verifies the address`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        let entered = try await server.signUp("ann", attributes: ["email": "ann@example.com"], by: client)
        #expect(entered.details == DeliveryDetails(.email, address: "ann@example.com"))
        #expect(entered.details?.destination == "a***@e***")
        let before = try await server.user("ann", in: pool.id)
        #expect(before.id == entered.id && before.status == .unconfirmed && before.enabled)
        #expect(before.attributes["email_verified"] == "false")

        try await server.confirm("ann", code: await server.lastCode(to: "ann@example.com"), by: client)
        let after = try await server.user("ann", in: pool.id)
        #expect(after.status == .confirmed && after.attributes["email_verified"] == "true")
        try await server.signIn("ann", by: client)
    }

    // SGN-SELF-03, SGN-SELF-04, UP-VER-07, UP-VER-08, UP-SIGN-10
    @Test(arguments: Engine.available)
    func `with both contacts only the telephone gets a code, and the address is verified later`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine) {
            $0.autoVerifiedAttributes = [.email, .phoneNumber]
            $0.sms = SMSSettings(callerARN: "arn:aws:iam::123456789012:role/sms")
        }
        let entered = try await server.signUp(
            "bob", attributes: ["email": "bob@example.com", "phone_number": "+15550100999"], by: client)
        #expect(entered.details?.channel == .sms && entered.details?.destination == "+*******0999")
        #expect(server.sender.delivered.map(\.destination) == ["+15550100999"])
        try await server.confirm("bob", code: await server.lastCode(to: "+15550100999"), by: client)
        let confirmed = try await server.user("bob", in: pool.id)
        #expect(confirmed.attributes["phone_number_verified"] == "true")
        #expect(confirmed.attributes["email_verified"] == "false")

        let identity = try await server.identity(of: try await server.signIn("bob", by: client))
        #expect(try await server.account.sendCode(toVerify: "email", for: identity).channel == .email)
        try await server.account.verify(
            "email", code: Secret(await server.lastCode(to: "bob@example.com")), for: identity)
        #expect(try await server.user("bob", in: pool.id).attributes["email_verified"] == "true")
    }

    // UP-VER-02
    @Test(arguments: Engine.available, [MessageTemplates.EmailOption.code, .link])
    func `an e-mail carries what the pool's option says, and a text message the code`(
        on engine: Engine, option: MessageTemplates.EmailOption
    ) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine) {
            $0.autoVerifiedAttributes = [.email, .phoneNumber]
            $0.sms = SMSSettings(callerARN: "arn:aws:iam::123456789012:role/sms")
            $0.messages.emailOption = option
        }
        try await server.signUp("ann", attributes: ["email": "ann@example.com"], by: client)
        try await server.signUp("bob", attributes: ["phone_number": "+15550100123"], by: client)
        for _ in 1...2 {
            let mail = try #require(await server.lastMessage(to: "ann@example.com"))
            let code = try #require(mail.code)
            #expect(mail.body.contains("Your verification code is \(code)<") == (option == .code))
            #expect(mail.body.contains("confirmation_code=\(code)\"") == (option == .link))
            let text = try #require(await server.lastMessage(to: "+15550100123"))
            #expect(text.channel == .sms && text.body == "Your verification code is \(text.code ?? "")")
            // Sent again, they are alike.
            for name in ["ann", "bob"] {
                _ = try await server.confirmation.resendCode(
                    to: Username(rawValue: name), client: client.id, secretHash: nil)
            }
        }
    }

    // SGN-SELF-07, UP-SIGN-02
    @Test(arguments: Engine.available)
    func `no user signs in before the confirmation`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine)
        try await server.signUp("ann", attributes: ["email": "ann@example.com"], by: client)
        #expect(try await refusal { try await server.signIn("ann", by: client) } == SignInRefusal.notConfirmed)
        #expect(try await refusal { try await server.signInBySRP("ann", by: client) } == SignInRefusal.notConfirmed)
        let wrong = try await refusal { try await server.signIn("ann", password: "Wrong-Horse-9", by: client) }
        #expect(wrong == SignInRefusal.notConfirmed)
    }

    // SGN-SELF-08
    @Test(arguments: Engine.available)
    func `a wrong code confirms no user, and the right one still does afterwards`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.signUp("ann", attributes: ["email": "ann@example.com"], by: client)
        let code = await server.lastCode(to: "ann@example.com")
        let wrong = try await refusal {
            try await server.confirm("ann", code: code == "000000" ? "1" : "000000", by: client)
        }
        #expect(wrong == CodeRefusal.mismatch)
        #expect(try await server.user("ann", in: pool.id).status == .unconfirmed)
        try await server.confirm("ann", code: code, by: client)
        let again = try await refusal { try await server.confirm("ann", code: code, by: client) }
        #expect(again == AccountRefusal.notUnconfirmed(.confirmed))
    }

    // UP-SIGN-13, UP-SIGN-11: a code need not be entered at once, and only the latest is valid.
    @Test(arguments: Engine.available)
    func `a code sent again replaces the previous one`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine)
        try await server.signUp("ann", attributes: ["email": "ann@example.com"], by: client)
        let first = await server.lastCode(to: "ann@example.com")
        server.clock.advance(.hours(23))
        let details = try await server.confirmation.resendCode(to: "ann", client: client.id, secretHash: nil)
        #expect(details == DeliveryDetails(.email, address: "ann@example.com"))
        let second = await server.lastCode(to: "ann@example.com")
        #expect(first != second)
        #expect(try await refusal { try await server.confirm("ann", code: first, by: client) } == CodeRefusal.mismatch)
        server.clock.advance(.hours(23))
        try await server.confirm("ann", code: second, by: client)
        let late = try await refusal {
            try await server.confirmation.resendCode(to: "ann", client: client.id, secretHash: nil)
        }
        #expect(late is InvalidInput)
    }

    // SGN-ADM-01, SGN-ADM-02, SGN-ADM-03, SGN-STA-08, UP-SIGN-04, UP-SIGN-12, UP-VER-06
    @Test(arguments: Engine.available)
    func `if no contact is verified no code is sent, and an administrator confirms`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine) { $0.autoVerifiedAttributes = [] }
        let entered = try await server.signUp("ann", attributes: ["email": "ann@example.com"], by: client)
        #expect(entered.details == nil && server.sender.attempts == 0)
        try await server.administration.confirm("ann", in: pool.id)
        let confirmed = try await server.user("ann", in: pool.id)
        #expect(confirmed.status == .confirmed && confirmed.attributes["email_verified"] == "false")
        try await server.signIn("ann", by: client)
        let twice = try await refusal { try await server.administration.confirm("ann", in: pool.id) }
        #expect(twice == AccountRefusal.notUnconfirmed(.confirmed))
    }

    // An administrator's confirmation deletes the code.
    @Test(arguments: Engine.available)
    func `a code that was not needed verifies nothing later`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.signUp("ann", attributes: ["email": "ann@example.com"], by: client)
        try await server.administration.confirm("ann", in: pool.id)
        let code = await server.lastCode(to: "ann@example.com")
        let late = try await refusal { try await server.confirm("ann", code: code, by: client) }
        #expect(late == AccountRefusal.notUnconfirmed(.confirmed))
        #expect(try await server.user("ann", in: pool.id).attributes["email_verified"] == "false")
    }

    // UP-ADMCFG-01, UP-ADMCFG-02
    @Test(arguments: Engine.available)
    func `if only administrators create users a sign-up is refused`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine) {
            $0.adminCreateUser.adminsOnly = true
        }
        let refused = try await refusal { try await server.signUp("ann", by: client) }
        #expect(refused == AccountRefusal.signUpNotPermitted)
    }

    // SGN-SELF-01, UP-ATTR-04, UP-SIGN-08
    @Test(arguments: Engine.available)
    func `sign-up needs every required attribute, and an empty one is none`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(
            engine, schema: [AttributeRequest("given_name", required: true), AttributeRequest("email", required: true)])
        for attributes in [[:], ["email": "a@b.example"], ["email": "a@b.example", "given_name": ""]] {
            let refused = try await refusal { try await server.signUp("ann", attributes: attributes, by: client) }
            #expect(refused is InvalidInput)
            let words = "given_name: The attribute is required\n"
            #expect(refused?.message.contains(words) == true)
        }
        try await server.signUp("ann", attributes: ["email": "a@b.example", "given_name": "Ann"], by: client)
    }

    @Test(arguments: Engine.available)
    func `every attribute that the schema does not have is named`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        let given = ["custom:b": "1", "email": "a@b.example", "custom:a": "", "name": "Ann"]
        let bySelf = try await refusal { try await server.signUp("ann", attributes: given, by: client) }
        #expect(
            bySelf
                == InvalidInput(
                    "Attributes did not conform to the schema: custom:a: Attribute does not exist in the schema.\n"
                        + "custom:b: Attribute does not exist in the schema.\n"))
        let byAdministrator = try await refusal { try await server.invite("ann", attributes: given, to: pool) }
        #expect(
            byAdministrator
                == InvalidInput(
                    "Attributes did not conform to the schema: "
                        + "Type for attribute {custom:a} could not be determined"))
    }

    // UP-PERM-03
    @Test(arguments: Engine.available)
    func `an app cannot sign users up with attributes that it may not write`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(
            engine, client: { $0.writeAttributes = ["email"] })
        let refused = try await refusal {
            try await server.signUp("ann", attributes: ["email": "a@b.example", "nickname": "Annie"], by: client)
        }
        #expect(refused == AttributeRefusal.notWritable)
        try await server.signUp("ann", attributes: ["email": "a@b.example"], by: client)
    }

    // CODE-11
    @Test(arguments: Engine.available)
    func `a sign-up cannot set reserved attributes`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine)
        let reserved = [
            "email_verified", "phone_number_verified", "sub", "identities", "cognito:user_status", "dev:custom:rank",
        ]
        for name in reserved {
            let refused = try await refusal { try await server.signUp("ann", attributes: [name: "true"], by: client) }
            #expect(refused == AttributeRefusal.notWritable || refused is InvalidInput, "\(name)")
        }
        let sub = try await refusal { try await server.signUp("ann", attributes: ["sub": "x"], by: client) }
        #expect(sub == InvalidInput("Cannot modify the non-mutable attribute sub"))
    }

    // UP-ALIAS-02
    @Test(arguments: Engine.available)
    func `a username belongs to one user until that user is deleted`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        let first = try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let second = try await refusal { try await server.signUp("ann", by: client) }
        #expect(second == UserRefusal.usernameTaken)
        let invited = try await refusal { try await server.invite("ann", to: pool) }
        #expect(invited == AccountRefusal.invitedUsernameTaken)
        try await server.administration.delete("ann", in: pool.id)
        let entered = try await server.signUp("ann", attributes: ["email": "ann@example.com"], by: client)
        #expect(entered.id != first.id)
    }

    @Test(arguments: Engine.available)
    func `a failed delivery is an error, and the user is added nevertheless`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        server.sender.behavior = .refuses
        let refused = try await refusal {
            try await server.signUp("ann", attributes: ["email": "ann@example.com"], by: client)
        }
        #expect(refused == DeliveryRefusal.undeliverable)
        #expect(try await server.user("ann", in: pool.id).status == .unconfirmed)
        server.sender.behavior = .delivers
        _ = try await server.confirmation.resendCode(to: "ann", client: client.id, secretHash: nil)
        try await server.confirm("ann", code: await server.lastCode(to: "ann@example.com"), by: client)
    }
}
