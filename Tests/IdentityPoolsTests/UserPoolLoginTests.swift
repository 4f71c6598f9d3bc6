import Accounts
import Directory
import Foundation
import Kernel
import TestKit
import Testing
import Tokens

@testable import IdentityPools

/// ID tokens of this server's user pools as logins.
@Suite struct UserPoolLoginTests {
    private struct Site {
        let server: TestServer
        let userPool: UserPool
        let client: Client
        let pool: IdentityPoolRecord

        init(_ engine: Engine, checksTokens: Bool? = nil) async throws {
            (server, userPool, client) = try await TestServer.withPoolAndClient(engine)
            try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
            pool = try await server.identityPool(for: client) { $0.userPools[0].checksTokens = checksTokens }
        }

        var name: String { UserPoolNames.canonical(userPool.id) }

        func enter(_ token: String, as name: String? = nil) async throws -> IdentityID {
            try await server.openIDTokens().identity(in: pool.id, logins: [name ?? self.name: Secret(token)])
        }

        func refusal(_ token: String, as name: String? = nil) async throws -> (any Refusal)? {
            try await TestKit.refusal { try await enter(token, as: name) }
        }
    }

    // INT-SET-01, INT-LOG-01, INT-LOG-02, POOL-GID-05, POOL-OVR-15
    @Test(arguments: Engine.available)
    func `an ID token of a listed client gives the user's identity`(on engine: Engine) async throws {
        let site = try await Site(engine)
        let first = try await site.server.signIn("ann", by: site.client)
        let id = try await site.enter(first.idToken?.exposed ?? "")
        site.server.clock.advance(100)
        let second = try await site.server.signIn("ann", by: site.client)
        #expect(try await site.enter(second.idToken?.exposed ?? "") == id)
        #expect(try await site.server.identities.describe(id).providers == [site.name])
    }

    @Test(arguments: Engine.available)
    func `the issuer's URL is another name of the same provider`(on engine: Engine) async throws {
        let site = try await Site(engine)
        let token = try await site.server.signIn("ann", by: site.client).idToken?.exposed ?? ""
        let id = try await site.enter(token)
        #expect(try await site.enter(token, as: "auth.example.test/\(site.userPool.id)") == id)
    }

