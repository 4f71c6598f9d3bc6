import Kernel
import TestKit
import Testing
import Wire

@testable import Pages

/// Forms are bound to a browser and to an authorization request, and so are the steps of a sign-in.
@Suite struct FormTokenTests {
    // UI-01
    @Test func `a token is worth something for one browser and one address only`() async throws {
        let site = try await PageSite(.sqliteFile)
        let cipher = site.server.cipher
        let browsers = (0..<2).map { _ in BrowserCookie(in: WireRequest(), isSecure: true, world: site.server.world) }
        let token = FormToken(browsers[0], action: "/login?a=b", cipher: cipher)
        #expect(
            token.matches(token.text)
                && token.matches(FormToken(browsers[0], action: "/login?a=b", cipher: cipher).text))
        #expect(!token.matches(FormToken(browsers[1], action: "/login?a=b", cipher: cipher).text))
        #expect(!token.matches(FormToken(browsers[0], action: "/login?a=c", cipher: cipher).text))
        let flipped = (token.text.first == "A" ? "B" : "A") + token.text.dropFirst()
        for text in ["", "AAAA", flipped, String(token.text.dropLast(4)), token.text + "AAAA", "=", "\u{301}"] {
            #expect(!token.matches(text), "\(text)")
        }
    }

    // UI-01, UI-02
    @Test func `a form is refused without its own token, from elsewhere, and without the cookie`() async throws {
        let site = try await PageSite(.sqliteFile)
        var ann = Visitor(site)
        try await ann.open(page: "/login")
        let form = try #require(ann.html.forms.first)
        func isRefused(_ fields: [String: String], _ headers: [WireRequest.Header], by visitor: Visitor) async throws
            -> Bool
        {
            let hosted = try await site.hosted(visitor.request("POST", form.action, headers))
            let query = fields.map { "\($0.key)=\(PercentEncoding.encode($0.value.utf8))" }.joined(separator: "&")
            do { try hosted.requireOwn(QueryParameters(query)) } catch is ForgedForm { return true }
            return false
        }
        #expect(try await !isRefused(form.hidden, [], by: ann))
        #expect(try await isRefused([:], [], by: ann))
        #expect(try await isRefused(["csrf": "AAAA"], [], by: ann))
        #expect(try await isRefused(form.hidden, [("Origin", "https://evil.example")], by: ann))
        #expect(try await isRefused(form.hidden, [("Origin", "http://\(PageSite.host)")], by: ann))
        #expect(try await isRefused(form.hidden, [], by: Visitor(site)))
    }
}
