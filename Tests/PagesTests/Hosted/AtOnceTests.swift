import Accounts
import Directory
import Kernel
import TestKit
import Testing
import Wire

@testable import Pages

/// Users who have just confirmed a sign-up or reset a password, and are signed in without typing it again.
@Suite struct AtOnceTests {
    private static let password = "Another-Horse-8"

    /// A browser at the page for the code of `bea`'s sign-up.
    private func signedUp(_ site: PageSite) async throws -> Visitor {
        var bea = Visitor(site)
        try await bea.open(page: "/signup")
        try await bea.submit([
            "username": "bea", "attribute.email": "bea@example.com", "new_password": TestServer.password,
            "repeated_password": TestServer.password,
        ])
        #expect(bea.shows("Confirm your account"))
        return bea
    }

    private func code(_ site: PageSite, to address: String = "bea@example.com") async -> String {
        await site.server.lastCode(to: address)
    }

    @Test(arguments: Engine.available)
    func `the browser of a sign-up goes on to the app after the code, with a new cookie`(on engine: Engine)
        async throws
    {
        let site = try await PageSite(engine)
        var bea = try await signedUp(site)
        let (before, secret) = (
            bea.cookies,
            { (cookies: [String: String]) in
                cookies.first { $0.key.contains("martlet-browser") }?.value.split(separator: ".").first
            }
        )
        try await bea.submit(["code": code(site)])
        #expect(bea.next == PageSite.callback && bea.location.contains("code="))
        // UI-03: who knew the browser's cookie before knows nothing of the session.
        #expect(secret(before) != nil && secret(before) != secret(bea.cookies))
    }

    @Test(arguments: Engine.available)
    func `a code that was sent again signs in as well`(on engine: Engine) async throws {
        let site = try await PageSite(engine)
        var bea = try await signedUp(site)
        try await bea.submit([:], to: "/resendcode")
        try await bea.submit(["code": code(site)])
        #expect(bea.next == PageSite.callback)
    }

    @Test(arguments: Engine.available)
    func `in another browser the code confirms, and signs no user in`(on engine: Engine) async throws {
        let site = try await PageSite(engine)
        let bea = try await signedUp(site)
        var other = Visitor(site)
        try await other.open(page: "/login")
        // The step of the first browser is worth nothing here.
        try await other.open(try #require(bea.html.forms.first).action)
        try await other.submit(["username": "bea", "code": code(site)])
        #expect(other.status == 200 && other.shows("Your registration has been confirmed"))
        #expect(other.html.tags("input").contains { $0.contains("value=\"bea\"") }, "the name is filled in")
        try await other.open(page: "/login")
        #expect(!other.shows("Welcome back"))
    }

    @Test(arguments: Engine.available)
    func `a password that was changed meanwhile is asked for`(on engine: Engine) async throws {
        let site = try await PageSite(engine)
        var bea = try await signedUp(site)
        let code = await code(site)
        try await site.server.administration.setPassword(
            Secret(Self.password), permanent: false, of: "bea", in: site.pool.id)
        try await bea.submit(["code": code])
        #expect(bea.next != PageSite.callback && !bea.location.contains("code="))
    }

    @Test(arguments: Engine.available)
    func `a second factor that the pool requires is set up before the app gets anything`(on engine: Engine)
        async throws
    {
        let site = try await PageSite(
            engine,
            pool: { settings in
                settings.mfa = .on
                settings.secondFactors = SecondFactorSettings()
                settings.secondFactors?.softwareToken = true
            })
        var bea = try await signedUp(site)
        try await bea.submit(["code": code(site)])
        #expect(bea.status == 200 && bea.html.text.contains("class=\"key\""))
    }

    // UP-SIGN-20
    @Test(arguments: Engine.available)
    func `a reset ends signed in, and only with the right code`(on engine: Engine) async throws {
        let site = try await PageSite(engine)
        var ann = Visitor(site)
        try await ann.open(page: "/forgotPassword")
        try await ann.submit(["username": "ann"])
        let fields = ["new_password": Self.password, "repeated_password": Self.password]
        let right = await code(site, to: "ann@example.com")
        try await ann.submit(fields.merging(["code": right == "000000" ? "111111" : "000000"]) { $1 })
        #expect(ann.status == 400 && ann.html.text.contains("id=\"code-problem\""))
        try await ann.submit(fields.merging(["code": right]) { $1 })
        #expect(ann.next == PageSite.callback && ann.location.contains("code="))
    }

    @Test(arguments: Engine.available)
    func `a user who has not confirmed is told why a code is asked for, and where it went`(on engine: Engine)
        async throws
    {
        let site = try await PageSite(engine)
        _ = try await signedUp(site)
        var again = Visitor(site)
        try await again.signIn("bea")
        #expect(again.status == 200 && again.shows("Your account has not been confirmed yet."))
        #expect(again.html.text.contains("b***@e***.com") || again.html.text.contains("b***@e***"), "masked")
        #expect(!again.html.text.contains("bea@example.com"))
        try await again.submit(["code": code(site)])
        #expect(again.shows("Your registration has been confirmed") && again.next != PageSite.callback)
    }

    @Test(arguments: Engine.available)
    func `a stranger with a wrong password learns nothing of a user who has not confirmed`(on engine: Engine)
        async throws
    {
        let site = try await PageSite(engine, client: { $0.existenceErrors = .enabled })
        _ = try await signedUp(site)
        for name in ["bea", "nobody"] {
            var stranger = Visitor(site)
            try await stranger.signIn(name, password: "Wrong-Horse-7")
            #expect(stranger.shows("The name or the password is wrong.") && !stranger.shows("confirmed yet"), "\(name)")
        }
    }
}
