import Directory
import Foundation
import IdentityPools
import Kernel
import TestKit
import Testing

/// Roles, role mappings and principal tags.
@Suite struct RoleTests {
    private static let roles = [
        "authenticated": "arn:aws:iam::123456789012:role/users",
        "unauthenticated": "arn:aws:iam::123456789012:role/service/guests",
    ]

    private func rule(_ claim: String = "sub", _ role: String = "arn:aws:iam::123456789012:role/r") -> [String: Any] {
        ["Claim": claim, "MatchType": "Equals", "Value": "x", "RoleARN": role]
    }

    private func rules(_ rules: [[String: Any]], _ ambiguity: String? = "Deny") -> [String: Any] {
        var mapping: [String: Any] = ["Type": "Rules", "RulesConfiguration": ["Rules": rules]]
        mapping["AmbiguousRoleResolution"] = ambiguity
        return mapping
    }

    // POOL-ROL-02, POOL-OVR-12, RBAC-RUL-01, RBAC-RUL-08
    @Test(arguments: Engine.available)
    func `roles and mappings are stored as they were given`(on engine: Engine) async throws {
        let api = try await IdentityAPI(engine)
        let userPool = try await api.base.poolVerifyingEmail()
        let client = try await api.base.client(in: userPool)
        let name = "cognito-idp.eu-test-1.amazonaws.com/\(userPool.id)"
        let id = try await api.makePool([
            "SupportedLoginProviders": ["accounts.google.com": "c"],
            "CognitoIdentityProviders": [
                ["ProviderName": name, "ClientId": client.id.rawValue, "ServerSideTokenCheck": true]
            ],
        ])
        let mappings: [String: Any] = [
            "\(name):\(client.id)": ["Type": "Token", "AmbiguousRoleResolution": "AuthenticatedRole"],
            "accounts.google.com": rules([rule("b"), rule("a"), rule("c")]),
        ]
        let body: [String: Any] = ["IdentityPoolId": id, "Roles": Self.roles, "RoleMappings": mappings]
        try await api.call("SetIdentityPoolRoles", body)
        let found = try await api.call("GetIdentityPoolRoles", ["IdentityPoolId": id])
        #expect(NSDictionary(dictionary: found) == NSDictionary(dictionary: body))
        try await api.call("SetIdentityPoolRoles", ["IdentityPoolId": id, "Roles": [String: String]()])
        let emptied = try await api.call("GetIdentityPoolRoles", ["IdentityPoolId": id])
        #expect(emptied["RoleMappings"] == nil && (emptied["Roles"] as? [String: String]) == [:])
    }

    // RBAC-RUL-12, LIM-SOFT-12
    @Test(arguments: Engine.available)
    func `a mapping that could have no effect is refused`(on engine: Engine) async throws {
        let api = try await IdentityAPI(engine)
        let id = try await api.makePool(["SupportedLoginProviders": ["accounts.google.com": "c"]])
        func refusal(_ mapping: [String: Any], for key: String = "accounts.google.com") async throws -> String? {
            try await api.refusal(
                of: "SetIdentityPoolRoles",
                ["IdentityPoolId": id, "Roles": Self.roles, "RoleMappings": [key: mapping]])
        }
        let invalid = "InvalidParameterException: "
        #expect(
            try await refusal(rules([rule()], nil))
                == invalid + "AmbiguousRoleResolution is required for the type Rules.")
        #expect(
            try await refusal(["Type": "Rules", "AmbiguousRoleResolution": "Deny"])
                == invalid + "RulesConfiguration is required for the type Rules.")
        #expect(
            try await refusal(["Type": "Token", "AmbiguousRoleResolution": "Deny"])
                == invalid + "Only user pools give roles in their tokens, accounts.google.com does not.")
        #expect(
            try await refusal(rules([rule()]), for: "graph.facebook.com")
                == invalid + "graph.facebook.com is not a provider of the identity pool.")
        #expect(
            try await refusal(rules(Array(repeating: rule(), count: 26)))
                == invalid + "A provider has 1 to 25 rules that map its users to roles.")
        #expect(try await refusal(rules(Array(repeating: rule(), count: 25))) == nil)
        for role in [
            "arn:aws:iam::1234:role/r-and-more", "arn:aws:iam::123456789012:user/r", "role/aaaaaaaaaaaaaaaaaaa",
        ] {
            #expect(
                try await refusal(rules([rule("sub", role)])) == invalid + "\(role) is not the ARN of an IAM role.")
        }
    }

    // RBAC-BP-01, IDP-05
    @Test(arguments: Engine.available)
    func `a rule on an attribute that users may write is reported`(on engine: Engine) async throws {
        let api = try await IdentityAPI(engine)
        let userPool = try await api.base.poolVerifyingEmail([
            AttributeRequest("role", kind: .string), AttributeRequest("rank", kind: .string),
        ])
        let client = try await api.base.client(in: userPool) { $0.writeAttributes = ["custom:role", "email"] }
        let name = "cognito-idp.eu-test-1.amazonaws.com/\(userPool.id)"
        let id = try await api.makePool([
            "CognitoIdentityProviders": [["ProviderName": name, "ClientId": client.id.rawValue]]
        ])
        let claims = ["custom:role", "custom:rank", "sub", "cognito:groups", "email"]
        try await api.call(
            "SetIdentityPoolRoles",
            [
                "IdentityPoolId": id, "Roles": Self.roles,
                "RoleMappings": ["\(name):\(client.id)": rules(claims.map { rule($0) })],
            ])
        #expect(api.reports.all.map(\.claim) == ["custom:role", "email"])
        #expect(api.reports.all.allSatisfy { $0.client == client.id })
    }

    @Test(arguments: Engine.available)
    func `each provider has a map of principal tags`(on engine: Engine) async throws {
        let api = try await IdentityAPI(engine)
        let id = try await api.makePool(["SupportedLoginProviders": ["accounts.google.com": "c"]])
        let key: [String: Any] = ["IdentityPoolId": id, "IdentityProviderName": "accounts.google.com"]
        #expect(
            try await api.refusal(of: "GetPrincipalTagAttributeMap", key)
                == "ResourceNotFoundException: No Principal Tags configured for Provider accounts.google.com")
        let set = key.merging(["UseDefaults": false, "PrincipalTags": ["mail": "email"]]) { _, new in new }
        let answer = try await api.call("SetPrincipalTagAttributeMap", set)
        #expect(NSDictionary(dictionary: answer) == NSDictionary(dictionary: set))
        let found = try await api.call("GetPrincipalTagAttributeMap", key)
        #expect(NSDictionary(dictionary: found) == NSDictionary(dictionary: set))
        #expect(
            try await api.refusal(
                of: "GetPrincipalTagAttributeMap", ["IdentityPoolId": id, "IdentityProviderName": "www.amazon.com"])
                == "InvalidParameterException: www.amazon.com is not a provider of the identity pool.")
    }
}
