import Foundation
import Kernel
import Testing

@testable import Keys

struct TokenTests {
    // TOK-ID-04, TOK-ACC-03, TOK-ACC-04
    @Test func `the header is the key's name and RS256, and the two uses have two keys`() throws {
        let pair = try Mint.pair.get()
        #expect(pair.id.kid != pair.access.kid)
        for key in [pair.id, pair.access] {
            #expect(key.kid.utf8.count == 44)
            let head = try key.token(Mint.claims()).split(separator: ".")[0]
            #expect(
                Base64.decodeURL(head).map { String(decoding: $0, as: UTF8.self) }
                    == #"{"kid":"\#(key.kid)","alg":"RS256"}"#)
        }
    }

    @Test func `what was signed comes back`() async throws {
        let claims = Mint.claims(
            .access,
            [
                "list": .list([1, .null, true, .decimal(1.5), "x"]),
                "object": .object(["a": .object(["b": .list([])])]),
                "least": .integer(.min), "most": .integer(.max), "text": "\u{0}\t\"\\/é🔑\u{7F}",
            ])
        let token = try await Mint.verifier().verify(Mint.token(claims), for: .access, at: Mint.now)
        #expect(token.claims == claims)
        #expect(token.pool == Mint.pool)
        #expect(token.use == .access)
        #expect(token.expires == Instant(seconds: 1_800_003_600))
        #expect(token.issued == Mint.now)
    }

    // TOK-21
    @Test func `the key set shows public members alone`() throws {
        struct Set: Decodable { var keys: [[String: String]] }
        let pair = try Mint.pair.get()
        let json = KeyRing([pair.id.verifying, pair.access.verifying]).jwks
        let keys = try JSONDecoder().decode(Set.self, from: Data(json.utf8)).keys
        #expect(keys.map { $0["kid"] } == [pair.id.kid, pair.access.kid])
        for key in keys {
            #expect(key.keys.sorted() == ["alg", "e", "kid", "kty", "n", "use"])
            #expect(key["alg"] == "RS256" && key["kty"] == "RSA" && key["use"] == "sig" && key["e"] == "AQAB")
            #expect(key["n"].flatMap { Base64.decodeURL($0) }?.count == 256)
        }
        #expect(KeyRing([]).jwks == #"{"keys":[]}"#)
    }

