import Directory
import Foundation
import Kernel
import TestKit
import Testing

/// The five operations about resource servers, and the custom scopes of clients.
@Suite struct ResourceServerTests {
    private static let photos = "https://photos.example.com"

    private func scopes(_ names: String...) -> [[String: String]] {
        names.map { ["ScopeName": $0, "ScopeDescription": "To \($0)"] }
    }

    private func server(_ pool: String, _ more: [String: Any] = [:]) -> [String: Any] {
        ["UserPoolId": pool, "Identifier": Self.photos, "Name": "Photos"].merging(more) { $1 }
    }

    // UP-RS-02, UP-RS-03, UP-RS-04, UP-RS-12
    @Test(arguments: Engine.available)
    func `a resource server is created, described, changed, listed and deleted`(on engine: Engine) async throws {
        let api = try await TestAPI(engine)
        let pool = try await api.pool()
        let named: [String: Any] = ["UserPoolId": pool, "Identifier": Self.photos]
        let asked = server(pool, ["Scopes": scopes("photos.read", "photos.write")])
        let made = try await api.call("CreateResourceServer", asked)
        #expect(same(made["ResourceServer"], asked), "\(made.body)")
        #expect(same(try await api.call("DescribeResourceServer", named)["ResourceServer"], asked))
        let again = try await api.call("CreateResourceServer", asked)
        #expect(again.code == "InvalidParameterException")
        #expect(again.message == "\(Self.photos) already exists in user pool \(pool).")
        let changed = try await api.call("UpdateResourceServer", server(pool, ["Name": "All photos"]))
        let after = server(pool, ["Name": "All photos"])
        #expect(same(changed["ResourceServer"], after))
        let list = try await api.call("ListResourceServers", ["UserPoolId": pool, "MaxResults": 50])
        #expect(same(list["ResourceServers"], [after]))
        #expect(try await api.call("DeleteResourceServer", named).status == 200)
        for (operation, input) in [
            ("DescribeResourceServer", named), ("DeleteResourceServer", named), ("UpdateResourceServer", asked),
        ] {
            let reply = try await api.call(operation, input)
            #expect(reply.code == "ResourceNotFoundException", "\(operation)")
            #expect(reply.message == "Resource server \(Self.photos) does not exist.", "\(operation)")
        }
    }

    // UP-RS-12
    @Test func `pages list every resource server once`() async throws {
        let api = try await TestAPI()
        let pool = try await api.pool()
        for number in 1...5 {
            let made = try await api.call("CreateResourceServer", server(pool, ["Identifier": "api\(number)"]))
            #expect(made.status == 200)
        }
        var (seen, token): ([String], String?) = ([], nil)
        repeat {
            var input: [String: Any] = ["UserPoolId": pool, "MaxResults": 2]
            input["NextToken"] = token
            let page = try await api.call("ListResourceServers", input)
            seen += (page["ResourceServers"] as? [[String: Any]] ?? []).compactMap { $0["Identifier"] as? String }
            token = page["NextToken"] as? String
        } while token != nil
        #expect(seen == ["api1", "api2", "api3", "api4", "api5"])
        let tooMany = try await api.call("ListResourceServers", ["UserPoolId": pool, "MaxResults": 51])
        #expect(tooMany.code == "InvalidParameterException")
    }

    // UP-RS-14, UP-LIM-06, UP-LIM-07, LIM-SOFT-06, LIM-SOFT-07
    @Test(arguments: Engine.available)
    func `quotas bound resource servers and scopes`(on engine: Engine) async throws {
        #expect(Quotas.guide2018.resourceServersPerPool == 20 && Quotas.guide2018.scopesPerResourceServer == 20)
        var quotas = Quotas()
        (quotas.resourceServersPerPool, quotas.scopesPerResourceServer) = (1, 2)
        let api = try await TestAPI(engine, quotas: quotas)
        let pool = try await api.pool()
        let three = try await api.call("CreateResourceServer", server(pool, ["Scopes": scopes("a", "b", "c")]))
        #expect(three.code == "LimitExceededException")
        #expect(try await api.call("CreateResourceServer", server(pool, ["Scopes": scopes("a", "b")])).status == 200)
        let second = try await api.call("CreateResourceServer", server(pool, ["Identifier": "other"]))
        #expect(second.code == "LimitExceededException")
        let doubled = try await api.call("UpdateResourceServer", server(pool, ["Scopes": scopes("a", "a")]))
        #expect(doubled.code == "InvalidParameterException")
    }

