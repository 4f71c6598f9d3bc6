import Accounts
import Directory
import Factors
import Kernel
import Storage
import TestKit
import Testing
import Tokens
import Wire

@testable import Pages

/// The page of a user's account: sessions and devices.
@Suite struct AccountPageTests {
    @Test(arguments: Engine.available)
    func `the account is shown after a sign-in, which leads to it`(on engine: Engine) async throws {
        let site = try await PageSite.trackingSessions(engine)
        var ann = Visitor(site)
        try await ann.openAccount()
        #expect(ann.status == 200 && ann.shows("Your account") && ann.shows("This browser"))
        var stranger = Visitor(site)
        try await stranger.open(site.account())
        #expect(stranger.next == "/login" && stranger.location.contains("response_type=account"))
        try await stranger.open(site.account("/account/password"))
        #expect(stranger.location.contains("account_page=password"))
        // A user who is signed in for an app sees the account, by a link beside the question who goes on.
        var other = Visitor(site)
        try await other.signIn()
        try await other.open(page: "/login")
        let link = try #require(other.html.links.first { $0.hasPrefix("/account?") })
        try await other.open(link)
        #expect(other.status == 200 && other.shows("Your account"))
    }

    @Test(arguments: Engine.available)
    func `a user ends another session, and not that of the browser`(on engine: Engine) async throws {
        let site = try await PageSite.trackingSessions(engine)
        let tokens = try await site.server.signIn("ann", by: site.client)
        let identity = try await site.server.identity(of: tokens)
        let id = try #require(TrackedSessionID.token(identity.session).text)
        var ann = Visitor(site)
        try await ann.openAccount()
        #expect(ann.html.text.contains("value=\"\(id)\""))
        let sessions = try await site.server.account.sessions(identity)
        let own = try #require(sessions.first { $0.id.isBrowser }?.id.text)
        #expect(!ann.html.text.contains("value=\"\(own)\""), "the browser signs out by itself")
        try await ann.press(own, to: "/account/session")
        #expect(ann.status == 400)
        try await ann.open(account: "/account")
        try await ann.press(id, to: "/account/session")
        #expect(ann.status == 200 && ann.shows("Your change has been saved."))
        #expect(try await refusal { try await site.server.identity(of: tokens) } == AccessTokenRefusal.revoked)
        // The same form once more.
        try await ann.press(id, to: "/account/session")
        #expect(ann.status == 400 && ann.shows("This entry is no longer there."))
    }

    @Test(arguments: Engine.available)
    func `another user's sessions and devices are none of one's own`(on engine: Engine) async throws {
        let site = try await PageSite.trackingSessions(engine) { $0.devices = DeviceSettings() }
        try await site.server.makeUser("bob", attributes: ["email": "bob@example.com"], by: site.client)
        let tokens = try await site.server.signIn("bob", by: site.client)
        let session = try await site.server.identity(of: tokens).session
        let bob = try await site.server.user("bob", in: site.pool.id)
        let proof = try await BrowserDevices(site.server.accounts).remember(browserOf: bob.id, in: site.pool)
        var ann = Visitor(site)
        try await ann.openAccount()
        for (value, path) in [
            (try #require(TrackedSessionID.token(session).text), "/account/session"), ("sso", "/account/session"),
            (proof.key.rawValue, "/account/device"), ("", "/account/device"),
        ] {
            let form = try #require(ann.html.forms.first { $0.action.hasPrefix("\(path)?") })
            try await ann.press(value, to: path)
            #expect(ann.status == 400 && ann.shows("This entry is no longer there."), "\(path) \(form)")
        }
        _ = try await site.server.identity(of: tokens)
        let left = try await site.server.administration.devices(of: "bob", in: site.pool.id, after: nil, limit: 9)
        #expect(left.items.count == 1)
    }

    @Test(arguments: Engine.available)
    func `a forgotten browser is no device any more`(on engine: Engine) async throws {
        let site = try await PageSite.trackingSessions(engine) { $0.devices = DeviceSettings() }
        var ann = Visitor(site)
        try await ann.openAccount()
        try await ann.open(account: "/account")
        func devices() async throws -> [UserDevice] {
            try await site.server.administration.devices(of: "ann", in: site.pool.id, after: nil, limit: 9).items
        }
        let key = try #require(try await devices().first?.key)
        try await ann.press(key.rawValue, to: "/account/device")
        #expect(ann.status == 200)
        #expect(try await devices().isEmpty)
    }

    @Test(arguments: Engine.available)
    func `the user signs out everywhere, also in a pool that does not track sessions`(on engine: Engine) async throws {
        let site = try await PageSite(engine)
        let tokens = try await site.server.signIn("ann", by: site.client)
        var ann = Visitor(site)
        try await ann.openAccount()
        #expect(!ann.shows("Where you are signed in"))
        try await ann.press("everywhere", to: "/account")
        #expect(ann.shows("You are signed out"))
        #expect(try await refusal { try await site.server.identity(of: tokens) } == AccessTokenRefusal.revoked)
        try await ann.open(site.account())
        #expect(ann.next == "/login")
    }

    @Test func `a form of another page, of another site or without its token does nothing`() async throws {
        let site = try await PageSite.trackingSessions(.sqliteFile)
        let tokens = try await site.server.signIn("ann", by: site.client)
        let session = try await site.server.identity(of: tokens).session
        let id = try #require(TrackedSessionID.token(session).text)
        var ann = Visitor(site)
        try await ann.openAccount()
        let form = try #require(ann.html.forms.first { $0.action.hasPrefix("/account/session?") })
        let other = try #require(ann.html.forms.first { $0.action.hasPrefix("/account?") })
        let type: WireRequest.Header = ("Content-Type", "application/x-www-form-urlencoded")
        let own: WireRequest.Header = ("Origin", "https://\(PageSite.host)")
        let attempts: [(String?, [WireRequest.Header])] = [
            (form.hidden["csrf"], [type, ("Origin", "https://evil.example")]), (nil, [type, own]),
            (other.hidden["csrf"], [type, own]), (form.hidden["csrf"], [type, own, ("Sec-Fetch-Site", "cross-site")]),
        ]
        for (token, headers) in attempts {
            let body = "choice=\(id)" + (token.map { "&csrf=\($0)" } ?? "")
            let answer = try await site.answer(ann.request("POST", form.action, headers, body))
            #expect(answer.status == 403)
        }
        _ = try await site.server.identity(of: tokens)
    }

    @Test func `a pool without the page has none, and no link to it`() async throws {
        let site = try await PageSite.trackingSessions(.sqliteFile)
        _ = try await site.server.pools(Quotas()).extend(site.pool.id) { $0.showsAccount = false }
        site.server.settings.forgetAll()
        var ann = Visitor(site)
        try await ann.signIn()
        try await ann.open(page: "/login")
        #expect(ann.shows("Welcome back") && !ann.html.links.contains { $0.hasPrefix("/account") })
        for page in HostedSite.accountPages {
            for route in HostedPageRoutes(page: page, site: site.site).routes {
                let request = ann.request(route.method, site.account(type(of: page).path))
                #expect(await route.respond(request, PathParameters()) == nil)
            }
        }
    }
}
