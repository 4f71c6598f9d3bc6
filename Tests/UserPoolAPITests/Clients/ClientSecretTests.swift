import Crypto
import Cryptography
import Directory
import Foundation
import Kernel
import TestKit
import Testing

/// Clients with two secrets.
@Suite struct ClientSecretTests {
    private struct App {
        var api: TestAPI
        var pool: String
        var client: String
        var first: String

        init(_ engine: Engine) async throws {
            api = try await TestAPI(engine)
            pool = try await api.pool()
            let made = try await api.client(
                of: pool, ["GenerateSecret": true, "ExplicitAuthFlows": ["ALLOW_USER_PASSWORD_AUTH"]])
            client = try #require(made["ClientId"] as? String)
            first = try #require(made["ClientSecret"] as? String)
        }

        var named: [String: Any] { ["UserPoolId": pool, "ClientId": client] }

        func call(_ operation: String, _ more: [String: Any] = [:]) async throws -> TestAPI.Reply {
            try await api.call(operation, named.merging(more) { $1 })
        }

        func ids() async throws -> [String] {
            let list = try await call("ListUserPoolClientSecrets")["ClientSecrets"] as? [[String: Any]] ?? []
            #expect(list.allSatisfy { $0["ClientSecretValue"] == nil })
            return list.compactMap { $0["ClientSecretId"] as? String }
        }

        /// Whether `secret` authenticates the client: then it is the user who is unknown.
        func accepts(_ secret: String) async throws -> Bool {
            let code = HMAC<SHA256>.authenticationCode(
                for: Data(("ann" + client).utf8), using: SymmetricKey(data: Data(secret.utf8)))
            let reply = try await api.call(
                "InitiateAuth",
                [
                    "ClientId": client, "AuthFlow": "USER_PASSWORD_AUTH",
                    "AuthParameters": [
                        "USERNAME": "ann", "PASSWORD": "x", "SECRET_HASH": Data(code).base64EncodedString(),
                    ],
                ])
            #expect(reply.status == 400)
            return reply.code == "UserNotFoundException"
        }
    }

    @Test(arguments: Engine.available)
    func `each of two secrets authenticates, and a deleted one no longer`(on engine: Engine) async throws {
        let app = try await App(engine)
        #expect(try await app.ids().count == 1)
        #expect(try await app.accepts(app.first))
        let added = try await app.call("AddUserPoolClientSecret")
        let second = try #require(added["ClientSecretDescriptor", "ClientSecretValue"] as? String)
        #expect(second.utf8.count == 52 && second != app.first)
        for secret in [app.first, second] { #expect(try await app.accepts(secret)) }
        #expect(try await !app.accepts("another-secret"))
        let ids = try await app.ids()
        #expect(ids.count == 2 && ids.last == added["ClientSecretDescriptor", "ClientSecretId"] as? String)
        let shown = try await app.call("DescribeUserPoolClient")
        #expect(shown["UserPoolClient", "ClientSecret"] as? String == app.first)
        let third = try await app.call("AddUserPoolClientSecret")
        #expect(third.code == "LimitExceededException")
        #expect(try await app.call("DeleteUserPoolClientSecret", ["ClientSecretId": ids[0]]).status == 200)
        #expect(try await !app.accepts(app.first))
        #expect(try await app.accepts(second))
        #expect(try await app.ids() == [ids[1]])
        let after = try await app.call("DescribeUserPoolClient")
        #expect(after["UserPoolClient", "ClientSecret"] as? String == second)
        let last = try await app.call("DeleteUserPoolClientSecret", ["ClientSecretId": ids[1]])
        #expect(last.code == "InvalidParameterException")
        let unknown = try await app.call("DeleteUserPoolClientSecret", ["ClientSecretId": ids[0]])
        #expect(unknown.code == "ResourceNotFoundException")
    }

    @Test(arguments: Engine.available)
    func `an administrator's own secret is not returned`(on engine: Engine) async throws {
        let app = try await App(engine)
        let own = "a_secret_of_my_own_1234567"
        let added = try await app.call("AddUserPoolClientSecret", ["ClientSecret": own])
        #expect(added.status == 200 && added["ClientSecretDescriptor", "ClientSecretValue"] == nil, "\(added.body)")
        #expect(try await app.accepts(own))
        let short = try await app.call("AddUserPoolClientSecret", ["ClientSecret": "short"])
        #expect(short.code == "InvalidParameterException")
    }

    @Test func `a public client gets none`() async throws {
        let api = try await TestAPI()
        let pool = try await api.pool()
        let client = try #require(try await api.client(of: pool)["ClientId"] as? String)
        let named = ["UserPoolId": pool, "ClientId": client]
        #expect(try await api.call("AddUserPoolClientSecret", named).code == "InvalidParameterException")
        #expect(same(try await api.call("ListUserPoolClientSecrets", named)["ClientSecrets"], [Any]()))
        let missing = try await api.call(
            "AddUserPoolClientSecret", ["UserPoolId": pool, "ClientId": "unknown"])
        #expect(missing.code == "ResourceNotFoundException")
    }

    @Test(arguments: Engine.available)
    func `of secrets that are added at once, one is added`(on engine: Engine) async throws {
        let app = try await App(engine)
        let race = await Race(4) { _ in try await app.call("AddUserPoolClientSecret").code }
        #expect(race.winners.count { $0 == nil } == 1, "\(race.winners) \(race.losers)")
        #expect(try await app.ids().count == 2)
    }

    @Test(arguments: Engine.available)
    func `of two secrets that are deleted at once, one stays`(on engine: Engine) async throws {
        let app = try await App(engine)
        _ = try await app.call("AddUserPoolClientSecret")
        let ids = try await app.ids()
        let race = await Race(2) { number in
            try await app.call("DeleteUserPoolClientSecret", ["ClientSecretId": ids[number]]).code
        }
        #expect(race.winners.count { $0 == nil } == 1, "\(race.winners) \(race.losers)")
        #expect(try await app.ids().count == 1)
    }

    // And sealed anew with a new key.
    @Test(arguments: Engine.available)
    func `both secrets are sealed`(on engine: Engine) async throws {
        let app = try await App(engine)
        let second = try #require(
            try await app.call("AddUserPoolClientSecret")["ClientSecretDescriptor", "ClientSecretValue"] as? String)
        let rekeyed = try await app.api.base.rekeyed()
        let client = try await rekeyed.settings.client(ClientID(rawValue: app.client))
        let opened = try client.secrets.map {
            try rekeyed.cipher.open(secret: $0.sealed, of: client.id, in: client.pool).exposed
        }
        #expect(opened == [app.first, second])
    }
}