    private func client(_ pool: String, _ scopes: [String], _ flow: String = "code") -> [String: Any] {
        [
            "UserPoolId": pool, "ClientName": "app", "AllowedOAuthFlowsUserPoolClient": true,
            "AllowedOAuthFlows": [flow], "AllowedOAuthScopes": scopes, "CallbackURLs": ["https://app.example.com/cb"],
            "GenerateSecret": true,
        ]
    }

    // UP-ACS-20, UP-RS-05, UP-RS-07, UP-ACS-12
    @Test(arguments: Engine.available)
    func `a client takes the scopes that resource servers have`(on engine: Engine) async throws {
        let api = try await TestAPI(engine)
        let pool = try await api.pool()
        _ = try await api.call("CreateResourceServer", server(pool, ["Scopes": scopes("read")]))
        let full = "\(Self.photos)/read"
        for flow in ["code", "implicit"] {
            let made = try await api.call("CreateUserPoolClient", client(pool, ["openid", full], flow))
            #expect(same(made["UserPoolClient", "AllowedOAuthScopes"], ["openid", full]), "\(made.body)")
        }
        #expect(try await api.call("CreateUserPoolClient", client(pool, [full], "client_credentials")).status == 200)
        let user = try await api.call("CreateUserPoolClient", client(pool, [full, "openid"], "client_credentials"))
        #expect(user.message == "openid is not supported with client_credentials flow")
        for scope in ["read", "\(Self.photos)/write", "\(Self.photos)/", Self.photos, "photos/read", full + "/read"] {
            let reply = try await api.call("CreateUserPoolClient", client(pool, [scope]))
            #expect(reply.code == "ScopeDoesNotExistException", "\(scope)")
            #expect(reply.message == "Invalid scope requested: \(scope)")
        }
        let other = try await api.pool()
        #expect(
            try await api.call("CreateUserPoolClient", client(other, [full])).code == "ScopeDoesNotExistException")
    }

    // UP-RS-08, UP-RS-09, UP-RS-11
    @Test(arguments: Engine.available)
    func `a client keeps a scope that is deleted, until it is taken from the client`(on engine: Engine) async throws {
        let api = try await TestAPI(engine)
        let pool = try await api.pool()
        _ = try await api.call("CreateResourceServer", server(pool, ["Scopes": scopes("read")]))
        let made = try await api.client(of: pool, client(pool, ["\(Self.photos)/read"]))
        let id = try #require(made["ClientId"] as? String)
        let named: [String: Any] = ["UserPoolId": pool, "ClientId": id]
        _ = try await api.call("UpdateResourceServer", server(pool))
        #expect(try await api.base.settings.customScopes(of: UserPoolID(rawValue: pool)).isEmpty)
        let kept = try await api.call("DescribeUserPoolClient", named)
        #expect(same(kept["UserPoolClient", "AllowedOAuthScopes"], ["\(Self.photos)/read"]))
        let again = client(pool, ["\(Self.photos)/read"]).filter { $0.key != "GenerateSecret" }.merging(named) { $1 }
        #expect(try await api.call("UpdateUserPoolClient", again).status == 200, "as it was described")
        let another = client(pool, ["\(Self.photos)/write"]).filter { $0.key != "GenerateSecret" }
        #expect(
            try await api.call("UpdateUserPoolClient", another.merging(named) { $1 }).code
                == "ScopeDoesNotExistException")
        // A second secret is not a change of the scopes.
        #expect(try await api.call("AddUserPoolClientSecret", named).status == 200)
        _ = try await api.call("UpdateResourceServer", server(pool, ["Scopes": scopes("read")]))
        #expect(
            try await api.base.settings.customScopes(of: UserPoolID(rawValue: pool))
                == [ByteKey("\(Self.photos)/read")])
        let taken = try await api.call(
            "UpdateUserPoolClient", client(pool, ["openid"]).filter { $0.key != "GenerateSecret" }.merging(named) { $1 }
        )
        #expect(same(taken["UserPoolClient", "AllowedOAuthScopes"], ["openid"]), "\(taken.body)")
    }
}
