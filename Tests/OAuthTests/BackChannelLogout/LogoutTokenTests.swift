import Accounts
import Authentication
import Directory
import Foundation
import Kernel
import TestKit
import Testing
import Tokens

@testable import OAuth

/// Logout tokens (OpenID Connect Back-Channel Logout 1.0, section 2.4).
@Suite struct LogoutTokenTests {
    @Test(arguments: Engine.available)
    func `a token says who has signed out where, and expires in two minutes`(on engine: Engine) async throws {
        let site = try await LogoutSite(engine)
        let (ann, given) = try await site.signIn()
        try await site.logOut(ann)
        site.server.clock.advance(100)
        let now = Int(site.server.clock.now.seconds)
        let told = try await site.told()
        let token = try #require(told.first)
        #expect(token.header["typ"] as? String == "logout+jwt" && token.header["alg"] as? String == "RS256")
        #expect(token.kid == (try given.token("id_token").kid), "the key of ID tokens")
        #expect(token.text("iss") == "\(TestServer.publicURL)/\(site.pool)")
        #expect(token.text("aud") == site.site.client.id.rawValue && token.text("sub") == ann.user.id.rawValue)
        #expect(token.number("iat") == now && token.number("exp") == now + 120)
        #expect(token.text("jti")?.utf8.count == 36 && token.claims["nonce"] == nil)
        let events = try #require(token.claims["events"] as? [String: [String: String]])
        #expect(events == ["http://schemas.openid.net/event/backchannel-logout": [:]])
        #expect(Set(token.claims.keys) == ["iss", "aud", "sub", "sid", "iat", "exp", "jti", "events"])
    }

    @Test(arguments: Engine.available)
    func `a token passes for no other token here`(on engine: Engine) async throws {
        let site = try await LogoutSite(engine)
        let (ann, _) = try await site.signIn()
        try await site.logOut(ann)
        let told = try await site.told()
        let text = try #require(told.first?.parts.joined(separator: "."))
        #expect(try await site.server.tokens.hint(Secret(text), now: site.server.clock.now) == nil)
        let refused = try await refusal { try await site.server.accessTokens.verify(Secret(text)) }
        #expect(refused == AccessTokenRefusal.invalid)
    }

    @Test(arguments: Engine.available)
    func `every notice has an id of its own, which a repeated one keeps`(on engine: Engine) async throws {
        let site = try await LogoutSite(engine)
        for _ in 0..<2 { _ = try await site.signIn() }
        try await site.server.administration.signOut("ann", in: site.pool)
        site.receiver.answer { _ in .status(503) }
        let first = try await site.told().compactMap { $0.text("jti") }
        #expect(Set(first).count == 2)
        site.server.clock.advance(.minutes(1))
        let again = try await site.told()
        #expect(Set(again.compactMap { $0.text("jti") }) == Set(first))
        #expect(again.allSatisfy { $0.number("exp") == Int(site.server.clock.now.seconds) + 120 })
    }
}
