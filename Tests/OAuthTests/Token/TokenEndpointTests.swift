import Directory
import Kernel
import OAuth
import TestKit
import Testing
import Tokens
import Wire

/// How clients prove themselves at the token endpoint, and its other grants.
@Suite struct TokenEndpointTests {
    private static func basic(_ id: String, _ secret: String) -> WireRequest.Header {
        ("Authorization", "Basic " + Base64.encode(Array("\(id):\(secret)".utf8)))
    }

    // TKN-PAR-01, TKN-PAR-04, TKN-NEG-03
    @Test(arguments: Engine.available)
    func `the secret of a header counts, and the form names no other client`(on engine: Engine) async throws {
        let site = try await BrowserSite(engine)
        let id = site.client.id.rawValue
        let fields = ["grant_type": "authorization_code", "code": "x", "redirect_uri": BrowserSite.callback]
        func error(_ more: [String: String], _ headers: [WireRequest.Header]) async throws -> String? {
            try await site.call("/oauth2/token", fields.merging(more) { $1 }, headers: headers).error
        }
        #expect(try await error(["client_id": "other"], [Self.basic(id, "a%20secret")]) == "invalid_request")
        #expect(try await error(["client_id": id], [Self.basic(id, "a%20secret")]) == "invalid_grant")
        #expect(try await error(["client_id": id, "client_secret": "a secret"], []) == "invalid_grant")
        #expect(
            try await error(["client_id": id, "client_secret": "a secret"], [Self.basic(id, "wrong")])
                == "invalid_client")
        #expect(try await error(["client_id": id], []) == "invalid_client")
        #expect(try await error(["client_id": "unknown"], []) == "invalid_client")
        #expect(try await error([:], [Self.basic(id, "a secret"), Self.basic(id, "a secret")]) == "invalid_client")
        #expect(try await error([:], [("Authorization", "Basic ====")]) == "invalid_client")
        let open = try await site.server.client(in: site.pool) { $0.oauth = site.client.settings.oauth }
        #expect(try await error(["client_id": open.id.rawValue], []) == "invalid_grant")
        #expect(try await error([:], [Self.basic(open.id.rawValue, "")]) == "invalid_client")
        let closed = try await site.server.client(in: site.pool) { _ in }
        #expect(try await error(["client_id": closed.id.rawValue], []) == "unauthorized_client")
    }

    // TKN-PAR-03, TKN-PAR-08, TKN-NEG-01, TKN-NEG-02, TKN-NEG-07
    @Test(arguments: Engine.available)
    func `a form that is no request of a grant is an error with a code`(on engine: Engine) async throws {
        let site = try await BrowserSite(engine)
        let none = try await site.token([:])
        #expect(none.status == 400 && none.error == "invalid_request" && none.names == ["error", "error_description"])
        #expect(none.response.header("Content-Type") == "application/json;charset=UTF-8")
        #expect(try await site.token(["grant_type": "password"]).error == "unsupported_grant_type")
        #expect(try await site.token(["grant_type": "refresh_token"]).error == "invalid_request")
        let json = try await site.call(
            "/oauth2/token", method: "POST", headers: [("Content-Type", "application/json")])
        #expect(json.error == "invalid_request")
    }

    // TKN-POS-07, TKN-POS-08, TKN-NEG-04, OA-14
    @Test(arguments: Engine.available)
    func `a refresh keeps the scopes of the sign-in`(on engine: Engine) async throws {
        let site = try await BrowserSite(engine)
        let first = try await site.exchange(try await site.code(["scope": "openid email"]))
        let refresh = try #require(first["refresh_token"])
        let fields = ["grant_type": "refresh_token", "refresh_token": refresh, "scope": "openid profile"]
        let reply = try await site.token(fields)
        #expect(reply.names == ["access_token", "refresh_token", "id_token", "token_type", "expires_in"])
        #expect(reply["refresh_token"] == refresh)
        #expect(try reply.token("access_token").text("scope") == "openid email")
        #expect(try reply.token("id_token").number("auth_time") == (try first.token("id_token").number("auth_time")))
        let revoked = try await site.call(
            "/oauth2/revoke",
            ["token": refresh, "client_id": site.client.id.rawValue, "client_secret": BrowserSite.secret])
        #expect(revoked.status == 200 && revoked.response.body.isEmpty)
        #expect(try await site.token(fields).error == "invalid_grant")
    }

    // AUZ-PAR-10
    @Test(arguments: Engine.available)
    func `without openid neither the exchange nor the refresh gives an ID token`(on engine: Engine) async throws {
        let site = try await BrowserSite(engine)
        let first = try await site.exchange(try await site.code(["scope": "aws.cognito.signin.user.admin"]))
        #expect(first.status == 200 && first["id_token"] == nil)
        let again = try await site.token([
            "grant_type": "refresh_token", "refresh_token": first["refresh_token"],
        ])
        #expect(again.status == 200 && again["id_token"] == nil)
    }

    // TKN-POS-03, TKN-POS-04, TKN-PAR-05, TKN-PAR-06, UP-RS-06, UP-RS-08, OA-13
    @Test(arguments: Engine.available)
    func `a client gets a token for itself with its custom scopes`(on engine: Engine) async throws {
        let site = try await BrowserSite(engine)
        let servers = ResourceServers(
            site.server.database, world: site.server.world, quotas: Quotas(), cache: site.server.settings)
        let scopes = ["read", "write", "other"].map { ResourceServer.Scope(name: $0, description: $0) }
        _ = try await servers.create("photos", named: "Photos", in: site.pool.id, scopes: scopes)
        _ = try await site.server.clients.change(site.client.id, in: site.pool.id) { client in
            client.settings.oauth.flows = [.clientCredentials]
            client.settings.oauth.scopes = ["photos/read", "photos/write"]
        }
        func answer(_ scope: String?) async throws -> Reply {
            try await site.token(["grant_type": "client_credentials", "scope": scope])
        }
        let all = try await answer(nil)
        #expect(all.names == ["access_token", "token_type", "expires_in"])
        let token = try all.token("access_token")
        #expect(token.text("scope") == "photos/read photos/write" && token.text("sub") == site.client.id.rawValue)
        #expect(try await answer("photos/write photos/gone").token("access_token").text("scope") == "photos/write")
        for scope in ["openid", "photos/read openid", "photos/gone", "photos/read  photos/write"] {
            #expect(try await answer(scope).error == "invalid_scope", "\(scope)")
        }
        for scope in ["photos/other", "photos/read photos/other"] {
            #expect(try await answer(scope).error == "invalid_grant", "\(scope)")
        }
        await #expect(throws: AccessTokenRefusal.self) {
            try await site.server.accessTokens.verify(Secret(try #require(all["access_token"])))
        }
    }
}
