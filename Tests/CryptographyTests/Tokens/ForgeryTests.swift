import Crypto
import Cryptography
import Foundation
import Kernel
import Testing

/// TOK-02: forged tokens (RFC 8725, section 2), modelled on Wycheproof's JSON web signature tests.
struct ForgeryTests {
    @Test func `a header of any other form is refused, even with a valid signature`() async throws {
        let kid = try TokenFactory.kid()
        let payload = try TokenFactory.goodPayload()
        #expect(
            try await TokenFactory.fault(
                TokenFactory.forge(header: #"{"kid":"\#(kid)","alg":"RS256"}"#, payload: payload)) == nil)
        let jwk = try TokenFactory.pair.get().access.verifying.jwk
        for header in [
            "", "{}", "null", "[]", #"{"alg":"RS256"}"#, #"{"kid":"\#(kid)"}"#, #"{"alg":"RS256","kid":"\#(kid)"}"#,
            #"{"kid":"\#(kid)","alg":"none"}"#, #"{"kid":"\#(kid)","alg":"None"}"#, #"{"kid":"\#(kid)","alg":""}"#,
            #"{"kid":"\#(kid)","alg":"HS256"}"#, #"{"kid":"\#(kid)","alg":"RS512"}"#,
            #"{"kid":"\#(kid)","alg":"PS256"}"#,
            #"{"kid":"\#(kid)","alg":"rs256"}"#, #"{"kid":"\#(kid)","alg":"RS256","typ":"JWT"}"#,
            #"{"kid":"\#(kid)","alg":"RS256","jku":"https://evil.example/jwks.json"}"#,
            #"{"kid":"\#(kid)","alg":"RS256","x5u":"https://evil.example/x.pem"}"#,
            #"{"kid":"\#(kid)","alg":"RS256","x5c":["AAAA"]}"#, #"{"kid":"\#(kid)","alg":"RS256","jwk":\#(jwk)}"#,
            #"{"kid":"\#(kid)","alg":"RS256","crit":["exp"]}"#, #"{"kid":"\#(kid)","alg":"RS256","zip":"DEF"}"#,
            #"{"kid":"\#(kid)","alg":"none","alg":"RS256"}"#, #"{"kid":"\#(kid)","alg":"RS256","alg":"none"}"#,
            #"{"kid":"\#(kid)","alg":"RS256"} "#, #" {"kid":"\#(kid)","alg":"RS256"}"#,
            #"{"kid": "\#(kid)","alg":"RS256"}"#,
            #"{"kid":null,"alg":"RS256"}"#, #"{"kid":"","alg":"RS256"}"#, #"{"kid":"../../dev/null","alg":"RS256"}"#,
            #"{"kid":"' or 1=1 --","alg":"RS256"}"#, #"{"kid":"https://evil.example/","alg":"RS256"}"#,
            #"{"kid":"\#(String(repeating: "A", count: 1_000_000))","alg":"RS256"}"#,
            #"{"kid":"\#(kid)\u0000","alg":"RS256"}"#,
        ] {
            #expect(
                try await TokenFactory.fault(TokenFactory.forge(header: header, payload: payload)) == .malformed,
                "\(header.prefix(200))")
        }
    }

    @Test func `a key of another pool is not found`() async throws {
        let payload = try TokenFactory.goodPayload()
        for kid in [
            try TokenFactory.otherPair.get().access.kid, String(repeating: "A", count: 43) + "=",
            "' or 1=1 --                                 ",
            "../../../../../../../../../../../../dev/null",
        ] {
            let fault = try await TokenFactory.fault(
                TokenFactory.forge(header: #"{"kid":"\#(kid)","alg":"RS256"}"#, payload: payload))
            #expect(fault == .unknownKey || fault == .malformed)
        }
    }

    @Test func `another key's signature under this key's id is refused`() async throws {
        let kid = try TokenFactory.kid()
        let text = [#"{"kid":"\#(kid)","alg":"RS256"}"#, try TokenFactory.goodPayload()]
            .map { Base64.encodeURL(Array($0.utf8)) }.joined(separator: ".")
        let other = try RSAKey.generate().sign(Array(text.utf8))
        #expect(try await TokenFactory.fault("\(text).\(Base64.encodeURL(other))") == .wrongSignature)
        #expect(try await TokenFactory.fault("\(text).") == .wrongSignature)
        let pem = Array(try TokenFactory.pair.get().access.verifying.jwk.utf8)
        for secret in [pem, try TokenFactory.pair.get().access.verifying.modulus, [0]] {
            let code = HMAC<SHA256>.authenticationCode(for: Array(text.utf8), using: SymmetricKey(data: secret))
            #expect(try await TokenFactory.fault("\(text).\(Base64.encodeURL(Array(code)))") == .wrongSignature)
        }
    }

    @Test func `a token truncated at any place is refused`() async throws {
        let token = try TokenFactory.token()
        for count in 0..<token.utf8.count {
            #expect(try await TokenFactory.fault(String(token.prefix(count))) != nil, "\(count)")
        }
    }

    @Test func `a token with any one character changed is refused`() async throws {
        let token = Array(try TokenFactory.token().utf8)
        for place in token.indices {
            var changed = token
            changed[place] = token[place] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
            #expect(try await TokenFactory.fault(String(decoding: changed, as: UTF8.self)) != nil, "\(place)")
        }
    }

    @Test func `stray bits, padding and the standard Base64 alphabet are refused`() async throws {
        let token = try TokenFactory.token()
        // The last character of 256 bytes carries four bits, so fifteen other characters decode to the same bytes.
        let last = try #require(token.last)
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
        let place = try #require(letters.firstIndex(of: last))
        #expect(place % 16 == 0)
        for stray in 1..<16 {
            #expect(try await TokenFactory.fault(token.dropLast() + String(letters[place + stray])) == .malformed)
        }
        for wrong in [
            token + "=", token + "==", token + "\n", " " + token, token + ".", "." + token, token + "." + token,
            token.replacingOccurrences(of: ".", with: ".."), token.replacingOccurrences(of: ".", with: ","), "..", ".",
            "",
            "a.b.c", token.replacingOccurrences(of: ".", with: "\u{3002}"),
        ] {
            #expect(try await TokenFactory.fault(wrong) == .malformed, "\(wrong.suffix(40))")
        }
        for longer in [token + "A", token + "AA"] { #expect(try await TokenFactory.fault(longer) == .wrongSignature) }
    }

    @Test func `a megabyte of anything is refused at once`() async throws {
        for filler in ["a", ".", "[", "e30"] {
            #expect(try await TokenFactory.fault(String(repeating: filler, count: 1_000_000)) == .malformed)
        }
    }

    @Test(arguments: [
        "", " ", "{", "}", "{}x", "{}{}", "[]", "null", "\"a\"", "1", "{a:1}", "{'a':1}", #"{"a":1,}"#, #"{,"a":1}"#,
        #"{"a"}"#, #"{"a":}"#, #"{"a":1 "b":2}"#, #"{"a":1,"a":2}"#, #"{"a":1,"\u0061":2}"#, #"{"a":01}"#, #"{"a":+1}"#,
        #"{"a":-}"#, #"{"a":1.}"#, #"{"a":.5}"#, #"{"a":1e}"#, #"{"a":1e999}"#, #"{"a":0x10}"#, #"{"a":NaN}"#,
        #"{"a":Infinity}"#, #"{"a":True}"#, #"{"a":tru}"#, #"{"a":nul}"#, #"{"a":"\x"}"#, #"{"a":"\u12"}"#,
        #"{"a":"\ud800"}"#, #"{"a":"\ud800\u0041"}"#, #"{"a":"\udc00"}"#, #"{"a":"\ud83d\ud83d"}"#, "{\"a\":\"\n\"}",
        "{\"a\":\"\t\"}", #"{"a":"b}"#, #"{"a":[1,]}"#, #"{"a":[}"#, #"{"a":[1 2]}"#, "\u{FEFF}{}", "{/**/}", "{}//",
        "{\"a\":" + String(repeating: "[", count: 100_000) + "}",
        "{\"a\":" + String(repeating: "{\"a\":", count: 100_000) + "1",
        "{\"a\":" + String(repeating: "1", count: 100_000) + "}",
    ])
    func `a payload that is not one strict object is refused`(_ payload: String) async throws {
        let issuer = #"{"iss":"\#(TokenFactory.url)/\#(TokenFactory.pool)","#
        for text in [payload, payload.hasPrefix("{") ? issuer + payload.dropFirst() : issuer + payload] {
            let token = try TokenFactory.forge(
                header: #"{"kid":"\#(TokenFactory.kid())","alg":"RS256"}"#, payload: text)
            #expect(try await TokenFactory.fault(token) == .malformed)
        }
    }

    @Test func `only the issuer is read before the signature is verified`() async throws {
        let header = Base64.encodeURL(Array(#"{"kid":"\#(try TokenFactory.kid())","alg":"RS256"}"#.utf8))
        let issuer = #""iss":"\#(TokenFactory.url)/\#(TokenFactory.pool)""#
        for payload in [
            "{\(issuer)", "{\(issuer),\(issuer)}", #"{"a":[{"iss":"x"},"iss"],\#(issuer)]"#,
            #"{"iss" , "b":"iss",\#(issuer),,}"#,
        ] {
            let text = "\(header).\(Base64.encodeURL(Array(payload.utf8)))"
            let forged = "\(text).\(Base64.encodeURL([UInt8](repeating: 1, count: 256)))"
            #expect(try await TokenFactory.fault(forged) == .wrongSignature, "\(payload)")
            let signed = "\(text).\(Base64.encodeURL(try TokenFactory.signature(of: text)))"
            #expect(try await TokenFactory.fault(signed) == .malformed, "\(payload)")
        }
    }

    @Test func `only the outermost object's issuer counts`() async throws {
        for payload in [
            #"{"a":{"iss":"\#(TokenFactory.url)/\#(TokenFactory.pool)"}}"#,
            #"[{"iss":"\#(TokenFactory.url)/\#(TokenFactory.pool)"}]"#,
            #"{"iss\u0000":"\#(TokenFactory.url)/\#(TokenFactory.pool)"}"#,
            #"{"a":"\"iss\":\"\#(TokenFactory.url)/\#(TokenFactory.pool)\""}"#,
            #"{"iss":"#,
            #"{"iss":"\#(TokenFactory.url)"#, "{\"iss\":\"\\",
        ] {
            let token = try TokenFactory.forge(
                header: #"{"kid":"\#(TokenFactory.kid())","alg":"RS256"}"#, payload: payload)
            #expect(try await TokenFactory.fault(token) == .malformed, "\(payload)")
        }
    }

    @Test func `the longest issued access token is accepted, and a longer one is not parsed`() async throws {
        let groups = (0..<100).map { "\($0)" + String(repeating: "\u{1F511}", count: 126) }
        let longest = TokenFactory.claims(
            .access,
            [
                "cognito:groups": .strings(groups), "username": .string(String(repeating: "\u{1F511}", count: 128)),
                "scope": .string((0..<50).map { _ in String(repeating: "s", count: 256) }.joined(separator: " ")),
            ])
        let token = try TokenFactory.token(longest)
        #expect(token.utf8.count > 86_000)
        #expect(try await TokenFactory.fault(token) == nil)
        let longer = TokenFactory.claims(.access, ["scope": .string(String(repeating: "s", count: 74_000))])
        #expect(try await TokenFactory.fault(TokenFactory.token(longer)) == .malformed)
    }

    @Test func `members and their names are limited`() async throws {
        func claims(_ count: Int, _ name: (Int) -> String) -> Claims {
            var more = Claims()
            for number in 0..<count { more[name(number)] = 1 }
            return TokenFactory.claims(.access, more)
        }
        #expect(try await TokenFactory.fault(TokenFactory.token(claims(200) { "claim \($0)" })) == nil)
        #expect(try await TokenFactory.fault(TokenFactory.token(claims(300) { "claim \($0)" })) == .malformed)
        #expect(
            try await TokenFactory.fault(TokenFactory.token(claims(1) { _ in String(repeating: "n", count: 513) }))
                == .malformed)
    }

    @Test func `a payload that is not UTF-8 is refused`() async throws {
        let head = Base64.encodeURL(Array(#"{"kid":"\#(try TokenFactory.kid())","alg":"RS256"}"#.utf8))
        for bytes in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82]] as [[UInt8]] {
            let payload = Array("{\"a\":\"".utf8) + bytes + Array("\"}".utf8)
            let text = "\(head).\(Base64.encodeURL(payload))"
            #expect(
                try await TokenFactory.fault("\(text).\(Base64.encodeURL(TokenFactory.signature(of: text)))")
                    == .malformed)
        }
    }

    @Test func `white space, escapes and every kind of number are read`() async throws {
        let payload = """
            { "iss" :\t"https:\\/\\/id.example.com\\/us-east-1_AbCdEf123",\r\n"token_use":"\\u0061ccess",
            "exp":4000000000,
            "iat":0,"a":"\\ud83d\\udd11\\b\\f\\n\\r\\t","b":-0,"c":1.5e-3,"d":123456789012345678901,"e":[ ] , "f":{ } }
            """
        let token = try await TokenFactory.verifier().verify(
            TokenFactory.forge(header: #"{"kid":"\#(TokenFactory.kid())","alg":"RS256"}"#, payload: payload),
            for: .access, at: TokenFactory.now
        )
        #expect(token.claims["a"] == "🔑\u{8}\u{C}\n\r\t")
        #expect(token.claims["b"] == 0)
        #expect(token.claims["c"] == .decimal(0.0015))
        #expect(token.claims["d"] == .decimal(123_456_789_012_345_678_901))
        #expect(token.claims["e"] == .list([]))
        #expect(token.claims["f"] == .object([:]))
    }
}
