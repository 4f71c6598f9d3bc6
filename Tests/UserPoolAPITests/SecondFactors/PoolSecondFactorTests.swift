import Foundation
import TestKit
import Testing

/// SetUserPoolMfaConfig, GetUserPoolMfaConfig, and `MfaConfiguration` elsewhere.
@Suite struct PoolSecondFactorTests {
    private static var token: [String: Any] { ["SoftwareTokenMfaConfiguration": ["Enabled": true]] }

    private func set(_ pool: String, _ fields: [String: Any], _ api: TestAPI) async throws -> TestAPI.Reply {
        try await api.call("SetUserPoolMfaConfig", ["UserPoolId": pool].merging(fields) { $1 })
    }

    private func kept(_ pool: String, _ api: TestAPI) async throws -> [String: Any] {
        try await api.call("GetUserPoolMfaConfig", ["UserPoolId": pool]).body
    }

    // UP-MFA-01, UP-MFA-02, UP-MFA-17, GUIDE-17
    @Test(arguments: Engine.available)
    func `every mode is set at creation and later, and answered as it is kept`(on engine: Engine) async throws {
        let api = try await TestAPI(engine)
        for created in ["OFF", "OPTIONAL", "ON"] {
            let pool = try await api.pool(["MfaConfiguration": created, "SmsConfiguration": TestAPI.sms])
            #expect(same(try await kept(pool, api)["MfaConfiguration"], created))
            for mode in ["ON", "OPTIONAL"] {
                let told = try await set(pool, Self.token.merging(["MfaConfiguration": mode]) { $1 }, api)
                #expect(told.status == 200)
                #expect(same(told.body, try await kept(pool, api)))
                #expect(
                    same(
                        told.body,
                        [
                            "MfaConfiguration": mode, "SoftwareTokenMfaConfiguration": ["Enabled": true],
                        ] as [String: Any]), "text messages were left out, so they are off: \(told.body)")
            }
            _ = try await set(pool, [:], api)
            #expect(same(try await kept(pool, api), ["MfaConfiguration": "OFF"]), "what is left out is off")
        }
    }

    @Test func `the texts and the sender of a factor are kept`() async throws {
        let api = try await TestAPI()
        let pool = try await api.pool()
        let sms: [String: Any] = [
            "SmsConfiguration": TestAPI.sms, "SmsAuthenticationMessage": "it is {####}",
        ]
        let email = ["Subject": "sign in", "Message": "mail {####}"]
        let told = try await set(
            pool,
            ["MfaConfiguration": "OPTIONAL", "SmsMfaConfiguration": sms, "EmailMfaConfiguration": email], api)
        #expect(same(told["SmsMfaConfiguration", "SmsAuthenticationMessage"], "it is {####}"))
        #expect(same(told["SmsMfaConfiguration", "SmsConfiguration", "ExternalId"], "x"))
        #expect(same(told["EmailMfaConfiguration"], email))
        #expect(told["SoftwareTokenMfaConfiguration"] == nil)
        let described = try await api.call("DescribeUserPool", ["UserPoolId": pool])
        #expect(same(described["UserPool", "SmsAuthenticationMessage"], "it is {####}"))
        #expect(same(described["UserPool", "MfaConfiguration"], "OPTIONAL"))
    }

    @Test func `a mode that contradicts the factors is refused, and changes nothing`() async throws {
        let api = try await TestAPI()
        let pool = try await api.pool()
        for factor: [String: Any] in [
            Self.token, ["SoftwareTokenMfaConfiguration": ["Enabled": false]],
            ["EmailMfaConfiguration": [String: Any]()], ["SmsMfaConfiguration": ["SmsConfiguration": TestAPI.sms]],
        ] {
            let refused = try await set(pool, factor, api)
            #expect(refused.code == "InvalidParameterException")
            #expect(
                refused.message
                    == "Invalid MFA configuration given, can't turn off MFA and configure an MFA together.")
        }
        for mode in ["ON", "OPTIONAL"] {
            let refused = try await set(pool, ["MfaConfiguration": mode], api)
            #expect(
                refused.message
                    == "Invalid MFA configuration given, can't disable all MFAs with a required or optional "
                    + "configuration.")
            let created = try await api.call("CreateUserPool", ["PoolName": "p", "MfaConfiguration": mode])
            #expect(created.code == "InvalidParameterException" && created.message.hasPrefix("SMS configuration"))
            let unsendable = try await set(
                pool, ["MfaConfiguration": mode, "SmsMfaConfiguration": [String: Any]()], api)
            #expect(unsendable.message == "SMS configuration is required when SMS MFA is enabled.")
        }
        #expect(same(try await kept(pool, api), ["MfaConfiguration": "OFF"]))
    }

    // ADM-06
    @Test func `an update keeps the factors, and does not take away what they need`() async throws {
        let api = try await TestAPI()
        let pool = try await api.pool(["SmsConfiguration": TestAPI.sms])
        let factors: [String: Any] = ["MfaConfiguration": "ON", "SmsMfaConfiguration": [String: Any]()]
        #expect(try await set(pool, factors.merging(Self.token) { $1 }, api).status == 200)
        let before = try await kept(pool, api)
        #expect(
            try await api.call("UpdateUserPool", ["UserPoolId": pool, "SmsConfiguration": TestAPI.sms]).status == 200)
        #expect(same(try await kept(pool, api), before))
        let refused = try await api.call("UpdateUserPool", ["UserPoolId": pool])
        #expect(refused.message == "SMS configuration is required when SMS MFA is enabled.")
        #expect(same(try await kept(pool, api), before))
    }

    @Test func `the LITE tier has no codes by e-mail`() async throws {
        let api = try await TestAPI()
        let pool = try await api.pool(["UserPoolTier": "LITE"])
        let refused = try await set(
            pool, ["MfaConfiguration": "OPTIONAL", "EmailMfaConfiguration": [String: Any]()], api)
        #expect(refused.code == "FeatureUnavailableInTierException")
        #expect(
            refused.message
                == "The following features need to be disabled for the LITE pricing tier configured: Email MFA")
        let lines = try await set(
            try await api.pool(),
            ["MfaConfiguration": "OPTIONAL", "EmailMfaConfiguration": ["Subject": "a\nb"]], api)
        #expect(lines.message == "An email subject must be one line without control characters.")
    }
}
