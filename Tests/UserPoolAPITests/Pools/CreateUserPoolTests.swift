import Directory
import Foundation
import Kernel
import Storage
import TestKit
import Testing

@testable import UserPoolAPI

@Suite struct CreateUserPoolTests {
    // UP-POOL-01, UP-POOL-05, UP-POOL-11, UP-PWD-07, UP-ADMCFG-01, UP-ADMCFG-03
    @Test(arguments: Engine.available)
    func `a pool without settings shows the service's defaults`(on engine: Engine) async throws {
        let api = try await TestAPI(engine)
        let made = try await api.call("CreateUserPool", ["PoolName": "people"])
        #expect(made.status == 200)
        let id = try #require(made["UserPool", "Id"] as? String)
        let described = try await api.call("DescribeUserPool", ["UserPoolId": id])
        #expect(same(made["UserPool"], described["UserPool"]))
        let expected: [String: Any] = [
            "Name": "people", "Arn": "arn:aws:cognito-idp:eu-test-1:123456789012:userpool/\(id)",
            "Policies": [
                "PasswordPolicy": [
                    "MinimumLength": 8, "RequireUppercase": true, "RequireLowercase": true, "RequireNumbers": true,
                    "RequireSymbols": true, "TemporaryPasswordValidityDays": 7,
                ],
                "SignInPolicy": ["AllowedFirstAuthFactors": ["PASSWORD"]],
            ],
            "DeletionProtection": "INACTIVE", "LambdaConfig": [String: Any](), "MfaConfiguration": "OFF",
            "VerificationMessageTemplate": ["DefaultEmailOption": "CONFIRM_WITH_CODE"], "EstimatedNumberOfUsers": 0,
            "EmailConfiguration": ["EmailSendingAccount": "COGNITO_DEFAULT"],
            "AdminCreateUserConfig": ["AllowAdminCreateUserOnly": false, "UnusedAccountValidityDays": 7],
            "UserPoolTags": [String: Any](), "UserPoolTier": "ESSENTIALS",
            "KeyConfiguration": ["KeyType": "AWS_OWNED_KEY"], "IssuerConfiguration": ["Type": "ORIGINAL"],
            "AccountRecoverySetting": [
                "RecoveryMechanisms": [
                    ["Priority": 1, "Name": "verified_email"], ["Priority": 2, "Name": "verified_phone_number"],
                ]
            ],
            "CreationDate": 1_767_254_400, "LastModifiedDate": 1_767_254_400,
        ]
        var pool = try #require(made["UserPool"] as? [String: Any])
        pool["Id"] = nil
        pool["SchemaAttributes"] = nil
        for (member, value) in expected { #expect(same(pool[member], value), "\(member)") }
        #expect(Set(pool.keys) == Set(expected.keys), "nothing else is shown")
    }

    // UP-STD-01, UP-STD-03, UP-STD-19, UP-ATTR-01, UP-ATTR-02
    @Test func `its schema is described attribute by attribute`() async throws {
        let api = try await TestAPI()
        let made = try await api.call("CreateUserPool", ["PoolName": "people"])
        let attributes = try #require(made["UserPool", "SchemaAttributes"] as? [[String: Any]])
        let byName = Dictionary(
            uniqueKeysWithValues: attributes.compactMap { attribute in
                (attribute["Name"] as? String).map { ($0, attribute) }
            })
        #expect(byName.count == 21)
        #expect(
            same(
                byName["sub"],
                [
                    "Name": "sub", "AttributeDataType": "String", "DeveloperOnlyAttribute": false, "Mutable": false,
                    "Required": true, "StringAttributeConstraints": ["MinLength": "1", "MaxLength": "2048"],
                ] as [String: Any]))
        #expect(
            same(
                byName["updated_at"],
                [
                    "Name": "updated_at", "AttributeDataType": "Number", "DeveloperOnlyAttribute": false,
                    "Mutable": true, "Required": false, "NumberAttributeConstraints": ["MinValue": "0"],
                ] as [String: Any]))
        #expect(
            same(
                byName["email_verified"],
                [
                    "Name": "email_verified", "AttributeDataType": "Boolean", "DeveloperOnlyAttribute": false,
                    "Mutable": true, "Required": false,
                ] as [String: Any]))
        #expect(
            same(
                byName["birthdate"]?["StringAttributeConstraints"], ["MinLength": "10", "MaxLength": "10"]))
    }

    // UP-PWD-02 to UP-PWD-06, UP-VER-01, UP-ALIAS-04, UP-MSG-15, UP-MSG-18, UP-MSG-22, UP-MSG-27, UP-MSG-32
    @Test(arguments: Engine.available)
    func `every setting is returned as it was set`(on engine: Engine) async throws {
        let api = try await TestAPI(engine)
        let role = "arn:aws:iam::123456789012:role/sms"
        let said: [String: Any] = [
            "Policies": [
                "PasswordPolicy": [
                    "MinimumLength": 12, "RequireUppercase": false, "RequireLowercase": true, "RequireNumbers": false,
                    "RequireSymbols": true, "TemporaryPasswordValidityDays": 30, "PasswordHistorySize": 24,
                ],
                "SignInPolicy": ["AllowedFirstAuthFactors": ["PASSWORD"]],
            ],
            "DeletionProtection": "ACTIVE", "AutoVerifiedAttributes": ["email", "phone_number"],
            "AliasAttributes": ["email", "preferred_username"], "SmsVerificationMessage": "sms {####}",
            "EmailVerificationMessage": "mail {####}", "EmailVerificationSubject": "subject",
            "VerificationMessageTemplate": [
                "DefaultEmailOption": "CONFIRM_WITH_LINK", "SmsMessage": "sms {####}", "EmailMessage": "mail {####}",
                "EmailSubject": "subject", "EmailMessageByLink": "click {##here##}", "EmailSubjectByLink": "link",
            ],
            "SmsAuthenticationMessage": "second {####}", "MfaConfiguration": "OFF",
            "UserAttributeUpdateSettings": ["AttributesRequireVerificationBeforeUpdate": ["email"]],
            "EmailConfiguration": [
                "EmailSendingAccount": "DEVELOPER", "From": "People <people@example.com>",
                "ReplyToEmailAddress": "reply@example.com",
                "SourceArn": "arn:aws:ses:eu-test-1:123456789012:identity/people@example.com",
                "ConfigurationSet": "set",
            ],
            "SmsConfiguration": ["SnsCallerArn": role, "ExternalId": "x", "SnsRegion": "eu-test-1"],
            "UserPoolTags": ["team": "identity"], "UserPoolTier": "PLUS",
            "AdminCreateUserConfig": [
                "AllowAdminCreateUserOnly": true,
                "InviteMessageTemplate": [
                    "SMSMessage": "{username} {####}", "EmailMessage": "hello {username} {####}", "EmailSubject": "hi",
                ],
            ],
            "UserPoolAddOns": ["AdvancedSecurityMode": "OFF"], "UsernameConfiguration": ["CaseSensitive": false],
            "AccountRecoverySetting": [
                "RecoveryMechanisms": [
                    ["Priority": 1, "Name": "verified_email"], ["Priority": 2, "Name": "verified_phone_number"],
                ]
            ],
        ]
        let id = try await api.pool(said)
        let pool = try #require(
            try await api.call("DescribeUserPool", ["UserPoolId": id])["UserPool"] as? [String: Any])
        for (member, value) in said where member != "AdminCreateUserConfig" {
            #expect(same(pool[member], value), "\(member): \(pool[member] ?? "missing")")
        }
        var config = try #require(said["AdminCreateUserConfig"] as? [String: Any])
        config["UnusedAccountValidityDays"] = 30
        #expect(same(pool["AdminCreateUserConfig"], config))
    }

    @Test func `text messages are sent from the pool's region unless another is named`() async throws {
        let api = try await TestAPI()
        let role = "arn:aws:iam::123456789012:role/sms"
        for (said, shown) in [
            (["SnsCallerArn": role], ["SnsCallerArn": role, "SnsRegion": "eu-test-1"]),
            (["SnsCallerArn": role, "SnsRegion": "eu-west-1"], ["SnsCallerArn": role, "SnsRegion": "eu-west-1"]),
        ] {
            let made = try await api.call("CreateUserPool", ["PoolName": "p", "SmsConfiguration": said])
            #expect(same(made["UserPool", "SmsConfiguration"], shown))
        }
    }

    @Test func `constraints of another type are dropped`() async throws {
        let api = try await TestAPI()
        let (length, range) = (["MinLength": "1", "MaxLength": "9"], ["MinValue": "2", "MaxValue": "8"])
        func attribute(_ name: String, _ type: String) -> [String: Any] {
            [
                "Name": name, "AttributeDataType": type, "StringAttributeConstraints": length,
                "NumberAttributeConstraints": range,
            ]
        }
        let made = try await api.call(
            "CreateUserPool",
            [
                "PoolName": "p",
                "Schema": [
                    attribute("mydev", "Number"), attribute("word", "String"), attribute("yes", "Boolean"),
                    attribute("name", "String"), attribute("updated_at", "Number"),
                ],
            ])
        let attributes = try #require(made["UserPool", "SchemaAttributes"] as? [[String: Any]], "\(made.body)")
        for (name, hasLength, hasRange) in [
            ("custom:mydev", false, true), ("custom:word", true, false), ("custom:yes", false, false),
            ("name", true, false), ("updated_at", false, true),
        ] {
            let shown = attributes.first { same($0["Name"], name) }
            #expect(same(shown?["StringAttributeConstraints"], hasLength ? length : nil), "\(name)")
            #expect(same(shown?["NumberAttributeConstraints"], hasRange ? range : nil), "\(name)")
        }
    }

    // `PasswordHistorySize`
    @Test(arguments: Engine.available)
    func `an empty password history is not shown, and an update without one ends it`(on engine: Engine) async throws {
        let api = try await TestAPI(engine)
        func size(_ pool: String) async throws -> Any? {
            try await api.call("DescribeUserPool", ["UserPoolId": pool])[
                "UserPool", "Policies", "PasswordPolicy", "PasswordHistorySize"]
        }
        func policy(_ size: Int?) -> [String: Any] {
            var said = ["MinimumLength": 8]
            said["PasswordHistorySize"] = size
            return ["PasswordPolicy": said]
        }
        let none = try await api.pool(["Policies": policy(0)])
        #expect(try await size(none) == nil)
        #expect(try await size(try await api.pool()) == nil)
        let three = try await api.pool(["Policies": policy(3)])
        #expect(same(try await size(three), 3))
        _ = try await api.call("UpdateUserPool", ["UserPoolId": three, "Policies": policy(nil)])
        #expect(try await size(three) == nil)
        let much = try await api.call("CreateUserPool", ["PoolName": "p", "Policies": policy(25)])
        #expect(much.code == "InvalidParameterException")
    }

    // UP-ADMCFG-04, GUIDE-15
    @Test func `the validity of a temporary password is in either member, and zero is the default`() async throws {
        let api = try await TestAPI()
        func days(_ said: [String: Any]) async throws -> Any? {
            let id = try await api.pool(said)
            return try await api.call("DescribeUserPool", ["UserPoolId": id])[
                "UserPool", "Policies", "PasswordPolicy", "TemporaryPasswordValidityDays"]
        }
        func policy(_ days: Int) -> [String: Any] {
            ["PasswordPolicy": ["MinimumLength": 8, "TemporaryPasswordValidityDays": days]]
        }
        #expect(same(try await days(["AdminCreateUserConfig": ["UnusedAccountValidityDays": 90]]), 90))
        #expect(same(try await days(["Policies": policy(365)]), 365))
        #expect(same(try await days(["Policies": policy(0)]), 7))
        let both = try await api.call(
            "CreateUserPool",
            [
                "PoolName": "p", "Policies": policy(5), "AdminCreateUserConfig": ["UnusedAccountValidityDays": 6],
            ])
        #expect(both.message.hasPrefix("Please use TemporaryPasswordValidityDays in PasswordPolicy"))
    }

    @Test func `recovery mechanisms are ordered by priority`() async throws {
        let api = try await TestAPI()
        func mechanisms(_ said: [[String: Any]]) async throws -> TestAPI.Reply {
            try await api.call(
                "CreateUserPool", ["PoolName": "p", "AccountRecoverySetting": ["RecoveryMechanisms": said]])
        }
        let turned = try await mechanisms([
            ["Priority": 2, "Name": "verified_email"], ["Priority": 1, "Name": "verified_phone_number"],
        ])
        #expect(
            same(
                turned["UserPool", "AccountRecoverySetting", "RecoveryMechanisms"],
                [
                    ["Priority": 1, "Name": "verified_phone_number"], ["Priority": 2, "Name": "verified_email"],
                ] as [[String: Any]]))
        let tied = try await mechanisms([
            ["Priority": 1, "Name": "verified_email"], ["Priority": 1, "Name": "verified_phone_number"],
        ])
        #expect(tied.message == "Account Recovery Setting cannot have duplicate priorities or recovery mechanisms.")
    }

    // UP-UNAME-01, UP-ALIAS-04
    @Test func `aliases and contacts as usernames exclude each other`() async throws {
        let reply = try await TestAPI().call(
            "CreateUserPool", ["PoolName": "p", "AliasAttributes": ["email"], "UsernameAttributes": ["email"]])
        #expect(reply.code == "InvalidParameterException")
        #expect(reply.message == "Only one of the aliasAttributes or usernameAttributes can be set in a User pool.")
        #expect(
            try await TestAPI().call("CreateUserPool", ["PoolName": "p", "AliasAttributes": ["address"]]).status == 400)
    }

    // UP-LIM-02
    @Test func `the number of pools is limited`() async throws {
        var quotas = Quotas()
        quotas.pools = 1
        let api = try await TestAPI(quotas: quotas)
        _ = try await api.pool()
        #expect(try await api.call("CreateUserPool", ["PoolName": "p"]).code == "LimitExceededException")
    }

    @Test func `every pool has a key for each kind of token from the start`() async throws {
        let api = try await TestAPI()
        for pool in [try await api.pool(), try await api.pool()] {
            let rows = try await api.database.read {
                try $0.fetch("SELECT kid, token_use FROM signing_keys WHERE pool_id = \(pool)")
            }
            #expect(rows.count == 2)
            #expect(Set(try rows.map { try $0.value("kid", as: String.self) }).count == 2)
            #expect(Set(try rows.map { try $0.value("token_use", as: String.self) }) == ["id", "access"])
        }
    }
}
