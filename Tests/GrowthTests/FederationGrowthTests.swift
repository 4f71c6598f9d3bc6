import Cryptography
import Directory
import Kernel
import Testing

@testable import Federation

/// Doubling what a provider answers at most doubles its cost.
@Suite(.serialized) struct FederationGrowthTests {
    @Test(arguments: Text.units + [".", "{", "[", "\\u0301"])
    func `tokens and documents are read in linear time`(_ unit: String) {
        Growth.expectLinear("token") { _ = try? ForeignToken(Text.repeating(unit, $0)) }
        let header = Base64.encodeURL(Array(#"{"alg":"RS256"}"#.utf8))
        Growth.expectLinear("payload", size: 20_000) { size in
            let payload = Base64.encodeURL(Array(Text.repeating(unit, size).utf8))
            _ = try? ForeignToken("\(header).\(payload).AAAA").claims(signedBy: [])
        }
        Growth.expectLinear("document") { _ = try? Claims(json: Array("{\"a\":\"\(Text.repeating(unit, $0))\"}".utf8)) }
    }

    @Test(arguments: Text.units)
    func `claims become attributes in linear time`(_ unit: String) {
        Growth.expectLinear("list") { size in
            let values = Array(repeating: ClaimValue.string(unit), count: size)
            _ = ClaimValue.list(values).attributeText
        }
        Growth.expectLinear("identifier") { size in
            _ = ProviderURL.isValid("https://example.com/" + Text.repeating(unit, size))
            _ = ProviderScopes(Text.repeating(unit, size), of: .facebook).text
        }
        Growth.expectLinear("members", size: 250) { count in
            var claims = Claims()
            for number in 0..<count { claims["\(unit)\(number)"] = .string(unit) }
            _ = OAuthConnector.merged(claims.texts, info: claims.texts)
        }
    }

    @Test(arguments: Text.units)
    func `documents are shown in linear time`(_ unit: String) {
        Growth.expectLinear("values", size: 2000) { count in
            let secrets = [Text.repeating(unit, 10 * count), Text.repeating(unit, 30) + "x"]
            let values = Array(repeating: ClaimValue.string(Text.repeating(unit, 40)), count: count)
            let claims: Claims = ["a": .list(values), "b": .string(Text.repeating(unit, count))]
            _ = ShownDocument(hiding: secrets).json(Array(claims.jsonText.utf8))
        }
    }

    // A provider's answer may be long, and so may its list of a user's groups.
    @Test(arguments: Text.units)
    func `rules for groups are evaluated in linear time`(_ unit: String) {
        let rules = GroupRule.Match.allCases.flatMap { match in
            [
                GroupRule("g", match: match, value: unit, group: GroupName(rawValue: "a")),
                GroupRule("g", match: match, value: Text.repeating(unit, 250) + "x", group: GroupName(rawValue: "b")),
            ]
        }
        let now = Instant(seconds: 0)
        let provider = IdentityProvider(
            pool: UserPoolID(rawValue: "eu-test-1_abc"), name: "Corp", kind: .openIDConnect, details: [:],
            attributeMapping: [:], identifiers: [], groupRules: rules, createdAt: now, modifiedAt: now)
        func evaluate(_ value: ClaimValue) {
            let claims: Claims = ["g": value]
            var profile = ExternalProfile(subject: "s", claims: claims.texts)
            profile.setLists(claims.lists)
            _ = provider.groups(for: profile)
            _ = provider.matchingValues(in: profile)
        }
        Growth.expectLinear("text", size: 20_000) { evaluate(.string(Text.repeating(unit, $0))) }
        Growth.expectLinear("entries", size: 2000) { evaluate(.strings(Array(repeating: unit, count: $0))) }
    }
}
