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

/// Users that a pool does not know, and its function does.
@Suite struct UserMigrationTests {
    private static let old = "short"

    private func server(
        _ engine: Engine, pool: (inout PoolSettings) -> Void = { _ in },
        client: (inout ClientSettings) -> Void = { _ in }
    ) async throws -> (TestServer, UserPool, Client) {
        let made = try await TestServer.withPoolAndClient(
            engine,
            pool: { settings in
                settings.call(.userMigration)
                pool(&settings)
            }, client: client)
        answer(made.0)
        return made
    }

    /// Lets the function know everyone by one password, and everyone's address.
    private func answer(_ server: TestServer, _ more: [(String, JSON)] = [], attributes: [(String, JSON)] = []) {
        server.functions.respond(.userMigration) { request throws(TriggerError) in
            let given = request["password"]
            guard given == nil || given == .string(Self.old) else { throw .failed(message: "Bad password") }
            let profile = [("email", JSON.string("ann@example.com")), ("email_verified", .string("true"))] + attributes
            let attributes = JSON.object(JSONObject(profile.map { .init($0.0, $0.1) }))
            return JSONObject([.init("userAttributes", attributes)] + more.map { .init($0.0, $0.1) })
        }
    }

    private func isInvalid(_ refusal: (any Refusal)?) -> Bool {
        guard case .invalidResponse(.userMigration, _)? = refusal as? TriggerRefusal else { return false }
        return true
    }

    @Test(arguments: Engine.available)
    func `the user signs in with the old password, and the function is asked once`(on engine: Engine) async throws {
        let (server, pool, client) = try await server(engine)
        let parameters = ["USERNAME": "ann", "PASSWORD": Self.old]
        let tokens = try await server.begin(.password, with: parameters, by: client, metadata: ["k": "v"]).tokens
        #expect(try tokens.id.text("email") == "ann@example.com")
        let event = try #require(server.functions.events.first)
        #expect(event["triggerSource"] == .string("UserMigration_Authentication"))
        #expect(event["userName"] == .string("ann"))
        let request = #"{"password": "short", "validationData": {"k": "v"}}"#
        #expect(event["request"] == (try JSONReader.read(Array(request.utf8))))
        let response = """
            {"userAttributes": null, "finalUserStatus": null, "messageAction": null, "desiredDeliveryMediums": null,
             "forceAliasCreation": null, "enableSMSMFA": null}
            """
        #expect(event["response"] == (try JSONReader.read(Array(response.utf8))))
        let ann = try await server.user("ann", in: pool.id)
        #expect(ann.status == .confirmed && ann.attributes["email_verified"] == "true")
        try await server.signIn("ann", password: Self.old, by: client)
        _ = try await server.signInBySRP("ann", password: Self.old, by: client).tokens
        #expect(server.functions.calls.count == 1)
        await server.sender.waitForBackgroundWork()
        #expect(server.sender.delivered.isEmpty, "there is no message to the user")
    }

    @Test(arguments: Engine.available)
    func `administrators' sign-ins ask the function, and flows without a password do not`(
        on engine: Engine
    ) async throws {
        let (server, _, client) = try await server(engine, client: { $0.explicitAuthFlows?.append(.allowCustom) })
        for work in [
            { _ = try await SRPSignIn(server, of: "bob", by: client).start() },
            { _ = try await server.beginCustom("bob", by: client) },
        ] as [@Sendable () async throws -> Void] {
            #expect(try await refusal { try await work() } == UserRefusal.notFound)
        }
        #expect(server.functions.calls.isEmpty)
        let parameters = ["USERNAME": "ann", "PASSWORD": Self.old]
        _ = try await server.begin(.adminPassword, with: parameters, by: client, as: true).tokens
    }

    @Test(arguments: [ExistenceErrors.enabled, .legacy])
    func `a user unknown to the function too is unknown, and attempts are counted before it is asked`(
        _ errors: ExistenceErrors
    ) async throws {
        let (server, pool, client) = try await server(.sqliteFile, client: { $0.existenceErrors = errors })
        let expected: any Refusal =
            errors == .enabled ? SignInRefusal.wrongCredentials : UserRefusal.notFound
        let told = TriggerRefusal.failed(.userMigration, message: "Bad password")
        for _ in 1...5 {
            let refused = try await refusal { try await server.signIn("ann", password: "wrong", by: client) }
            #expect(refused == (errors == .enabled ? expected : told))
        }
        let locked = try await refusal { try await server.signIn("ann", password: Self.old, by: client) }
        #expect(locked == SignInRefusal.attemptsExceeded)
        #expect(server.functions.calls.count == 5)
        #expect(try await refusal { try await server.user("ann", in: pool.id) } == UserRefusal.notFound)
        server.clock.advance(2)
        try await server.signIn("ann", password: Self.old, by: client)
        server.functions.respond(to: .userMigration, JSONObject())
        let undescribed = try await refusal { try await server.signIn("bob", password: Self.old, by: client) }
        #expect(undescribed == expected, "an answer without attributes describes no user")
    }

