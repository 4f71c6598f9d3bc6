import Cryptography
import Directory
import Kernel
import TestKit
import Testing

@testable import Federation

/// Claims that are lists, from a provider's answers to the rules that compare their entries.
@Suite struct ClaimListTests {
    private let world = World(now: { Instant(seconds: 1_700_000_000) }, bytes: SeededRandom(seed: 3).bytes)

    /// The profile that an ID token and user information with these claims make.
    private func profile(_ more: Claims, _ info: Claims) async throws -> ExternalProfile {
        let (signer, issuer) = (TokenSigner(), "https://idp.example.com")
        var claims: Claims = [
            "iss": .string(issuer), "aud": "c-1", "sub": "u-1", "iat": 1_699_999_990, "exp": 1_700_003_590,
            "nonce": "n",
        ]
        for claim in more.all { claims[claim.name] = claim.value }
        var userInfo: Claims = ["sub": "u-1"]
        for claim in info.all { userInfo[claim.name] = claim.value }
        let answers = Answers([
            "\(issuer)/.well-known/openid-configuration": [
                "issuer": .string(issuer), "authorization_endpoint": .string("\(issuer)/authorize"),
                "token_endpoint": .string("\(issuer)/token"), "jwks_uri": .string("\(issuer)/keys"),
                "userinfo_endpoint": .string("\(issuer)/me"),
            ],
            "\(issuer)/token": ["access_token": "a", "id_token": .string(signer.token(claims))],
            "\(issuer)/keys": signer.keys, "\(issuer)/me": userInfo,
        ])
        let details = [
            "client_id": "c-1", "oidc_issuer": issuer, "authorize_scopes": "openid",
            "attributes_request_method": "GET",
        ]
        return try await OAuthConnector(.openIDConnect, details, answers.client, world)
            .profile(from: ProviderResponse(code: Secret("c-1")), to: .sample)
    }

    @Test func `entries are those of the answer that the claim is taken from`() async throws {
        let found = try await profile(
            ["teams": .strings(["a", "b, c"]), "both": .strings(["old"]), "text": .strings(["x"])],
            ["both": .list(["new", 3, .null, .boolean(true)]), "text": "[y]", "none": .list([])])
        #expect(found.claims["teams"] == "[a, b, c]" && found.values(of: "teams") == ["a", "b, c"])
        #expect(found.values(of: "both") == ["new", "3", "true"])
        #expect(found.values(of: "text") == ["[y]"], "what replaces a list is one value")
        #expect(found.values(of: "none").isEmpty && found.values(of: "absent").isEmpty)
        #expect(found.values(of: "sub") == ["u-1"])
    }

    @Test func `a list whose text has changed is no list`() {
        var profile = ExternalProfile(subject: "u-1", claims: ["a": "[x, y]", "b": "[x]", "c": "x"])
        profile.setLists(["a": ["x", "y"], "b": ["x", "y"], "c": ["x"], "d": ["x"]])
        #expect(profile.lists == ["a": ["x", "y"]])
        #expect(profile.values(of: "b") == ["[x]"] && profile.values(of: "d").isEmpty)
    }

    @Test func `the values that match decide as all do`() {
        let rules = [
            GroupRule("teams", match: .startsWith, value: "dev-", group: "devs"),
            GroupRule("teams", match: .equals, value: "ops", group: "ops"),
            GroupRule("text", match: .contains, value: ", ", group: "odd"),
        ]
        let now = Instant(seconds: 0)
        let provider = IdentityProvider(
            pool: UserPoolID(rawValue: "eu-test-1_abc"), name: "Corp", kind: .openIDConnect, details: [:],
            attributeMapping: [:], identifiers: [], groupRules: rules, createdAt: now, modifiedAt: now)
        var profile = ExternalProfile(subject: "u-1", claims: ["teams": "[a, dev-1, ops]", "text": "[a, b]"])
        profile.setLists(["teams": ["a", "dev-1", "ops"], "text": ["a", "b"]])
        let values = provider.matchingValues(in: profile)
        #expect(values == ["teams": ["dev-1", "ops"], "text": []])
        // The text of a list is not compared in place of entries that do not match.
        profile.lists = values
        #expect(profile.values(of: "text").isEmpty)
    }
}
