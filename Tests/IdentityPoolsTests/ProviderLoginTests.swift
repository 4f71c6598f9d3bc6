import AccessControl
import Cryptography
import Federation
import Kernel
import Outbound
import TestKit
import Testing

@testable import IdentityPools

/// Tokens of other providers as logins.
@Suite struct ProviderLoginTests {
    private struct Site {
        let server: TestServer
        let issuer: TestIssuer
        let tokens: OpenIDTokens
        let pool: IdentityPoolRecord

        static let arn = "arn:aws:iam::123456789012:oidc-provider/login.example.com/tenant"

        init(_ url: String) async throws {
            server = try await TestServer(.sqliteFile)
            issuer = try TestIssuer(url)
            _ = try await OIDCProviders(server.identityStore).create(
                url: "https://login.example.com/tenant", clientIDs: ["app-1", "app-2"])
            tokens = server.openIDTokens(issuer.client)
            var settings = IdentityPoolSettings(allowsUnauthenticated: false)
            settings.loginProviders = [
                "accounts.google.com": "app-1", "appleid.apple.com": "app-1", "graph.facebook.com": "fb-1",
                "www.amazon.com": "amzn1.application.a",
            ]
            settings.openIDProviders = [Self.arn]
            pool = try await server.identityPools().create("pool", in: "eu-test-1", settings: settings)
        }

        func refusal(_ name: String, _ token: Secret<String>) async throws -> (any Refusal)? {
            try await TestKit.refusal { try await tokens.identity(in: pool.id, logins: [name: token]) }
        }

        func login(_ name: String, _ claims: Claims = [:]) async throws -> VerifiedLogin? {
            try await LoginVerification([
                OpenIDConnectLogins(
                    .init(issuer.client, world: server.world), providers: OIDCProviders(server.identityStore),
                    world: server.world)
            ]).verify([name: try issuer.token(claims, at: server.clock.now)], in: pool).first
        }
    }

    // EXT-GOO-01, EXT-GOO-02, RBAC-CLM-04
    @Test func `Google's ID token is verified by its keys, whichever way it writes its name`() async throws {
        let site = try await Site("https://accounts.google.com")
        let ids = try await [Claims(), ["iss": "accounts.google.com"]].asyncMap { claims in
            let token = try site.issuer.token(claims, at: site.server.clock.now)
            return try await site.tokens.identity(in: site.pool.id, logins: ["accounts.google.com": token])
        }
        #expect(Set(ids).count == 1)
        let login = try await site.login("accounts.google.com", ["hd": "example.com"])
        #expect(login?.claims.string("hd") == "example.com" && login?.login.subject == "user-1")
        #expect(site.issuer.calls.filter { $0.url.hasSuffix("/keys") }.count == 2, "one for each cache")
    }

    @Test func `Apple's ID token is verified by its keys`() async throws {
        let site = try await Site("https://appleid.apple.com")
        let token = try site.issuer.token([:], at: site.server.clock.now)
        _ = try await site.tokens.identity(in: site.pool.id, logins: ["appleid.apple.com": token])
    }

    // EXT-OID-04, EXT-OID-06, EXT-OID-09, EXT-OID-10, EXT-GOO-03
    @Test func `a provider that IAM knows is called by its issuer, and has several clients`() async throws {
        let site = try await Site("https://login.example.com/tenant")
        let name = "login.example.com/tenant"
        for claims: Claims in [
            [:], ["aud": "app-2"], ["aud": .strings(["x", "app-2"])], ["aud": "x", "azp": "app-1"],
        ] {
            let token = try site.issuer.token(claims, at: site.server.clock.now)
            _ = try await site.tokens.identity(in: site.pool.id, logins: [name: token])
        }
        let without = try site.issuer.token(["aud": .null], at: site.server.clock.now)
        #expect(try await site.refusal(name, without) == LoginRefusal.withoutAudience)
        for claims: Claims in [["aud": "x"], ["aud": "app-1", "azp": "x"]] {
            let token = try site.issuer.token(claims, at: site.server.clock.now)
            #expect(try await site.refusal(name, token) == LoginRefusal.unsupportedProvider, "\(claims.jsonText)")
        }
        let token = try site.issuer.token([:], at: site.server.clock.now)
        #expect(try await site.refusal("login.example.com", token) == LoginRefusal.unsupportedProvider)
    }

