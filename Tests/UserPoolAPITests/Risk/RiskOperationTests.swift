import Foundation
import Testing

/// The operations of threat protection, as callers see them.
@Suite struct RiskOperationTests {
    private static var plus: [String: Any] {
        ["UserPoolTier": "PLUS", "UserPoolAddOns": ["AdvancedSecurityMode": "ENFORCED"]]
    }

    // UP-ASF-02
    @Test func `only pools of the highest tier judge risk`() async throws {
        let api = try await TestAPI()
        let refused = try await api.call(
            "CreateUserPool", ["PoolName": "p", "UserPoolAddOns": ["AdvancedSecurityMode": "AUDIT"]])
        #expect(refused.code == "FeatureUnavailableInTierException")
        #expect(refused.message.contains("ESSENTIALS pricing tier configured: Threat Protection"))
        let pool = try await api.pool(Self.plus)
        let lowered = try await api.call(
            "UpdateUserPool",
            ["UserPoolId": pool, "UserPoolTier": "LITE", "UserPoolAddOns": ["AdvancedSecurityMode": "AUDIT"]])
        #expect(lowered.code == "TierChangeNotAllowedException")
        let off = try await api.pool()
        for operation in ["SetRiskConfiguration", "DescribeRiskConfiguration"] {
            #expect(try await api.call(operation, ["UserPoolId": off]).code == "UserPoolAddOnNotEnabledException")
        }
        let events = try await api.call("AdminListUserAuthEvents", ["UserPoolId": off, "Username": "ann"])
        #expect(events.code == "UserPoolAddOnNotEnabledException")
    }

    @Test func `custom sign-ins have a mode of their own, in the same tier`() async throws {
        let api = try await TestAPI()
        func addOns(_ mode: String, _ custom: [String: Any]) -> [String: Any] {
            ["UserPoolAddOns": ["AdvancedSecurityMode": mode, "AdvancedSecurityAdditionalFlows": custom]]
        }
        let refused = try await api.call(
            "CreateUserPool", ["PoolName": "p"].merging(addOns("OFF", ["CustomAuthMode": "AUDIT"])) { $1 })
        #expect(refused.code == "FeatureUnavailableInTierException")
        let plus: [String: Any] = ["UserPoolTier": "PLUS"]
        for (mode, custom) in [("OFF", "ENFORCED"), ("ENFORCED", "AUDIT")] {
            let pool = try await api.pool(plus.merging(addOns(mode, ["CustomAuthMode": custom])) { $1 })
            let shown = try await api.call("DescribeUserPool", ["UserPoolId": pool])
            #expect(shown["UserPool", "UserPoolAddOns", "AdvancedSecurityMode"] as? String == mode)
            let flows = shown["UserPool", "UserPoolAddOns", "AdvancedSecurityAdditionalFlows", "CustomAuthMode"]
            #expect(flows as? String == custom)
            #expect(try await api.call("DescribeRiskConfiguration", ["UserPoolId": pool]).status == 200)
        }
        let none = try await api.pool(plus.merging(addOns("AUDIT", [:])) { $1 })
        let shown = try await api.call("DescribeUserPool", ["UserPoolId": none])
        #expect(shown["UserPool", "UserPoolAddOns", "AdvancedSecurityAdditionalFlows"] == nil)
        let wrong = try await api.call(
            "CreateUserPool",
            ["PoolName": "p"].merging(plus) { $1 }.merging(addOns("OFF", ["CustomAuthMode": "OFF"])) { $1 })
        #expect(wrong.code == "InvalidParameterException")
    }

