import Directory
import Kernel
import TestKit
import Testing
import Wire

@testable import Pages

/// Several tabs of one browser: what has begun in one goes on after a sign-in in another.
@Suite struct TabsTests {
    /// Two pools under one host name.
    private func sites(_ engine: Engine) async throws -> (PageSite, PageSite) {
        let server = try await TestServer(engine)
        return (try await PageSite(server), try await PageSite(server))
    }

    // UI-14
    @Test(arguments: Engine.available)
    func `a sign-in goes on after one in another pool, for five minutes`(on engine: Engine) async throws {
        let (here, there) = try await sites(engine)
        for (seconds, isGood) in [(Int64(299), true), (301, false)] {
            var first = Visitor(here)
            try await first.open(page: "/login")
            var second = Visitor(there, bringing: first.cookies)
            try await second.signIn()
            #expect(second.next == PageSite.callback)
            first.take(cookiesOf: second)
            here.server.clock.advance(seconds)
            try await first.submit(["username": "ann", "password": TestServer.password])
            #expect((first.next == PageSite.callback) == isGood && (first.status == 403) == !isGood)
        }
    }

    // UI-14
    @Test func `a step of a sign-in goes on after another sign-in`() async throws {
        let server = try await TestServer(.sqliteFile)
        let here = try await PageSite(
            server, pool: { $0.firstFactors = [.password, .emailCode] },
            client: { $0.explicitAuthFlows?.append(.allowUserAuth) })
        let there = try await PageSite(server)
        var first = Visitor(here)
        try await first.open(page: "/login")
        try await first.submit(["username": "ann"])
        try await first.submit(["choice": "EMAIL_OTP"])
        var second = Visitor(there, bringing: first.cookies)
        try await second.signIn()
        first.take(cookiesOf: second)
        try await first.submit(["code": await server.lastCode(to: "ann@example.com")])
        #expect(first.next == PageSite.callback)
    }

    // UI-03
    @Test(arguments: Engine.available)
    func `what uses the session is asked since the sign-in`(on engine: Engine) async throws {
        let (here, there) = try await sites(engine)
        var first = Visitor(here)
        try await first.signIn()
        try await first.open(page: "/login")
        #expect(first.html.text.contains("value=\"continue\""))
        var second = Visitor(there, bringing: first.cookies)
        try await second.signIn()
        first.take(cookiesOf: second)
        try await first.submit(["choice": "continue"])
        #expect(first.status == 403)
    }

    // UI-01
    @Test(arguments: Engine.available)
    func `the form of a sign-in that has ended signs no user in`(on engine: Engine) async throws {
        let (here, _) = try await sites(engine)
        var ann = Visitor(here)
        try await ann.open(page: "/login")
        var again = ann
        try await ann.submit(["username": "ann", "password": TestServer.password])
        again.take(cookiesOf: ann)
        try await again.submit(["username": "ann", "password": TestServer.password])
        #expect(again.status == 403)
    }
}
