import Cryptography
import Directory
import Foundation
import Kernel
import TestKit
import Testing
import Tokens

@testable import IdentityPools

/// OpenID tokens of identity pools, and the keys that sign them.
@Suite struct IdentityTokenTests {
    private func claims(_ pool: IdentityPoolRecord, _ id: IdentityID) -> IdentityClaims {
        IdentityClaims(id, in: pool, logins: [])
    }

    private func keys(_ keys: IdentityTokenKeys) async throws -> [JSONWebKey] {
        let set = try Claims(json: Array(try await keys.keySet().utf8))
        guard case .list(let values)? = set["keys"] else { return [] }
        return values.compactMap { if case .object(let jwk) = $0 { JSONWebKey(jwk) } else { nil } }
    }

    // POOL-TKN-01, POOL-TKN-02, POOL-TKN-03, POOL-TKN-04, POOL-TKN-07, TOK-REV-09, POOL-GOT-02
    @Test(arguments: Engine.available)
    func `a token of an identity without logins says so, for ten minutes`(on engine: Engine) async throws {
        let server = try await TestServer(engine)
        let pool = try await server.identityPool()
        let id = try await server.identities.unauthenticated(in: pool)
        let issued = try await server.openIDTokens().token(for: id, logins: [:])
        let token = try TokenText(issued.token.exposed)
        #expect(token.header["alg"] as? String == "RS512" && token.header["typ"] as? String == "JWS")
        #expect(token.text("iss") == "https://cognito-identity.amazonaws.com")
        #expect(token.text("aud") == pool.id.rawValue && token.text("sub") == id.rawValue)
        #expect(token.list("amr") == ["unauthenticated"])
        let now = Int(server.clock.now.seconds)
        #expect(token.number("iat") == now && token.number("exp") == now + 600)
        let foreign = try ForeignToken(issued.token.exposed)
        _ = try foreign.claims(signedBy: try await keys(server.anotherNode().identityKeys))
    }

    // POOL-TKN-05, POOL-TKN-06, POOL-GOT-01, POOL-GOT-05
    @Test(arguments: Engine.available)
    func `a token of a user names the providers of the call`(on engine: Engine) async throws {
        let (server, userPool, client) = try await TestServer.withPoolAndClient(engine)
        let user = try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let pool = try await server.identityPool(for: client)
        let logins = try await server.logins(of: "ann", by: client)
        let id = try await server.openIDTokens().identity(in: pool.id, logins: logins)
        let token = try TokenText(try await server.openIDTokens().token(for: id, logins: logins).token.exposed)
        let name = UserPoolNames.canonical(userPool.id)
        #expect(token.list("amr") == ["authenticated", name, "\(name):CognitoSignIn:\(user.id)"])
        let forbidden = try await refusal { try await server.openIDTokens().token(for: id, logins: [:]) }
        #expect(forbidden == IdentityRefusal.forbidden(id))
    }

    @Test(arguments: Engine.available)
    func `a pool gives tokens for STS unless it forbids the classic flow`(on engine: Engine) async throws {
        let server = try await TestServer(engine)
        for (allows, expected) in [(nil, nil), (true, nil), (false, .classicFlowDisabled)]
            as [(Bool?, IdentityPoolRefusal?)]
        {
            let pool = try await server.identityPool { $0.allowsClassicFlow = allows }
            let id = try await server.identities.unauthenticated(in: pool)
            let refused = try await refusal { try await server.openIDTokens().token(for: id, logins: [:]) }
            #expect(refused as? IdentityPoolRefusal == expected)
        }
    }

