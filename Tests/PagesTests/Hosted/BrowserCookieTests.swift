import Kernel
import TestKit
import Testing
import Wire

@testable import Cryptography
@testable import Pages

/// The cookie by which a browser is recognised before a sign-in, and what is bound to it.
@Suite struct BrowserCookieTests {
    private let world = World(now: { Instant(seconds: 0) }, bytes: SeededRandom(seed: 3).bytes)

    private func cookie(_ header: String?, isSecure: Bool = true) -> BrowserCookie {
        BrowserCookie(in: WireRequest(headers: header.map { [("Cookie", $0)] } ?? []), isSecure: isSecure, world: world)
    }

    // UI-05
    @Test func `only a cookie of the right form is kept`() {
        let known = Base64.encodeURL([UInt8](repeating: 7, count: 32))
        let name = "__Host-martlet-browser"
        #expect(cookie("a=b; \(name)=\(known)").text == known && !cookie("\(name)=\(known)").isNew)
        for header in [
            nil, "\(name)=", "\(name)=x", "\(name)=\(known)A", "\(name)=\(known.dropLast())",
            "martlet-browser=\(known)",
            "\(name)=\(known); \(name)=\(known)", "\(name)=\(String(repeating: "A", count: 8000))",
        ] { #expect(cookie(header).isNew && cookie(header).text != known, "\(header ?? "none")") }
        #expect(!cookie("martlet-browser=\(known)", isSecure: false).isNew)
    }

    // UI-03
    @Test func `every new cookie is random, and so is the one after a sign-in`() {
        let first = cookie(nil)
        #expect(Base64.decodeURL(first.text)?.count == 32)
        #expect(Set([first.text, cookie(nil).text, first.renewed(ending: "a=b", world: world).text]).count == 3)
        #expect(first.renewed(ending: "a=b", world: world).isNew)
    }

    private func brought(_ cookie: BrowserCookie, at seconds: Int64 = 0) -> BrowserCookie {
        let header = String(cookie.setting.value.prefix { $0 != ";" })
        let world = World(now: { Instant(seconds: seconds) }, bytes: SeededRandom(seed: 4).bytes)
        return BrowserCookie(in: WireRequest(headers: [("Cookie", header)]), isSecure: true, world: world)
    }

    // UI-14
    @Test func `the texts before are kept for five minutes, and so are the requests that have ended`() {
        let first = brought(cookie(nil))
        let second = brought(first.renewed(ending: "state=1", world: world))
        #expect(!second.isNew && second.texts.count == 2 && second.texts[1] == first.text)
        #expect(second.hasEnded("state=1") && !second.hasEnded("state=2"))
        #expect(brought(second, at: 299).texts.count == 2)
        let later = brought(second, at: 300)
        #expect(later.text == second.text && later.former.isEmpty && !later.hasEnded("state=1"))
        var last = second
        for number in 2...20 { last = brought(last.renewed(ending: "state=\(number)", world: world)) }
        #expect(last.texts.count == 5 && last.hasEnded("state=20") && last.setting.value.utf8.count < 700)
    }

    // UI-05
    @Test func `a cookie with a malformed part is none`() {
        let text = Base64.encodeURL([UInt8](repeating: 7, count: 32))
        let end = Base64.encodeURL([UInt8](repeating: 7, count: 8))
        let name = "__Host-martlet-browser"
        #expect(!cookie("\(name)=\(text).f\(text)~200.e\(end)~200").isNew)
        for part in [
            "", "f", "f\(text)", "f\(text)~", "f\(text)~x", "f\(text)~-1", "f\(end)~200", "e\(text)~200",
            "g\(text)~200",
            "f\(text)~200~200", "f\(text)~99999999999999999999",
        ] { #expect(cookie("\(name)=\(text).\(part)").isNew, "\(part)") }
        #expect(cookie("\(name)=\(text).f\(text)~301").former.isEmpty, "later than any that this server gives")
    }

    @Test func `over TLS only this host gets the cookie, and scripts never do`() {
        let secure = cookie(nil).setting.value
        #expect(secure.hasPrefix("__Host-martlet-browser=") && secure.contains("; Secure"))
        #expect(secure.contains("; HttpOnly") && secure.contains("; SameSite=Lax") && secure.contains("; Path=/"))
        #expect(!secure.contains("Domain") && !secure.contains("Max-Age"))
        let plain = cookie(nil, isSecure: false).setting.value
        #expect(plain.hasPrefix("martlet-browser=") && !plain.contains("Secure"))
    }
}
