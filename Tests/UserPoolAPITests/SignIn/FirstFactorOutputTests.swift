import Kernel
import TestKit
import Testing

/// How the choice of a first factor is worded.
@Suite struct FirstFactorOutputTests {
    private func fixture(_ factors: [String]) async throws -> (api: TestAPI, pool: String, client: String) {
        let api = try await TestAPI()
        let pool = try await api.pool([
            "Policies": ["SignInPolicy": ["AllowedFirstAuthFactors": factors]], "SmsConfiguration": TestAPI.sms,
        ])
        let client = try await api.client(of: pool, ["ExplicitAuthFlows": ["ALLOW_USER_AUTH"]])
        return (api, pool, try #require(client["ClientId"] as? String))
    }

    @Test func `the challenges to choose from are listed by InitiateAuth`() async throws {
        let (api, pool, client) = try await fixture(["EMAIL_OTP", "PASSWORD", "SMS_OTP"])
        let email = ["Name": "email", "Value": "ann@example.com"]
        let made = try await api.call(
            "AdminCreateUser", ["UserPoolId": pool, "Username": "ann", "UserAttributes": [email]])
        #expect(made["User", "UserStatus"] as? String == "CONFIRMED")
        for (challenge, name, parameters) in [
            (nil, "SELECT_CHALLENGE", [:]),
            (
                "EMAIL_OTP", "EMAIL_OTP",
                [
                    "CODE_DELIVERY_DELIVERY_MEDIUM": "EMAIL", "CODE_DELIVERY_DESTINATION": "a***@e***",
                    "USER_ID_FOR_SRP": "ann",
                ]
            ),
        ] as [(String?, String, [String: String])] {
            var asked = ["USERNAME": "ann"]
            asked["PREFERRED_CHALLENGE"] = challenge
            let told = try await api.call(
                "InitiateAuth", ["AuthFlow": "USER_AUTH", "ClientId": client, "AuthParameters": asked])
            #expect(told["ChallengeName"] as? String == name)
            #expect(told["AvailableChallenges"] as? [String] == ["EMAIL_OTP"], "the user has no password")
            #expect(told["ChallengeParameters"] as? [String: String] == parameters)
            #expect(told["Session"] is String)
        }
        let factors = try await api.call("AdminGetUserAuthFactors", ["UserPoolId": pool, "Username": "ann"])
        #expect(factors["ConfiguredUserAuthFactors"] as? [String] == ["EMAIL_OTP"])
    }

    @Test func `a session is as long as the model allows, whatever the name`() async throws {
        let (api, pool, client) = try await fixture(["PASSWORD", "EMAIL_OTP"])
        let name = String(repeating: "\u{4E00}", count: 128)
        let made = try await api.call("AdminCreateUser", ["UserPoolId": pool, "Username": name])
        #expect(made.status == 200, "\(made.message)")
        let told = try await api.call(
            "InitiateAuth", ["AuthFlow": "USER_AUTH", "ClientId": client, "AuthParameters": ["USERNAME": name]])
        let session = try #require(told["Session"] as? String)
        #expect(session.utf8.count <= 2048)
        let answer = ["USERNAME": name, "ANSWER": "PASSWORD", "PASSWORD": "Wrong-Horse-9"]
        let refused = try await api.call(
            "RespondToAuthChallenge",
            ["ChallengeName": "SELECT_CHALLENGE", "ClientId": client, "Session": session, "ChallengeResponses": answer])
        #expect(refused.message == "Selected challenge is not available", "the user has neither password nor address")
    }

    @Test func `a list of users shows who gets text messages`() async throws {
        let api = try await TestAPI()
        let pool = try await api.pool(["MfaConfiguration": "OPTIONAL", "SmsConfiguration": TestAPI.sms])
        for name in ["ann", "bob"] {
            let phone = ["Name": "phone_number", "Value": "+12065550123"]
            _ = try await api.call(
                "AdminCreateUser",
                ["UserPoolId": pool, "Username": name, "MessageAction": "SUPPRESS", "UserAttributes": [phone]])
        }
        let option = ["AttributeName": "phone_number", "DeliveryMedium": "SMS"]
        let set = try await api.call(
            "AdminSetUserSettings", ["UserPoolId": pool, "Username": "ann", "MFAOptions": [option]])
        #expect(set.status == 200)
        _ = try await api.call("CreateGroup", ["UserPoolId": pool, "GroupName": "team"])
        for name in ["ann", "bob"] {
            _ = try await api.call(
                "AdminAddUserToGroup", ["UserPoolId": pool, "GroupName": "team", "Username": name])
        }
        for (list, input) in [
            ("ListUsers", ["UserPoolId": pool]), ("ListUsersInGroup", ["UserPoolId": pool, "GroupName": "team"]),
        ] {
            let users = try await api.call(list, input)["Users"] as? [[String: Any]] ?? []
            for (name, options) in [("ann", [option]), ("bob", nil)] {
                let user = users.first { $0["Username"] as? String == name }
                #expect(user != nil && same(user?["MFAOptions"], options), "\(list) \(name)")
            }
        }
    }
}
