import Directory
import Kernel
import Messaging
import TestKit
import Testing
import Wire

@testable import Pages

/// A sign-in that begins with a code.
@Suite struct FirstFactorPageTests {
    private func site(_ engine: Engine, hides: Bool = false) async throws -> PageSite {
        try await PageSite(
            engine, pool: { $0.firstFactors = [.password, .emailCode] },
            client: { settings in
                settings.explicitAuthFlows?.append(.allowUserAuth)
                settings.existenceErrors = hides ? .enabled : .legacy
            })
    }

    /// A browser that shows the page for the code.
    private func visitor(_ site: PageSite, _ name: String = "ann") async throws -> Visitor {
        var visitor = Visitor(site)
        try await visitor.open(page: "/login")
        try await visitor.submit(["username": name])
        try await visitor.submit(["choice": "EMAIL_OTP"])
        return visitor
    }

    private func messages(_ site: PageSite) async -> Int {
        await site.server.sender.waitForBackgroundWork()
        return site.server.sender.delivered.filter { $0.destination == "ann@example.com" }.count
    }

    @Test(arguments: Engine.available)
    func `a code is sent again, and the new one signs in`(on engine: Engine) async throws {
        let site = try await site(engine)
        var ann = try await visitor(site)
        let first = await site.server.lastCode(to: "ann@example.com")
        let before = await messages(site)
        try await ann.press("resend")
        #expect(ann.status == 200 && ann.shows("A new code is on its way."))
        #expect(await messages(site) == before + 1)
        let second = await site.server.lastCode(to: "ann@example.com")
        try await ann.submit(["code": first == second ? "000000" : first])
        #expect(ann.status == 400 && ann.shows("This code is wrong."))
        try await ann.submit(["code": second])
        #expect(ann.next == PageSite.callback)
    }

    @Test(arguments: Engine.available)
    func `another factor may be chosen instead`(on engine: Engine) async throws {
        let site = try await site(engine)
        var ann = try await visitor(site)
        try await ann.press("other")
        #expect(ann.status == 200 && ann.shows("Password") && ann.html.text.contains("EMAIL_OTP"))
        try await ann.submit(["choice": "PASSWORD"])
        try await ann.submit(["username": "ann", "password": TestServer.password])
        #expect(ann.next == PageSite.callback)
    }

    // CODE-16, UI-11
    @Test(arguments: Engine.available)
    func `an unknown name may ask again too, and nothing is sent`(on engine: Engine) async throws {
        let site = try await site(engine, hides: true)
        let before = await messages(site)
        var stranger = try await visitor(site, "nobody")
        try await stranger.press("resend")
        #expect(stranger.status == 200 && stranger.shows("A new code is on its way."))
        try await stranger.press("other")
        #expect(stranger.html.text.contains("EMAIL_OTP"))
        #expect(await messages(site) == before)
    }
}

extension Visitor {
    /// Sends the form whose button stands for `choice`.
    fileprivate mutating func press(_ choice: String) async throws {
        let form = try #require(html.forms.first { $0.hidden["choice"] == choice })
        try await submit(form)
    }
}
