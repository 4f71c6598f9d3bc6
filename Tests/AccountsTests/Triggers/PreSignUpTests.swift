import Accounts
import Directory
import Kernel
import Messaging
import TestKit
import Testing
import Triggers
import WireRuntime

/// The function before a sign-up or an invitation (UP-LPS, SGN-AUT).
@Suite struct PreSignUpTests {
    /// A server whose pool asks a function that decides nothing.
    private func asking(_ engine: Engine, _ set: (inout PoolSettings) -> Void = { _ in }) async throws -> (
        TestServer, UserPool, Client
    ) {
        let made = try await TestServer.withPoolAndClient(engine) {
            $0.call(.preSignUp)
            set(&$0)
        }
        made.0.functions.respond(to: .preSignUp, JSONObject())
        return made
    }

    private func signUp(_ name: Username, _ attributes: [String: String], _ server: TestServer, _ client: Client)
        async throws -> Registration.Registered
    {
        try await server.registration.register(
            Registration.Form(
                client: client.id, secretHash: nil, username: name, password: Secret(TestServer.password),
                attributes: attributes,
                triggerInput: SignUpTriggerInput(validationData: ["invited": "yes"], clientMetadata: ["form": "2"])))
    }

    // UP-LAM-14, UP-LAM-15, UP-LAM-16, UP-LAM-17, UP-LAM-19, UP-LAM-20, UP-LAM-24, UP-LPS-02, UP-LPS-03
    @Test(arguments: Engine.available)
    func `the function gets the attributes as they were given, and what is validated`(on engine: Engine) async throws {
        let (server, pool, client) = try await asking(engine)
        let entered = try await signUp("ann", ["email": "ann@example.com"], server, client)
        #expect(!entered.isConfirmed && entered.details != nil)
        let event = try JSONObject(
            text: """
                {"version": "1", "triggerSource": "PreSignUp_SignUp", "region": "eu-test-1", "userPoolId": "\(pool.id)",
                "userName": "ann",
                "callerContext": {"awsSdkVersion": "aws-sdk-unknown-unknown", "clientId": "\(client.id)"},
                "request": {"userAttributes": {"email": "ann@example.com"}, "validationData": {"invited": "yes"},
                "clientMetadata": {"form": "2"}},
                "response": {"autoConfirmUser": false, "autoVerifyEmail": false, "autoVerifyPhone": false}}
                """)
        #expect(server.functions.events == [event])
        // Nothing of it is stored.
        #expect(try await server.user("ann", in: pool.id).attributes.names == ["email", "email_verified"])
    }

    // UP-LAM-18
    @Test(arguments: Engine.available)
    func `the function is told the SDK of the caller`(on engine: Engine) async throws {
        let (server, _, client) = try await asking(engine)
        _ = try await CallerAgent.$current.withValue(CallerAgent("aws-sdk-js/3.45.0 os/linux")) {
            try await signUp("ann", ["email": "ann@example.com"], server, client)
        }
        let caller = server.functions.events.last?["callerContext"]?.object
        #expect(caller?["awsSdkVersion"] == .string("aws-sdk-js-3.45.0"))
    }

    // UP-LPS-01, UP-LAM-22
    @Test(arguments: Engine.available)
    func `a function that fails adds no user, and its words reach the caller`(on engine: Engine) async throws {
        let (server, pool, client) = try await asking(engine)
        server.functions.fail(.preSignUp, with: .failed(message: "not on the list"))
        let refused = try await refusal { try await signUp("ann", ["email": "ann@example.com"], server, client) }
        #expect(refused == TriggerRefusal.failed(.preSignUp, message: "not on the list"))
        #expect(refused?.message == "PreSignUp failed with error not on the list.")
        #expect(try await refusal { try await server.user("ann", in: pool.id) } == UserRefusal.notFound)
        let invited = try await refusal {
            try await server.invite("bob", attributes: ["email": "bob@example.com"], by: [.email], to: pool)
        }
        #expect(invited == TriggerRefusal.failed(.preSignUp, message: "not on the list"))
        #expect(try await refusal { try await server.user("bob", in: pool.id) } == UserRefusal.notFound)
        #expect(server.sender.attempts == 0)
    }

