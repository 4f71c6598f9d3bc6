import Accounts
import Directory
import Factors
import Foundation
import Kernel
import OAuth
import Storage
import TestKit
import Testing
import Tokens
import Wire

@testable import Pages

/// The pages of the account where users change how they sign in.
@Suite struct AccountChangeTests {
    private static let newPassword = "Better-Horse-8"

    private func change(_ visitor: inout Visitor, from old: String, to new: String, again: String? = nil) async throws {
        try await visitor.open(account: "/account/password")
        try await visitor.submit(
            ["password": old, "new_password": new, "repeated_password": again ?? new], to: "/account/password")
    }

    @Test(arguments: Engine.available)
    func `a new password needs the present one, and ends all other sessions`(on engine: Engine) async throws {
        let site = try await PageSite.trackingSessions(engine)
        let tokens = try await site.server.signIn("ann", by: site.client)
        let identity = try await site.server.identity(of: tokens)
        var (ann, other) = (Visitor(site), Visitor(site))
        try await other.openAccount()
        try await ann.openAccount()
        try await change(&ann, from: "Wrong-Horse-7", to: Self.newPassword)
        #expect(ann.status == 400 && ann.shows("This password is wrong."))
        try await change(&ann, from: TestServer.password, to: Self.newPassword, again: "Other-Horse-9")
        #expect(ann.shows("The two passwords"))
        try await change(&ann, from: TestServer.password, to: "short")
        #expect(ann.status == 400 && ann.shows("does not meet all of the rules"))
        #expect(try await site.server.account.sessions(identity).count == 3)
        try await change(&ann, from: TestServer.password, to: Self.newPassword)
        #expect(ann.next == "" && ann.shows("Your change has been saved."))
        #expect(try await refusal { try await site.server.identity(of: tokens) } == AccessTokenRefusal.revoked)
        try await other.open(site.account())
        #expect(other.next == "/login", "the other browser is signed out")
        let left = try await site.server.administration.sessions(of: "ann", in: site.pool.id)
        #expect(left.map(\.id.isBrowser) == [true])
        _ = try await site.server.signIn("ann", password: Self.newPassword, by: site.client)
    }

    /// Whether a browser with the cookies of `visitor` is signed in: it sees the account, and apps get codes.
    private func isSignedIn(_ visitor: Visitor) async throws -> Bool {
        var (account, app) = (visitor, visitor)
        try await account.open(visitor.site.account())
        try await app.open("/oauth2/authorize?\(visitor.site.query)")
        let hasCode = app.location.hasPrefix(PageSite.callback)
        #expect(hasCode == (account.status == 200), "both pages agree")
        return hasCode
    }

    @Test(arguments: Engine.available)
    func `a copy of the cookie is of no session after a new password`(on engine: Engine) async throws {
        let site = try await PageSite.trackingSessions(engine)
        var ann = Visitor(site)
        try await ann.openAccount()
        let thief = Visitor(site, bringing: ann.cookies)
        #expect(try await isSignedIn(thief))
        let listed = try await site.server.administration.sessions(of: "ann", in: site.pool.id).map(\.id)
        try await change(&ann, from: "Wrong-Horse-7", to: Self.newPassword)
        #expect(try await isSignedIn(thief), "nothing has changed")
        try await change(&ann, from: TestServer.password, to: Self.newPassword)
        #expect(try await isSignedIn(ann))
        #expect(try await !isSignedIn(thief))
        let left = try await site.server.administration.sessions(of: "ann", in: site.pool.id).map(\.id)
        #expect(left == listed && left.count == 1, "it is the same session in lists")
    }

    @Test(arguments: Engine.available)
    func `a copy of the cookie is of no session after a change of a factor`(on engine: Engine) async throws {
        let site = try await site(engine)
        var ann = Visitor(site)
        try await ann.openAccount()
        var thief = Visitor(site, bringing: ann.cookies)
        func expectRenewal(_ change: String) async throws {
            #expect(try await isSignedIn(ann), "\(change)")
            #expect(try await !isSignedIn(thief), "\(change)")
            thief = Visitor(site, bringing: ann.cookies)
            #expect(try await isSignedIn(thief), "\(change)")
        }
        _ = try await setUpApp(&ann, site)
        try await expectRenewal("a new app")
        try await ann.press("on \(SecondFactor.email.rawValue)", to: "/account/factors")
        try await expectRenewal("a factor that is on")
        try await ann.press("new", to: "/account/codes")
        try await expectRenewal("recovery codes")
        try await ann.open(account: "/account/factors")
        try await ann.press("app", to: "/account/authenticator/remove")
        try await expectRenewal("an app that is forgotten")
        // What changes nothing leaves the cookie as it is.
        for wrong in ["on PASSKEY", "on SOFTWARE_TOKEN_MFA"] { try await ann.press(wrong, to: "/account/factors") }
        #expect(try await isSignedIn(ann))
        #expect(try await isSignedIn(thief))
    }

