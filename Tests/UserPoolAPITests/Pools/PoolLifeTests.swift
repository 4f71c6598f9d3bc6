import Foundation
import Kernel
import Storage
import TestKit
import Testing

/// UpdateUserPool, DeleteUserPool, ListUserPools, AddCustomAttributes and the tags.
@Suite struct PoolLifeTests {
    private func describe(_ pool: String, _ api: TestAPI) async throws -> [String: Any] {
        try #require(try await api.call("DescribeUserPool", ["UserPoolId": pool])["UserPool"] as? [String: Any])
    }

    // UP-POOL-17, UP-ALIAS-16, UP-ATTR-06
    @Test(arguments: Engine.available)
    func `an update resets missing settings, those fixed at creation stay`(
        on engine: Engine
    ) async throws {
        let api = try await TestAPI(engine)
        let pool = try await api.pool([
            "AliasAttributes": ["email"], "UsernameConfiguration": ["CaseSensitive": false],
            "Schema": [["Name": "email", "Required": true]], "AutoVerifiedAttributes": ["email"],
            "AdminCreateUserConfig": ["AllowAdminCreateUserOnly": true], "DeletionProtection": "ACTIVE",
            "UserPoolTags": ["a": "b"], "UserPoolTier": "LITE", "EmailVerificationSubject": "subject",
            "Policies": ["PasswordPolicy": ["MinimumLength": 20]], "MfaConfiguration": "OPTIONAL",
            "SmsConfiguration": TestAPI.sms,
            "AccountRecoverySetting": ["RecoveryMechanisms": [["Priority": 1, "Name": "admin_only"]]],
        ])
        api.clock.advance(60)
        let reply = try await api.call(
            "UpdateUserPool",
            ["UserPoolId": pool, "EmailVerificationMessage": "m {####}", "SmsConfiguration": TestAPI.sms])
        #expect(reply.status == 200 && reply.body.isEmpty)
        let shown = try await describe(pool, api)
        #expect(same(shown["AliasAttributes"], ["email"]))
        #expect(same(shown["UsernameConfiguration"], ["CaseSensitive": false]))
        #expect(same(shown["EmailVerificationMessage"], "m {####}"))
        #expect(shown["EmailVerificationSubject"] == nil && shown["AutoVerifiedAttributes"] == nil)
        #expect(
            same(
                shown["AdminCreateUserConfig"],
                ["AllowAdminCreateUserOnly": false, "UnusedAccountValidityDays": 7] as [String: Any]))
        #expect(same(shown["DeletionProtection"], "ACTIVE"))
        #expect(same(shown["MfaConfiguration"], "OPTIONAL"))
        #expect(same(shown["UserPoolTags"], [String: String]()) && same(shown["UserPoolTier"], "LITE"))
        let fresh = try await describe(try await api.pool(), api)
        #expect(same(shown["AccountRecoverySetting"], fresh["AccountRecoverySetting"]))
        #expect(same(shown["CreationDate"], 1_767_254_400) && same(shown["LastModifiedDate"], 1_767_254_460))
        let email = (shown["SchemaAttributes"] as? [[String: Any]])?.first { same($0["Name"], "email") }
        #expect(same(email?["Required"], true))
    }

    @Test func `an update keeps each of the policies that it does not name`() async throws {
        let api = try await TestAPI()
        let sent: [String: [String: Any]] = [
            "PasswordPolicy": ["MinimumLength": 20, "RequireNumbers": true, "TemporaryPasswordValidityDays": 3],
            "SignInPolicy": ["AllowedFirstAuthFactors": ["PASSWORD", "EMAIL_OTP"]],
        ]
        let pool = try await api.pool(["Policies": sent])
        func update(_ members: [String: Any]) async throws -> (password: [String: Any]?, signIn: [String: Any]?) {
            let reply = try await api.call("UpdateUserPool", members.merging(["UserPoolId": pool]) { $1 })
            #expect(reply.status == 200, "\(reply.message)")
            let shown = try await describe(pool, api)["Policies"] as? [String: [String: Any]]
            return (shown?["PasswordPolicy"], shown?["SignInPolicy"])
        }
        let before = try await update([:])
        #expect(same(before.password?["MinimumLength"], 20) && same(before.signIn, sent["SignInPolicy"]))
        #expect(same(before.password?["RequireNumbers"], true))
        #expect(same(before.password?["TemporaryPasswordValidityDays"], 3))
        // The validity of temporary passwords has a second place.
        let days = try await update(["AdminCreateUserConfig": ["UnusedAccountValidityDays": 5]])
        #expect(same(days.password?["TemporaryPasswordValidityDays"], 5) && same(days.password?["MinimumLength"], 20))
        let longer = try await update(["Policies": ["PasswordPolicy": ["MinimumLength": 30]]])
        #expect(same(longer.password?["MinimumLength"], 30) && same(longer.password?["RequireNumbers"], false))
        #expect(same(longer.signIn, before.signIn))
        let only = ["AllowedFirstAuthFactors": ["PASSWORD"]]
        let alone = try await update(["Policies": ["SignInPolicy": only]])
        #expect(same(alone.password, longer.password) && same(alone.signIn, only))
    }

    // UP-POOL-04
    @Test(arguments: Engine.available)
    func `an update with a name renames the pool, and another keeps the name`(on engine: Engine) async throws {
        let api = try await TestAPI(engine)
        let pool = try await api.pool(["PoolName": "first"])
        let before = try await describe(pool, api)
        #expect(try await api.call("UpdateUserPool", ["UserPoolId": pool, "PoolName": "second"]).status == 200)
        let renamed = try await describe(pool, api)
        #expect(same(renamed["Name"], "second"))
        for member in ["Id", "Arn", "CreationDate"] { #expect(same(renamed[member], before[member]), "\(member)") }
        for name in ["", "a/b", String(repeating: "p", count: 129)] {
            let refused = try await api.call("UpdateUserPool", ["UserPoolId": pool, "PoolName": name])
            #expect(refused.code == "InvalidParameterException")
        }
        #expect(try await api.call("UpdateUserPool", ["UserPoolId": pool]).status == 200)
        #expect(same(try await describe(pool, api)["Name"], "second"))
        let listed = try await api.call("ListUserPools", ["MaxResults": 10])["UserPools"] as? [[String: Any]]
        #expect(same(listed?.map { $0["Name"] ?? "" }, ["second"]))
    }

    // ADM-06
    @Test func `an update without UserAttributeUpdateSettings keeps them, and an empty list ends them`() async throws {
        let api = try await TestAPI()
        let settings = ["AttributesRequireVerificationBeforeUpdate": ["email"]]
        let pool = try await api.pool([
            "AutoVerifiedAttributes": ["email"], "UserAttributeUpdateSettings": settings,
        ])
        let update: [String: Any] = ["UserPoolId": pool, "AutoVerifiedAttributes": ["email"]]
        #expect(try await api.call("UpdateUserPool", update).status == 200)
        #expect(same(try await describe(pool, api)["UserAttributeUpdateSettings"], settings))
        let alone = try await api.call("UpdateUserPool", ["UserPoolId": pool])
        #expect(
            alone.message
                == "All attributes in AttributesRequireVerificationBeforeUpdate must exist in AutoVerifiedAttributes")
        let none = ["AttributesRequireVerificationBeforeUpdate": [String]()]
        let ended = try await api.call("UpdateUserPool", update.merging(["UserAttributeUpdateSettings": none]) { $1 })
        #expect(ended.status == 200)
        #expect(same(try await describe(pool, api)["UserAttributeUpdateSettings"], none))
    }

    @Test func `the LITE tier has no password history`() async throws {
        let api = try await TestAPI()
        let message =
            "The following features need to be disabled for the LITE pricing tier configured: Password History"
        func policy(_ size: Int) -> [String: Any] {
            ["PasswordPolicy": ["MinimumLength": 8, "PasswordHistorySize": size]]
        }
        let created = try await api.call(
            "CreateUserPool", ["PoolName": "p", "UserPoolTier": "LITE", "Policies": policy(3)])
        #expect(created.code == "FeatureUnavailableInTierException" && created.message == message)
        let lite = try await api.pool(["UserPoolTier": "LITE", "Policies": policy(0)])
        let asked: [String: Any] = ["UserPoolTier": "LITE", "Policies": policy(3)]
        let added = try await api.call("UpdateUserPool", asked.merging(["UserPoolId": lite]) { $1 })
        #expect(added.code == "FeatureUnavailableInTierException" && added.message == message)
        let essentials = try await api.pool(["Policies": policy(3)])
        let changed = try await api.call("UpdateUserPool", asked.merging(["UserPoolId": essentials]) { $1 })
        #expect(changed.code == "TierChangeNotAllowedException" && changed.message == message)
        #expect(same(try await describe(essentials, api)["UserPoolTier"], "ESSENTIALS"))
    }

    @Test func `a description can be sent back as an update`() async throws {
        let api = try await TestAPI()
        let pool = try await api.pool([
            "AutoVerifiedAttributes": ["email"], "EmailVerificationMessage": "m {####}",
            "AccountRecoverySetting": ["RecoveryMechanisms": [["Priority": 1, "Name": "verified_email"]]],
        ])
        let before = try await describe(pool, api)
        var update = before
        for member in [
            "Id", "Arn", "Name", "CreationDate", "LastModifiedDate", "SchemaAttributes", "EstimatedNumberOfUsers",
        ] {
            update[member] = nil
        }
        update["UserPoolId"] = pool
        #expect(try await api.call("UpdateUserPool", update).status == 200)
        #expect(same(try await describe(pool, api), before))
    }

    @Test func `a missing pool is not found`() async throws {
        let api = try await TestAPI()
        for operation in [
            "DescribeUserPool", "UpdateUserPool", "DeleteUserPool", "GetUserPoolMfaConfig", "SetUserPoolMfaConfig",
        ] {
            let reply = try await api.call(operation, ["UserPoolId": "eu-test-1_000000000"])
            #expect(reply.code == "ResourceNotFoundException", "\(operation)")
            #expect(reply.message == "User pool eu-test-1_000000000 does not exist.")
        }
    }

    @Test(arguments: Engine.available)
    func `a protected pool is deleted once its protection is off`(on engine: Engine) async throws {
        let api = try await TestAPI(engine)
        let pool = try await api.pool(["DeletionProtection": "ACTIVE"])
        try await api.makeUser("ann", in: pool)
        let client = try #require(try await api.client(of: pool)["ClientId"] as? String)
        let refused = try await api.call("DeleteUserPool", ["UserPoolId": pool])
        #expect(refused.code == "InvalidParameterException")
        #expect(refused.message.contains("deletion protection is activated"))
        _ = try await api.call("UpdateUserPool", ["UserPoolId": pool, "DeletionProtection": "INACTIVE"])
        #expect(try await api.call("DeleteUserPool", ["UserPoolId": pool]).status == 200)
        #expect(try await api.call("DescribeUserPool", ["UserPoolId": pool]).code == "ResourceNotFoundException")
        let start: [String: Any] = [
            "ClientId": client, "AuthFlow": "USER_SRP_AUTH", "AuthParameters": ["USERNAME": "ann", "SRP_A": "aa"],
        ]
        #expect(try await api.call("InitiateAuth", start).code == "ResourceNotFoundException")
        let keys = try await api.database.read {
            try $0.fetch("SELECT kid FROM signing_keys WHERE pool_id = \(pool)").count
        }
        #expect(keys == 0)
    }

    @Test(arguments: Engine.available)
    func `pools are listed page by page`(on engine: Engine) async throws {
        let api = try await TestAPI(engine)
        var ids: Set<String> = []
        for _ in 1...3 { ids.insert(try await api.pool()) }
        let first = try await api.call("ListUserPools", ["MaxResults": 2])
        let token = try #require(first["NextToken"] as? String)
        let second = try await api.call("ListUserPools", ["MaxResults": 2, "NextToken": token])
        #expect(second["NextToken"] == nil)
        let pools = [first, second].flatMap { $0["UserPools"] as? [[String: Any]] ?? [] }
        #expect(pools.count == 3 && Set(pools.compactMap { $0["Id"] as? String }) == ids)
        #expect(same(pools[0]["Name"], "people") && same(pools[0]["LambdaConfig"], [String: Any]()))
        let pool = try #require(ids.first)
        let strange = try await api.call("ListGroups", ["UserPoolId": pool, "NextToken": token])
        #expect(strange.code == "InvalidParameterException", "a page token is valid only for its own list")
    }

    @Test(arguments: [0, 61, -1])
    func `a page has 1 to 60 pools`(_ size: Int) async throws {
        #expect(try await TestAPI().call("ListUserPools", ["MaxResults": size]).code == "InvalidParameterException")
    }

    // UP-ATTR-17 to UP-ATTR-22, UP-LIM-08, UP-LIM-10
    @Test(arguments: Engine.available)
    func `attributes are added and stay as they are`(on engine: Engine) async throws {
        let api = try await TestAPI(engine)
        let pool = try await api.pool()
        func add(_ attributes: [[String: Any]]) async throws -> TestAPI.Reply {
            try await api.call("AddCustomAttributes", ["UserPoolId": pool, "CustomAttributes": attributes])
        }
        let tier: [String: Any] = [
            "Name": "tier", "AttributeDataType": "String", "Mutable": false,
            "StringAttributeConstraints": ["MinLength": "1", "MaxLength": "9"],
        ]
        #expect(try await add([tier, ["Name": "n", "AttributeDataType": "Number"]]).status == 200)
        let shown = try #require(try await describe(pool, api)["SchemaAttributes"] as? [[String: Any]])
        #expect(
            same(
                shown.first { same($0["Name"], "custom:tier") },
                tier.merging(["Name": "custom:tier", "DeveloperOnlyAttribute": false, "Required": false]) { $1 }))
        #expect(same(shown.last?["NumberAttributeConstraints"], [String: Any]()))
        #expect(try await add([tier]).message == "custom:tier: Existing attribute already has name custom:tier.")
        let secret: [String: Any] = ["Name": "s", "AttributeDataType": "String", "DeveloperOnlyAttribute": true]
        #expect(try await add([secret]).status == 200)
        #expect(try await add([secret]).message == "custom:s: Existing attribute already has name dev:custom:s.")
        #expect(try await add([]).code == "InvalidParameterException")
        let long = String(repeating: "a", count: 21)
        #expect(try await add([["Name": long, "AttributeDataType": "String"]]).code == "InvalidParameterException")
        #expect(
            try await add([["Name": "r", "AttributeDataType": "String", "Required": true]]).message
                == "Required custom attributes are not supported currently.")
    }

    // UP-TAG-01, UP-TAG-02
    @Test func `tags are added to a pool and removed`() async throws {
        let api = try await TestAPI()
        let pool = try await api.pool(["UserPoolTags": ["a": "1", "b": "2"]])
        let arn = "arn:aws:cognito-idp:eu-test-1:123456789012:userpool/\(pool)"
        #expect(
            try await api.call("TagResource", ["ResourceArn": arn, "Tags": ["b": "3", "c": "4"]]).status == 200)
        #expect(try await api.call("UntagResource", ["ResourceArn": arn, "TagKeys": ["a", "none"]]).status == 200)
        #expect(
            same(try await api.call("ListTagsForResource", ["ResourceArn": arn])["Tags"], ["b": "3", "c": "4"]))
        #expect(same(try await describe(pool, api)["UserPoolTags"], ["b": "3", "c": "4"]))
        let bad = try await api.call("TagResource", ["ResourceArn": arn, "Tags": ["aws:x": "y"]])
        #expect(bad.code == "InvalidParameterException")
        for (foreign, code) in [
            ("arn:aws:cognito-idp:eu-test-1:999999999999:userpool/\(pool)", "ResourceNotFoundException"),
            ("arn:aws:cognito-idp:eu-test-2:123456789012:userpool/\(pool)", "ResourceNotFoundException"),
            (
                "arn:aws:cognito-idp:eu-test-1:123456789012:userpool/eu-test-1_000000000",
                "ResourceNotFoundException"
            ),
            ("arn:aws:cognito-idp:eu-test-1:123456789012:client/\(pool)", "InvalidParameterException"),
            ("arn:aws:cognito-sync:eu-test-1:123456789012:userpool/\(pool)", "InvalidParameterException"),
        ] {
            #expect(try await api.call("ListTagsForResource", ["ResourceArn": foreign]).code == code, "\(foreign)")
        }
    }

    @Test(arguments: Engine.available)
    func `the number of users is up to date`(on engine: Engine) async throws {
        let api = try await TestAPI(engine)
        let (pool, other) = (try await api.pool(), try await api.pool())
        for name in ["ann", "bob"] { try await api.makeUser(name, in: pool) }
        try await api.makeUser("ann", in: other)
        #expect(same(try await describe(pool, api)["EstimatedNumberOfUsers"], 2))
        _ = try await api.call("AdminDeleteUser", ["UserPoolId": pool, "Username": "ann"])
        #expect(same(try await describe(pool, api)["EstimatedNumberOfUsers"], 1))
    }
}
