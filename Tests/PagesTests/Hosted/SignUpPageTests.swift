import Directory
import Kernel
import TestKit
import Testing
import Wire

@testable import Pages

/// The page of a sign-up, and the page after a sign-out.
@Suite struct SignUpPageTests {
    private static let usual = [
        "username": "bea", "attribute.email": "bea@example.com", "new_password": TestServer.password,
        "repeated_password": TestServer.password,
    ]

    // UP-ATTR-04
    @Test(arguments: Engine.available)
    func `a refused attribute is told beside its field`(on engine: Engine) async throws {
        let site = try await PageSite(engine)
        var bea = Visitor(site)
        try await bea.open(page: "/signup")
        for (value, sentence) in [("", "Please fill in this field."), ("bea", "Please check this value.")] {
            try await bea.submit(Self.usual.merging(["attribute.email": value]) { $1 })
            #expect(bea.status == 400 && bea.shows(sentence) && !bea.html.text.contains("id=\"alert\""), "\(value)")
            #expect(bea.html.text.contains("id=\"attribute.email-problem\""))
            #expect(bea.html.tags("input").contains { $0.contains("value=\"bea\"") }, "the name stays")
        }
        try await bea.submit(Self.usual)
        try await bea.submit(["code": await site.server.lastCode(to: "bea@example.com")])
        #expect(bea.next == PageSite.callback)
        #expect(try await site.server.user("bea", in: site.pool.id).status == .confirmed)
    }

    @Test(arguments: Engine.available)
    func `a weak password and two different ones are told beside their fields`(on engine: Engine) async throws {
        let site = try await PageSite(engine)
        var bea = Visitor(site)
        try await bea.open(page: "/signup")
        try await bea.submit(Self.usual.merging(["new_password": "short", "repeated_password": "short"]) { $1 })
        #expect(bea.status == 400 && bea.html.text.contains("id=\"new_password-problem\""))
        try await bea.submit(Self.usual.merging(["repeated_password": "other"]) { $1 })
        #expect(bea.status == 400 && bea.html.text.contains("id=\"repeated_password-problem\""))
        #expect(!bea.html.text.contains(TestServer.password))
    }

    @Test(arguments: Engine.available)
    func `after a sign-out there is a way back, if the app is known`(on engine: Engine) async throws {
        let site = try await PageSite(engine)
        var ann = Visitor(site)
        try await ann.open("/signedout?client_id=\(site.client.id.rawValue)")
        let back = try #require(ann.html.links.first { $0.hasPrefix("/login?") })
        try await ann.open(back)
        #expect(ann.status == 200 && ann.html.text.contains("type=\"password\""))
        for query in ["", "?client_id=unknown", "?client_id=%22%3E", "?client_id=a&client_id=a"] {
            try await ann.open("/signedout\(query)")
            #expect(ann.status == 200 && !ann.html.links.contains { $0.hasPrefix("/login") }, "\(query)")
        }
    }
}