    @Test(arguments: Engine.available)
    func `of two changes with one cookie at once, one is made`(on engine: Engine) async throws {
        let site = try await site(engine)
        var ann = Visitor(site)
        try await ann.openAccount()
        let request = ann.request("GET", "/login?\(site.query)")
        let authorization = site.site.authorization
        let browser = try #require(
            try await authorization.browser(of: request, for: try await site.hosted(request).authorize))
        let (first, second) = (authorization.renewal(of: browser), authorization.renewal(of: browser))
        func turnOn(_ factor: SecondFactor, by renewed: RenewedBrowserSession) async throws {
            let change = SecondFactorChange(factor, isEnabled: true, isPreferred: false)
            try await site.server.account.setSecondFactors([change], for: renewed.identity)
        }
        try await turnOn(.email, by: first)
        #expect(try await refusal { try await turnOn(.sms, by: second) } == SessionRefusal.notFound)
        #expect(try await factors(site).enabled == [.email])
    }

    @Test(arguments: Engine.available)
    func `wrong present passwords count towards the lock of sign-ins`(on engine: Engine) async throws {
        let site = try await PageSite(engine)
        var ann = Visitor(site)
        try await ann.openAccount()
        for _ in 1...5 { try await change(&ann, from: "Wrong-Horse-7", to: Self.newPassword) }
        try await change(&ann, from: TestServer.password, to: Self.newPassword)
        #expect(ann.status == 429 && ann.shows("Too many"))
        let refused = try await refusal { try await site.server.signIn("ann", by: site.client) }
        #expect(refused == SignInRefusal.attemptsExceeded)
    }

    /// A site whose pool offers all second factors.
    private func site(_ engine: Engine, mfa: MFAMode = .optional) async throws -> PageSite {
        try await PageSite(
            engine,
            pool: { settings in
                settings.mfa = mfa
                settings.sms = SMSSettings(callerARN: "arn")
                settings.secondFactors = SecondFactorSettings()
                settings.secondFactors?.sms = true
                settings.secondFactors?.softwareToken = true
                settings.secondFactors?.email = .init()
            })
    }

    private func factors(_ site: PageSite) async throws -> UserSecondFactors {
        let user = try await site.server.user("ann", in: site.pool.id)
        return try await site.server.database.read { try SecondFactorTable($0).find(user.id, in: site.pool.id) }
    }

    /// Sets up an authenticator app on the account's pages.
    private func setUpApp(_ ann: inout Visitor, _ site: PageSite) async throws -> AuthenticatorApp {
        try await ann.open(account: "/account/factors")
        try await ann.press("app", to: "/account/authenticator/new")
        let key = try #require(ann.html.text.components(separatedBy: "<code dir=\"ltr\">").last).prefix { $0 != "<" }
        let app = AuthenticatorApp(Secret(key.filter { $0 != " " }))
        try await ann.submit(["code": "000000"], to: "/account/authenticator")
        #expect(ann.status == 400 && ann.shows("This code is wrong"))
        try await ann.submit(["code": app.code(at: site.server.clock.now)], to: "/account/authenticator")
        return app
    }

    @Test(arguments: Engine.available)
    func `an authenticator app is set up, asked for, and removed`(on engine: Engine) async throws {
        let site = try await site(engine)
        var ann = Visitor(site)
        try await ann.openAccount()
        let app = try await setUpApp(&ann, site)
        #expect(ann.status == 200 && ann.shows("Your change has been saved."))
        var found = try await factors(site)
        #expect(found.hasSoftwareToken && found.enabled == [.softwareToken] && found.preferred == .softwareToken)
        site.server.clock.advance(30)
        var other = Visitor(site)
        try await other.openAccount()
        #expect(other.shows("Enter your code"))
        try await other.submit(["code": app.code(at: site.server.clock.now)])
        #expect(other.shows("Your account"))
        try await ann.press("app", to: "/account/authenticator/remove")
        found = try await factors(site)
        #expect(!found.hasSoftwareToken && found.enabled.isEmpty && found.preferred == nil)
    }

    @Test(arguments: Engine.available)
    func `codes by message are turned on and off, and one of two is asked for first`(on engine: Engine) async throws {
        let site = try await site(engine)
        var ann = Visitor(site)
        try await ann.openAccount()
        try await ann.open(account: "/account/factors")
        #expect(ann.shows("a***@e***"))
        let (sms, email) = (SecondFactor.sms.rawValue, SecondFactor.email.rawValue)
        try await ann.press("on \(email)", to: "/account/factors")
        try await ann.press("on \(sms)", to: "/account/factors")
        var found = try await factors(site)
        #expect(found.enabled == [.sms, .email] && found.preferred == .email)
        try await ann.press("prefer \(sms)", to: "/account/factors")
        #expect(try await factors(site).preferred == .sms)
        try await ann.press("off \(sms)", to: "/account/factors")
        found = try await factors(site)
        #expect(found.enabled == [.email] && found.preferred == nil)
        for wrong in ["on SOFTWARE_TOKEN_MFA", "on PASSKEY", "on", "", "delete \(email)"] {
            try await ann.press(wrong, to: "/account/factors")
        }
        #expect(try await factors(site) == found)
    }

    @Test(arguments: Engine.available)
    func `a change of the factors needs a sign-in of the last ten minutes`(on engine: Engine) async throws {
        let site = try await site(engine)
        try await site.server.enable(.email, in: site.pool)
        var ann = Visitor(site)
        try await ann.openAccount()
        try await ann.submit(["code": await site.server.lastCode(to: "ann@example.com")])
        try await ann.open(account: "/account/factors")
        let page = ann
        site.server.clock.advance(600)
        let email = SecondFactor.email.rawValue
        for (value, path) in [
            ("off \(email)", "/account/factors"), ("app", "/account/authenticator/new"),
            ("app", "/account/authenticator/remove"), ("new", "/account/codes"),
        ] {
            var late = page
            try await late.post(["choice": value], to: path)
            #expect(late.next == "/login" && late.location.contains("prompt=login"), "\(path)")
        }
        #expect(try await factors(site).enabled == [.email])
        try await ann.open(account: "/account/factors")
        #expect(ann.shows("sign in once more") && ann.html.forms.isEmpty)
        // After the sign-in the user is back, and the session in lists is the same.
        let again = try #require(ann.html.links.first { $0.hasPrefix("/login?") })
        try await ann.open(again)
        #expect(ann.shows("Please sign in once more.") && ann.html.text.contains("value=\"ann\""))
        try await ann.submit(["username": "ann", "password": TestServer.password])
        try await ann.submit(["code": await site.server.lastCode(to: "ann@example.com")])
        #expect(ann.shows("Second step"))
        try await ann.press("off \(email)", to: "/account/factors")
        #expect(try await factors(site).enabled.isEmpty)
    }

    @Test(arguments: Engine.available)
    func `the only factor stays where the pool requires one`(on engine: Engine) async throws {
        let site = try await PageSite(
            engine,
            pool: { settings in
                settings.mfa = .on
                settings.secondFactors = SecondFactorSettings()
                settings.secondFactors?.softwareToken = true
            })
        var ann = Visitor(site)
        try await ann.openAccount()
        let key = try #require(ann.html.text.components(separatedBy: "<code dir=\"ltr\">").last).prefix { $0 != "<" }
        let app = AuthenticatorApp(Secret(key.filter { $0 != " " }))
        try await ann.submit(["code": app.code(at: site.server.clock.now)])
        try await ann.open(account: "/account/factors")
        #expect(ann.shows("Set up") && !ann.shows(">Remove<"))
        try await ann.press("app", to: "/account/authenticator/remove")
        #expect(ann.status == 400)
        #expect(try await factors(site).hasSoftwareToken)
    }

    @Test(arguments: Engine.available)
    func `new recovery codes are shown once, and take the place of a code`(on engine: Engine) async throws {
        let site = try await site(engine)
        try await site.server.enable(.email, in: site.pool)
        var ann = Visitor(site)
        try await ann.openAccount()
        try await ann.submit(["code": await site.server.lastCode(to: "ann@example.com")])
        try await ann.open(account: "/account/factors")
        #expect(ann.shows("left"))
        try await ann.press("new", to: "/account/codes")
        let codes = ann.html.text.components(separatedBy: "<li><bdi dir=\"ltr\">").dropFirst()
            .map { String($0.prefix { $0 != "<" }) }
        #expect(codes.count == 10 && Set(codes).count == 10)
        try await ann.open(account: "/account/codes")
        #expect(ann.shows("Second step") && !ann.html.text.contains(codes[0]))
        var other = Visitor(site)
        try await other.openAccount()
        let recovery = try #require(other.html.links.first { $0.contains("recovery=1") })
        try await other.open(recovery)
        try await other.submit(["code": codes[0]])
        #expect(other.shows("Your account"))
    }
}
