import Crypto
import CryptoExtras
import Foundation
import Kernel
import MartletAccess
import Testing

/// Tokens that no issuer has signed (RFC 8725).
@Suite struct ForgedTokenTests {
    private let network = TestNetwork()

    init() { network.publishes(TestKey.first.jwk()) }

    private func reason(_ token: String) async throws -> CallerRefusal.Reason? {
        try await MartletAccess.bearer(network).refusal(of: token)?.reason
    }

    @Test(arguments: [
        #"{"kid":"first-key=","alg":"none"}"#, #"{"kid":"first-key=","alg":"None"}"#, #"{"kid":"first-key="}"#,
        #"{"alg":"RS256"}"#, #"{"kid":"first-key=","alg":"RS384"}"#, #"{"kid":"first-key=","alg":"PS256"}"#,
        #"{"kid":"first-key=","alg":"HS256"}"#, #"{"kid":7,"alg":"RS256"}"#, #"{"kid":"","alg":"RS256"}"#,
        #"{"kid":"first-key=","alg":"RS256","crit":["b64"]}"#,
        #"{"kid":"first-key=","alg":"RS256","jku":"https://e.org"}"#,
        #"{"kid":"first-key=","alg":"RS256","jwk":{}}"#, #"{"kid":"first-key=","alg":"RS256","typ":"logout+jwt"}"#,
        #"{"kid":"first-key=","alg":"RS256","alg":"RS256"}"#, #"["RS256"]"#, "",
    ])
    func `a header that is not exactly that of an RS256 token is refused without a question`(
        _ header: String
    ) async throws {
        #expect(try await reason(TestKey.first.token(TestClaims.with(), header: header)) == .invalidToken)
        #expect(network.requests.isEmpty)
    }

    @Test func `a MAC made with the public key is no signature`() async throws {
        let key = try #require(TestKey.first.key)
        for secret in [key.publicKey.pemRepresentation, TestKey.first.jwk()] {
            for header in [#"{"kid":"first-key=","alg":"HS256"}"#, #"{"kid":"first-key=","alg":"RS256"}"#] {
                let signed = [header, TestClaims.with()].map { Base64.encodeURL(Array($0.utf8)) }.joined(separator: ".")
                let mac = HMAC<SHA256>.authenticationCode(
                    for: Array(signed.utf8), using: SymmetricKey(data: Array(secret.utf8)))
                let found = try await reason(signed + "." + Base64.encodeURL(Data(mac)))
                #expect(found == (header.contains("HS256") ? .invalidToken : .wrongSignature))
            }
        }
    }

    @Test func `a token that another key signed is refused`() async throws {
        var other = TestKey.second
        #expect(try await reason(other.token(TestClaims.with())) == .wrongSignature)
        other.id = TestKey.first.id
        #expect(try await reason(other.token(TestClaims.with())) == .wrongSignature)
    }

    @Test func `each changed part is noticed`() async throws {
        let parts = TestKey.first.token(TestClaims.with()).split(separator: ".").map(String.init)
        let claims = Base64.encodeURL(Array(TestClaims.with(["sub": #""u-2""#]).utf8))
        #expect(try await reason([parts[0], claims, parts[2]].joined(separator: ".")) == .wrongSignature)
        let flipped = (parts[2].first == "A" ? "B" : "A") + parts[2].dropFirst()
        #expect(try await reason([parts[0], parts[1], flipped].joined(separator: ".")) == .wrongSignature)
        for token in [
            parts[0] + "." + parts[1], parts[0] + "." + parts[1] + ".", parts.joined(separator: ".") + ".x",
            parts.joined(separator: ".") + "=", "." + parts.joined(separator: "."), "a.b.c", "..", "x",
        ] {
            #expect(try await reason(token) == .invalidToken, "\(token.count)")
        }
    }

    @Test func `a token of an issuer that is not accepted asks for no keys`() async throws {
        let claims = TestClaims.with(["iss": #""https://evil.example.org""#])
        #expect(try await reason(TestKey.second.token(claims)) == .wrongIssuer)
        #expect(network.requests.isEmpty)
    }

    @Test func `keys of one issuer do not sign for another`() async throws {
        let second = "https://id.example.com/eu-west-1_Second"
        network.answers { request in
            let key = request.address.contains("_Second") ? TestKey.second : TestKey.first
            return ClientResponse(status: 200, body: Array(#"{"keys":[\#(key.jwk())]}"#.utf8))
        }
        let access = try MartletAccess(
            issuers: [AcceptedIssuer(TestClaims.issuer, clients: nil), AcceptedIssuer(second, clients: nil)],
            transport: network.transport, now: network.now)
        let own = TestClaims.with(["iss": #""\#(second)""#])
        #expect(await access.refusal(of: TestKey.second.token(own)) == nil)
        #expect(await access.refusal(of: TestKey.second.token(TestClaims.with()))?.reason == .wrongSignature)
        #expect(await access.refusal(of: TestKey.first.token(own))?.reason == .wrongSignature)
    }

    @Test func `a huge token is refused before anything`() async throws {
        let huge = TestClaims.with(["x": #""\#(String(repeating: "a", count: 16_384))""#])
        #expect(try await reason(TestKey.first.token(huge)) == .invalidToken)
        let fitting = TestClaims.with(["x": #""\#(String(repeating: "a", count: 10_000))""#])
        #expect(try await reason(TestKey.first.token(fitting)) == nil)
    }

    @Test func `claims that are nested, doubled or no object are refused`() async throws {
        let deep = String(repeating: "[", count: 5000) + String(repeating: "]", count: 5000)
        for claims in [
            TestClaims.with(["x": deep]), #"{"iss":"https://evil.example.org","# + TestClaims.with().dropFirst(),
            "[\(TestClaims.with())]", "null", "", TestKey.first.token(TestClaims.with()), TestClaims.with() + " x",
        ] {
            #expect(try await reason(TestKey.first.token(claims)) == .invalidToken)
        }
    }
}
