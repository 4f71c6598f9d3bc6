import Foundation
import Kernel
import Testing

/// The parameters of auth calls: how they are read, in which order they are missed, and how challenges are worded.
@Suite struct SignInParameterTests {
    private static let password = "Right-Horse-9"

    private struct Fixture {
        var api: TestAPI
        var pool: String
        var client: [String: Any]

        init(_ clientInput: [String: Any] = [:]) async throws {
            api = try await TestAPI()
            pool = try await api.pool()
            let flows = ["ALLOW_USER_PASSWORD_AUTH", "ALLOW_USER_SRP_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"]
            client = try await api.client(
                of: pool,
                ["ExplicitAuthFlows": flows, "PreventUserExistenceErrors": "LEGACY"].merging(clientInput) { $1 })
            let user = try await api.call(
                "AdminCreateUser",
                [
                    "UserPoolId": pool, "Username": "ann", "MessageAction": "SUPPRESS",
                    "TemporaryPassword": SignInParameterTests.password,
                ])
            #expect(user.status == 200)
        }

        func begin(_ flow: String, _ parameters: [String: String]?, client id: String? = nil) async throws
            -> TestAPI.Reply
        {
            var input: [String: Any] = ["AuthFlow": flow, "ClientId": id ?? client["ClientId"] as Any]
            input["AuthParameters"] = parameters
            return try await api.call("InitiateAuth", input)
        }

        func answer(_ challenge: String, _ responses: [String: String]?, session: String? = nil) async throws
            -> TestAPI.Reply
        {
            var input: [String: Any] = ["ChallengeName": challenge, "ClientId": client["ClientId"] as Any]
            input["ChallengeResponses"] = responses
            input["Session"] = session
            return try await api.call("RespondToAuthChallenge", input)
        }
    }

