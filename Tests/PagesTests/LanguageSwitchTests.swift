import Directory
import Kernel
import TestKit
import Testing
import Wire

@testable import Pages

/// The links of a page to itself in other languages.
@Suite struct LanguageSwitchTests {
    private func links(_ query: String) throws -> [String] {
        let response = try HostedPages.response(
            LoginView(form: nil), language: .english, others: LanguageSwitch("/login", query: query))
        return HostedHTML(response).links.filter { $0.contains("lang=") }
    }

    @Test func `every language has a link, which replaces the one that was asked for`() throws {
        let links = try links("client_id=c&lang=de&state=s%26lang%3Dx&ui_locales=fr%20de")
        #expect(links.count == Language.allCases.count)
        #expect(links.contains("/login?client_id=c&state=s%26lang%3Dx&lang=ar"))
    }

    @Test(arguments: [
        "//evil.example/", "\"><script>alert(1)</script>", "https://evil.example", "&&lang=//evil.example",
    ])
    func `no query leads elsewhere, or out of the attribute`(_ query: String) throws {
        for link in try links(query) { #expect(link.hasPrefix("/login?") && !link.contains("<")) }
        let response = try HostedPages.response(
            LoginView(form: nil), language: .english, others: LanguageSwitch("/login", query: query))
        #expect(!HostedHTML(response).text.contains("<script>alert"))
    }

    @Test(arguments: Engine.available)
    func `a step goes on in another language, and a sign-in that has ended stays ended in all`(on engine: Engine)
        async throws
    {
        let site = try await PageSite(engine)
        var ann = Visitor(site)
        try await ann.open("/login?\(site.query)")
        let german = try #require(ann.html.links.first { $0.hasSuffix("lang=de") })
        try await ann.open(german)
        #expect(ann.shows("Anmelden") && ann.html.text.contains("<html lang=\"de\""))
        let old = ann
        try await ann.submit(["username": "ann", "password": TestServer.password])
        #expect(ann.next == PageSite.callback)
        var tab = old
        tab.take(cookiesOf: ann)
        let form = try #require(old.html.forms.first)
        try await tab.submit(form)
        #expect(tab.status == 403, "the form is of before the sign-in")
    }
}
