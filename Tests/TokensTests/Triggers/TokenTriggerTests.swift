import Directory
import Kernel
import TestKit
import Testing
import Tokens
import Triggers
import WireRuntime

/// The function before tokens are signed (UP-LPT).
@Suite struct TokenTriggerTests {
    /// A server whose pool asks a function about tokens, with the user `ann` in a group.
    private func asking(_ engine: Engine, _ version: TriggerSettings.TokenEventVersion = .v1) async throws -> (
        TestServer, UserPool, Client
    ) {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine) {
            $0.call(.preTokenGeneration)
            $0.triggers?.tokenEventVersion = version
        }
        try await server.makeUser("ann", attributes: ["email": "ann@example.com", "name": "Ann"], by: client)
        try await server.group("staff", role: Self.role, precedence: 1, in: pool, of: ["ann"])
        server.functions.respond(to: .preTokenGeneration, JSONObject())
        return (server, pool, client)
    }

    private static let role = "arn:aws:iam::123456789012:role/staff"

    private func answer(_ server: TestServer, _ text: String) throws {
        server.functions.respond(to: .preTokenGeneration, try JSONObject(text: text))
    }

    // UP-LAM-40, UP-LPT-03, UP-LPT-04, UP-LPT-05, UP-LPT-06
    @Test(arguments: Engine.available)
    func `the function gets the user and the groups`(on engine: Engine) async throws {
        let (server, pool, client) = try await asking(engine)
        let ann = try await server.user("ann", in: pool.id)
        try await server.signIn("ann", by: client)
        let event = try JSONObject(
            text: """
                {"version": "1", "triggerSource": "TokenGeneration_Authentication", "region": "eu-test-1",
                "userPoolId": "\(pool.id)", "userName": "ann",
                "callerContext": {"awsSdkVersion": "aws-sdk-unknown-unknown", "clientId": "\(client.id)"},
                "request": {"userAttributes": {"cognito:user_status": "CONFIRMED", "email": "ann@example.com",
                "email_verified": "true", "name": "Ann", "sub": "\(ann.id)"},
                "groupConfiguration": {"groupsToOverride": ["staff"], "iamRolesToOverride": ["\(Self.role)"],
                "preferredRole": "\(Self.role)"}},
                "response": {"claimsOverrideDetails": null}}
                """)
        #expect(server.functions.events == [event])
    }

    // UP-LAM-11, UP-LPT-01, UP-LPT-02, UP-LPT-07, UP-LPT-08, UP-LPT-09, UP-LPT-12, TOK-ID-19
    @Test(arguments: Engine.available)
    func `the first version changes claims of the ID token, except reserved ones`(on engine: Engine) async throws {
        let (server, pool, client) = try await asking(engine)
        let ann = try await server.user("ann", in: pool.id)
        try answer(
            server,
            """
            {"claimsOverrideDetails": {"claimsToAddOrOverride": {"tier": "gold", "name": "Annie", "both": "x",
            "sub": "x", "aud": "x", "exp": "1", "token_use": "access", "cognito:username": "bob", "event_id": "x",
            "cognito:groups": "x", "acr": "x", "azp": "x"},
            "claimsToSuppress": ["email", "both", "sub", "iss", "jti"]}}
            """)
        let tokens = try await server.signIn("ann", by: client)
        let (id, access) = (try tokens.id, try tokens.access)
        #expect(id.text("tier") == "gold" && id.text("name") == "Annie")
        #expect(id.claims["email"] == nil && id.claims["both"] == nil)
        #expect(id.text("sub") == ann.id.rawValue && id.text("aud") == client.id.rawValue)
        #expect(id.text("token_use") == "id" && id.text("cognito:username") == "ann")
        #expect(id.number("exp") == Int(server.clock.now.seconds) + 3600 && id.text("jti") != nil)
        #expect(id.text("iss") != nil && id.text("event_id") == access.text("event_id"))
        #expect(id.claims["acr"] == nil && id.claims["azp"] == nil && id.list("cognito:groups") == ["staff"])
        #expect(access.claims["tier"] == nil && access.text("username") == "ann")
        _ = try await server.identity(of: tokens)
    }

    // UP-LPT-10, UP-LPT-11, UP-LPT-13, GUIDE-26
    @Test(arguments: Engine.available)
    func `the groups are replaced as a whole, or stay`(on engine: Engine) async throws {
        let (server, _, client) = try await asking(engine)
        for (details, groups, roles, preferred) in [
            ("{}", ["staff"], [Self.role], Self.role),
            (#"{"groupOverrideDetails": null}"#, nil, nil, nil),
            (#"{"groupOverrideDetails": {}}"#, nil, nil, nil),
            (
                #"{"groupOverrideDetails": {"groupsToOverride": ["a", "b"], "iamRolesToOverride": ["r1", "r2"],"#
                    + #" "preferredRole": "r2"}}"#,
                ["a", "b"], ["r1", "r2"], "r2"
            ),
            (#"{"groupOverrideDetails": {"groupsToOverride": ["a"]}}"#, ["a"], nil, nil),
        ] as [(String, [String]?, [String]?, String?)] {
            try answer(server, #"{"claimsOverrideDetails": \#(details)}"#)
            let tokens = try await server.signIn("ann", by: client)
            #expect(try tokens.id.list("cognito:groups") == groups)
            #expect(try tokens.id.list("cognito:roles") == roles)
            #expect(try tokens.id.text("cognito:preferred_role") == preferred)
            #expect(try tokens.access.list("cognito:groups") == groups)
            #expect(try tokens.access.claims["cognito:roles"] == nil)
        }
    }

    @Test(arguments: Engine.available, [TriggerSettings.TokenEventVersion.v2, .v3])
    func `later versions change both tokens and the scopes`(
        on engine: Engine, version: TriggerSettings.TokenEventVersion
    ) async throws {
        let (server, _, client) = try await asking(engine, version)
        try answer(
            server,
            """
            {"claimsAndScopeOverrideDetails": {
            "idTokenGeneration": {
            "claimsToAddOrOverride": {"level": 3, "flags": [true, "x", {"deep": 1.5}], "none": null},
            "claimsToSuppress": ["email"]},
            "accessTokenGeneration": {"claimsToAddOrOverride": {"tenant": {"id": 7}, "aud": "\(client.id)",
            "client_id": "x", "scope": "x", "username": "x", "sub": "x"}, "claimsToSuppress": ["username"],
            "scopesToAdd": ["openid", "api/read", "aws.cognito.other", "openid", "both"],
            "scopesToSuppress": ["both"]}}}
            """)
        let tokens = try await server.signIn("ann", by: client)
        let event = try #require(server.functions.events.last)
        #expect(event["version"] == .string(version == .v2 ? "2" : "3"))
        #expect(event["request"]?.object?["scopes"] == .array([.string("aws.cognito.signin.user.admin")]))
        let empty = try JSONObject(text: #"{"claimsAndScopeOverrideDetails": null}"#)
        #expect(event["response"] == .object(empty))
        let (id, access) = (try tokens.id, try tokens.access)
        #expect(id.number("level") == 3 && id.claims["email"] == nil && id.claims["none"] == nil)
        let flags = id.claims["flags"] as? [Any]
        #expect(flags?.count == 3 && (flags?.last as? [String: Any])?["deep"] as? Double == 1.5)
        #expect((access.claims["tenant"] as? [String: Any])?["id"] as? Int == 7)
        #expect(access.text("aud") == client.id.rawValue && access.text("client_id") == client.id.rawValue)
        #expect(access.text("username") == "ann" && access.claims["level"] == nil)
        #expect(access.text("scope") == "aws.cognito.signin.user.admin openid api/read")
        _ = try await server.identity(of: tokens)
    }

    // TOK-ACC-11
    @Test(arguments: Engine.available)
    func `an access token that lost the user's own scope does not reach the account`(on engine: Engine) async throws {
        let (server, _, client) = try await asking(engine, .v2)
        try answer(
            server,
            """
            {"claimsAndScopeOverrideDetails": {"accessTokenGeneration": {
            "scopesToSuppress": ["aws.cognito.signin.user.admin"], "scopesToAdd": ["api/read"],
            "claimsToAddOrOverride": {"aud": "another"}}}}
            """)
        let tokens = try await server.signIn("ann", by: client)
        #expect(try tokens.access.text("scope") == "api/read" && tokens.access.claims["aud"] == nil)
        #expect(try await refusal { try await server.identity(of: tokens) } == AccessTokenRefusal.missingScope)
    }

    // UP-LAM-41, UP-LAM-43
    @Test(arguments: Engine.available)
    func `a refresh and a new password have sources of their own`(on engine: Engine) async throws {
        let (server, pool, client) = try await asking(engine)
        let tokens = try await server.signIn("ann", by: client)
        try answer(server, #"{"claimsOverrideDetails": {"claimsToAddOrOverride": {"tier": "gold"}}}"#)
        #expect(try await server.exchange(tokens.refresh, by: client).id.text("tier") == "gold")
        _ = try await server.refresh.exchange(
            Secret(tokens.refresh), client: client.id, secret: nil, clientMetadata: ["device": "tv"])
        #expect(
            server.functions.lastRequest("clientMetadata") == .object(try JSONObject(text: #"{"device": "tv"}"#)))
        try await server.invite("bob", to: pool)
        let asked = try await server.challenge("bob", by: client)
        _ = try await server.answer(
            .newPassword, session: asked.session, with: ["USERNAME": "bob", "NEW_PASSWORD": "Another-Horse-9"],
            by: client
        ).tokens
        _ = try await server.signIn("bob", password: "Another-Horse-9", by: client)
        let sources = ["Authentication", "RefreshTokens", "RefreshTokens", "NewPasswordChallenge", "Authentication"]
        #expect(server.functions.sources == sources.map { "TokenGeneration_" + $0 })
    }

    // UP-LAM-22: the attempt is not counted, and no session begins.
    @Test(arguments: Engine.available)
    func `a function that fails gives no tokens`(on engine: Engine) async throws {
        let (server, _, client) = try await asking(engine)
        let tokens = try await server.signIn("ann", by: client)
        server.functions.fail(.preTokenGeneration, with: .failed(message: "not today"))
        let failed = TriggerRefusal.failed(.preTokenGeneration, message: "not today")
        for _ in 1...10 { #expect(try await refusal { try await server.signIn("ann", by: client) } == failed) }
        #expect(try await refusal { try await server.exchange(tokens.refresh, by: client) } == failed)
        server.functions.respond(to: .preTokenGeneration, JSONObject())
        try await server.signIn("ann", by: client)
        _ = try await server.exchange(tokens.refresh, by: client)
    }

    // TRG-09, UP-LAM-21
    @Test(arguments: Engine.available)
    func `what would make a token unreadable or mean something else is refused`(on engine: Engine) async throws {
        let (server, _, client) = try await asking(engine, .v2)
        let many = (1...129).map { #""c\#($0)": 1"# }.joined(separator: ",")
        let deep = String(repeating: "[", count: 7) + String(repeating: "]", count: 7)
        for access in [
            #""claimsToAddOrOverride": {"a": "\#(String(repeating: "x", count: 10_240))"}"#,
            #""claimsToAddOrOverride": {\#(many)}"#, #""claimsToAddOrOverride": {"a": \#(deep)}"#,
            #""claimsToAddOrOverride": {"": 1}"#, #""claimsToAddOrOverride": []"#, #""claimsToSuppress": "email""#,
            #""claimsToSuppress": [1]"#, #""scopesToAdd": ["a aws.cognito.signin.user.admin"]"#,
            #""scopesToAdd": [""]"#, #""scopesToAdd": "a""#,
        ] {
            try answer(server, #"{"claimsAndScopeOverrideDetails": {"accessTokenGeneration": {\#(access)}}}"#)
            let refused = try await refusal { try await server.signIn("ann", by: client) }
            guard case .invalidResponse(.preTokenGeneration, _)? = refused as? TriggerRefusal else {
                Issue.record("\(access.prefix(60)): \(String(describing: refused))")
                continue
            }
        }
    }

    // UP-LPT-07
    @Test(arguments: Engine.available)
    func `in the first version a claim is a text`(on engine: Engine) async throws {
        let (server, _, client) = try await asking(engine)
        try answer(server, #"{"claimsOverrideDetails": {"claimsToAddOrOverride": {"level": 3}}}"#)
        let refused = try await refusal { try await server.signIn("ann", by: client) }
        #expect(refused == TriggerRefusal.invalidResponse(.preTokenGeneration, reason: "a claim is not a text."))
    }
}