    // UP-ASF-31
    @Test func `a configuration is shown as it was set, and an update leaves it`() async throws {
        let api = try await TestAPI()
        let pool = try await api.pool(Self.plus)
        let none = try await api.call("DescribeRiskConfiguration", ["UserPoolId": pool])
        #expect(none["RiskConfiguration", "AccountTakeoverRiskConfiguration"] == nil)
        let action: [String: Any] = ["EventAction": "BLOCK", "Notify": true]
        let mails: [String: Any] = [
            "SourceArn": "arn:aws:ses:eu-test-1:123456789012:identity/shop@example.com", "From": "shop@example.com",
            "BlockEmail": ["Subject": "Blocked", "TextBody": "Was it you?", "HtmlBody": "<b>Was it you?</b>"],
        ]
        let set: [String: Any] = [
            "UserPoolId": pool,
            "AccountTakeoverRiskConfiguration": ["Actions": ["HighAction": action], "NotifyConfiguration": mails],
            "RiskExceptionConfiguration": ["BlockedIPRangeList": ["192.0.2.0/24"]],
            "CompromisedCredentialsRiskConfiguration": [
                "EventFilter": ["SIGN_UP", "SIGN_IN"], "Actions": ["EventAction": "BLOCK"],
            ],
        ]
        #expect(try await api.call("SetRiskConfiguration", set).status == 200)
        _ = try await api.call("UpdateUserPool", Self.plus.merging(["UserPoolId": pool]) { $1 })
        let shown = try await api.call("DescribeRiskConfiguration", ["UserPoolId": pool])
        let risk = try #require(shown["RiskConfiguration"] as? [String: Any])
        let exceptions = try #require(risk["RiskExceptionConfiguration"] as? [String: [String]])
        #expect(exceptions == ["BlockedIPRangeList": ["192.0.2.0/24"]])
        let actions = shown["RiskConfiguration", "AccountTakeoverRiskConfiguration", "Actions"]
        let high = (actions as? [String: [String: Any]])?["HighAction"]
        #expect(high?["EventAction"] as? String == "BLOCK" && high?["Notify"] as? Bool == true)
        let notify = shown["RiskConfiguration", "AccountTakeoverRiskConfiguration", "NotifyConfiguration"]
        #expect(NSDictionary(dictionary: try #require(notify as? [String: Any])).isEqual(to: mails))
        let compromised = shown["RiskConfiguration", "CompromisedCredentialsRiskConfiguration"] as? [String: Any]
        #expect(compromised?["EventFilter"] as? [String] == ["SIGN_IN", "SIGN_UP"])
        #expect(compromised?["Actions"] as? [String: String] == ["EventAction": "BLOCK"])
        let wrong = try await api.call(
            "SetRiskConfiguration",
            ["UserPoolId": pool, "RiskExceptionConfiguration": ["SkippedIPRangeList": ["home"]]])
        #expect(wrong.code == "InvalidParameterException")
    }

    @Test func `feedback with a token that is none is refused alike for users and unknown names`() async throws {
        let api = try await TestAPI()
        let pool = try await api.pool(Self.plus)
        _ = try await api.call("AdminCreateUser", ["UserPoolId": pool, "Username": "ann", "MessageAction": "SUPPRESS"])
        for name in ["ann", "none"] {
            let refused = try await api.call(
                "UpdateAuthEventFeedback",
                [
                    "UserPoolId": pool, "Username": name, "EventId": "e", "FeedbackToken": "t",
                    "FeedbackValue": "Valid",
                ])
            #expect(refused.code == "NotAuthorizedException" && refused.message == "Invalid feedback token.")
        }
    }

    @Test func `a sender that cannot be one is refused`() async throws {
        let api = try await TestAPI()
        let pool = try await api.pool(Self.plus)
        let notify: [String: Any] = [
            "SourceArn": "arn:aws:ses:eu-test-1:123456789012:identity/example.com", "From": "a@b.c, d@e.f",
        ]
        let refused = try await api.call(
            "SetRiskConfiguration",
            [
                "UserPoolId": pool,
                "AccountTakeoverRiskConfiguration": ["Actions": [String: Any](), "NotifyConfiguration": notify],
            ])
        #expect(refused.code == "InvalidParameterException")
    }
}