    // EXT-GOO-07, EXT-GOO-06, EXT-GOO-03
    @Test func `Google as a provider that IAM knows takes the tokens of each of its clients`() async throws {
        let site = try await Site("https://accounts.google.com")
        let arn = "arn:aws:iam::123456789012:oidc-provider/accounts.google.com"
        _ = try await OIDCProviders(site.server.identityStore).create(
            url: "https://accounts.google.com", clientIDs: ["android", "android-web", "ios"])
        let tokens = site.server.openIDTokens(site.issuer.client)
        var settings = IdentityPoolSettings(allowsUnauthenticated: false)
        settings.openIDProviders = [arn]
        let pool = try await site.server.identityPools().create("google", in: "eu-test-1", settings: settings)
        var ids = Set<IdentityID>()
        for client in ["android", "android-web", "ios"] {
            for issuer in ["https://accounts.google.com", "accounts.google.com"] {
                let token = try site.issuer.token(
                    ["aud": .string(client), "iss": .string(issuer)], at: site.server.clock.now)
                ids.insert(try await tokens.identity(in: pool.id, logins: ["accounts.google.com": token]))
            }
        }
        #expect(ids.count == 1)
        // The client of another pool's setting for Google counts for nothing here.
        let other = try site.issuer.token(["aud": "app-1"], at: site.server.clock.now)
        let refused = try await TestKit.refusal {
            try await tokens.identity(in: pool.id, logins: ["accounts.google.com": other])
        }
        #expect(refused == LoginRefusal.unsupportedProvider)
    }

