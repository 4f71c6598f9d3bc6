import AccessControl
import Cryptography
import Directory
import IdentityPools
import Kernel
import TestKit
import Testing
import Tokens
import Wire

@testable import IAMAPI

/// What STS learns from the tokens of pools and of other providers.
@Suite struct FederatedTokensTests {
    private static let account = "arn:aws:iam::123456789012"

    private struct Site {
        let server: TestServer
        let client: Client
        let issuer: TestIssuer

        init(_ issuer: String = "https://login.example.com/tenant") async throws {
            (server, _, client) = try await TestServer.withPoolAndClient(.sqliteFile)
            try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
            self.issuer = try TestIssuer(issuer)
        }

        func addProvider(_ url: String, _ clients: String...) async throws {
            _ = try await OIDCProviders(server.identityStore).create(url: url, clientIDs: clients)
        }

        func subject(_ token: Secret<String>, provider: String? = nil) async throws -> FederatedSubject {
            try await server.federatedTokens(issuer.client).webIdentity(token, provider: provider)
        }

        func refusal(_ token: Secret<String>, provider: String? = nil) async throws -> String? {
            try await TestKit.refusal(of: { try await subject(token, provider: provider) })?.message
        }
    }

    // POOL-STS-01, POOL-TRU-03
    @Test func `the token of an identity pool names the identity, and no provider of the account is needed`()
        async throws
    {
        let site = try await Site()
        let pool = try await site.server.identityPool()
        let id = try await site.server.identities.unauthenticated(in: pool)
        let token = try await site.server.openIDTokens().token(for: id, logins: [:]).token
        let name = "cognito-identity.amazonaws.com"
        let found = try await site.subject(token)
        #expect(found.provider == name && found.subject == id.rawValue && found.audience == pool.id.rawValue)
        #expect(
            found.conditionKeys == [
                "\(name):aud": [pool.id.rawValue], "\(name):sub": [id.rawValue], "\(name):amr": ["unauthenticated"],
            ])
        site.server.clock.advance(601)
        #expect(try await site.refusal(token)?.hasPrefix("Token expired") == true)
    }

    // POOL-STS-01
    @Test func `STS accepts no user token of a pool with role mappings, whenever it was issued`() async throws {
        let site = try await Site()
        let pool = try await site.server.identityPool(for: site.client) { $0.developerProvider = "login.app" }
        let tokens = site.server.openIDTokens()
        let logins = try await site.server.logins(of: "ann", by: site.client)
        let id = try await tokens.identity(in: pool.id, logins: logins)
        let earlier = try await tokens.token(for: id, logins: logins).token
        _ = try await site.subject(earlier)
        try await site.server.mapRoles(in: pool)
        var call = OpenIDTokens.DeveloperCall(identity: nil, logins: logins)
        call.logins["login.app"] = Secret("ann")
        let developer = try await tokens.token(call, in: pool.id)
        #expect(developer.identity == id)
        for token in [earlier, developer.token] {
            #expect(
                try await site.refusal(token)
                    == "Basic (classic) flow is not supported with RoleMappings, please use enhanced flow.")
        }
        let guest = try await site.server.identities.unauthenticated(in: pool)
        let given = try await tokens.token(for: guest, logins: [:]).token
        #expect(try await site.subject(given).subject == guest.rawValue)
    }

    @Test func `the token of an identity that has become part of another opens no session`() async throws {
        let site = try await Site()
        let pool = try await site.server.identityPool { $0.developerProvider = "login.app" }
        func token(_ name: String) async throws -> Secret<String> {
            let call = OpenIDTokens.DeveloperCall(identity: nil, logins: ["login.app": Secret(name)])
            return try await site.server.openIDTokens().token(call, in: pool.id).token
        }
        let (ann, bob) = (try await token("ann"), try await token("bob"))
        func login(_ name: String) throws -> Login { try OpenIDTokens.login(name, in: pool) }
        _ = try await site.server.identities.merge(try login("bob"), into: try login("ann"), in: pool.id)
        _ = try await site.subject(ann)
        #expect(try await site.refusal(bob)?.hasSuffix("is forbidden.") == true)
    }

    @Test func `the token of a user pool is accepted if the pool is a provider of the account, for its clients`()
        async throws
    {
        let site = try await Site()
        let name = UserPoolNames.canonical(site.client.pool)
        let token = Secret(try await site.server.signIn("ann", by: site.client).idToken?.exposed ?? "")
        #expect(
            try await site.refusal(token)?.hasPrefix("No OpenIDConnect provider found in your account for ") == true)
        try await site.addProvider("https://" + name, "another")
        #expect(try await site.refusal(token) == "Incorrect token audience")
        try await OIDCProviders(site.server.identityStore).add(
            clientID: site.client.id.rawValue, to: "\(Self.account):oidc-provider/\(name)")
        let found = try await site.subject(token)
        #expect(found.provider == "\(Self.account):oidc-provider/\(name)")
        #expect(found.conditionKeys["\(name):aud"] == [site.client.id.rawValue])
        #expect(found.conditionKeys["\(name):sub"] == [found.subject])
        let access = Secret(try await site.server.signIn("ann", by: site.client).accessToken.exposed)
        #expect(try await site.refusal(access) == SecurityTokenRefusal.wrongSignature.message)
        site.server.clock.advance(3601)
        #expect(try await site.refusal(token)?.hasPrefix("Token expired") == true)
    }

    // EXT-OID-09, EXT-OID-10
    @Test(arguments: ["https://login.example.com/tenant", "https://login.example.com/tenant/"])
    func `the token of another issuer gives its claims, session tags and source identity`(_ issuer: String)
        async throws
    {
        let site = try await Site(issuer)
        try await site.addProvider("https://login.example.com/tenant", "app-1", "app-2")
        let claims: Claims = [
            "https://aws.amazon.com/tags": .object([
                "principal_tags": .object(["team": .strings(["red"])]), "transitive_tag_keys": .strings(["team"]),
            ]),
            "https://aws.amazon.com/source_identity": "ann", "amr": .strings(["mfa"]), "azp": "app-2",
        ]
        let found = try await site.subject(try site.issuer.token(claims, at: site.server.world.now()))
        let name = "login.example.com/tenant"
        #expect(found.provider == "\(Self.account):oidc-provider/\(name)" && found.issuer == issuer)
        #expect(found.audience == "app-2" && found.subject == "user-1")
        #expect(
            found.conditionKeys == ["\(name):aud": ["app-2"], "\(name):sub": ["user-1"], "\(name):amr": ["mfa"]])
        #expect(found.tags == [IAMResourceTag(key: "team", value: "red")] && found.transitiveTagKeys == ["team"])
        #expect(found.sourceIdentity == "ann")
    }

    // EXT-OID-07
    @Test func `a token of another issuer is refused in AWS's words`() async throws {
        let site = try await Site()
        let now = site.server.world.now()
        let good = try site.issuer.token([:], at: now)
        #expect(
            try await site.refusal(good)
                == "No OpenIDConnect provider found in your account for https://login.example.com/tenant")
        try await site.addProvider("https://login.example.com/tenant", "app-1")
        #expect(try await site.refusal(good) == nil)
        let refused: [(Claims, RSAKey?, String)] = [
            (["aud": "app-9"], nil, "Incorrect token audience"), (["azp": "app-9"], nil, "Incorrect token audience"),
            ([:], try RSAKey.generate(), SecurityTokenRefusal.wrongSignature.message),
            (["sub": .null], nil, SecurityTokenRefusal.noToken.message),
            (["https://aws.amazon.com/tags": "red"], nil, "The claim of session tags is malformed."),
            (["iat": .integer(now.seconds + 300)], nil, "The token is not valid yet"),
        ]
        for (claims, key, sentence) in refused {
            #expect(try await site.refusal(try site.issuer.token(claims, at: now, by: key)) == sentence)
        }
        #expect(try await site.refusal(Secret("no token")) == SecurityTokenRefusal.noToken.message)
        site.server.clock.advance(3600)
        #expect(
            try await site.refusal(good)
                == "Token expired: current date/time \(now.seconds + 3600) must be before the expiration date/time "
                + "\(now.seconds + 3600)")
    }

    // EXT-AMZ-03
    @Test func `Google, Facebook and Amazon need no provider of the account`() async throws {
        let site = try await Site("https://accounts.google.com")
        let token = try site.issuer.token(["azp": "android-1"], at: site.server.world.now())
        let google = try await site.subject(token)
        #expect(google.provider == "accounts.google.com")
        #expect(
            google.conditionKeys == [
                "accounts.google.com:aud": ["android-1"], "accounts.google.com:oaud": ["app-1"],
                "accounts.google.com:sub": ["user-1"],
            ])
        site.issuer.respond(at: "https://graph.facebook.com/app?fields=id", ["id": "77"])
        site.issuer.respond(at: "https://graph.facebook.com/me?fields=id", ["id": "88"])
        let facebook = try await site.subject(Secret("token"), provider: "graph.facebook.com")
        #expect(
            facebook.conditionKeys == ["graph.facebook.com:app_id": ["77"], "graph.facebook.com:id": ["88"]])
        #expect(
            try await site.refusal(Secret("token"), provider: "www.amazon.com") == "www.amazon.com cannot be reached.")
        #expect(
            try await site.refusal(Secret("token"), provider: "www.example.com")
                == "The provider id is not supported.")
    }
}
