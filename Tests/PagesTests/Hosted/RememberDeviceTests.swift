import Directory
import Factors
import Kernel
import Storage
import TestKit
import Testing
import Wire

@testable import Pages

/// Browsers that are devices of their users.
@Suite struct RememberDeviceTests {
    /// A site whose pool tracks devices, and asks `ann` for a code by e-mail.
    private func site(_ engine: Engine, _ devices: DeviceSettings) async throws -> PageSite {
        let site = try await PageSite(
            engine,
            pool: { settings in
                settings.mfa = .optional
                settings.secondFactors = SecondFactorSettings()
                settings.secondFactors?.email = .init()
                settings.devices = devices
            })
        try await site.server.enable(.email, in: site.pool)
        return site
    }

    private static let prompting = DeviceSettings(standsForSecondFactor: true, isRememberedOnPrompt: true)

    private func devices(_ site: PageSite) async throws -> [UserDevice] {
        let ann = try await site.server.user("ann", in: site.pool.id)
        return try await site.server.database.read { tx in
            try UserDeviceTable(tx).list(of: ann.id, in: site.pool.id, isRememberedOnly: false, after: nil, limit: 10)
                .items
        }
    }

    /// Gives password and code.
    private func signIn(_ visitor: inout Visitor, _ site: PageSite) async throws {
        try await visitor.signIn()
        #expect(visitor.shows("Enter your code"))
        try await visitor.submit(["code": await site.server.lastCode(to: "ann@example.com")])
    }

    /// Begins a sign-in that the app wants anew.
    private func askAgain(_ visitor: inout Visitor, _ site: PageSite) async throws {
        try await visitor.open("/oauth2/authorize?\(site.query)&prompt=login")
        try await visitor.follow()
        try await visitor.submit(["username": "ann", "password": TestServer.password])
    }

    // UP-DEV-04, UP-DEV-11
    @Test(arguments: Engine.available)
    func `a browser that the user wants remembered stands for the second factor`(on engine: Engine) async throws {
        let site = try await site(engine, Self.prompting)
        var ann = Visitor(site)
        try await signIn(&ann, site)
        #expect(ann.status == 200 && ann.shows("Remember this device?"))
        #expect(try await devices(site).isEmpty)
        try await ann.submit(["choice": "yes"])
        #expect(ann.next == PageSite.callback && ann.location.contains("code="))
        #expect(try await devices(site).map(\.isRemembered) == [true])
        try await askAgain(&ann, site)
        #expect(ann.next == PageSite.callback && ann.location.contains("code="), "no code, and no question")
        var stranger = Visitor(site)
        try await stranger.signIn()
        #expect(stranger.shows("Enter your code"), "another browser is no device")
    }

    // UP-DEV-04
    @Test(arguments: Engine.available)
    func `a browser that the user does not want remembered is asked for a code again`(on engine: Engine) async throws {
        let site = try await site(engine, Self.prompting)
        var ann = Visitor(site)
        try await signIn(&ann, site)
        try await ann.submit(["choice": "no"])
        #expect(ann.next == PageSite.callback && ann.location.contains("code="))
        #expect(try await devices(site).isEmpty && !ann.cookies.keys.contains { $0.contains("device") })
        try await askAgain(&ann, site)
        #expect(ann.shows("Enter your code"))
    }

    // UP-DEV-03
    @Test(arguments: Engine.available)
    func `a pool that always remembers does not ask`(on engine: Engine) async throws {
        let site = try await site(engine, DeviceSettings(standsForSecondFactor: true))
        var ann = Visitor(site)
        try await signIn(&ann, site)
        #expect(ann.next == PageSite.callback && ann.location.contains("code="))
        #expect(ann.cookies.keys.contains { $0.hasPrefix("__Host-martlet-device-") })
        #expect(try await devices(site).count == 1)
        try await askAgain(&ann, site)
        #expect(ann.next == PageSite.callback)
        #expect(try await devices(site).count == 1, "it is the same device")
    }

    @Test(arguments: Engine.available)
    func `a device that stands for nothing is known, and the code is asked for`(on engine: Engine) async throws {
        let site = try await site(engine, DeviceSettings(isRememberedOnPrompt: true))
        var ann = Visitor(site)
        try await signIn(&ann, site)
        try await ann.submit(["choice": "yes"])
        try await askAgain(&ann, site)
        #expect(ann.shows("Enter your code"))
        try await ann.submit(["code": await site.server.lastCode(to: "ann@example.com")])
        #expect(ann.next == PageSite.callback, "the question was answered before")
    }

    // UI-05
    @Test(arguments: Engine.available)
    func `a changed or forgotten device stands for nothing`(on engine: Engine) async throws {
        let site = try await site(engine, Self.prompting)
        var ann = Visitor(site)
        try await signIn(&ann, site)
        try await ann.submit(["choice": "yes"])
        let (name, text) = try #require(ann.cookies.first { $0.key.contains("device") })
        let key = try #require(try await devices(site).first?.key)
        #expect(text.hasPrefix("\(key).") && BrowserDeviceProof(Secret(text)) != nil)
        let other = BrowserDeviceProof.make(in: site.pool.id, from: site.server.world)
        let password = try #require(other.text.exposed.split(separator: ".").last)
        for wrong in ["\(key).\(password)", "\(key).", "\(key)", other.text.exposed, "", "\(text).x"] {
            var thief = Visitor(site, bringing: [name: wrong])
            try await thief.signIn()
            #expect(thief.shows("Enter your code"), "\(wrong)")
        }
        var same = Visitor(site, bringing: [name: text])
        try await same.signIn()
        #expect(same.next == PageSite.callback)
        let user = try await site.server.user("ann", in: site.pool.id)
        _ = try await site.server.database.write { tx in
            try UserDeviceTable(tx).delete(key, of: user.id, in: site.pool.id)
        }
        try await askAgain(&ann, site)
        #expect(ann.shows("Enter your code"), "the user has forgotten the device")
    }

    @Test(arguments: Engine.available)
    func `the question is asked of a signed-in user of a pool that asks`(on engine: Engine) async throws {
        let site = try await site(engine, Self.prompting)
        var visitor = Visitor(site)
        try await visitor.open(page: "/login/device")
        #expect(visitor.next == "/login")
        let plain = try await PageSite(engine)
        var ann = Visitor(plain)
        try await ann.signIn()
        try await ann.open(page: "/login/device")
        #expect(ann.next == "/login")
    }
}
