import Kernel
import Testing

@testable import MartletAccess

/// Doubling what callers of a server send at most doubles its cost.
@Suite(.serialized) struct AccessGrowthTests {
    @Test(arguments: Text.units + ["x-amz-a=b&", "%58", "?", "AWS4-HMAC-SHA256 ", "SignedHeaders=", ";", ","])
    func `credentials and descriptions are read in linear time`(_ unit: String) {
        Growth.expectLinear("header") { size in
            let text = Text.repeating(unit, size)
            for value in [text, "Bearer " + text, "AWS4-HMAC-SHA256 SignedHeaders=" + text] {
                let request = CallerRequest(
                    method: text, target: "/" + text, host: text, headers: [("Authorization", value), (text, text)],
                    body: .none, clientAddress: text)
                _ = try? CallerCredentials(request)
                _ = try? RequestDescription(request)
            }
            let plain = CallerRequest(
                method: "GET", target: "/?" + text, host: "a",
                headers: [("Authorization", "AWS4-HMAC-SHA256 SignedHeaders=" + text), ("x-amz-a", text)], body: .unread
            )
            _ = try? CallerCredentials(plain)
            _ = try? RequestDescription(plain)
        }
        Growth.expectLinear("headers") { size in
            let many = (0..<size / 10).map { (name: "x-amz-\($0)", value: unit) }
            let signed = CallerRequest(
                method: "GET", target: "/", host: "a",
                headers: many + [("Authorization", "AWS4-HMAC-SHA256 SignedHeaders=host")], body: .unread)
            _ = try? RequestDescription(signed)
        }
    }

    @Test(arguments: Text.units + [#""a":1,"#, "[", #""iss":"a","#])
    func `tokens are read in linear time, up to their limit`(_ unit: String) {
        let header = Base64.encodeURL(Array(#"{"kid":"a","alg":"RS256"}"#.utf8))
        // Longer tokens are not read.
        Growth.expectLinear("token", size: 2500) { size in
            let text = Text.repeating(unit, size)
            for payload in [text, #"{"iss":"a","b":"\#(text)"}"#, #"{"iss":"a",\#(text)"c":1}"#] {
                _ = try? CompactToken(Secret("\(header).\(Base64.encodeURL(Array(payload.utf8))).AA"))
            }
            _ = try? CompactToken(Secret("\(text).\(text).\(text)"))
            _ = try? CompactToken(Secret("\(Base64.encodeURL(Array(text.utf8))).e30.AA"))
        }
        let huge = Secret(header + "." + String(repeating: "A", count: 4_000_000) + ".AA")
        Growth.expectLinear("huge token") { size in
            for _ in 0..<size { _ = try? CompactToken(huge) }
        }
    }

    @Test(arguments: Text.units)
    func `key sets are read in linear time`(_ unit: String) {
        Growth.expectLinear("key set") { size in
            let text = Text.repeating(unit, size)
            _ = PublishedKeys(Array(#"{"keys":[{"kty":"RSA","kid":"a","n":"\#(text)","e":"AQAB"}]}"#.utf8))
            _ = PublishedKeys(Array(text.utf8))
        }
    }
}
