import Testing
import Wire

@testable import Pages

/// Whether a form comes from the server's own page (UI-01).
@Suite struct RequestOriginTests {
    private func isSame(_ headers: [WireRequest.Header], isSecure: Bool = true) -> Bool {
        RequestOrigin.isSame(WireRequest(headers: [("Host", "auth.example.com:8443")] + headers), isSecure: isSecure)
    }

    @Test func `an origin is compared with host, port and scheme`() {
        #expect(isSame([("Origin", "https://auth.example.com:8443")]))
        #expect(isSame([("Origin", "https://AUTH.example.com:8443")]))
        #expect(isSame([("Origin", "http://auth.example.com:8443")], isSecure: false))
        for origin in [
            "http://auth.example.com:8443", "https://auth.example.com", "https://evil.example.com:8443", "null", "",
            "https://auth.example.com:8443/", "https://auth.example.com:8443@evil.com", "auth.example.com:8443",
            "https://https://auth.example.com:8443", "https://a\u{FB00}.com",
        ] { #expect(!isSame([("Origin", origin)]), "\(origin)") }
        // A proxy may speak TLS to the browser.
        #expect(isSame([("Origin", "https://auth.example.com:8443")], isSecure: false))
        #expect(!isSame([("Origin", "ftp://auth.example.com:8443")], isSecure: false))
    }

    @Test func `a browser that says another site is believed`() {
        let own = ("Origin", "https://auth.example.com:8443")
        #expect(isSame([own, ("Sec-Fetch-Site", "same-origin")]))
        for site in ["cross-site", "same-site", "none", ""] {
            #expect(!isSame([own, ("Sec-Fetch-Site", site)]), "\(site)")
        }
    }

    @Test func `two origins are none, and a browser that says nothing is left to the form's token`() {
        let own = ("Origin", "https://auth.example.com:8443")
        #expect(!isSame([own, own]))
        #expect(isSame([]))
        #expect(!RequestOrigin.isSame(WireRequest(headers: [own]), isSecure: true))
    }
}
