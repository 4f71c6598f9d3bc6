import Foundation
import Kernel
import Testing

@testable import Cryptography

struct TokenTests {
    // TOK-ID-04, TOK-ACC-03, TOK-ACC-04
    @Test func `the header holds the key id and RS256, and the two uses have different keys`() throws {
        let pair = try TokenFactory.pair.get()
        #expect(pair.id.kid != pair.access.kid)
        for key in [pair.id, pair.access] {
            #expect(key.kid.utf8.count == 44)
            let head = try key.token(TokenFactory.claims()).split(separator: ".")[0]
            #expect(
                Base64.decodeURL(head).map { String(decoding: $0, as: UTF8.self) }
                    == #"{"kid":"\#(key.kid)","alg":"RS256"}"#)
        }
    }

    @Test func `verifying a token returns its claims`() async throws {
        let claims = TokenFactory.claims(
            .access,
            [
                "list": .list([1, .null, true, .decimal(1.5), "x"]),
                "object": .object(["a": .object(["b": .list([])])]),
                "least": .integer(.min), "most": .integer(.max), "text": "\u{0}\t\"\\/é🔑\u{7F}",
            ])
        let token = try await TokenFactory.verifier().verify(
            TokenFactory.token(claims), for: .access, at: TokenFactory.now)
        #expect(token.claims == claims)
        #expect(token.pool == TokenFactory.pool)
        #expect(token.use == .access)
        #expect(token.expires == Instant(seconds: 1_800_003_600))
        #expect(token.issued == TokenFactory.now)
    }

    // TOK-21
    @Test func `the key set contains only public members`() throws {
        struct Set: Decodable { var keys: [[String: String]] }
        let pair = try TokenFactory.pair.get()
        let json = KeySet([pair.id.verifying, pair.access.verifying]).jwks
        let keys = try JSONDecoder().decode(Set.self, from: Data(json.utf8)).keys
        #expect(keys.map { $0["kid"] } == [pair.id.kid, pair.access.kid])
        for key in keys {
            #expect(key.keys.sorted() == ["alg", "e", "kid", "kty", "n", "use"])
            #expect(key["alg"] == "RS256" && key["kty"] == "RSA" && key["use"] == "sig" && key["e"] == "AQAB")
            #expect(key["n"].flatMap { Base64.decodeURL($0) }?.count == 256)
        }
        #expect(KeySet([]).jwks == #"{"keys":[]}"#)
    }

