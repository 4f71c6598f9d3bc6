import Directory
import Foundation
import Kernel
import TestKit
import Testing
import Tokens

/// Identities through the API: the answers and the sentences that clients compare.
@Suite struct IdentityCallTests {
    // POOL-GID-01, POOL-GID-02, POOL-GID-03
    @Test(arguments: Engine.available)
    func `an identity without logins is new with each call, if the pool allows it`(on engine: Engine) async throws {
        let api = try await IdentityAPI(engine)
        let pool = try await api.makePool(["AllowClassicFlow": false])
        let id = try await api.call("GetId", ["IdentityPoolId": pool], signed: false)["IdentityId"] ?? ""
        let described = try await api.call("DescribeIdentity", ["IdentityId": id])
        #expect(described["Logins"] == nil && described["CreationDate"] != nil && described["LastModifiedDate"] != nil)
        let closed = try await api.makePool([
            "AllowUnauthenticatedIdentities": false, "DeveloperProviderName": "login.app",
        ])
        #expect(
            try await api.refusal(of: "GetId", ["IdentityPoolId": closed], signed: false)
                == "NotAuthorizedException: Unauthenticated access is not supported for this identity pool.")
        let unknown = "eu-test-1:00000000-0000-4000-8000-000000000000"
        #expect(
            try await api.refusal(of: "GetId", ["IdentityPoolId": unknown], signed: false)
                == "ResourceNotFoundException: IdentityPool '\(unknown)' not found.")
        #expect(
            try await api.refusal(of: "GetOpenIdToken", ["IdentityId": unknown], signed: false)
                == "ResourceNotFoundException: Identity '\(unknown)' not found.")
        #expect(
            try await api.refusal(of: "GetOpenIdToken", ["IdentityId": id], signed: false)
                == "InvalidParameterException: Basic (classic) flow is not enabled, please use enhanced flow.")
        for (account, isKnown) in [(IdentityAPI.account, true), ("999999999999", false)] {
            let refused = try await api.refusal(
                of: "GetId", ["IdentityPoolId": pool, "AccountId": account], signed: false)
            #expect((refused == nil) == isKnown)
        }
    }

    // POOL-GOT-03, POOL-GOT-04, POOL-GOT-05, POOL-GID-06, EXT-OID-05, EXT-GEN-01, IDP-01, IDP-03
    @Test(arguments: Engine.available)
    func `a user's identity requires the user's token`(on engine: Engine) async throws {
        let (server, userPool, client) = try await TestKit.TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        try await server.makeUser("bob", attributes: ["email": "bob@example.com"], by: client)
        let api = try IdentityAPI(server)
        let name = "cognito-idp.eu-test-1.amazonaws.com/\(userPool.id)"
        let pool = try await api.makePool([
            "AllowClassicFlow": true,
            "CognitoIdentityProviders": [["ProviderName": name, "ClientId": client.id.rawValue]],
        ])
        func token(_ user: String) async throws -> String {
            try await server.signIn(user, by: client).idToken?.exposed ?? ""
        }
        func refusal(_ logins: [String: String]) async throws -> String? {
            try await api.refusal(of: "GetId", ["IdentityPoolId": pool, "Logins": logins], signed: false)
        }
        let (ann, bob) = (try await token("ann"), try await token("bob"))
        let id = try await api.call("GetId", ["IdentityPoolId": pool, "Logins": [name: ann]], signed: false)
        let identity = try #require(id["IdentityId"] as? String)
        #expect(
            try await api.refusal(of: "GetOpenIdToken", ["IdentityId": identity], signed: false)
                == "NotAuthorizedException: Access to Identity '\(identity)' is forbidden.")
        #expect(
            try await api.refusal(
                of: "GetOpenIdToken", ["IdentityId": identity, "Logins": [name: bob]], signed: false)
                == "NotAuthorizedException: Logins don't match. Please include at least one valid login for this "
                + "identity or identity pool.")
        let answer = try await api.call(
            "GetOpenIdToken", ["IdentityId": identity, "Logins": [name: ann]], signed: false)
        #expect(answer["IdentityId"] as? String == identity && answer["Token"] is String)
        #expect(
            try await refusal(["accounts.google.com": ann])
                == "NotAuthorizedException: Token is not from a supported provider of this identity pool.")
        #expect(try await refusal([name: "abc"])?.hasPrefix("NotAuthorizedException: Invalid login token. ") == true)
        let own = "cognito-identity.amazonaws.com"
        #expect(
            try await refusal([own: answer["Token"] as? String ?? ""])
                == "NotAuthorizedException: Invalid login token. Can't pass in a Cognito token.")
        let eleven = Dictionary(uniqueKeysWithValues: (0..<11).map { ("p\($0)", "x") })
        #expect(try await refusal(eleven)?.hasPrefix("ValidationException: 1 validation error") == true)
        let unlink: [String: Any] = ["IdentityId": identity, "Logins": [name: bob], "LoginsToRemove": [name]]
        #expect(try await api.refusal(of: "UnlinkIdentity", unlink, signed: false)?.hasPrefix("NotAuth") == true)
        let right = unlink.merging(["Logins": [name: ann]]) { _, new in new }
        try await api.call("UnlinkIdentity", right, signed: false)
        #expect(try await api.refusal(of: "UnlinkIdentity", right, signed: false)?.hasPrefix("NotAuth") == true)
    }

    // POOL-GOD-01, POOL-GOD-07, POOL-GOD-08, POOL-GOD-09, DEV-TKN-02, DEV-TKN-04, IDP-06
    @Test(arguments: Engine.available)
    func `a developer's users from beginning to end`(on engine: Engine) async throws {
        let api = try await IdentityAPI(engine)
        let pool = try await api.makePool(["DeveloperProviderName": "login.app"])
        func enter(_ name: String, _ more: [String: Any] = [:]) async throws -> String {
            let body: [String: Any] = ["IdentityPoolId": pool, "Logins": ["login.app": name]]
            let answer = try await api.call(
                "GetOpenIdTokenForDeveloperIdentity", body.merging(more) { _, new in new })
            #expect(answer["Token"] is String)
            return try #require(answer["IdentityId"] as? String)
        }
        let (ann, bob) = (try await enter("ann"), try await enter("bob"))
        let key = ["IdentityPoolId": pool, "DeveloperUserIdentifier": "ann"]
        let found = try await api.call("LookupDeveloperIdentity", key)
        #expect(found["IdentityId"] as? String == ann)
        #expect(found["DeveloperUserIdentifierList"] as? [String] == ["ann"])
        let merge = [
            "IdentityPoolId": pool, "DeveloperProviderName": "login.app", "SourceUserIdentifier": "bob",
            "DestinationUserIdentifier": "ann",
        ]
        #expect(try await api.call("MergeDeveloperIdentities", merge)["IdentityId"] as? String == ann)
        #expect(try await enter("bob") == ann)
        #expect(
            try await api.refusal(
                of: "GetOpenIdTokenForDeveloperIdentity",
                ["IdentityPoolId": pool, "Logins": ["login.app": "bob"], "IdentityId": bob])
                == "NotAuthorizedException: Access to Identity '\(bob)' is forbidden.")
        let carl = try await enter("carl")
        #expect(
            try await api.refusal(
                of: "GetOpenIdTokenForDeveloperIdentity",
                ["IdentityPoolId": pool, "Logins": ["login.app": "bob"], "IdentityId": carl])
                == "DeveloperUserAlreadyRegisteredException: The developer user identifier is registered with another "
                + "identity.")
        #expect(
            try await api.refusal(of: "LookupDeveloperIdentity", key.merging(["IdentityId": carl]) { $1 })
                == "ResourceConflictException: The developer user identifier does not belong to the identity.")
        let unlink = [
            "IdentityPoolId": pool, "DeveloperProviderName": "login.app", "DeveloperUserIdentifier": "bob",
            "IdentityId": ann,
        ]
        try await api.call("UnlinkDeveloperIdentity", unlink)
        #expect(
            try await api.refusal(of: "UnlinkDeveloperIdentity", unlink)
                == "ResourceNotFoundException: The developer user identifier is not registered.")
        let wrong = merge.merging(["DeveloperProviderName": "login.other"]) { $1 }
        #expect(
            try await api.refusal(of: "MergeDeveloperIdentities", wrong)
                == "InvalidParameterException: Please provide the identity pool's developer provider name.")
        #expect(
            try await api.refusal(
                of: "GetId", ["IdentityPoolId": pool, "Logins": ["login.app": "ann"]], signed: false)
                == "InvalidParameterException: Please provide a valid public provider.")
        let long = try await api.refusal(
            of: "GetOpenIdTokenForDeveloperIdentity",
            ["IdentityPoolId": pool, "Logins": ["login.app": "ann"], "TokenDuration": 86_401])
        #expect(long?.hasPrefix("ValidationException: 1 validation error") == true)
    }

    // LIM-FED-04
    @Test(arguments: Engine.available)
    func `identities are listed in pages and deleted`(on engine: Engine) async throws {
        let api = try await IdentityAPI(engine)
        let pool = try await api.makePool(["AllowClassicFlow": true])
        var made: Set<String> = []
        for _ in 0..<5 {
            let answer = try await api.call("GetId", ["IdentityPoolId": pool], signed: false)
            let id = try #require(answer["IdentityId"] as? String)
            // Guests are listed once they have a token.
            _ = try await api.call("GetOpenIdToken", ["IdentityId": id], signed: false)
            made.insert(id)
        }
        var (seen, token): ([String], String?) = ([], nil)
        repeat {
            var body: [String: Any] = ["IdentityPoolId": pool, "MaxResults": 2]
            body["NextToken"] = token
            let page = try await api.call("ListIdentities", body)
            #expect(page["IdentityPoolId"] as? String == pool)
            seen += (page["Identities"] as? [[String: Any]] ?? []).compactMap { $0["IdentityId"] as? String }
            token = page["NextToken"] as? String
        } while token != nil
        #expect(seen.count == 5 && Set(seen) == made)
        let unknown = "eu-test-1:00000000-0000-4000-8000-000000000000"
        let left = try await api.call("DeleteIdentities", ["IdentityIdsToDelete": Array(seen.prefix(3)) + [unknown]])
        let unprocessed = left["UnprocessedIdentityIds"] as? [[String: String]]
        #expect(unprocessed == [["IdentityId": unknown, "ErrorCode": "AccessDenied"]])
        let rest = try await api.call("ListIdentities", ["IdentityPoolId": pool, "MaxResults": 60])
        #expect((rest["Identities"] as? [Any])?.count == 2)
        let other = try await api.makePool()
        let page = try await api.call("ListIdentities", ["IdentityPoolId": pool, "MaxResults": 1])
        let stolen = ["IdentityPoolId": other, "MaxResults": 1, "NextToken": page["NextToken"] ?? ""] as [String: Any]
        #expect(try await api.refusal(of: "ListIdentities", stolen)?.hasPrefix("InvalidParameter") == true)
    }
}
