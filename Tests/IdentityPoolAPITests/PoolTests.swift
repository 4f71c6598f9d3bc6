import Directory
import Foundation
import IdentityPools
import Kernel
import TestKit
import Testing
import Wire

/// Creating, changing and deleting identity pools.
@Suite struct PoolTests {
    @Test func `every operation of the model is built`() async throws {
        #expect(try await IdentityAPI().unbuilt == [])
    }

    // POOL-OVR-03, POOL-OVR-04, POOL-OVR-05, POOL-OVR-06, POOL-OVR-16
    @Test(arguments: Engine.available)
    func `a pool from beginning to end`(on engine: Engine) async throws {
        let api = try await IdentityAPI(engine)
        let made = try await api.call(
            "CreateIdentityPool",
            [
                "IdentityPoolName": "my pool", "AllowUnauthenticatedIdentities": false, "AllowClassicFlow": true,
                "SupportedLoginProviders": ["accounts.google.com": "client"], "DeveloperProviderName": "login.app",
                "IdentityPoolTags": ["team": "red"],
            ])
        let id = try #require(made["IdentityPoolId"] as? String)
        #expect(id.hasPrefix("eu-test-1:") && id.utf8.count == 46)
        #expect(made["IdentityPoolName"] as? String == "my pool" && made["AllowClassicFlow"] as? Bool == true)
        #expect(made["DeveloperProviderName"] as? String == "login.app")
        #expect(made["CognitoIdentityProviders"] == nil && made["SamlProviderARNs"] == nil)
        let found = try await api.call("DescribeIdentityPool", ["IdentityPoolId": id])
        #expect(NSDictionary(dictionary: found) == NSDictionary(dictionary: made))
        // What is left out gets its default; the name of the developer provider stays.
        let changed = try await api.call(
            "UpdateIdentityPool",
            ["IdentityPoolId": id, "IdentityPoolName": "other", "AllowUnauthenticatedIdentities": true])
        #expect(changed["SupportedLoginProviders"] == nil && changed["AllowClassicFlow"] == nil)
        #expect(changed["DeveloperProviderName"] as? String == "login.app")
        #expect((changed["IdentityPoolTags"] as? [String: String]) == [:])
        try await api.call("DeleteIdentityPool", ["IdentityPoolId": id])
        for operation in ["DescribeIdentityPool", "DeleteIdentityPool", "GetIdentityPoolRoles"] {
            #expect(
                try await api.refusal(of: operation, ["IdentityPoolId": id])
                    == "ResourceNotFoundException: IdentityPool '\(id)' not found.")
        }
    }

    // LIM-FED-02, LIM-FED-05
    @Test func `settings that a pool cannot have are refused`() async throws {
        let api = try await IdentityAPI()
        func refusal(_ members: [String: Any]) async throws -> String? {
            let body: [String: Any] = ["IdentityPoolName": "p", "AllowUnauthenticatedIdentities": true]
            return try await api.refusal(of: "CreateIdentityPool", body.merging(members) { _, new in new })
        }
        let invalid = "InvalidParameterException: "
        #expect(
            try await refusal(["SupportedLoginProviders": ["login.example.com": "x"]])
                == invalid + "login.example.com is not a supported login provider.")
        #expect(
            try await refusal(["SupportedLoginProviders": ["api.twitter.com": "key;secret"]])
                == invalid + "Not built yet in Martlet: SupportedLoginProviders api.twitter.com.")
        for name in ["accounts.google.com", "cognito-identity.amazonaws.com"] {
            #expect(
                try await refusal(["DeveloperProviderName": name])
                    == invalid + "\(name) is the name of another kind of provider.")
        }
        #expect(try await refusal(["CognitoIdentityProviders": [["ClientId": "x"]]])?.hasPrefix(invalid) == true)
        #expect(
            try await refusal(["IdentityPoolTags": ["aws:x": "y"]]) == invalid + "Invalid tag: aws:x")
        let long = String(repeating: "x", count: 129)
        #expect(try await refusal(["IdentityPoolName": long])?.hasPrefix("ValidationException: 1 val") == true)
        #expect(try await refusal(["IdentityPoolName": String(long.dropFirst())]) == nil)
        let pools = try await api.call("ListIdentityPools", ["MaxResults": 60])["IdentityPools"] as? [Any]
        #expect(pools?.count == 1)
    }

    // EXT-OID-03
    @Test(arguments: Engine.available)
    func `providers that do not exist yet are kept, and accept no login`(on engine: Engine) async throws {
        let api = try await IdentityAPI(engine)
        let issuers = ["login.example.com", "id.example.org"]
        let userPool = "cognito-idp.eu-test-1.amazonaws.com/eu-test-1_000000000"
        let given: [String: Any] = [
            "AllowUnauthenticatedIdentities": false,
            "OpenIdConnectProviderARNs": issuers.map { "arn:aws:iam::210987654321:oidc-provider/\($0)" },
            "SamlProviderARNs": ["arn:aws:iam::123456789012:saml-provider/idp"],
            "CognitoIdentityProviders": [["ClientId": "none", "ProviderName": userPool]],
        ]
        let id = try await api.makePool(given)
        let found = try await api.call("DescribeIdentityPool", ["IdentityPoolId": id])
        #expect(found["OpenIdConnectProviderARNs"] as? [String] == given["OpenIdConnectProviderARNs"] as? [String])
        for name in issuers + [userPool, "arn:aws:iam::123456789012:saml-provider/idp"] {
            let refusal = try await api.refusal(of: "GetId", ["IdentityPoolId": id, "Logins": [name: "eyJ.eyJ.abc"]])
            #expect(refusal?.hasPrefix("NotAuthorizedException: ") == true, "\(name): \(refusal ?? "let in")")
        }
    }

    @Test(arguments: Engine.available)
    func `a pool without a way in is kept, and gives no identity`(on engine: Engine) async throws {
        let api = try await IdentityAPI(engine)
        let id = try await api.makePool(["AllowUnauthenticatedIdentities": false])
        let login = ["accounts.google.com": "eyJ.eyJ.abc"]
        #expect(
            try await api.refusal(of: "GetId", ["IdentityPoolId": id])
                == "NotAuthorizedException: Unauthenticated access is not supported for this identity pool.")
        #expect(
            try await api.refusal(of: "GetId", ["IdentityPoolId": id, "Logins": login])
                == "NotAuthorizedException: Identity pool - \(id) does not have identity providers configured.")
    }

    // DEV-SET-02, DEV-SET-03
    @Test(arguments: Engine.available)
    func `the name of the developer provider never changes`(on engine: Engine) async throws {
        let api = try await IdentityAPI(engine)
        let id = try await api.makePool(["DeveloperProviderName": "login.app"])
        func update(_ name: String?) async throws -> String? {
            var body: [String: Any] = [
                "IdentityPoolId": id, "IdentityPoolName": "p", "AllowUnauthenticatedIdentities": false,
            ]
            body["DeveloperProviderName"] = name
            return try await api.refusal(of: "UpdateIdentityPool", body)
        }
        #expect(
            try await update("other") == "InvalidParameterException: The developer provider name cannot be changed.")
        #expect(try await update("login.app") == nil)
        #expect(try await update(nil) == nil)
        let pool = try await api.call("DescribeIdentityPool", ["IdentityPoolId": id])
        #expect(pool["DeveloperProviderName"] as? String == "login.app")
        let late = try await api.makePool()
        try await api.call(
            "UpdateIdentityPool",
            [
                "IdentityPoolId": late, "IdentityPoolName": "p", "AllowUnauthenticatedIdentities": true,
                "DeveloperProviderName": "set.later",
            ])
    }

    // LIM-FED-04
    @Test(arguments: Engine.available)
    func `a region's pools are listed in pages`(on engine: Engine) async throws {
        let api = try await IdentityAPI(engine)
        var made: Set<String> = []
        for _ in 0..<5 { made.insert(try await api.makePool()) }
        let abroad = try IdentityAPI(
            api.base,
            as: IAMCaller(accessKeyID: "A", accountID: IdentityAPI.account, region: "eu-test-2", principal: .root))
        let foreign = try await abroad.makePool()
        #expect(foreign.hasPrefix("eu-test-2:"))
        var (seen, token): ([String], String?) = ([], nil)
        repeat {
            var body: [String: Any] = ["MaxResults": 2]
            body["NextToken"] = token
            let page = try await api.call("ListIdentityPools", body)
            seen += (page["IdentityPools"] as? [[String: Any]] ?? []).compactMap { $0["IdentityPoolId"] as? String }
            token = page["NextToken"] as? String
        } while token != nil
        #expect(seen.count == 5 && Set(seen) == made)
        #expect(try await api.refusal(of: "ListIdentityPools", ["MaxResults": 61])?.contains("61") == true)
        #expect(
            try await api.refusal(of: "DescribeIdentityPool", ["IdentityPoolId": foreign])
                == "ResourceNotFoundException: IdentityPool '\(foreign)' not found.")
        let identity = try await abroad.call("GetId", ["IdentityPoolId": foreign], signed: false)["IdentityId"] ?? ""
        #expect(
            try await api.refusal(of: "DescribeIdentity", ["IdentityId": identity])
                == "ResourceNotFoundException: Identity '\(identity)' not found.")
    }

    // LIM-SOFT-08
    @Test(arguments: Engine.available)
    func `a region has at most so many pools`(on engine: Engine) async throws {
        let server = try await TestKit.TestServer(engine)
        var quotas = Quotas()
        quotas.identityPools = 2
        let settings = IdentityPoolSettings(allowsUnauthenticated: true)
        for region in ["eu-test-1", "eu-test-1", "eu-test-2"] {
            _ = try await server.identityPools(quotas).create("p", in: region, settings: settings)
        }
        await #expect(throws: QuotaRefusal.identityPools(2)) {
            try await server.identityPools(quotas).create("p", in: "eu-test-1", settings: settings)
        }
        #expect(Quotas.guide2018.identityPools == 60)
    }

    // PERM-ARN-01
    @Test(arguments: Engine.available)
    func `tags are set by the pool's ARN`(on engine: Engine) async throws {
        let api = try await IdentityAPI(engine)
        let id = try await api.makePool(["IdentityPoolTags": ["a": "1"]])
        let arn = "arn:aws:cognito-identity:eu-test-1:\(IdentityAPI.account):identitypool/\(id)"
        try await api.call("TagResource", ["ResourceArn": arn, "Tags": ["a": "2", "b": "3"]])
        try await api.call("UntagResource", ["ResourceArn": arn, "TagKeys": ["b", "none"]])
        let tags = try await api.call("ListTagsForResource", ["ResourceArn": arn])["Tags"] as? [String: String]
        #expect(tags == ["a": "2"])
        for (wrong, code) in [
            (arn.replacingOccurrences(of: "eu-test-1:1", with: "eu-test-2:1"), "ResourceNotFoundException"),
            (arn.replacingOccurrences(of: IdentityAPI.account, with: "999999999999"), "ResourceNotFoundException"),
            (arn.replacingOccurrences(of: "identitypool", with: "userpool"), "InvalidParameterException"),
            ("arn:aws:cognito-identity:x", "InvalidParameterException"),
        ] {
            let refused = try await api.refusal(of: "ListTagsForResource", ["ResourceArn": wrong])
            #expect(refused?.hasPrefix(code) == true, "\(wrong)")
        }
        #expect(
            try await api.refusal(of: "TagResource", ["ResourceArn": arn, "Tags": ["aws:a": ""]])
                == "InvalidParameterException: Invalid tag: aws:a")
    }

    // PERM-UFI-01, PERM-UFI-02, PERM-UFI-04, DEV-TKN-01
    @Test func `three operations need no signature, and all others do`() async throws {
        let api = try await IdentityAPI()
        let pool = try await api.makePool(["AllowClassicFlow": true])
        let id = try await api.call("GetId", ["IdentityPoolId": pool], signed: false)["IdentityId"] ?? ""
        try await api.call("GetOpenIdToken", ["IdentityId": id], signed: false)
        let unlink: [String: Any] = ["IdentityId": id, "Logins": [String: String](), "LoginsToRemove": ["x"]]
        #expect(
            try await api.refusal(of: "UnlinkIdentity", unlink, signed: false)?.hasPrefix("NotAuthorized") == true)
        for operation in [
            "CreateIdentityPool", "DeleteIdentities", "DeleteIdentityPool", "DescribeIdentity", "ListIdentities",
            "GetOpenIdTokenForDeveloperIdentity", "LookupDeveloperIdentity", "MergeDeveloperIdentities",
            "SetIdentityPoolRoles", "UnlinkDeveloperIdentity", "UpdateIdentityPool",
        ] {
            let refused = try await api.refusal(of: operation, [:], signed: false)
            #expect(refused?.hasPrefix("MissingAuthenticationToken") == true, "\(operation)")
        }
    }
}
