import Directory
import Foundation
import Kernel
import Storage
import TestKit
import Testing
import Tokens
import Wire

@testable import Pages

/// What clients are told when users sign in anew in a browser with a session.
@Suite struct SessionChangeTests {
    /// A site whose client is told of sign-outs, and a browser in which `ann` has signed in to it.
    private func signedIn(_ engine: Engine) async throws -> (PageSite, Visitor) {
        let site = try await PageSite(engine)
        _ = try await site.server.clients.extend(site.client.id, in: site.pool.id) {
            $0.backChannelLogout = BackChannelLogout(url: "https://app.example.com/out", sessionRequired: true)
        }
        var visitor = Visitor(site)
        try await visitor.signIn()
        return (site, visitor)
    }

    /// The session that the ID token names which the client gets for the code of the last answer.
    private func session(_ visitor: Visitor) async throws -> String? {
        let code = QueryParameters(String(visitor.location.drop { $0 != "?" }.dropFirst())).anyText("code")
        let form = QueryText.join([
            ("grant_type", "authorization_code"), ("code", try #require(code)), ("redirect_uri", PageSite.callback),
            ("client_id", visitor.site.client.id.rawValue),
        ])
        let answer = try await visitor.site.answer(
            WireRequest(
                method: "POST", path: "/oauth2/token",
                headers: [("Content-Type", "application/x-www-form-urlencoded")], body: Array(form.utf8)))
        let object = try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any]
        return try TokenText(try #require(object?["id_token"] as? String)).text("sid")
    }

    private func waiting(_ site: PageSite) async throws -> Int {
        try await site.server.database.read { try LogoutNoticeTable($0).count(upTo: 9) }
    }

    @Test(arguments: Engine.available)
    func `the same user's new sign-in goes on with the session`(on engine: Engine) async throws {
        var (site, visitor) = try await signedIn(engine)
        let first = try #require(try await session(visitor))
        try await visitor.open("/oauth2/authorize?\(site.query)&prompt=login")
        try await visitor.follow()
        try await visitor.submit(["username": "ann", "password": TestServer.password])
        #expect(try await session(visitor) == first)
        #expect(try await waiting(site) == 0)
        try await visitor.open("/logout?client_id=\(site.client.id)")
        #expect(try await waiting(site) == 1, "the client knows one session, and its end")
    }

    @Test(arguments: Engine.available)
    func `another user's sign-in ends the session, and the client is told`(on engine: Engine) async throws {
        var (site, visitor) = try await signedIn(engine)
        try await site.server.makeUser(
            "bea", attributes: ["email": "bea@example.com", "phone_number": TestServer.phone], by: site.client)
        let first = try #require(try await session(visitor))
        try await visitor.open("/oauth2/authorize?\(site.query)&prompt=login")
        try await visitor.follow()
        try await visitor.submit(["username": "bea", "password": TestServer.password])
        let told = try await site.server.database.read { [now = site.server.clock.now] tx in
            try LogoutNoticeTable(tx).due(now: now, except: [], limit: 9)
        }
        #expect(told.map(\.session?.rawValue) == [first])
        #expect(try await session(visitor) != first)
    }
}