    @Test(arguments: Engine.available)
    func `a function may ask for a new password, or for codes by text message`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withSecondFactors(
            engine, offering: [.sms], pool: { $0.call(.userMigration) })
        answer(server, [("finalUserStatus", .string("RESET_REQUIRED"))])
        let refused = try await refusal { try await server.signIn("bob", password: Self.old, by: client) }
        #expect(refused == SignInRefusal.passwordResetRequired)
        #expect(try await server.user("bob", in: pool.id).status == .resetRequired)
        answer(server, [("enableSMSMFA", .boolean(true))], attributes: [("phone_number", .string("+12065550199"))])
        let asked = try await server.challenge("cyd", password: Self.old, by: client)
        #expect(asked.challenge == .sms)
        answer(server, [("enableSMSMFA", .boolean(true))])
        let unreachable = try await refusal { try await server.signIn("dan", password: Self.old, by: client) }
        #expect(isInvalid(unreachable), "there is no telephone")
    }

    @Test(arguments: Engine.available)
    func `a function cannot describe a user that the pool cannot have`(on engine: Engine) async throws {
        let (server, pool, client) = try await server(engine)
        for (more, attributes) in [
            ([("finalUserStatus", .string("UNCONFIRMED"))], []), ([("finalUserStatus", .integer(1))], []),
            ([("messageAction", .string("RESEND"))], []), ([("desiredDeliveryMediums", .string("EMAIL"))], []),
            ([("forceAliasCreation", .string("true"))], []), ([], [("sub", .string("1"))]),
            ([], [("custom:none", .string("1"))]), ([], [("name", .integer(1))]),
            ([("enableSMSMFA", .boolean(true))], []),
        ] as [([(String, JSON)], [(String, JSON)])] {
            answer(server, more, attributes: attributes)
            let refused = try await refusal { try await server.signIn("ann", password: Self.old, by: client) }
            #expect(isInvalid(refused), "\(more) \(attributes)")
        }
        #expect(try await refusal { try await server.user("ann", in: pool.id) } == UserRefusal.notFound)
        answer(server, [("messageAction", .string("SUPPRESS")), ("desiredDeliveryMediums", .array([.string("SMS")]))])
        try await server.signIn("ann", password: Self.old, by: client)
    }

    @Test(arguments: Engine.available)
    func `a pool with addresses as usernames or as aliases takes users over too`(on engine: Engine) async throws {
        let (server, pool, client) = try await server(engine, pool: { $0.usernameAttributes = [.email] })
        try await server.signIn("ann@example.com", password: Self.old, by: client)
        #expect(try await server.user("ann@example.com", in: pool.id).attributes["email"] == "ann@example.com")

        let aliases = try await server.poolVerifyingEmail {
            $0.aliasAttributes = [.email]
            $0.call(.userMigration)
        }
        let other = try await server.client(in: aliases)
        let nameless = try await refusal { try await server.signIn("ann@example.com", password: Self.old, by: other) }
        #expect(isInvalid(nameless), "an address is no username there")
        answer(server, attributes: [("username", .string("ann"))])
        try await server.signIn("ann@example.com", password: Self.old, by: other)
        #expect(try await server.user("ann@example.com", in: aliases.id).username == "ann")
    }

    @Test(arguments: Engine.available)
    func `of thirty-two first sign-ins, all succeed as one user`(on engine: Engine) async throws {
        let (server, pool, client) = try await server(engine)
        let race = await Race { _ in
            try await server.identity(of: try await server.signIn("ann", password: Self.old, by: client)).user
        }
        #expect(race.winners.count == 32 && Set(race.winners).count == 1, "\(race.losers)")
        #expect(try await server.administration.list(nil, in: pool.id, after: nil, limit: 60).items.count == 1)
    }

    @Test(arguments: Engine.available)
    func `a forgotten password finds the user too`(on engine: Engine) async throws {
        let (server, pool, client) = try await server(engine)
        _ = try await server.recovery.requestCode(
            for: "ann", client: client.id, secretHash: nil, clientMetadata: ["k": "v"])
        let event = try #require(server.functions.events.first)
        #expect(event["triggerSource"] == .string("UserMigration_ForgotPassword"))
        #expect(event["request"] == (try JSONReader.read(Array(#"{"clientMetadata": {"k": "v"}}"#.utf8))))
        #expect(try await server.user("ann", in: pool.id).status == .resetRequired)
        let code = await server.lastCode(to: "ann@example.com")
        try await server.recover("ann", code: code, password: "My-Own-Horse-9", by: client)
        try await server.signIn("ann", password: "My-Own-Horse-9", by: client)
        _ = try await server.recovery.requestCode(for: "ann", client: client.id, secretHash: nil)
        #expect(server.functions.calls.count == 1)
    }

    @Test(arguments: [ExistenceErrors.enabled, .legacy])
    func `a forgotten password of a user unknown to every directory is told with the function's error, or nothing is`(
        _ errors: ExistenceErrors
    ) async throws {
        let (server, pool, client) = try await server(.sqliteFile, client: { $0.existenceErrors = errors })
        server.functions.refuse(.userMigration, with: "unknown")
        let refused = try await refusal {
            _ = try await server.recovery.requestCode(for: "ann", client: client.id, secretHash: nil)
        }
        let told = TriggerRefusal.failed(.userMigration, message: "unknown")
        #expect(refused == (errors == .enabled ? nil : told as (any Refusal)?))
        #expect(try await refusal { try await server.user("ann", in: pool.id) } == UserRefusal.notFound)
    }
}
