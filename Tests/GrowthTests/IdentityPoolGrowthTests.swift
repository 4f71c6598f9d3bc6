import Cryptography
import Kernel
import Testing

@testable import IdentityPools

/// Doubling what a caller of identity pools sends at most doubles its cost.
@Suite(.serialized) struct IdentityPoolGrowthTests {
    @Test(arguments: Text.units + ["cognito-idp.", ":", "/", ","])
    func `names, identifiers and claims are read in linear time`(_ unit: String) {
        let names = UserPoolNames(publicURL: PublicURL("https://auth.example.com"))
        Growth.expectLinear("name") { size in
            _ = names.pool(named: Text.repeating(unit, size))
            _ = names.pool(named: "auth.example.com/" + Text.repeating(unit, size))
            _ = OpenIDProviderARN.name(in: "arn:aws:iam::1:oidc-provider/" + Text.repeating(unit, size))
            try? RoleARN.check("arn:aws:iam::123456789012:role/" + Text.repeating(unit, size))
        }
        Growth.expectLinear("login") { size in
            let text = Text.repeating(unit, size)
            _ = try? Login(.developer, provider: text, subject: text).key
            _ = Login(.external, provider: text, subject: text) == Login(.external, provider: text, subject: text + "x")
        }
        Growth.expectLinear("rule", size: 20_000) { size in
            let text = Text.repeating(unit, size)
            let claims: Claims = ["a": .string(text)]
            for match in [RoleRule.Match.equals, .contains, .startsWith, .notEqual] {
                _ = RoleRule("a", match: match, value: Text.repeating(unit, size / 2) + "x", role: "r").matches(claims)
            }
        }
    }

    @Test func `roles in one text are split in linear time`() {
        Growth.expectLinear("roles", size: 20_000) { size in
            var settings = RoleSettings()
            settings.mappings = ["p": RoleChoice(.token, else: .deny)]
            let claims: Claims = ["cognito:roles": .string(Text.repeating("a,", size))]
            let login = VerifiedLogin(
                Login(.external, provider: "p", subject: "s"), names: ["p"], claims: claims, method: "p")
            _ = try? settings.authenticatedRole(of: [login], asked: "b")
        }
    }
}