    @Test func `a stored key signs as before, and opens only for its own pool`() throws {
        let world = World.still()
        let sealer = Sealer(try SealingKeys(text: SealingKeys.makeText(from: world), source: "test"), world: world)
        let key = try TokenFactory.pair.get().id
        let sealed = try key.sealed(by: sealer, for: TokenFactory.pool)
        let opened = try SigningKey(sealed: sealed, kid: key.kid, by: sealer, for: TokenFactory.pool)
        #expect(try opened.token(TokenFactory.claims()) == key.token(TokenFactory.claims()))
        #expect(throws: SealingError.unreadable) {
            try SigningKey(sealed: sealed, kid: key.kid, by: sealer, for: TokenFactory.other)
        }
        #expect(throws: SealingError.unreadable) {
            try SigningKey(sealed: sealed, kid: TokenFactory.pair.get().access.kid, by: sealer, for: TokenFactory.pool)
        }
        let published = key.verifying
        #expect(try VerifyingKey(modulus: published.modulus, exponent: published.exponent).kid == key.kid)
    }

    // TOK-07, TOK-24
    @Test func `a token is verified again each time`() async throws {
        let pair = try TokenFactory.pair.get()
        let ring = Locked(KeySet([pair.id.verifying, pair.access.verifying]))
        let verifier = TokenVerifier(publicURL: PublicURL(TokenFactory.url)) { _, kid in ring.read { $0.key(kid) } }
        let token = try TokenFactory.token()
        for _ in 0..<3 { _ = try await verifier.verify(token, for: .access, at: TokenFactory.now) }
        await #expect(throws: TokenError.wrongUse) { try await verifier.verify(token, for: .id, at: TokenFactory.now) }
        await #expect(throws: TokenError.expired) {
            try await verifier.verify(token, for: .access, at: TokenFactory.now.advanced(seconds: 3600))
        }
        let parts = token.split(separator: ".")
        let other = try TokenFactory.token(TokenFactory.claims(.access, ["x": 1])).split(separator: ".")
        for forged in [[parts[0], other[1], parts[2]], [parts[0], parts[1], other[2]]] {
            await #expect(throws: TokenError.wrongSignature) {
                try await verifier.verify(forged.joined(separator: "."), for: .access, at: TokenFactory.now)
            }
        }
        _ = ring.exchange(KeySet([pair.id.verifying]))
        await #expect(throws: TokenError.unknownKey) {
            try await verifier.verify(token, for: .access, at: TokenFactory.now)
        }
    }

    @Test func `tokens beyond the cache's capacity are verified`() async throws {
        let key = try TokenFactory.pair.get().access
        let good = VerifiedSignatures(capacity: 2)
        let messages = try (0..<7).map { number in
            let message = Array("message \(number)".utf8)
            return (message, try TokenFactory.signature(of: "message \(number)"))
        }
        for _ in 0..<3 {
            for (message, signature) in messages { #expect(good.accepts(signature, of: message, by: key.verifying)) }
            #expect(!good.accepts(messages[0].1, of: messages[1].0, by: key.verifying))
        }
    }

    // TOK-05
    @Test func `a token for one use is refused for the other`() async throws {
        let pair = try TokenFactory.pair.get()
        for use in TokenUse.allCases {
            let token = try pair[use].token(TokenFactory.claims(use))
            #expect(try await TokenFactory.fault(token, use) == nil)
            #expect(try await TokenFactory.fault(token, use == .id ? .access : .id) == .wrongUse)
        }
        for use in ["", "refresh", "Access", "access "] {
            #expect(
                try await TokenFactory.fault(
                    TokenFactory.token(TokenFactory.claims(.access, ["token_use": .string(use)]))) == .wrongUse)
        }
        var none = TokenFactory.claims()
        none["token_use"] = nil
        #expect(try await TokenFactory.fault(TokenFactory.token(none)) == .wrongUse)
    }

    // TOK-06
    @Test func `a token of one pool is refused in another`() async throws {
        let token = try TokenFactory.token(TokenFactory.claims(pool: TokenFactory.other))
        #expect(try await TokenFactory.fault(token) == .unknownKey)
        for issuer in [
            "", TokenFactory.url, "\(TokenFactory.url)/", "\(TokenFactory.url)/\(TokenFactory.pool)/",
            "\(TokenFactory.url)//\(TokenFactory.pool)",
            "\(TokenFactory.url)/../\(TokenFactory.pool)", "https://ID.example.com/\(TokenFactory.pool)",
            "http://id.example.com/\(TokenFactory.pool)",
            "https://cognito-idp.us-east-1.amazonaws.com/\(TokenFactory.pool)",
            "\(TokenFactory.url)/\(TokenFactory.pool)?",
            " \(TokenFactory.url)/\(TokenFactory.pool)",
            "\(TokenFactory.url)/\(String(repeating: "a", count: 56))", "\(TokenFactory.url)/us-east-1_é",
        ] {
            #expect(
                try await TokenFactory.fault(TokenFactory.token(TokenFactory.claims(.access, ["iss": .string(issuer)])))
                    == .wrongIssuer)
        }
        for pool in ["us-east-1_abcdef123", "eu-west-1_AbCdEf123", "us-east-1_AbCdEf124"] {
            let claims = TokenFactory.claims(.access, ["iss": .string("\(TokenFactory.url)/\(pool)")])
            #expect(try await TokenFactory.fault(TokenFactory.token(claims)) == .unknownKey)
        }
        for issuer in [.null, 1, .strings(["\(TokenFactory.url)/\(TokenFactory.pool)"])] as [ClaimValue] {
            #expect(
                try await TokenFactory.fault(TokenFactory.token(TokenFactory.claims(.access, ["iss": issuer])))
                    == .malformed)
        }
    }

    // TOK-07
    @Test func `a token expires in the second of its exp claim`() async throws {
        let (token, end) = (try TokenFactory.token(), TokenFactory.now.advanced(seconds: 3600))
        #expect(try await TokenFactory.fault(token, at: end.advanced(seconds: -1)) == nil)
        #expect(try await TokenFactory.fault(token, at: Instant(microseconds: end.microseconds - 1)) == nil)
        #expect(try await TokenFactory.fault(token, at: end) == .expired)
        #expect(try await TokenFactory.fault(token, at: end.advanced(seconds: 1)) == .expired)
        #expect(try await TokenFactory.fault(token, at: Instant(microseconds: .max)) == .expired)
        #expect(try await TokenFactory.fault(token, at: Instant(microseconds: .min)) == .notYetValid)
    }

    // TOK-07
    @Test func `a token from the future is refused beyond the clock tolerance`() async throws {
        for (ahead, fault) in [(60, nil), (61, TokenError.notYetValid), (86_400, .notYetValid)]
            as [(Int64, TokenError?)]
        {
            let claims = TokenFactory.claims(
                .access, ["iat": .integer(TokenFactory.now.seconds + ahead), "exp": .integer(.max)])
            #expect(try await TokenFactory.fault(TokenFactory.token(claims)) == fault)
        }
        for (ahead, fault) in [(0, nil), (1, TokenError.notYetValid)] as [(Int64, TokenError?)] {
            let claims = TokenFactory.claims(.access, ["nbf": .integer(TokenFactory.now.seconds + ahead)])
            #expect(try await TokenFactory.fault(TokenFactory.token(claims)) == fault)
        }
    }

    // TOK-07
    @Test func `times that are missing or not whole numbers are refused`() async throws {
        let odd: [ClaimValue?] = [nil, .null, "1800003600", .decimal(1.8e9), .decimal(1e18), .list([1]), true]
        for name in ["exp", "iat"] {
            for value in odd {
                var claims = TokenFactory.claims()
                claims[name] = value
                #expect(
                    try await TokenFactory.fault(TokenFactory.token(claims)) == .malformed,
                    "\(name) \(String(describing: value))")
            }
        }
        #expect(
            try await TokenFactory.fault(TokenFactory.token(TokenFactory.claims(.access, ["nbf": "0"]))) == .malformed)
        for exp in [Int64.min, -1, 0, 1] {
            #expect(
                try await TokenFactory.fault(TokenFactory.token(TokenFactory.claims(.access, ["exp": .integer(exp)])))
                    == .expired)
        }
        #expect(
            try await TokenFactory.fault(TokenFactory.token(TokenFactory.claims(.access, ["exp": .integer(.max)])))
                == nil)
    }

    // TOK-23
    @Test func `the largest possible tokens are accepted, and longer ones are not`() async throws {
        let groups = (0..<100).map { _ in String(repeating: "g", count: 128) }
        var claims = TokenFactory.claims(.id, ["cognito:groups": .strings(groups)])
        for number in 0..<50 { claims["custom:\(number)"] = .string(String(repeating: "x", count: 2048)) }
        #expect(try await TokenFactory.fault(TokenFactory.token(claims), .id) == nil)
        let huge = try TokenFactory.token(
            TokenFactory.claims(.access, ["x": .string(String(repeating: "x", count: 200_000))]))
        #expect(try await TokenFactory.fault(huge) == .malformed)
    }
}
