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
        BrowserCookie(in: WireRequest(headers: header.map { [("Cookie", $0)] } ?? []), isSecure: isSecure, world)
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
        #expect(Set([first.text, cookie(nil).text, first.renewed(world).text]).count == 3)
        #expect(first.renewed(world).isNew)
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