    @Test func `a flow misses its parameters one by one, after the client, the flow and the user`() async throws {
        let fixture = try await Fixture()
        for (flow, parameters, message) in [
            ("USER_PASSWORD_AUTH", nil, "Missing required parameter USERNAME"),
            ("USER_PASSWORD_AUTH", ["USERNAME": "", "PASSWORD": "x"], "Missing required parameter USERNAME"),
            ("USER_PASSWORD_AUTH", ["USERNAME": "nobody"], "User does not exist."),
            ("USER_PASSWORD_AUTH", ["USERNAME": "ann"], "Missing required parameter PASSWORD"),
            ("USER_PASSWORD_AUTH", ["USERNAME": "ann", "PASSWORD": ""], "Missing required parameter PASSWORD"),
            ("USER_SRP_AUTH", ["SRP_A": "1f"], "Missing required parameter USERNAME"),
            ("USER_SRP_AUTH", ["USERNAME": "nobody"], "User does not exist."),
            ("USER_SRP_AUTH", ["USERNAME": "ann"], "Missing required parameter SRP_A"),
            ("USER_SRP_AUTH", ["USERNAME": "ann", "SRP_A": "0"], "Invalid SRP public value."),
            ("REFRESH_TOKEN_AUTH", ["USERNAME": "ann"], "Missing required parameter REFRESH_TOKEN"),
            ("REFRESH_TOKEN", nil, "Missing required parameter REFRESH_TOKEN"),
            ("CUSTOM_AUTH", nil, "CUSTOM_AUTH is not enabled for the client."),
            ("ADMIN_USER_PASSWORD_AUTH", nil, "Initiate Auth method not supported"),
        ] as [(String, [String: String]?, String)] {
            #expect(try await fixture.begin(flow, parameters).message == message, "\(flow) \(parameters ?? [:])")
        }
        for flow in ["USER_PASSWORD_AUTH", "USER_SRP_AUTH", "REFRESH_TOKEN_AUTH", "CUSTOM_AUTH"] {
            #expect(
                try await fixture.begin(flow, nil, client: "unknown").code == "ResourceNotFoundException", "\(flow)")
        }
    }

    @Test func `a custom sign-in without functions is refused after the user`() async throws {
        let fixture = try await Fixture(["ExplicitAuthFlows": [String]()])
        #expect(try await fixture.begin("CUSTOM_AUTH", [:]).message == "Missing required parameter USERNAME")
        #expect(try await fixture.begin("CUSTOM_AUTH", ["USERNAME": "nobody"]).code == "UserNotFoundException")
        let refused = try await fixture.begin("CUSTOM_AUTH", ["USERNAME": "ann"])
        #expect(refused.code == "InvalidParameterException")
        #expect(refused.message == "Custom auth lambda trigger is not configured for the user pool.")
        for (parameters, message) in [
            (
                ["CHALLENGE_NAME": "SMS_MFA"],
                "CHALLENGE_NAME is not SRP_A, the only challenge that a sign-in can begin with."
            ),
            (["CHALLENGE_NAME": "SRP_A"], "Missing required parameter SRP_A"),
            (["SRP_A": "0"], "Invalid SRP public value."),
        ] {
            let malformed = try await fixture.begin("CUSTOM_AUTH", parameters.merging(["USERNAME": "ann"]) { $1 })
            #expect(malformed.message == message, "\(parameters)")
        }
    }

    @Test func `the secret hash is required after the name, and before all other parameters`() async throws {
        let fixture = try await Fixture(["GenerateSecret": true])
        let unhashed = "is configured with secret but SECRET_HASH was not received"
        for flow in ["USER_PASSWORD_AUTH", "USER_SRP_AUTH"] {
            #expect(try await fixture.begin(flow, [:]).message == "Missing required parameter USERNAME")
            #expect(try await fixture.begin(flow, ["USERNAME": "nobody"]).message.hasSuffix(unhashed), "\(flow)")
        }
        for challenge in ["PASSWORD_VERIFIER", "NEW_PASSWORD_REQUIRED", "SMS_MFA"] {
            let nameless = try await fixture.answer(challenge, ["SECRET_HASH": "x"])
            #expect(nameless.message == "Missing required parameter USERNAME", "\(challenge)")
            #expect(
                try await fixture.answer(challenge, ["USERNAME": "ann"]).message.hasSuffix(unhashed), "\(challenge)")
            let wrong = try await fixture.answer(challenge, ["USERNAME": "ann", "SECRET_HASH": "x"])
            #expect(wrong.message.hasPrefix("Unable to verify secret hash for client "), "\(challenge)")
        }
    }

    @Test func `an answer misses its parts one by one`() async throws {
        let fixture = try await Fixture()
        let unknown = String(repeating: "s", count: 64)
        for (challenge, responses, session, message) in [
            ("PASSWORD_VERIFIER", nil, nil, "Missing required parameter challenge responses."),
            ("SMS_MFA", [:], nil, "Missing required parameter challenge responses."),
            ("DEVICE_SRP_AUTH", ["USERNAME": "ann"], nil, "Missing required parameter DEVICE_KEY"),
            ("WEB_AUTHN", ["USERNAME": "ann"], nil, "WEB_AUTHN is not a challenge that this service gives."),
            ("SMS_MFA", ["USERNAME": "ann"], nil, "Missing required parameter Session"),
            ("MFA_SETUP", ["USERNAME": "ann"], unknown, "Invalid session for the user."),
            ("SOFTWARE_TOKEN_MFA", ["USERNAME": "ann"], unknown, "Invalid session for the user."),
            ("NEW_PASSWORD_REQUIRED", ["USERNAME": "ann"], nil, "Missing required parameter Session"),
            ("NEW_PASSWORD_REQUIRED", ["USERNAME": "ann"], unknown, "Invalid session for the user."),
        ] as [(String, [String: String]?, String?, String)] {
            let refused = try await fixture.answer(challenge, responses, session: session)
            #expect(refused.message == message, "\(challenge) \(responses ?? [:])")
        }
    }

    @Test func `the challenge for a new password shows attributes as JSON, and the tokens come without parameters`()
        async throws
    {
        let fixture = try await Fixture()
        let asked = try await fixture.begin("USER_PASSWORD_AUTH", ["USERNAME": "ann", "PASSWORD": Self.password])
        #expect(asked["ChallengeName"] as? String == "NEW_PASSWORD_REQUIRED")
        #expect(
            asked["ChallengeParameters"] as? [String: String]
                == ["USER_ID_FOR_SRP": "ann", "userAttributes": "{}", "requiredAttributes": "[]"])
        let session = try #require(asked["Session"] as? String)
        let missing = try await fixture.answer("NEW_PASSWORD_REQUIRED", ["USERNAME": "ann"], session: session)
        #expect(missing.message == "Missing required parameter NEW_PASSWORD")
        let answer = ["USERNAME": "ann", "NEW_PASSWORD": "My-Own-Horse-9", "userAttributes.nickname": "A/B"]
        let tokens = try await fixture.answer("NEW_PASSWORD_REQUIRED", answer, session: session)
        #expect(tokens["AuthenticationResult", "AccessToken"] is String)
        #expect(same(tokens["ChallengeParameters"], [String: String]()))
        let user = try await fixture.api.call("AdminGetUser", ["UserPoolId": fixture.pool, "Username": "ann"])
        let attributes = try #require(user["UserAttributes"] as? [[String: String]])
        #expect(attributes.contains(["Name": "nickname", "Value": "A/B"]))
    }
}
