import Accounts
import Authentication
import Directory
import Kernel
import TestKit
import Testing
import Wire

@testable import Tokens

/// Browser sessions in a pool that tracks sessions.
@Suite struct SessionValidityTests {
    private func tracked(_ engine: Engine) async throws -> BrowserSite {
        let site = try await BrowserSite(engine)
        try await site.server.pools(Quotas()).change(site.pool.id) {
            $0.settings.sessions = SessionSettings().with(isTracked: true, maxPerUser: 20)
        }
        site.server.settings.forgetAll()
        return site
    }

    private func set(_ minutes: Int, _ client: Client, _ site: BrowserSite) async throws {
        _ = try await site.server.clients.setBrowserSession(minutes: minutes, of: client.id, in: site.pool.id)
        site.server.settings.forgetAll()
    }

    private func isReused(_ site: BrowserSite, _ client: Client? = nil, by user: AuthenticatedUser) async throws
        -> Bool
    {
        try await site.authorize(["client_id": (client ?? site.client).id.rawValue], by: user).query["code"] != nil
    }

    @Test(arguments: Engine.available)
    func `each client accepts a session for as long as was set for it`(on engine: Engine) async throws {
        let site = try await tracked(engine)
        let other = try await site.server.client(in: site.pool) { $0.oauth = site.client.settings.oauth }
        try await set(120, other, site)
        let user = try await site.server.signInOnPage(by: site.client)
        site.server.clock.advance(59 * 60)
        #expect(try await isReused(site, by: user))
        #expect(try await isReused(site, other, by: user))
        site.server.clock.advance(60)
        #expect(try await !isReused(site, by: user))
        #expect(try await isReused(site, other, by: user))
        // What is shorter counts at once, and zero means always a sign-in.
        try await set(30, other, site)
        #expect(try await !isReused(site, other, by: user))
        try await set(0, other, site)
        let fresh = try await site.server.signInOnPage(by: other)
        #expect(try await !isReused(site, other, by: fresh))
        #expect(try await isReused(site, by: fresh))
        // Without tracking all clients have an hour.
        try await site.server.pools(Quotas()).change(site.pool.id) { $0.settings.sessions?.isTracked = false }
        site.server.settings.forgetAll()
        #expect(try await isReused(site, other, by: fresh))
        site.server.clock.advance(3600)
        #expect(try await !isReused(site, other, by: fresh))
    }

    @Test(arguments: Engine.available)
    func `a code is an activity of the browser's session, of which one a minute is written`(on engine: Engine)
        async throws
    {
        let site = try await tracked(engine)
        let began = site.server.clock.now
        let user = try await site.server.signInOnPage(by: site.client)
        func lastUse() async throws -> Instant? {
            let sessions = try await site.server.administration.sessions(of: "ann", in: site.pool.id)
            return sessions.first(where: \.id.isBrowser)?.activity.at
        }
        site.server.clock.advance(59)
        #expect(try await isReused(site, by: user))
        #expect(try await lastUse() == began)
        site.server.clock.advance(1)
        #expect(try await isReused(site, by: user))
        #expect(try await lastUse() == began.advanced(seconds: 60))
    }

    @Test(arguments: Engine.available)
    func `linked sessions end together`(on engine: Engine) async throws {
        let site = try await tracked(engine)
        let server = site.server
        let other = try await server.signInOnPage(by: site.client)
        let user = try await server.signInOnPage(by: site.client)
        server.clock.advance(1)
        for _ in 1...2 { _ = try await site.exchange(try await site.code(by: user)) }
        let api = try await server.identity(of: try await server.signIn("ann", by: site.client))
        let sessions = try await server.account.sessions(api)
        let (tokens, browsers) = (sessions.filter { !$0.id.isBrowser }, sessions.filter(\.id.isBrowser))
        #expect(tokens.count == 3 && browsers.count == 2)
        #expect(browsers.allSatisfy { $0.client == site.client.id && $0.origin == nil })
        let children = tokens.filter { $0.origin != nil }
        let origin = try #require(children.first?.origin)
        #expect(children.count == 2 && children.allSatisfy { $0.origin == origin })
        func left() async throws -> [Int] {
            let left = try await server.account.sessions(api)
            return [left.filter { !$0.id.isBrowser }.count, left.filter(\.id.isBrowser).count]
        }
        func end(_ id: TrackedSessionID, isLinked: Bool) async throws {
            try await server.account.endSession(try #require(id.text), isLinked: isLinked, for: api)
        }
        // One token session with its browser session: the other token session stays.
        try await end(children[0].id, isLinked: true)
        #expect(try await left() == [2, 1])
        #expect(try await !isReused(site, by: user))
        #expect(try await isReused(site, by: other))
        // A browser session alone: what it began stays.
        _ = try await site.exchange(try await site.code(by: other))
        let second = try #require(try await server.account.sessions(api).first(where: \.id.isBrowser))
        try await end(second.id, isLinked: false)
        #expect(try await left() == [3, 0])
        // A browser session with what it began.
        let third = try await server.signInOnPage(by: site.client)
        for _ in 1...2 { _ = try await site.exchange(try await site.code(by: third)) }
        let browser = try #require(try await server.account.sessions(api).first(where: \.id.isBrowser))
        try await end(browser.id, isLinked: true)
        #expect(try await left() == [3, 0])
    }

    @Test(arguments: Engine.available)
    func `a revoked token takes its browser session along if asked`(on engine: Engine) async throws {
        let site = try await tracked(engine)
        for isLinked in [false, true] {
            let user = try await site.server.signInOnPage(by: site.client)
            let reply = try await site.exchange(try await site.code(by: user))
            let token = Secret(try #require(reply["refresh_token"]))
            try await site.server.refresh.revoke(
                token, client: site.client.id, secret: Secret(BrowserSite.secret), isLinked: isLinked)
            #expect(try await isReused(site, by: user) == !isLinked)
        }
    }

    @Test func `a user has at most 25 browser sessions`() async throws {
        let site = try await tracked(.sqliteFile)
        let first = try await site.server.signInOnPage(by: site.client)
        for _ in 1...25 {
            site.server.clock.advance(1)
            _ = try await site.server.signInOnPage(by: site.client)
        }
        #expect(try await !isReused(site, by: first))
        let sessions = try await site.server.administration.sessions(of: "ann", in: site.pool.id)
        #expect(sessions.count == 25)
    }
}
