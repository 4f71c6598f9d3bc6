import Accounts
import Authentication
import Directory
import Kernel
import OAuth
import Storage
import TestKit
import Testing
import Tokens
import Wire

/// What a resource server learns of tokens (RFC 7662).
@Suite struct IntrospectionTests {
    /// A site whose client may ask.
    private func asking(_ engine: Engine) async throws -> BrowserSite {
        let site = try await BrowserSite(engine)
        _ = try await site.server.clients.extend(site.client.id, in: site.pool.id) { $0.introspection = true }
        return site
    }

    private func ask(_ site: BrowserSite, _ token: String?, _ changes: [String: String?] = [:]) async throws -> Reply {
        let usual: [String: String?] = [
            "client_id": site.client.id.rawValue, "client_secret": BrowserSite.secret, "token": token,
        ]
        return try await site.call("/oauth2/introspect", usual.merging(changes) { $1 }.compactMapValues { $0 })
    }

    private func isInactive(_ site: BrowserSite, _ token: String?) async throws -> Bool {
        let reply = try await ask(site, token)
        return reply.status == 200 && reply.names == ["active"] && reply.flag("active") == false
    }

    @Test(arguments: Engine.available)
    func `active tokens of each kind say what they are`(on engine: Engine) async throws {
        let site = try await asking(engine)
        let ann = try await site.server.signInOnPage(by: site.client)
        let given = try await site.exchange(try await site.code(["scope": "openid email"], by: ann))
        for (name, kind) in [("access_token", "access"), ("id_token", "id"), ("refresh_token", "refresh")] {
            let reply = try await ask(site, given[name])
            #expect(reply.status == 200 && reply.flag("active") == true && reply["token_use"] == kind)
            #expect(reply["sub"] == ann.user.id.rawValue && reply["username"] == "ann")
            #expect(reply["client_id"] == site.client.id.rawValue)
            #expect(reply["iss"] == "\(TestServer.publicURL)/\(site.pool.id)" && reply.number("exp") != nil)
            #expect(reply["scope"] == (kind == "id" ? nil : "openid email"))
            #expect(reply["token_type"] == (kind == "access" ? "Bearer" : nil))
            #expect(reply.response.header("Cache-Control") == "no-store")
        }
    }

    @Test(arguments: Engine.available)
    func `what ends a session ends all its tokens`(on engine: Engine) async throws {
        for end in ["sign-out", "disabled", "deleted", "revoked", "password"] {
            let site = try await asking(engine)
            let (pool, name) = (site.pool.id, Username(rawValue: "ann"))
            let given = try await site.exchange(try await site.code())
            let tokens = [given["access_token"], given["id_token"], given["refresh_token"]]
            switch end {
            case "sign-out": try await site.server.administration.signOut(name, in: pool)
            case "disabled": try await site.server.administration.disable(name, in: pool)
            case "deleted": try await site.server.administration.delete(name, in: pool)
            case "revoked":
                try await site.server.refresh.revoke(
                    Secret(try #require(given["refresh_token"])), client: site.client.id,
                    secret: Secret(BrowserSite.secret))
            default:
                try await site.server.administration.setPassword(
                    Secret("Another-Horse-9"), permanent: true, of: name, in: pool)
            }
            for token in tokens { #expect(try await isInactive(site, token), "\(end)") }
        }
    }

    @Test(arguments: Engine.available)
    func `tokens that expire, are unknown or of another pool are not active`(on engine: Engine) async throws {
        let site = try await asking(engine)
        let given = try await site.exchange(try await site.code())
        let other = try await BrowserSite(site.server)
        let strange = try await other.exchange(try await other.code())
        for name in ["access_token", "id_token", "refresh_token"] {
            #expect(try await isInactive(site, strange[name]))
        }
        let access = try #require(given["access_token"])
        let long = String(repeating: "a", count: 70_000)
        for text in ["x", "a.b.c", access + "x", String(access.dropLast()), "\u{301}", long] {
            #expect(try await isInactive(site, text))
        }
        site.server.clock.advance(3601)
        #expect(try await isInactive(site, access))
        #expect(try await ask(site, given["refresh_token"]).flag("active") == true)
    }

    @Test(arguments: Engine.available)
    func `only a permitted client with its secret may ask`(on engine: Engine) async throws {
        let site = try await asking(engine)
        let token = try await site.exchange(try await site.code())["access_token"]
        #expect(try await ask(site, token, ["client_secret": "another"]).error == "invalid_client")
        #expect(try await ask(site, token, ["client_secret": nil]).error == "invalid_client")
        #expect(try await ask(site, nil).error == "invalid_request")
        _ = try await site.server.clients.extend(site.client.id, in: site.pool.id) { $0.introspection = false }
        #expect(try await ask(site, token).error == "unauthorized_client")
    }
}