    @Test(arguments: Engine.available)
    func `a pool with role mappings gives guests tokens for STS, and users none`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let pool = try await server.identityPool(for: client)
        let (tokens, logins) = (server.openIDTokens(), try await server.logins(of: "ann", by: client))
        let id = try await tokens.identity(in: pool.id, logins: logins)
        let guest = try await server.identities.unauthenticated(in: pool)
        _ = try await tokens.token(for: id, logins: logins)
        try await server.mapRoles(in: pool)
        for named in [id, guest] {
            let refused = try await refusal { try await tokens.token(for: named, logins: logins) }
            #expect(refused == IdentityPoolRefusal.classicFlowWithMappings)
        }
        _ = try await tokens.token(for: guest, logins: [:])
    }

    // DEV-TKN-04, DEV-TKN-05, DEV-TKN-06, POOL-GOD-02, POOL-GOD-03, IDP-06
    @Test(arguments: Engine.available)
    func `a developer's token has the life that the call asks for`(on engine: Engine) async throws {
        let server = try await TestServer(engine)
        let pool = try await server.identityPool { $0.developerProvider = "login.example.com" }
        let tokens = server.openIDTokens()
        let logins = ["login.example.com": Secret("ann")]
        for (asked, given) in [(nil, 900), (1, 1), (86_400, 86_400)] as [(Int64?, Int)] {
            let issued = try await tokens.token(.init(identity: nil, logins: logins, lifetime: asked), in: pool.id)
            let token = try TokenText(issued.token.exposed)
            #expect(token.number("exp").map { $0 - Int(server.clock.now.seconds) } == given)
            #expect(token.list("amr")?.first == "authenticated" && token.list("amr")?[1] == "login.example.com")
        }
        for asked: Int64 in [0, -1, 86_401, .max, .min] {
            let refused = try await refusal {
                try await tokens.token(.init(identity: nil, logins: logins, lifetime: asked), in: pool.id)
            }
            #expect(refused is InvalidInput, "\(asked)")
        }
        for wrong in [[:], ["other": Secret("ann")]] as [[String: Secret<String>]] {
            let refused = try await refusal {
                try await tokens.token(.init(identity: nil, logins: wrong), in: pool.id)
            }
            #expect(refused == IdentityPoolRefusal.wrongDeveloperProvider)
        }
        let two = logins.merging(["second": Secret("x")]) { one, _ in one }
        let refused = try await refusal { try await tokens.token(.init(identity: nil, logins: two), in: pool.id) }
        #expect(refused == LoginRefusal.notPublic, "one developer provider only")
    }

    @Test func `a developer's token has no tags that STS refuses`() async throws {
        let server = try await TestServer(.sqliteFile)
        let pool = try await server.identityPool { $0.developerProvider = "login.example.com" }
        func give(_ tags: [String: String]) async throws -> (any Refusal)? {
            let call = OpenIDTokens.DeveloperCall(
                identity: nil, logins: ["login.example.com": Secret("ann")], tags: tags)
            return try await refusal { try await server.openIDTokens().token(call, in: pool.id) }
        }
        #expect(try await give(["team": "red", "e-mail": "ann@example.com"]) == nil)
        for tags in [["team": "red!"], ["te#m": "red"], ["aws:team": "red"], ["team": "red", "Team": "blue"]] {
            #expect(try await give(tags) is InvalidInput, "\(tags)")
        }
    }

    @Test(arguments: Engine.available)
    func `tags come from the claims of a token, and from the developer`(on engine: Engine) async throws {
        let (server, userPool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let pool = try await server.identityPool(for: client) { $0.developerProvider = "login.example.com" }
        let name = UserPoolNames.canonical(userPool.id)
        let map = PrincipalTagMap(usesDefaults: false, claims: ["mail": "email", "absent": "custom:none"])
        try await server.identityPools().setTagMap(map, for: name, of: pool.id)
        let logins = try await server.logins(of: "ann", by: client)
        let tokens = server.openIDTokens()
        let id = try await tokens.identity(in: pool.id, logins: logins)
        func tags(_ token: Secret<String>) throws -> [String: [String]]? {
            let claim = try TokenText(token.exposed).claims["https://aws.amazon.com/tags"] as? [String: Any]
            return claim?["principal_tags"] as? [String: [String]]
        }
        #expect(try tags(await tokens.token(for: id, logins: logins).token) == ["mail": ["ann@example.com"]])
        let call = OpenIDTokens.DeveloperCall(
            identity: nil, logins: ["login.example.com": Secret("ann")], tags: ["team": "red"])
        #expect(try tags(await tokens.token(call, in: pool.id).token) == ["team": ["red"]])
        try await server.identityPools().setTagMap(
            PrincipalTagMap(usesDefaults: true, claims: [:]), for: name, of: pool.id)
        let defaults = try tags(await tokens.token(for: id, logins: logins).token)
        #expect(defaults?["client"] == [client.id.rawValue] && defaults?.count == 2)
    }

    @Test(arguments: Engine.available)
    func `a new key is published at once, signs after a minute, and the old one verifies on`(
        on engine: Engine
    ) async throws {
        let server = try await TestServer(engine)
        let pool = try await server.identityPool()
        let id = try await server.identities.unauthenticated(in: pool)
        let (one, two) = (server.identityKeys, try server.anotherNode().identityKeys)
        let tokens = IdentityTokens(one, world: server.world)
        func kid() async throws -> String? {
            try TokenText(try await tokens.issue(claims(pool, id), lifetime: IdentityTokens.maxLifetime).exposed).kid
        }
        let old = try await tokens.issue(claims(pool, id), lifetime: IdentityTokens.maxLifetime)
        let first = try TokenText(old.exposed).kid
        try await two.rotate()
        server.clock.advance(.minutes(1))
        #expect(try await keys(one).count == 2)
        #expect(try await kid() == first)
        server.clock.advance(10)
        #expect(try await kid() != first)
        let identity = try await server.identities.require(id)
        _ = try await IdentityTokens(two, world: server.world).verify(old, of: identity)
        server.clock.advance(.days(1) + .minutes(2))
        #expect(try await keys(one).count == 1)
        try await one.rotate()
        #expect(try await keys(one).count == 2)
    }

    @Test(arguments: Engine.available)
    func `a key that leaked is replaced at once, and verifies no more`(on engine: Engine) async throws {
        let server = try await TestServer(engine)
        let pool = try await server.identityPool()
        let id = try await server.identities.unauthenticated(in: pool)
        let tokens = IdentityTokens(server.identityKeys, world: server.world)
        let old = try await tokens.issue(claims(pool, id), lifetime: IdentityTokens.maxLifetime)
        let identity = try await server.identities.require(id)
        _ = try await tokens.verify(old, of: identity)
        try await server.identityKeys.rotate(.atOnce)
        server.clock.advance(1)
        #expect(try await keys(server.identityKeys).count == 1)
        _ = try await tokens.verify(try await tokens.issue(claims(pool, id), lifetime: 600), of: identity)
        await #expect(throws: (any Error).self) { try await tokens.verify(old, of: identity) }
    }

    @Test(arguments: Engine.available)
    func `nodes that start at the same time have the same key`(on engine: Engine) async throws {
        let server = try await TestServer(engine)
        let nodes = try (0..<8).map { _ in try server.anotherNode().identityKeys }
        let race = await Race(8) { try await nodes[$0].keySet() }
        #expect(Set(race.winners).count == 1 && race.losers.count == race.refusals.count)
    }

    @Test(arguments: Engine.available)
    func `sealed keys survive a new sealing key`(on engine: Engine) async throws {
        let server = try await TestServer(engine)
        let set = try await server.identityKeys.keySet()
        let after = try await server.rekeyed()
        #expect(try await after.identityKeys.keySet() == set)
        let pool = try await after.identityPool()
        let id = try await after.identities.unauthenticated(in: pool)
        _ = try await after.openIDTokens().token(for: id, logins: [:])
    }
}
