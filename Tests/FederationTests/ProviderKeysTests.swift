import Crypto
import Cryptography
import Directory
import Kernel
import Outbound
import TestKit
import Testing

@testable import Federation

/// Documents of providers, and the keys among them.
@Suite struct ProviderKeysTests {
    private let clock = ManualClock()
    private var world: World { World(now: { [clock] in clock.now }, bytes: SeededRandom(seed: 3).bytes) }

    private static let issuer = "https://idp.example.com"
    private static let configuration: Claims = [
        "issuer": .string(issuer), "authorization_endpoint": .string(issuer + "/a"),
        "token_endpoint": .string(issuer + "/t"), "jwks_uri": .string(issuer + "/k"),
    ]
    private static let details = [
        "client_id": "c", "oidc_issuer": issuer, "authorize_scopes": "openid", "attributes_request_method": "GET",
    ]

    private func connector(_ answers: Answers) -> OAuthConnector {
        OAuthConnector(.openIDConnect, Self.details, answers.client, world)
    }

    // FED-11
    @Test func `keys are fetched anew for an unknown id, once a minute, and stay if that fails`() async throws {
        let (old, new) = (TokenSigner(), TokenSigner(id: "k-2"))
        let answers = Answers([Self.issuer + "/.well-known": Self.configuration, Self.issuer + "/k": old.keys])
        let connector = connector(answers)
        let documents = connector.documents
        func keys(_ signer: TokenSigner) async throws -> [JSONWebKey] {
            try await documents.keys(
                at: Self.issuer + "/k", for: try ForeignToken(signer.token([:])), of: connector.provider)
        }
        #expect(try await keys(old).first?.id == "k-1")
        for _ in 0..<100 { #expect(try await keys(new).first?.id == "k-1") }
        #expect(answers.calls.count == 1, "the keys are newer than a minute")
        clock.advance(61)
        answers.set(Self.issuer + "/k", TestProvider.json(new.keys))
        #expect(try await keys(new).first?.id == "k-2")
        clock.advance(3_601)
        answers.set(Self.issuer + "/k", HTTPCallResponse(status: 500, body: []))
        for _ in 0..<50 { #expect(try await keys(new).first?.id == "k-2", "the last good keys stay") }
        #expect(answers.calls.count == 3, "a failure is not repeated at once")
    }

    // FED-11
    @Test func `a key that takes another's place under the same id is fetched, once a minute`() async throws {
        let (old, new) = (TokenSigner(), TokenSigner())
        let answers = Answers([Self.issuer + "/.well-known": Self.configuration, Self.issuer + "/k": old.keys])
        let connector = connector(answers)
        func isKnown(_ signer: TokenSigner) async throws -> Bool {
            let token = try ForeignToken(signer.token([:]))
            let keys = try await connector.documents.keys(at: Self.issuer + "/k", for: token, of: connector.provider)
            return token.isSigned(byOneOf: keys)
        }
        #expect(try await isKnown(old))
        clock.advance(61)
        answers.set(Self.issuer + "/k", TestProvider.json(new.keys))
        #expect(try await isKnown(new))
        for _ in 0..<100 { #expect(try await !isKnown(old)) }
        #expect(answers.calls.count == 2)
    }

    @Test func `a hundred sign-ins at once fetch a document once`() async throws {
        let answers = Answers([Self.issuer + "/.well-known": Self.configuration])
        let connector = connector(answers)
        try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<100 { group.addTask { try await connector.authorizationURL(for: .sample) } }
            for try await url in group { #expect(url.hasPrefix(Self.issuer + "/a?")) }
        }
        #expect(answers.calls.count == 1)
    }

    // FED-03
    @Test(arguments: [
        ("issuer", ClaimValue.string(issuer + "/")), ("issuer", .null), ("token_endpoint", .null),
        ("token_endpoint", .string("http://idp.example.com/t")), ("authorization_endpoint", .string("javascript:x")),
        ("jwks_uri", .integer(1)),
    ])
    func `a discovery document of another issuer, or without an endpoint, is refused`(
        _ name: String, _ value: ClaimValue
    ) async throws {
        var document = Self.configuration
        document[name] = value
        let connector = connector(Answers([Self.issuer + "/.well-known": document]))
        await #expect(throws: FederationRefusal.self) { _ = try await connector.authorizationURL(for: .sample) }
    }

    @Test func `a provider that wants the secret in the header gets it there`() async throws {
        let answers = Answers([Self.issuer + "/.well-known": Self.configuration])
        await #expect(throws: FederationRefusal.self) {
            _ = try await connector(answers).profile(from: ProviderResponse(code: Secret("c")), to: .sample)
        }
        let call = try #require(answers.calls.last)
        #expect(call.headers.contains { $0 == ("Authorization", "Basic " + Base64.encode(Array("c:s3cret".utf8))) })
        #expect(!String(decoding: call.body, as: UTF8.self).contains("secret"))
    }

    // RFC 9207
    @Test func `an answer that names another issuer is refused before the code is sent`() async throws {
        let answers = Answers([Self.issuer + "/.well-known": Self.configuration])
        let answer = ProviderResponse(code: Secret("c"), issuer: .named("https://evil.example.com"))
        await #expect(throws: FederationRefusal.self) {
            _ = try await connector(answers).profile(from: answer, to: .sample)
        }
        #expect(answers.calls.count == 1)
    }

    // FED-03: a key is for its kind and its algorithm alone.
    @Test func `a key accepts no signature of another algorithm, and no key of another use is read`() throws {
        let signer = TokenSigner()
        guard case .list(let values)? = signer.keys["keys"], case .object(let jwk)? = values.first else {
            Issue.record("no key")
            return
        }
        let token = try ForeignToken(signer.token(["sub": "x"]))
        let key = try #require(JSONWebKey(jwk))
        #expect(try token.claims(signedBy: [key]).string("sub") == "x")
        for (name, value) in [("use", "enc"), ("kty", "oct"), ("crv", "P-521"), ("alg", "HS256"), ("x", "AA")] {
            var other = jwk
            other[name] = .string(value)
            #expect(JSONWebKey(other) == nil, "\(name)")
        }
        var narrow = jwk
        narrow["alg"] = "ES384"
        #expect(throws: TokenError.wrongSignature) { try token.claims(signedBy: [try #require(JSONWebKey(narrow))]) }
        var named = jwk
        named["kid"] = "other"
        #expect(throws: TokenError.wrongSignature) { try token.claims(signedBy: [try #require(JSONWebKey(named))]) }
    }
}
