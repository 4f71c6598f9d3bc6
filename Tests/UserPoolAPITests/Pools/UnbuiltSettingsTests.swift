import Foundation
import Testing

@testable import UserPoolAPI

/// A setting is never stored without effect.
@Suite struct UnbuiltSettingsTests {
    @Test func `the list only gets shorter`() {
        #expect(UnbuiltSettings.ofPools.count <= 6)
        #expect(UnbuiltSettings.ofClients.count <= 2)
        #expect(UnbuiltSettings.ofSecondFactors.count <= 2)
        #expect(UnbuiltSettings.ofPreferences.count <= 1)
        #expect(UnbuiltSettings.ofDomains.count <= 3)
        #expect(UnbuiltSettings.ofProviders.count <= 1)
    }

    private static let arn = "arn:aws:lambda:eu-test-1:123456789012:function:f"

    @Test(arguments: [
        #"{"Policies": {"SignInPolicy": {"AllowedFirstAuthFactors": ["PASSWORD", "WEB_AUTHN"]}}}"#,
        #"{"Policies": {"SignInPolicy": {"AllowedFirstAuthFactors": ["PASSWORD", "SOFTWARE_TOKEN"]}}}"#,
        #"{"SmsConfiguration": {"SnsCallerArn": "ARN", "EumsSms": {"CallerArn": "ARN"}}}"#,
        #"{"AcrConfiguration": {"Level1": {"AcrValue": "b"}}}"#, #"{"DcrConfiguration": {"EnableStatus": "Enabled"}}"#,
        #"{"KeyConfiguration": {"KeyType": "CUSTOMER_MANAGED_KEY", "KmsKeyArn": "ARN"}}"#,
        #"{"DcrConfiguration": {"EnableStatus": "Disabled", "AllowedScopes": ["openid"]}}"#,
        #"{"DcrConfiguration": {"EnableStatus": "Disabled", "OpenDcrGrantTypes": ["code"]}}"#,
        #"{"KeyConfiguration": {"KeyType": "AWS_OWNED_KEY", "KmsKeyArn": "ARN"}}"#,
        #"{"IssuerConfiguration": {"Type": "UPDATED"}}"#,
    ])
    func `an unbuilt setting is refused by name, at creation and later`(_ said: String) async throws {
        let text = said.replacingOccurrences(of: "\"ARN\"", with: "\"\(Self.arn)\"")
        let fields = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let api = try await TestAPI()
        let created = try await api.call("CreateUserPool", ["PoolName": "p"].merging(fields) { $1 })
        #expect(created.code == "InvalidParameterException")
        #expect(
            created.message.hasPrefix("Not built yet in Martlet: \(try #require(fields.keys.first))"),
            "\(created.message)")
        let pool = try await api.pool()
        let updated = try await api.call("UpdateUserPool", ["UserPoolId": pool].merging(fields) { $1 })
        #expect(updated.message == created.message)
    }

    @Test func `the value that means off is accepted`() async throws {
        _ = try await TestAPI().pool([
            "MfaConfiguration": "OFF", "LambdaConfig": [String: Any](),
            "UserPoolAddOns": ["AdvancedSecurityMode": "OFF"],
            "Policies": [
                "PasswordPolicy": ["MinimumLength": 8, "PasswordHistorySize": 0],
                "SignInPolicy": ["AllowedFirstAuthFactors": ["PASSWORD"]],
            ],
            "KeyConfiguration": ["KeyType": "AWS_OWNED_KEY"], "IssuerConfiguration": ["Type": "ORIGINAL"],
            "AcrConfiguration": [String: Any](), "DcrConfiguration": ["EnableStatus": "Disabled"],
        ])
    }

    @Test(arguments: [
        (#"{"WebAuthnConfiguration": {"UserVerification": "required"}}"#, "WebAuthnConfiguration"),
        (
            #"{"MfaConfiguration":"ON","SmsMfaConfiguration":{"SmsConfiguration":{"EumsSms":{"CallerArn":"ARN"}}}}"#,
            "SmsMfaConfiguration.SmsConfiguration.EumsSms"
        ),
    ])
    func `a second factor that is not built is refused by name`(_ said: String, _ names: String) async throws {
        let text = said.replacingOccurrences(of: "\"ARN\"", with: "\"\(Self.arn)\"")
        let fields = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let api = try await TestAPI()
        let pool = try await api.pool()
        let reply = try await api.call("SetUserPoolMfaConfig", ["UserPoolId": pool].merging(fields) { $1 })
        #expect(reply.code == "InvalidParameterException")
        #expect(reply.message == "Not built yet in Martlet: \(names).")
    }

    @Test(arguments: [
        #"{"ExplicitAuthFlows": ["ALLOW_TOKEN_EXCHANGE_DELEGATION"]}"#,
        #"{"ExplicitAuthFlows": ["ALLOW_TOKEN_EXCHANGE_IMPERSONATION"]}"#,
    ])
    func `an unbuilt client setting is refused by name`(_ said: String) async throws {
        let fields = try #require(try JSONSerialization.jsonObject(with: Data(said.utf8)) as? [String: Any])
        let api = try await TestAPI()
        let pool = try await api.pool()
        let reply = try await api.call(
            "CreateUserPoolClient", ["UserPoolId": pool, "ClientName": "app"].merging(fields) { $1 })
        #expect(reply.code == "InvalidParameterException" && reply.message.hasPrefix("Not built yet in Martlet: "))
    }
}
