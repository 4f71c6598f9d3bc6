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
        ])
        api.clock.advance(60)
        let reply = try await api.call(
            "UpdateUserPool", ["UserPoolId": pool, "EmailVerificationMessage": "m {####}"])
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
        #expect(same(shown["UserPoolTags"], ["a": "b"]) && same(shown["UserPoolTier"], "LITE"))
        #expect(same(shown["CreationDate"], 1_767_254_400) && same(shown["LastModifiedDate"], 1_767_254_460))
        let email = (shown["SchemaAttributes"] as? [[String: Any]])?.first { same($0["Name"], "email") }
        #expect(same(email?["Required"], true))
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
        for operation in ["DescribeUserPool", "UpdateUserPool", "DeleteUserPool"] {
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
        for foreign in [
            "arn:aws:cognito-idp:eu-test-1:999999999999:userpool/\(pool)",
            "arn:aws:cognito-idp:eu-test-1:123456789012:userpool/eu-test-1_000000000", "arn:aws:s3:::bucket/and/more",
        ] {
            #expect(try await api.call("ListTagsForResource", ["ResourceArn": foreign]).status == 400)
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