    // EXT-OID-05, EXT-OID-06, EXT-OID-07, POOL-GID-06, POOL-GID-07
    @Test func `what is wrong with a token is said in the refusal`() async throws {
        let site = try await Site("https://accounts.google.com")
        let (name, now) = ("accounts.google.com", site.server.clock.now)
        func refusal(_ claims: Claims) async throws -> (any Refusal)? {
            try await site.refusal(name, site.issuer.token(claims, at: now))
        }
        #expect(try await refusal(["iss": "https://evil.example.com"]) == LoginRefusal.wrongIssuer)
        let expired = LoginRefusal.expired(Instant(seconds: now.seconds), now: now)
        #expect(try await refusal(["exp": .integer(now.seconds)]) == expired)
        for claims: Claims in [
            ["exp": .null], ["iat": .null], ["sub": .null], ["sub": ""], ["iat": .integer(now.seconds + 61)],
            ["nbf": .integer(now.seconds + 61)],
        ] { #expect(try await refusal(claims) == LoginRefusal.malformed, "\(claims.jsonText)") }
        let stranger = try RSAKey.generate()
        #expect(
            try await site.refusal(name, site.issuer.token([:], at: now, by: stranger)) == LoginRefusal.wrongSignature)
        #expect(try await site.refusal(name, Secret("x")) == LoginRefusal.malformed)
        // Elliptic curves are refused before any key is asked for.
        let header = Base64.encodeURL(Array(#"{"alg":"ES256"}"#.utf8))
        #expect(try await site.refusal(name, Secret("\(header).e30.AAAA")) == LoginRefusal.malformed)
        site.issuer.fail()
        site.server.clock.advance(3601)
        let late = try site.issuer.token([:], at: site.server.clock.now)
        _ = try await site.tokens.identity(in: site.pool.id, logins: [name: late])
        let fresh = site.server.openIDTokens(site.issuer.client)
        let refused = try await TestKit.refusal { try await fresh.identity(in: site.pool.id, logins: [name: late]) }
        #expect(refused == LoginRefusal.unreachable(provider: "https://accounts.google.com"))
    }

    // POOL-GOT-06
    @Test func `a single bad token fails the call`() async throws {
        let site = try await Site("https://accounts.google.com")
        let good = try site.issuer.token([:], at: site.server.clock.now)
        let refused = try await TestKit.refusal {
            try await site.tokens.identity(
                in: site.pool.id, logins: ["accounts.google.com": good, "appleid.apple.com": Secret("x")])
        }
        #expect(refused == LoginRefusal.malformed)
        let page = try await site.server.identities.list(
            in: site.pool.id, hidesDisabled: false, after: nil, limit: 10)
        #expect(page.items.isEmpty, "nothing is created")
    }

    // EXT-FB-01, EXT-FB-02, EXT-FB-03, RBAC-CLM-03, EXT-GEN-04
    @Test func `Facebook says whose an access token is, and of which app`() async throws {
        let site = try await Site("https://graph.facebook.com")
        let (app, me) = ("https://graph.facebook.com/app?fields=id", "https://graph.facebook.com/me?fields=id")
        site.issuer.respond(at: app, ["id": "fb-1"])
        site.issuer.respond(at: me, ["id": "1001"])
        let token = Secret("token-1")
        let id = try await site.tokens.identity(in: site.pool.id, logins: ["graph.facebook.com": token])
        #expect(try await site.tokens.identity(in: site.pool.id, logins: ["graph.facebook.com": token]) == id)
        #expect(site.issuer.calls.allSatisfy { call in call.headers.contains { $0.value == "Bearer token-1" } })
        site.issuer.respond(at: app, ["id": "fb-2"])
        #expect(try await site.refusal("graph.facebook.com", token) == LoginRefusal.unsupportedProvider)
        site.issuer.respond(at: me, ["error": "x"], status: 400)
        #expect(try await site.refusal("graph.facebook.com", token) == LoginRefusal.wrongSignature)
        site.issuer.fail()
        let refused = try await site.refusal("graph.facebook.com", token)
        #expect(refused == LoginRefusal.unreachable(provider: "graph.facebook.com"))
    }

    // EXT-AMZ-01, EXT-AMZ-02, EXT-AMZ-03, RBAC-CLM-02
    @Test func `Amazon says whose an access token is, and of which app`() async throws {
        let site = try await Site("https://www.amazon.com")
        let url = "https://api.amazon.com/auth/o2/tokeninfo?access_token=Atza%7C1"
        let token = Secret("Atza|1")
        site.issuer.respond(at: url, ["aud": "client", "app_id": "amzn1.application.a", "user_id": "amzn1.account.A"])
        _ = try await site.tokens.identity(in: site.pool.id, logins: ["www.amazon.com": token])
        site.issuer.respond(at: url, ["aud": "client", "app_id": "amzn1.application.b", "user_id": "amzn1.account.A"])
        #expect(try await site.refusal("www.amazon.com", token) == LoginRefusal.unsupportedProvider)
        site.issuer.respond(at: url, ["error": "invalid_token"], status: 400)
        #expect(try await site.refusal("www.amazon.com", token) == LoginRefusal.wrongSignature)
    }

    // POOL-GOD-07
    @Test func `a developer's provider is none that users show tokens of`() async throws {
        let server = try await TestServer(.sqliteFile)
        let pool = try await server.identityPool { $0.developerProvider = "login.example.com" }
        let refused = try await TestKit.refusal {
            try await server.openIDTokens().identity(in: pool.id, logins: ["login.example.com": Secret("ann")])
        }
        #expect(refused == LoginRefusal.notPublic)
        let empty = try await server.identityPool()
        let none = try await TestKit.refusal {
            try await server.openIDTokens().identity(in: empty.id, logins: ["accounts.google.com": Secret("x")])
        }
        #expect(none == LoginRefusal.noProviders(empty.id))
    }
}

extension Array {
    fileprivate func asyncMap<Value>(_ transform: (Element) async throws -> Value) async rethrows -> [Value] {
        var values: [Value] = []
        for element in self { values.append(try await transform(element)) }
        return values
    }
}
