import Accounts
import Directory
import Foundation
import Kernel
import Testing

@testable import Cryptography
@testable import OAuth
@testable import Pages
@testable import Wire

/// Doubling what browsers and clients send of themselves at most doubles its cost.
@Suite(.serialized) struct PagesGrowthTests {
    private static let world = World(now: { Instant(seconds: 0) }, bytes: { [UInt8](repeating: 7, count: $0) })

    @Test(arguments: Text.units + ["martlet-browser=", "martlet-browser=A;", "; ", ";", "a=b; "])
    func `cookies are read in linear time`(_ unit: String) {
        Growth.expectLinear("cookie") { size in
            let text = Text.repeating(unit, size)
            let requests = ["", "martlet-browser=", "a=b; martlet-browser"].map { start in
                WireRequest(headers: [("Cookie", start + text)])
            }
            for request in requests {
                _ = request.cookie("martlet-browser")
                _ = BrowserCookie(in: request, isSecure: false, world: Self.world)
            }
        }
        Growth.expectLinear("cookie headers", size: 400) { size in
            let header: WireRequest.Header = ("Cookie", Text.repeating(unit, 30))
            _ = WireRequest(headers: Array(repeating: header, count: size)).cookie("martlet-browser")
        }
    }

    @Test(arguments: Text.units)
    func `a Basic header is read in linear time`(_ unit: String) {
        Growth.expectLinear("Basic") { _ = BasicCredentials("Basic " + Text.repeating(unit, $0)) }
        for start in ["", ":", "a:"] {
            Growth.expectLinear("pair") { size in
                let pair = Base64.encode(Array((start + Text.repeating(unit, size)).utf8))
                _ = BasicCredentials("Basic " + pair)
            }
        }
        Growth.expectLinear("Bearer") { size in
            _ = try? BearerToken.read(WireRequest(headers: [("Authorization", "Bearer " + Text.repeating(unit, size))]))
        }
    }

    @Test(arguments: Text.units + ["https://", "http://a", ":"])
    func `an origin is compared in linear time`(_ unit: String) {
        Growth.expectLinear("origin") { size in
            let text = Text.repeating(unit, size)
            for (origin, host) in [(text, text), ("https://" + text, text), ("https://" + text, "a")] {
                let request = WireRequest(headers: [("Origin", origin), ("Host", host), ("Sec-Fetch-Site", text)])
                _ = RequestOrigin.isSame(request, isSecure: true)
                _ = RequestOrigin.isSame(WireRequest(headers: [("Origin", origin), ("Host", host)]), isSecure: true)
            }
        }
    }

    @Test(arguments: Text.units)
    func `a form's token and a step are read in linear time`(_ unit: String) throws {
        let cipher = try Self.cipher()
        let browser = BrowserCookie(in: WireRequest(), isSecure: true, world: Self.world)
        Growth.expectLinear("action") { size in
            _ = FormToken(browser, action: Text.repeating(unit, size), cipher: cipher)
        }
        let token = FormToken(browser, action: "/login", cipher: cipher)
        Growth.expectLinear("token") { _ = token.matches(Text.repeating(unit, $0)) }
        let context = PendingStep.SealContext(pool: "pool", client: "client", browser: browser.text)
        Growth.expectLinear("step") { size in
            let text = Text.repeating(unit, size)
            for step in [PercentEncoding.encode(text.utf8), Base64.encodeURL(Array(text.utf8))] {
                _ = PendingStep(QueryParameters("step=" + step), in: context, cipher: cipher)
            }
        }
        let now = Self.world.now()
        let client = Client(
            id: ClientID(rawValue: "client"), pool: UserPoolID(rawValue: "pool"), name: "app", secret: nil,
            settings: ClientSettings(), createdAt: now,
            modifiedAt: now)
        Growth.expectLinear("link") { size in
            let text = Text.repeating(unit, size)
            for link in [text, Base64.encodeURL(Array(text.utf8))] {
                _ = PendingLink(link, of: browser.text, client: client, cipher: cipher, now: now)
            }
        }
    }

    private static func cipher() throws -> SecretCipher {
        let key = Base64.encode([UInt8](repeating: 3, count: 32))
        let sealer = Sealer(try SealingKeys(text: Secret(key), source: "the tests"), world: world)
        return SecretCipher(sealer: sealer, hashes: KeyedHash(KeyedHashSecret.make(from: world)))
    }
}
