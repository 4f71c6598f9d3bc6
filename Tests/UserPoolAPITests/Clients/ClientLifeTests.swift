import Directory
import Foundation
import Storage
import TestKit
import Testing

/// The five operations about clients.
@Suite struct ClientLifeTests {
    private func describe(_ client: Any?, of pool: String, _ api: TestAPI) async throws -> [String: Any] {
        let asked: [String: Any] = ["UserPoolId": pool, "ClientId": client ?? ""]
        return try #require(
            try await api.call("DescribeUserPoolClient", asked)["UserPoolClient"] as? [String: Any])
    }

    // UP-APP-04, UP-APP-09, UP-APP-11, UP-APP-12, UP-POOL-12
    @Test(arguments: Engine.available)
    func `a client without settings shows the service's defaults`(on engine: Engine) async throws {
        let api = try await TestAPI(engine)
        let pool = try await api.pool()
        let made = try await api.client(of: pool)
        let id = try #require(made["ClientId"] as? String)
        let expected: [String: Any] = [
            "UserPoolId": pool, "ClientName": "app", "ClientId": id, "RefreshTokenValidity": 30,
            "TokenValidityUnits": [String: Any](), "AllowedOAuthFlowsUserPoolClient": false,
            "EnableTokenRevocation": true, "EnablePropagateAdditionalUserContextData": false, "AuthSessionValidity": 3,
            "CreationDate": 1_767_254_400, "LastModifiedDate": 1_767_254_400,
        ]
        #expect(same(made, expected), "\(made)")
        #expect(same(try await describe(id, of: pool, api), expected))
    }

    // UP-APP-08
    @Test(arguments: [
        ("a", true), (String(repeating: "n", count: 128), true), ("Az_09 +=,.@-", true),
        ("", false), (String(repeating: "n", count: 129), false), ("a/b", false), ("a:b", false), ("a#b", false),
    ])
    func `a client's name has 1 to 128 permitted characters`(_ name: String, _ isPermitted: Bool) async throws {
        let api = try await TestAPI()
        let pool = try await api.pool()
        let id = try await api.client(of: pool)["ClientId"] ?? ""
        let created = try await api.call("CreateUserPoolClient", ["UserPoolId": pool, "ClientName": name])
        let renamed = try await api.call(
            "UpdateUserPoolClient", ["UserPoolId": pool, "ClientId": id, "ClientName": name])
        for reply in [created, renamed] {
            #expect(reply.code == (isPermitted ? nil : "InvalidParameterException"))
            #expect(reply["UserPoolClient", "ClientName"] as? String == (isPermitted ? name : nil))
        }
    }

    // UP-ACS-04
    @Test func `a client has up to a hundred callbacks of 1 to 1024 characters`() async throws {
        let api = try await TestAPI()
        let pool = try await api.pool()
        let start = "https://a.example.com/"
        let longest = start + String(repeating: "a", count: 1024 - start.count)
        let code: [String: Any] = [
            "AllowedOAuthFlowsUserPoolClient": true, "AllowedOAuthFlows": ["code"], "AllowedOAuthScopes": ["openid"],
        ]
        for (urls, settings, isPermitted) in [
            ([], [:], true), ((1...100).map { "\(start)\($0)" }, [:], true), ([longest], [:], true),
            ((1...101).map { "\(start)\($0)" }, [:], false), ([longest + "a"], [:], false), ([""], [:], false),
            ([start], code, true), ([], code, false),
        ] as [([String], [String: Any], Bool)] {
            let asked: [String: Any] = ["UserPoolId": pool, "ClientName": "app", "CallbackURLs": urls]
            let reply = try await api.call("CreateUserPoolClient", asked.merging(settings) { $1 })
            #expect(reply.code == (isPermitted ? nil : "InvalidParameterException"), "\(reply.message)")
        }
    }

    // LIM-TOK-02
    @Test(arguments: [(1, true), (3650, true), (3651, false), (-1, false)])
    func `a refresh token is valid for 1 to 3650 days`(_ days: Int, _ isPermitted: Bool) async throws {
        let api = try await TestAPI()
        let reply = try await api.call(
            "CreateUserPoolClient",
            ["UserPoolId": try await api.pool(), "ClientName": "app", "RefreshTokenValidity": days])
        #expect(reply.code == (isPermitted ? nil : "InvalidParameterException"))
        #expect(reply["UserPoolClient", "RefreshTokenValidity"] as? Int == (isPermitted ? days : nil))
    }

    // UP-APP-02, UP-APP-04
    @Test(arguments: Engine.available)
    func `a secret is shown every time, and is sealed in the store`(on engine: Engine) async throws {
        let api = try await TestAPI(engine)
        let pool = try await api.pool()
        let made = try await api.client(of: pool, ["GenerateSecret": true])
        let secret = try #require(made["ClientSecret"] as? String)
        #expect(secret.utf8.count == 52)
        #expect(secret.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) })
        #expect(same(try await describe(made["ClientId"], of: pool, api), made))
        let stored: [UInt8] = try await api.database.read { tx in
            try #require(try tx.first("SELECT secret FROM clients")).value("secret")
        }
        #expect(!String(decoding: stored, as: UTF8.self).contains(secret.prefix(8)))
        #expect(try await api.client(of: pool, ["GenerateSecret": true])["ClientSecret"] as? String != secret)
    }

    @Test func `a request can contain a secret, but not also ask for a generated one`() async throws {
        let api = try await TestAPI()
        let pool = try await api.pool()
        let secret = "abcdefghijklmnopqrstuvwxyz"
        #expect(same(try await api.client(of: pool, ["ClientSecret": secret])["ClientSecret"], secret))
        let both: [String: Any] = [
            "UserPoolId": pool, "ClientName": "app", "GenerateSecret": true, "ClientSecret": secret,
        ]
        #expect(try await api.call("CreateUserPoolClient", both).code == "InvalidParameterException")
    }

    private static var said: [String: Any] {
        [
            "RefreshTokenValidity": 2, "AccessTokenValidity": 10, "IdTokenValidity": 1,
            "TokenValidityUnits": ["AccessToken": "minutes", "IdToken": "hours", "RefreshToken": "days"],
            "ReadAttributes": ["email", "custom:tier"], "WriteAttributes": ["email", "name"],
            "ExplicitAuthFlows": ["ALLOW_USER_SRP_AUTH", "ALLOW_USER_PASSWORD_AUTH"],
            "SupportedIdentityProviders": ["COGNITO"], "CallbackURLs": ["https://a.example.com/", "myapp://cb"],
            "LogoutURLs": ["https://a.example.com/out"], "DefaultRedirectURI": "https://a.example.com/",
            "AllowedOAuthFlows": ["code"], "AllowedOAuthScopes": ["openid", "email"],
            "AllowedOAuthFlowsUserPoolClient": true, "PreventUserExistenceErrors": "ENABLED",
            "EnableTokenRevocation": false, "AuthSessionValidity": 15,
            "RefreshTokenRotation": ["Feature": "ENABLED", "RetryGracePeriodSeconds": 60],
            "AnalyticsConfiguration": [
                "ApplicationId": "d70b2ba36a8c4dc5a04a0451a31a1e12", "RoleArn": "arn:aws:iam::123456789012:role/r",
                "ExternalId": "x", "UserDataShared": true,
            ],
        ]
    }

    // UP-PERM-01, UP-ACS-02, UP-ACS-07, UP-ACS-09, UP-ACS-21
    @Test(arguments: Engine.available)
    func `every setting is returned as it was set`(on engine: Engine) async throws {
        let api = try await TestAPI(engine)
        let pool = try await api.pool(["Schema": [["Name": "tier", "AttributeDataType": "String"]]])
        let made = try await api.client(of: pool, Self.said)
        let shown = try await describe(made["ClientId"], of: pool, api)
        for (member, value) in Self.said { #expect(same(shown[member], value), "\(member)") }
    }

    // UP-APP-05, UP-PERM-08
    @Test(arguments: Engine.available)
    func `an update resets missing settings; id, name and secret stay`(
        on engine: Engine
    ) async throws {
        let api = try await TestAPI(engine)
        let pool = try await api.pool(["Schema": [["Name": "tier", "AttributeDataType": "String"]]])
        let made = try await api.client(of: pool, Self.said.merging(["GenerateSecret": true]) { $1 })
        api.clock.advance(1)
        let reply = try await api.call(
            "UpdateUserPoolClient",
            ["UserPoolId": pool, "ClientId": made["ClientId"] ?? "", "ReadAttributes": ["email"]])
        let plain = try await api.client(of: pool)
        var expected = plain.merging(
            [
                "ClientId": made["ClientId"] ?? "", "ClientSecret": made["ClientSecret"] ?? "",
                "ReadAttributes": ["email"], "CreationDate": made["CreationDate"] ?? 0,
            ]) { $1 }
        expected["LastModifiedDate"] = 1_767_254_401
        #expect(same(reply["UserPoolClient"], expected), "\(reply.body)")
        #expect(same(try await describe(made["ClientId"], of: pool, api), expected))
    }

    // UP-PERM-06, UP-PERM-07
    @Test func `required attributes stay writable, at creation and later`() async throws {
        let api = try await TestAPI()
        let pool = try await api.pool(["Schema": [["Name": "email", "Required": true]]])
        let created = try await api.call(
            "CreateUserPoolClient", ["UserPoolId": pool, "ClientName": "app", "WriteAttributes": ["name"]])
        #expect(created.code == "InvalidParameterException")
        #expect(created.message == "Invalid write attributes specified while creating a client")
        let client = try await api.client(of: pool)
        let updated = try await api.call(
            "UpdateUserPoolClient",
            ["UserPoolId": pool, "ClientId": client["ClientId"] ?? "", "WriteAttributes": ["name"]])
        #expect(updated.message == "Invalid write attributes specified while updating a client")
    }

    // UP-APP-09, UP-LIM-21; JSON-06, JSON-07
    @Test(arguments: [
        ("AccessTokenValidity", 25, "AccessToken", "hours"), ("IdTokenValidity", 4, "IdToken", "minutes"),
        ("RefreshTokenValidity", 3651, "RefreshToken", "days"), ("RefreshTokenValidity", 59, "RefreshToken", "minutes"),
        ("AccessTokenValidity", 86_400, "AccessToken", "days"),
        ("RefreshTokenValidity", Int(Int32.max), "RefreshToken", "days"),
        ("AccessTokenValidity", 0, "AccessToken", "hours"),
        ("AccessTokenValidity", Int(Int32.min), "AccessToken", "days"),
    ])
    func `a validity out of range is refused and does not stop the process`(
        _ member: String, _ count: Int, _ unit: String, _ name: String
    ) async throws {
        let api = try await TestAPI()
        let pool = try await api.pool()
        let reply = try await api.call(
            "CreateUserPoolClient",
            ["UserPoolId": pool, "ClientName": "app", member: count, "TokenValidityUnits": [unit: name]])
        #expect(reply.status == 400 && reply.code == "InvalidParameterException", "\(reply.body)")
    }

    // UP-APP-09
    @Test func `a refresh token validity of zero means thirty days`() async throws {
        let api = try await TestAPI()
        let pool = try await api.pool()
        let made = try await api.client(
            of: pool, ["RefreshTokenValidity": 0, "TokenValidityUnits": ["RefreshToken": "hours"]])
        #expect(same(made["RefreshTokenValidity"], 30))
        #expect(same(made["TokenValidityUnits"], [String: Any]()))
    }

    @Test func `older and newer flow names do not mix, unknown scopes are refused`() async throws {
        let api = try await TestAPI()
        let pool = try await api.pool()
        let mixed = try await api.call(
            "CreateUserPoolClient",
            [
                "UserPoolId": pool, "ClientName": "app",
                "ExplicitAuthFlows": ["ADMIN_NO_SRP_AUTH", "ALLOW_USER_SRP_AUTH"],
            ])
        #expect(mixed.message == "Auth flow name with prefix 'ALLOW' cannot be used with legacy auth flow names.")
        let scope = try await api.call(
            "CreateUserPoolClient", ["UserPoolId": pool, "ClientName": "app", "AllowedOAuthScopes": ["orders/read"]])
        #expect(scope.code == "ScopeDoesNotExistException")
    }

    // UP-APP-01, UP-APP-06
    @Test(arguments: Engine.available)
    func `a deleted client is gone, and another pool's cannot be changed`(on engine: Engine) async throws {
        let api = try await TestAPI(engine)
        let (pool, other) = (try await api.pool(), try await api.pool())
        let client = try #require(try await api.client(of: pool)["ClientId"] as? String)
        for operation in ["DescribeUserPoolClient", "UpdateUserPoolClient", "DeleteUserPoolClient"] {
            let reply = try await api.call(operation, ["UserPoolId": other, "ClientId": client])
            #expect(reply.code == "ResourceNotFoundException", "\(operation)")
            #expect(reply.message == "User pool client \(client) does not exist.")
        }
        #expect(try await api.call("DeleteUserPoolClient", ["UserPoolId": pool, "ClientId": client]).status == 200)
        let again = try await api.call("DeleteUserPoolClient", ["UserPoolId": pool, "ClientId": client])
        #expect(again.code == "ResourceNotFoundException")
    }

    // UP-APP-12
    @Test(arguments: Engine.available)
    func `clients are listed page by page, with only id and name`(on engine: Engine) async throws {
        let api = try await TestAPI(engine)
        let pool = try await api.pool()
        var ids: Set<String> = []
        for _ in 1...3 { ids.insert(try #require(try await api.client(of: pool)["ClientId"] as? String)) }
        var (seen, token): ([[String: Any]], Any?) = ([], nil)
        repeat {
            let reply = try await api.call(
                "ListUserPoolClients",
                ["UserPoolId": pool, "MaxResults": 2].merging(token.map { ["NextToken": $0] } ?? [:]) { $1 })
            seen += reply["UserPoolClients"] as? [[String: Any]] ?? []
            token = reply["NextToken"]
        } while token != nil
        #expect(seen.count == 3 && Set(seen.compactMap { $0["ClientId"] as? String }) == ids)
        #expect(Set(seen[0].keys) == ["ClientId", "ClientName", "UserPoolId"])
        let registered = try await api.call("ListUserPoolClients", ["UserPoolId": pool, "ClientType": "DCR"])
        #expect(same(registered["UserPoolClients"], [Any]()))
    }

    // UP-APP-14, UP-LIM-01
    @Test func `the number of clients of a pool is limited`() async throws {
        var quotas = Quotas()
        quotas.clientsPerPool = 1
        let api = try await TestAPI(quotas: quotas)
        let pool = try await api.pool()
        _ = try await api.client(of: pool)
        let reply = try await api.call("CreateUserPoolClient", ["UserPoolId": pool, "ClientName": "app"])
        #expect(reply.code == "LimitExceededException")
    }

    // UP-LIM-18, UP-LIM-19
    @Test func `there are at most a hundred URLs of a kind`() async throws {
        let api = try await TestAPI()
        let pool = try await api.pool()
        let hundred = (1...100).map { "https://a.example.com/\($0)" }
        _ = try await api.client(of: pool, ["CallbackURLs": hundred, "LogoutURLs": hundred])
        for member in ["CallbackURLs", "LogoutURLs"] {
            let reply = try await api.call(
                "CreateUserPoolClient",
                ["UserPoolId": pool, "ClientName": "app", member: hundred + ["https://b.example"]])
            #expect(reply.code == "InvalidParameterException")
        }
    }
}
