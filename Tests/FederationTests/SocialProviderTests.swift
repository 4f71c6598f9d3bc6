import Crypto
import Cryptography
import Directory
import Foundation
import Kernel
import Outbound
import TestKit
import Testing
import Wire

@testable import Federation

/// Google, Facebook, Login with Amazon and Sign in with Apple, by answers of the shapes that they document.
@Suite struct SocialProviderTests {
    private let world = World(now: { Instant(seconds: 1_700_000_000) }, bytes: SeededRandom(seed: 3).bytes)
    private let code = ProviderResponse(code: Secret("c-1"))

    private func parameters(_ url: String) -> QueryParameters {
        QueryParameters(url.split(separator: "?", maxSplits: 1).last.map(String.init) ?? "")
    }

    // UP-SOC-05, UP-SOC-08, UP-SOC-12
    @Test func `Login with Amazon is asked for a profile by the access token`() async throws {
        let answers = Answers([
            "https://api.amazon.com/auth/o2/token": ["access_token": "Atza|x", "token_type": "bearer"],
            "https://api.amazon.com/user/profile": [
                "user_id": "amzn1.account.K2", "email": "eve@example.com", "name": "Eve", "postal_code": "98052",
            ],
        ])
        let details = ["client_id": "amzn1.app", "authorize_scopes": "profile postal_code"]
        let connector = OAuthConnector(.amazon, details, answers.client, world)
        let url = try await connector.authorizationURL(for: .sample)
        #expect(url.hasPrefix("https://www.amazon.com/ap/oa?") && parameters(url).anyText("nonce") == nil)
        #expect(parameters(url).anyText("scope") == "profile postal_code")
        let profile = try await connector.profile(from: code, to: .sample)
        #expect(profile.subject == "amzn1.account.K2" && profile.claims["postal_code"] == "98052")
        #expect(answers.calls.last?.headers.contains { $0 == ("Authorization", "Bearer Atza|x") } ?? false)
        #expect(answers.calls.allSatisfy { $0.reach == .publicOnly })
        #expect(
            answers.calls.map(\.url) == [
                "https://api.amazon.com/auth/o2/token", "https://api.amazon.com/user/profile",
            ])
    }

    // UP-SOC-02, UP-SOC-07, UP-SOC-10
    @Test func `Facebook is asked for what the mapping needs, with a proof of the secret`() async throws {
        let answers = Answers([
            "https://graph.facebook.com/v17.0/oauth/access_token": ["access_token": "EAAB", "token_type": "bearer"],
            "https://graph.facebook.com/v17.0/me": [
                "id": "10150", "email": "eve@example.com",
                "picture": .object(["data": .object(["url": "https://img.example.com/1"])]),
            ],
        ])
        let details = ["client_id": "fb-1", "authorize_scopes": "public_profile, email"]
        let mapping = ["email": "email", "picture": "picture", "username": "id"]
        let connector = OAuthConnector(.facebook, details, mapping: mapping, answers.client, world)
        let url = try await connector.authorizationURL(for: .sample)
        #expect(url.hasPrefix("https://www.facebook.com/v17.0/dialog/oauth?"))
        #expect(parameters(url).anyText("scope") == "public_profile,email")
        let profile = try await connector.profile(from: code, to: .sample)
        #expect(profile.subject == "10150" && profile.claims["picture"] == "https://img.example.com/1")
        let calls = answers.calls
        #expect(calls[0].method == "GET" && parameters(calls[0].url).anyText("client_secret") == "s3cret")
        #expect(parameters(calls[1].url).anyText("fields") == "email,id,picture")
        let proof = HMAC<SHA256>.authenticationCode(for: Array("EAAB".utf8), using: .init(data: Array("s3cret".utf8)))
        #expect(parameters(calls[1].url).anyText("appsecret_proof") == Hex.encode(Array(proof)))
    }

    @Test func `Facebook is asked for what rules for groups compare, too`() async throws {
        let answers = Answers([
            "https://graph.facebook.com/v17.0/oauth/access_token": ["access_token": "EAAB", "token_type": "bearer"],
            "https://graph.facebook.com/v17.0/me": ["id": "10150", "employer": "Contoso"],
        ])
        let rule = GroupRule("employer", match: .equals, value: "Contoso", group: "staff")
        let connector = OAuthConnector(
            .facebook, ["client_id": "fb-1", "authorize_scopes": "public_profile"], mapping: ["email": "email"],
            rules: [rule], answers.client, world)
        let profile = try await connector.profile(from: code, to: .sample)
        #expect(parameters(try #require(answers.calls.last).url).anyText("fields") == "email,employer,id")
        #expect(profile.values(of: "employer").contains(where: rule.matches))
    }

    // UP-SOC-03, UP-SOC-06, UP-SOC-11
    @Test func `Google's ID token says who the user is, and the profile API what is mapped besides`() async throws {
        let signer = TokenSigner()
        let token = signer.token([
            "iss": "accounts.google.com", "aud": "g-1", "azp": "g-1", "sub": "1157", "email": "eve@gmail.com",
            "email_verified": .boolean(true), "iat": 1_699_999_990, "exp": 1_700_003_590, "nonce": "n",
        ])
        let answers = Answers([
            "https://www.googleapis.com/oauth2/v4/token": ["access_token": "ya29", "id_token": .string(token)],
            "https://www.googleapis.com/oauth2/v3/certs": signer.keys,
            "https://people.googleapis.com/v1/people/me": [
                "birthdays": .list([
                    .object(["date": .object(["month": 1, "day": 2])]),
                    .object([
                        "metadata": .object(["primary": .boolean(true)]),
                        "date": .object(["year": 1990, "month": 3, "day": 4]),
                    ]),
                ])
            ],
        ])
        let mapping = ["email": "email", "birthdate": "birthdays", "username": "sub"]
        let connector = OAuthConnector(
            .google, ["client_id": "g-1", "authorize_scopes": "profile email"], mapping: mapping, answers.client, world)
        let url = try await connector.authorizationURL(for: .sample)
        #expect(parameters(url).anyText("scope") == "profile email openid")
        let profile = try await connector.profile(from: code, to: .sample)
        #expect(profile.subject == "1157" && profile.claims["birthdays"] == "1990-03-04")
        #expect(profile.claims["email_verified"] == "true")
        let profileCall = try #require(answers.calls.last)
        #expect(profileCall.url == "https://people.googleapis.com/v1/people/me?personFields=birthdays")
    }

    @Test func `Apple gets a secret that the key signs, and tells the name in the form`() async throws {
        let (signer, key) = (TokenSigner(), P256.Signing.PrivateKey())
        let token = signer.token([
            "iss": "https://appleid.apple.com", "aud": "com.example.app", "sub": "000123.ab", "nonce": "n",
            "email": "x@privaterelay.appleid.com", "email_verified": "true", "iat": 1_700_000_000,
            "exp": 1_700_000_600,
        ])
        let answers = Answers([
            "https://appleid.apple.com/auth/token": ["access_token": "a", "id_token": .string(token)],
            "https://appleid.apple.com/auth/keys": signer.keys,
        ])
        let details = [
            "client_id": "com.example.app", "team_id": "TEAM", "key_id": "KEY", "authorize_scopes": "email name",
        ]
        let connector = OAuthConnector(
            .apple, details, secrets: ["private_key": key.pemRepresentation],
            mapping: ["email": "email", "email_verified": "email_verified"], answers.client, world)
        #expect(parameters(try await connector.authorizationURL(for: .sample)).anyText("response_mode") == "form_post")
        var answer = code
        answer.user = #"{"name":{"firstName":"Eve","lastName":"Doe"},"email":"evil@example.com"}"#
        let profile = try await connector.profile(from: answer, to: .sample)
        #expect(profile.subject == "000123.ab" && profile.claims["name"] == "Eve Doe")
        #expect(profile.claims["email"] == "x@privaterelay.appleid.com", "only the token says the address")
        #expect(connector.provider.attributes(from: profile.claims)["email_verified"] == "true")
        let form = QueryParameters(String(decoding: try #require(answers.calls.first).body, as: UTF8.self))
        let secret = try #require(form.anyText("client_secret")).split(separator: ".").map(String.init)
        let claims = try Claims(json: try #require(Base64.decodeURL(secret[1])))
        #expect(claims.string("iss") == "TEAM" && claims.string("sub") == "com.example.app")
        let signature = try P256.Signing.ECDSASignature(rawRepresentation: try #require(Base64.decodeURL(secret[2])))
        #expect(key.publicKey.isValidSignature(signature, for: Array("\(secret[0]).\(secret[1])".utf8)))
    }

    @Test func `a key that is none is told to the operator`() async throws {
        let answers = Answers([:])
        let connector = OAuthConnector(
            .apple, ["client_id": "c", "team_id": "t", "key_id": "k"], secrets: ["private_key": "nonsense"],
            answers.client, world)
        await #expect(throws: FederationRefusal.self) { _ = try await connector.profile(from: code, to: .sample) }
        #expect(answers.calls.isEmpty)
    }
}

/// Signs ID tokens by ES256.
struct TokenSigner {
    let key = P256.Signing.PrivateKey()
    var id = "k-1"

    func token(_ claims: Claims) -> String {
        let header: Claims = ["alg": "ES256", "kid": .string(id)]
        let signed = [header, claims].map { Base64.encodeURL(Array($0.jsonText.utf8)) }.joined(separator: ".")
        let signature = (try? key.signature(for: Array(signed.utf8)).rawRepresentation).map(Array.init) ?? []
        return signed + "." + Base64.encodeURL(signature)
    }

    var keys: Claims {
        let point = Array(key.publicKey.x963Representation.dropFirst())
        return [
            "keys": .list([
                .object([
                    "kty": "EC", "crv": "P-256", "use": "sig", "kid": .string(id),
                    "x": .string(Base64.encodeURL(Array(point.prefix(32)))),
                    "y": .string(Base64.encodeURL(Array(point.suffix(32)))),
                ])
            ])
        ]
    }
}