    @Test func `a stored key signs as before, and opens only as its own pool's`() throws {
        let world = World.still()
        let sealer = Sealer(try SealingKeys(text: SealingKeys.makeText(world), source: "test"), world)
        let key = try Mint.pair.get().id
        let sealed = try key.sealed(by: sealer, for: Mint.pool)
        let opened = try SigningKey(sealed: sealed, kid: key.kid, by: sealer, for: Mint.pool)
        #expect(try opened.token(Mint.claims()) == key.token(Mint.claims()))
        #expect(throws: SealingFault.unreadable) {
            try SigningKey(sealed: sealed, kid: key.kid, by: sealer, for: Mint.other)
        }
        #expect(throws: SealingFault.unreadable) {
            try SigningKey(sealed: sealed, kid: Mint.pair.get().access.kid, by: sealer, for: Mint.pool)
        }
        let published = key.verifying
        #expect(try VerifyingKey(modulus: published.modulus, exponent: published.exponent).kid == key.kid)
    }

    // TOK-07, TOK-24
    @Test func `a token that was good is looked at again each time it comes`() async throws {
        let pair = try Mint.pair.get()
        let ring = Locked(KeyRing([pair.id.verifying, pair.access.verifying]))
        let verifier = TokenVerifier(publicURL: Mint.url) { _, kid in ring.read { $0.key(kid) } }
        let token = try Mint.token()
        for _ in 0..<3 { _ = try await verifier.verify(token, for: .access, at: Mint.now) }
        await #expect(throws: TokenFault.wrongUse) { try await verifier.verify(token, for: .id, at: Mint.now) }
        await #expect(throws: TokenFault.expired) {
            try await verifier.verify(token, for: .access, at: Mint.now.advanced(seconds: 3600))
        }
        let parts = token.split(separator: ".")
        let other = try Mint.token(Mint.claims(.access, ["x": 1])).split(separator: ".")
        for forged in [[parts[0], other[1], parts[2]], [parts[0], parts[1], other[2]]] {
            await #expect(throws: TokenFault.wrongSignature) {
                try await verifier.verify(forged.joined(separator: "."), for: .access, at: Mint.now)
            }
        }
        _ = ring.exchange(KeyRing([pair.id.verifying]))
        await #expect(throws: TokenFault.unknownKey) { try await verifier.verify(token, for: .access, at: Mint.now) }
    }

    @Test func `more tokens than are remembered are all verified`() async throws {
        let key = try Mint.pair.get().access
        let good = GoodSignatures(capacity: 2)
        let messages = try (0..<7).map { number in
            let message = Array("message \(number)".utf8)
            return (message, try Mint.signature(of: "message \(number)"))
        }
        for _ in 0..<3 {
            for (message, signature) in messages { #expect(good.holds(signature, of: message, by: key.verifying)) }
            #expect(!good.holds(messages[0].1, of: messages[1].0, by: key.verifying))
        }
    }

    // TOK-05
    @Test func `a token for one use is not one for the other`() async throws {
        let pair = try Mint.pair.get()
        for use in TokenUse.allCases {
            let token = try pair[use].token(Mint.claims(use))
            #expect(try await Mint.fault(token, use) == nil)
            #expect(try await Mint.fault(token, use == .id ? .access : .id) == .wrongUse)
        }
        for use in ["", "refresh", "Access", "access "] {
            #expect(try await Mint.fault(Mint.token(Mint.claims(.access, ["token_use": .string(use)]))) == .wrongUse)
        }
        var none = Mint.claims()
        none["token_use"] = nil
        #expect(try await Mint.fault(Mint.token(none)) == .wrongUse)
    }

    // TOK-06
    @Test func `a token of one pool is not one of another`() async throws {
        let token = try Mint.token(Mint.claims(pool: Mint.other))
        #expect(try await Mint.fault(token) == .unknownKey)
        for issuer in [
            "", Mint.url, "\(Mint.url)/", "\(Mint.url)/\(Mint.pool)/", "\(Mint.url)//\(Mint.pool)",
            "\(Mint.url)/../\(Mint.pool)", "https://ID.example.com/\(Mint.pool)", "http://id.example.com/\(Mint.pool)",
            "https://cognito-idp.us-east-1.amazonaws.com/\(Mint.pool)", "\(Mint.url)/\(Mint.pool)?",
            " \(Mint.url)/\(Mint.pool)",
            "\(Mint.url)/\(String(repeating: "a", count: 56))", "\(Mint.url)/us-east-1_é",
        ] {
            #expect(try await Mint.fault(Mint.token(Mint.claims(.access, ["iss": .string(issuer)]))) == .wrongIssuer)
        }
        for pool in ["us-east-1_abcdef123", "eu-west-1_AbCdEf123", "us-east-1_AbCdEf124"] {
            let claims = Mint.claims(.access, ["iss": .string("\(Mint.url)/\(pool)")])
            #expect(try await Mint.fault(Mint.token(claims)) == .unknownKey)
        }
        for issuer in [.null, 1, .strings(["\(Mint.url)/\(Mint.pool)"])] as [ClaimValue] {
            #expect(try await Mint.fault(Mint.token(Mint.claims(.access, ["iss": issuer]))) == .malformed)
        }
    }

    // TOK-07
    @Test func `a token ends in the second it says`() async throws {
        let (token, end) = (try Mint.token(), Mint.now.advanced(seconds: 3600))
        #expect(try await Mint.fault(token, at: end.advanced(seconds: -1)) == nil)
        #expect(try await Mint.fault(token, at: Instant(microseconds: end.microseconds - 1)) == nil)
        #expect(try await Mint.fault(token, at: end) == .expired)
        #expect(try await Mint.fault(token, at: end.advanced(seconds: 1)) == .expired)
        #expect(try await Mint.fault(token, at: Instant(microseconds: .max)) == .expired)
        #expect(try await Mint.fault(token, at: Instant(microseconds: .min)) == .notYetValid)
    }

    // TOK-07
    @Test func `a token from the future is refused, but for what two clocks may differ`() async throws {
        for (ahead, fault) in [(60, nil), (61, TokenFault.notYetValid), (86_400, .notYetValid)]
            as [(Int64, TokenFault?)]
        {
            let claims = Mint.claims(.access, ["iat": .integer(Mint.now.seconds + ahead), "exp": .integer(.max)])
            #expect(try await Mint.fault(Mint.token(claims)) == fault)
        }
        for (ahead, fault) in [(0, nil), (1, TokenFault.notYetValid)] as [(Int64, TokenFault?)] {
            let claims = Mint.claims(.access, ["nbf": .integer(Mint.now.seconds + ahead)])
            #expect(try await Mint.fault(Mint.token(claims)) == fault)
        }
    }

    // TOK-07
    @Test func `times that are no whole numbers, or missing, are refused`() async throws {
        let odd: [ClaimValue?] = [nil, .null, "1800003600", .decimal(1.8e9), .decimal(1e18), .list([1]), true]
        for name in ["exp", "iat"] {
            for value in odd {
                var claims = Mint.claims()
                claims[name] = value
                #expect(try await Mint.fault(Mint.token(claims)) == .malformed, "\(name) \(String(describing: value))")
            }
        }
        #expect(try await Mint.fault(Mint.token(Mint.claims(.access, ["nbf": "0"]))) == .malformed)
        for exp in [Int64.min, -1, 0, 1] {
            #expect(try await Mint.fault(Mint.token(Mint.claims(.access, ["exp": .integer(exp)]))) == .expired)
        }
        #expect(try await Mint.fault(Mint.token(Mint.claims(.access, ["exp": .integer(.max)]))) == nil)
    }

    // TOK-23
    @Test func `the largest tokens that can come about are accepted, and nothing beyond`() async throws {
        let groups = (0..<100).map { _ in String(repeating: "g", count: 128) }
        var claims = Mint.claims(.id, ["cognito:groups": .strings(groups)])
        for number in 0..<50 { claims["custom:\(number)"] = .string(String(repeating: "x", count: 2048)) }
        #expect(try await Mint.fault(Mint.token(claims), .id) == nil)
        let huge = try Mint.token(Mint.claims(.access, ["x": .string(String(repeating: "x", count: 200_000))]))
        #expect(try await Mint.fault(huge) == .malformed)
    }
}