    // INT-LOG-03
    @Test func `names of user pools have the region of the pool`() {
        let names = UserPoolNames(publicURL: PublicURL("https://auth.example.test:9000"))
        let id = "eu-west-1_Abc123"
        #expect(names.pool(named: "cognito-idp.eu-west-1.amazonaws.com/\(id)")?.rawValue == id)
        #expect(names.pool(named: "auth.example.test:9000/\(id)")?.rawValue == id)
        for text in [
            "cognito-idp.us-east-1.amazonaws.com/\(id)", "cognito-idp.eu-west-1.amazonaws.com.example/\(id)",
            "auth.example.test/\(id)", "https://auth.example.test:9000/\(id)", "auth.example.test:9000/\(id)/x",
            "cognito-idp.eu-west-1.amazonaws.com/", "", "/", id, "accounts.google.com",
        ] { #expect(names.pool(named: text) == nil, "\(text)") }
        let regional = UserPoolNames(publicURL: PublicURL("https://id.{region}.example.test"))
        #expect(regional.pool(named: "id.eu-west-1.example.test/\(id)")?.rawValue == id)
        #expect(regional.pool(named: "id.us-east-1.example.test/\(id)") == nil)
    }

    // IDP-01, INT-LOG-01, POOL-GID-06, POOL-GID-08, POOL-GID-09
    @Test(arguments: Engine.available)
    func `a token of another kind, client or pool is refused`(on engine: Engine) async throws {
        let site = try await Site(engine)
        let tokens = try await site.server.signIn("ann", by: site.client)
        #expect(try await site.refusal(tokens.accessToken.exposed) == LoginRefusal.withoutAudience)
        #expect(try await site.refusal("eyJ.eyJ.abc") == LoginRefusal.malformed)
        #expect(try await site.refusal("") == LoginRefusal.malformed)
        let unlisted = try await site.server.client(in: site.userPool)
        let other = try await site.server.signIn("ann", by: unlisted).idToken?.exposed ?? ""
        #expect(try await site.refusal(other) == LoginRefusal.unsupportedProvider)
        let elsewhere = try await site.server.poolVerifyingEmail()
        let foreign = try await site.server.client(in: elsewhere)
        try await site.server.makeUser("bob", attributes: ["email": "bob@example.com"], by: foreign)
        let bob = try await site.server.signIn("bob", by: foreign).idToken?.exposed ?? ""
        #expect(try await site.refusal(bob) == LoginRefusal.wrongIssuer)
        let unknown = UserPoolNames.canonical(elsewhere.id)
        #expect(try await site.refusal(bob, as: unknown) == LoginRefusal.unsupportedProvider)
        #expect(try await site.refusal(bob, as: "accounts.google.com") == LoginRefusal.unsupportedProvider)
        let parts = try tokens.id.parts
        let forged = "\(parts[0]).\(parts[1]).\(try tokens.access.parts[2])"
        #expect(try await site.refusal(forged) == LoginRefusal.altered)
    }

    // POOL-GID-07
    @Test(arguments: Engine.available)
    func `an expired token is refused`(on engine: Engine) async throws {
        let site = try await Site(engine)
        let tokens = try await site.server.signIn("ann", by: site.client)
        let expiry = try #require(try tokens.id.number("exp"))
        site.server.clock.advance(Int64(expiry) - site.server.clock.now.seconds - 1)
        _ = try await site.enter(tokens.idToken?.exposed ?? "")
        site.server.clock.advance(1)
        let refused = try await site.refusal(tokens.idToken?.exposed ?? "")
        #expect(refused == LoginRefusal.expired(Instant(seconds: Int64(expiry)), now: site.server.clock.now))
        #expect(refused?.message == "Invalid login token. Token expired: \(expiry) >= \(expiry)")
    }

    // IDP-08
    @Test(arguments: Engine.available)
    func `with the check, users who signed out, were disabled or deleted are refused`(on engine: Engine) async throws {
        for checks in [true, false] {
            let site = try await Site(engine, checksTokens: checks)
            let refused: (any Refusal)? = checks ? LoginRefusal.inactive : nil
            let tokens = try await site.server.signIn("ann", by: site.client)
            let text = tokens.idToken?.exposed ?? ""
            _ = try await site.enter(text)
            try await site.server.administration.signOut("ann", in: site.userPool.id)
            #expect(try await site.refusal(text) == refused)
            let again = try await site.server.signIn("ann", by: site.client).idToken?.exposed ?? ""
            _ = try await site.enter(again)
            try await site.server.administration.delete("ann", in: site.userPool.id)
            #expect(try await site.refusal(again) == refused)
        }
    }

    // INT-SET-02, LIM-FED-05
    @Test(arguments: Engine.available)
    func `a pool lists clients of several user pools, also of ones that do not exist`(on engine: Engine) async throws {
        let site = try await Site(engine)
        let second = try await site.server.client(in: site.userPool)
        let other = try await site.server.poolVerifyingEmail()
        let foreign = try await site.server.client(in: other)
        let providers = [site.client, second, foreign].map {
            UserPoolProvider(name: UserPoolNames.canonical($0.pool), client: $0.id)
        }
        let pool = try await site.server.identityPool(for: nil) { $0.userPools = providers }
        for client in [site.client, second] {
            let logins = try await site.server.logins(of: "ann", by: client)
            _ = try await site.server.openIDTokens().identity(in: pool.id, logins: logins)
        }
        let logins = try await site.server.logins(of: "ann", by: site.client)
        for provider in [
            UserPoolProvider(name: UserPoolNames.canonical(site.userPool.id), client: foreign.id),
            UserPoolProvider(name: UserPoolNames.canonical(site.userPool.id), client: ClientID(rawValue: "none")),
            UserPoolProvider(name: "cognito-idp.eu-test-1.amazonaws.com/eu-test-1_none", client: site.client.id),
        ] {
            let pool = try await site.server.identityPool { $0.userPools = [provider] }
            await #expect(throws: LoginRefusal.unsupportedProvider) {
                try await site.server.openIDTokens().identity(in: pool.id, logins: logins)
            }
        }
        await #expect(throws: InvalidInput.self) {
            try await site.server.identityPool {
                $0.userPools = [UserPoolProvider(name: "login.example.com", client: foreign.id)]
            }
        }
        await #expect(throws: InvalidInput.self) {
            try await site.server.identityPool { $0.userPools = Array(repeating: providers[0], count: 11) }
        }
        _ = try await site.server.identityPool { $0.userPools = Array(repeating: providers[0], count: 10) }
    }
}