    // UP-LPS-04, SGN-AUT-01, UP-SIGN-04
    @Test(arguments: Engine.available)
    func `a user confirmed by the function needs no code`(on engine: Engine) async throws {
        let (server, pool, client) = try await asking(engine)
        server.functions.respond(to: .preSignUp, try JSONObject(text: #"{"autoConfirmUser": true}"#))
        let entered = try await signUp("ann", ["email": "ann@example.com"], server, client)
        #expect(entered.isConfirmed && entered.details == nil && server.sender.attempts == 0)
        let user = try await server.user("ann", in: pool.id)
        #expect(user.status == .confirmed && user.attributes["email_verified"] == "false")
        try await server.signIn("ann", by: client)
    }

    // UP-LPS-05, UP-LPS-08, SGN-AUT-02
    @Test(arguments: Engine.available)
    func `contacts that the function verifies are verified from the beginning`(on engine: Engine) async throws {
        let (server, pool, client) = try await asking(engine)
        server.functions.respond(
            to: .preSignUp, try JSONObject(text: #"{"autoVerifyEmail": true, "autoVerifyPhone": true}"#))
        let entered = try await signUp(
            "ann", ["email": "ann@example.com", "phone_number": TestServer.phone], server, client)
        #expect(!entered.isConfirmed)
        let user = try await server.user("ann", in: pool.id)
        #expect(user.status == .unconfirmed)
        #expect(user.attributes.isVerified(.email) && user.attributes.isVerified(.phoneNumber))
    }

    // UP-LPS-06, UP-LPS-09
    @Test(arguments: Engine.available, ["autoVerifyEmail", "autoVerifyPhone"])
    func `a contact that the user does not have cannot be verified`(on engine: Engine, flag: String) async throws {
        let (server, pool, client) = try await asking(engine)
        server.functions.respond(to: .preSignUp, JSONObject([.init(flag, .boolean(true))]))
        let given = flag == "autoVerifyEmail" ? ["phone_number": TestServer.phone] : ["email": "ann@example.com"]
        let missing = flag == "autoVerifyEmail" ? "email" : "phone_number"
        let refused = try await refusal { try await signUp("ann", given, server, client) }
        #expect(
            refused
                == TriggerRefusal.invalidResponse(.preSignUp, reason: "the user has no \(missing) to verify."))
        #expect(try await refusal { try await server.user("ann", in: pool.id) } == UserRefusal.notFound)
    }

    // UP-LPS-07, UP-LPS-10
    @Test(arguments: Engine.available, [ContactAttribute.email, .phoneNumber])
    func `a contact that the function verifies is taken from the user who has it as an alias`(
        on engine: Engine, contact: ContactAttribute
    ) async throws {
        let (server, pool, client) = try await asking(engine) { $0.aliasAttributes = [.email, .phoneNumber] }
        let address = contact == .email ? "one@example.com" : TestServer.phone
        let flag = contact == .email ? "autoVerifyEmail" : "autoVerifyPhone"
        server.functions.respond(
            to: .preSignUp, JSONObject([.init(flag, .boolean(true)), .init("autoConfirmUser", .boolean(true))]))
        _ = try await signUp("ann", [contact.rawValue: address], server, client)
        #expect(try await server.user(address, in: pool.id).username == "ann")
        _ = try await signUp("bob", [contact.rawValue: address], server, client)
        #expect(try await server.user(address, in: pool.id).username == "bob")
        #expect(try await !server.user("ann", in: pool.id).attributes.isVerified(contact))
        #expect(try await server.user("bob", in: pool.id).attributes.isVerified(contact))
    }

    // UP-LAM-21
    @Test(arguments: Engine.available, [#"{"autoConfirmUser": "true"}"#, #"{"autoConfirmUser": 1}"#])
    func `only the boolean true is true`(on engine: Engine, answer: String) async throws {
        let (server, pool, client) = try await asking(engine)
        server.functions.respond(to: .preSignUp, try JSONObject(text: answer))
        let refused = try await refusal { try await signUp("ann", ["email": "ann@example.com"], server, client) }
        #expect(
            refused == TriggerRefusal.invalidResponse(.preSignUp, reason: "autoConfirmUser is not a boolean."))
        #expect(try await refusal { try await server.user("ann", in: pool.id) } == UserRefusal.notFound)
    }

    // UP-LAM-23
    @Test(arguments: Engine.available)
    func `an invitation asks the function too, which can only refuse`(on engine: Engine) async throws {
        let (server, pool, _) = try await asking(engine)
        server.functions.respond(
            to: .preSignUp, try JSONObject(text: #"{"autoConfirmUser": true, "autoVerifyEmail": true}"#))
        let user = try await server.invite("ann", attributes: ["email": "ann@example.com"], to: pool)
        #expect(user.status == .forceChangePassword && !user.attributes.isVerified(.email))
        let event = try #require(server.functions.events.first)
        #expect(event["triggerSource"] == .string("PreSignUp_AdminCreateUser"))
        #expect(event["callerContext"]?.object?["clientId"] == .string("CLIENT_ID_NOT_APPLICABLE"))
        let request = try JSONObject(
            text: #"{"userAttributes": {"email": "ann@example.com"}, "validationData": null}"#)
        #expect(event["request"] == .object(request))
    }

    @Test(arguments: Engine.available)
    func `the function is not asked about a sign-up that is refused anyway`(on engine: Engine) async throws {
        let (server, _, client) = try await asking(engine)
        _ = try await signUp("ann", ["email": "ann@example.com"], server, client)
        let taken = try await refusal { try await signUp("ann", ["email": "bob@example.com"], server, client) }
        #expect(taken == UserRefusal.usernameTaken)
        #expect(try await refusal { try await signUp("bob", ["email": "no address"], server, client) } != nil)
        #expect(server.functions.calls.count == 1)
    }

    // Users of such a pool have a UUID as their username, also before they exist.
    @Test(arguments: Engine.available)
    func `if users sign in with an address, the event has the username that they will have`(
        on engine: Engine
    ) async throws {
        let (server, _, client) = try await asking(engine) { $0.usernameAttributes = [.email] }
        let entered = try await signUp("ann@example.com", [:], server, client)
        #expect(server.functions.events.first?["userName"] == .string(entered.id.rawValue))
        let attributes = try JSONObject(text: #"{"email": "ann@example.com"}"#)
        #expect(server.functions.lastRequest("userAttributes") == .object(attributes))
    }
}
