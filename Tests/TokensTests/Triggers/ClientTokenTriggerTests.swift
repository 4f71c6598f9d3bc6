import Directory
import Kernel
import TestKit
import Testing
import Tokens
import Triggers
import WireRuntime

/// The function before a client's token for itself is signed.
@Suite struct ClientTokenTriggerTests {
    /// A server whose pool asks a function about tokens, and a client with the scopes `photos/read` and `photos/write`.
    private func asking(_ engine: Engine, _ version: TriggerSettings.TokenEventVersion) async throws -> (
        TestServer, UserPool, Client
    ) {
        let (server, pool, _) = try await TestServer.withPoolAndClient(engine) {
            $0.call(.preTokenGeneration)
            $0.triggers?.tokenEventVersion = version
        }
        let servers = ResourceServers(
            server.database, world: server.world, quotas: Quotas(), cache: server.settings)
        let scopes = ["read", "write"].map { ResourceServer.Scope(name: $0, description: $0) }
        _ = try await servers.create("photos", named: "Photos", in: pool.id, scopes: scopes)
        let machine = try await server.client(in: pool, secret: "a secret") { settings in
            settings.oauth.enabled = true
            settings.oauth.flows = [.clientCredentials]
            settings.oauth.scopes = ["photos/read", "photos/write"]
        }
        server.functions.respond(to: .preTokenGeneration, JSONObject())
        return (server, pool, machine)
    }

    private func issue(_ server: TestServer, to client: Client, scopes: [String]? = nil) async throws -> TokenText {
        let tokens = try await server.clientTokens.issue(
            to: client.id, secret: Secret("a secret"), scopes: scopes?.map { ByteKey($0) },
            clientMetadata: ["environment": "dev"])
        #expect(tokens.idToken == nil && tokens.refreshToken == nil)
        return try TokenText(tokens.accessToken.exposed)
    }

    @Test(arguments: Engine.available)
    func `the third version of the event tells the function of clients`(on engine: Engine) async throws {
        let (server, pool, client) = try await asking(engine, .v3)
        _ = try await issue(server, to: client, scopes: ["photos/read"])
        let event = try JSONObject(
            text: """
                {"version": "3", "triggerSource": "TokenGeneration_ClientCredentials", "region": "eu-test-1",
                "userPoolId": "\(pool.id)", "userName": "\(client.id)",
                "callerContext": {"awsSdkVersion": "aws-sdk-unknown-unknown", "clientId": "\(client.id)"},
                "request": {"userAttributes": {},
                "groupConfiguration": {"groupsToOverride": [], "iamRolesToOverride": [], "preferredRole": null},
                "scopes": ["photos/read"], "clientMetadata": {"environment": "dev"}},
                "response": {"claimsAndScopeOverrideDetails": null}}
                """)
        #expect(server.functions.events == [event])
    }

    @Test(arguments: Engine.available)
    func `the function changes claims and scopes, except reserved ones`(on engine: Engine) async throws {
        let (server, _, client) = try await asking(engine, .v3)
        server.functions.respond(
            to: .preTokenGeneration,
            try JSONObject(
                text: """
                    {"claimsAndScopeOverrideDetails": {
                    "idTokenGeneration": {"claimsToAddOrOverride": {"lost": "x"}},
                    "accessTokenGeneration": {"claimsToAddOrOverride": {"tenant": "t1", "sub": "x", "client_id": "x"},
                    "claimsToSuppress": ["version", "jti"],
                    "scopesToAdd": ["orders/all", "aws.cognito.signin.user.admin"],
                    "scopesToSuppress": ["photos/write"]}}}
                    """))
        let token = try await issue(server, to: client)
        #expect(token.text("tenant") == "t1" && token.claims["lost"] == nil)
        #expect(token.text("sub") == client.id.rawValue && token.text("client_id") == client.id.rawValue)
        #expect(token.text("jti") != nil && token.text("scope") == "photos/read orders/all")
    }

    @Test(arguments: [TriggerSettings.TokenEventVersion.v1, .v2])
    func `earlier versions do not tell it`(_ version: TriggerSettings.TokenEventVersion) async throws {
        let (server, _, client) = try await asking(.sqliteFile, version)
        #expect(try await issue(server, to: client).text("scope") == "photos/read photos/write")
        #expect(server.functions.events.isEmpty)
    }

    @Test(arguments: Engine.available)
    func `a token needs the secret, the grant and scopes of the client`(on engine: Engine) async throws {
        let (server, pool, client) = try await asking(engine, .v3)
        func refused(_ id: ClientID, _ secret: String, _ scopes: [String]?) async -> (any Error)? {
            await #expect(throws: (any Error).self) {
                _ = try await server.clientTokens.issue(
                    to: id, secret: Secret(secret), scopes: scopes?.map { ByteKey($0) }, clientMetadata: nil)
            }
        }
        #expect(await refused(client.id, "another", nil) as? ClientRefusal == .wrongSecret(client.id))
        #expect(await refused(client.id, "a secret", ["photos/gone"]) as? ScopeRefusal == ScopeRefusal.none)
        #expect(await refused(client.id, "a secret", ["openid"]) as? ScopeRefusal == .ofUsers("openid"))
        #expect(await refused(client.id, "a secret", []) as? ScopeRefusal == ScopeRefusal.none)
        let app = try await server.client(in: pool, secret: "a secret")
        #expect(await refused(app.id, "a secret", nil) as? ClientRefusal == .flowNotPermitted)
        #expect(server.functions.events.isEmpty)
    }
}
