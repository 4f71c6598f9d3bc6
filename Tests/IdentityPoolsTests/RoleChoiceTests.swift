import Cryptography
import Kernel
import TestKit
import Testing

@testable import IdentityPools

/// Which role an identity gets.
@Suite struct RoleChoiceTests {
    private static let key = "cognito-idp.eu-test-1.amazonaws.com/eu-test-1_abc:client"
    private static let (one, two, other) = ("arn:one", "arn:two", "arn:other")
    private static let ambiguous = IdentityPoolRefusal.ambiguousRole(provider: key)

    private func login(_ claims: Claims, key: String = Self.key) -> VerifiedLogin {
        VerifiedLogin(Login(.external, provider: key, subject: "u-1"), names: [key], claims: claims, method: key)
    }

    private func settings(_ source: RoleChoice.Source, else ambiguity: RoleChoice.Ambiguity) -> RoleSettings {
        var settings = RoleSettings()
        (settings.authenticated, settings.unauthenticated) = ("arn:authenticated", "arn:unauthenticated")
        settings.mappings = [Self.key: RoleChoice(source, else: ambiguity)]
        return settings
    }

    private func role(
        _ settings: RoleSettings, _ claims: Claims, asked: String? = nil, key: String = Self.key
    ) throws -> String { try settings.authenticatedRole(of: [login(claims, key: key)], asked: asked) }

    // RBAC-TOK-01, RBAC-TOK-03, RBAC-TOK-04, RBAC-TOK-05, RBAC-BP-02, IDP-05, UP-GRP-10
    @Test func `a token's roles decide, in the order of precedence`() throws {
        let (takes, denies) = (settings(.token, else: .authenticatedRole), settings(.token, else: .deny))
        var claims: Claims = [
            "cognito:roles": .strings([Self.one, Self.two]), "cognito:preferred_role": .string(Self.one),
        ]
        #expect(try role(takes, claims, asked: Self.two) == Self.two, "the role that the caller asks for comes first")
        #expect(throws: IdentityPoolRefusal.roleNotAllowed) { try role(takes, claims, asked: "arn:nine") }
        #expect(throws: IdentityPoolRefusal.roleNotAllowed) { try role(takes, claims, asked: "arn:authenticated") }
        #expect(try role(takes, claims) == Self.one)
        claims["cognito:preferred_role"] = nil
        #expect(try role(takes, claims) == "arn:authenticated")
        #expect(throws: Self.ambiguous) { try role(denies, claims) }
        #expect(try role(denies, claims, asked: Self.two) == Self.two)
        #expect(throws: IdentityPoolRefusal.roleNotAllowed) { try role(takes, [:], asked: Self.one) }
        #expect(throws: Self.ambiguous) { try role(denies, [:]) }
    }

    // The guide prints the claim so (TOK-ID-13).
    @Test func `roles may be one text with commas`() throws {
        let claims: Claims = ["cognito:roles": .string("\(Self.one),\(Self.two)")]
        #expect(try role(settings(.token, else: .deny), claims, asked: Self.two) == Self.two)
    }

    // RBAC-TOK-06
    @Test func `roles in a token have no effect without a mapping of type Token`() throws {
        var settings = settings(
            .rules([RoleRule("sub", match: .equals, value: "x", role: Self.other)]), else: .authenticatedRole)
        let claims: Claims = ["cognito:roles": .strings([Self.one]), "cognito:preferred_role": .string(Self.one)]
        #expect(try role(settings, claims) == "arn:authenticated")
        settings.mappings = [:]
        #expect(try role(settings, claims) == "arn:authenticated")
        #expect(throws: IdentityPoolRefusal.roleNotAllowed) { try role(settings, claims, asked: Self.one) }
    }

    // RBAC-RUL-08, RBAC-RUL-09, RBAC-RUL-11
    @Test func `the first rule that holds decides, unless the caller asks for another one`() throws {
        let rules = [
            RoleRule("dept", match: .equals, value: "law", role: Self.other),
            RoleRule("dept", match: .startsWith, value: "i", role: Self.one),
            RoleRule("dept", match: .equals, value: "it", role: Self.two),
        ]
        let (takes, denies) = (settings(.rules(rules), else: .authenticatedRole), settings(.rules(rules), else: .deny))
        #expect(try role(takes, ["dept": "it"]) == Self.one)
        #expect(try role(takes, ["dept": "it"], asked: Self.two) == Self.two)
        #expect(throws: IdentityPoolRefusal.roleNotAllowed) { try role(takes, ["dept": "it"], asked: Self.other) }
        #expect(try role(takes, ["dept": "art"]) == "arn:authenticated")
        #expect(throws: Self.ambiguous) { try role(denies, ["dept": "art"]) }
    }

    // RBAC-TOK-02
    @Test func `a mapping is for one client of a user pool`() throws {
        let claims: Claims = ["cognito:preferred_role": .string(Self.one)]
        let settings = settings(.token, else: .deny)
        #expect(try role(settings, claims, key: Self.key + "2") == "arn:authenticated")
        #expect(try role(settings, claims, key: "cognito-idp.eu-test-1.amazonaws.com/eu-test-1_abc") != Self.one)
    }

    @Test func `of several logins with a mapping the first provider's decides`() throws {
        var settings = settings(.token, else: .deny)
        settings.mappings["accounts.google.com"] = RoleChoice(
            .rules([RoleRule("sub", match: .startsWith, value: "", role: Self.two)]), else: .deny)
        let logins = [
            login(["cognito:preferred_role": .string(Self.one)]), login(["sub": "g"], key: "accounts.google.com"),
        ]
        #expect(try settings.authenticatedRole(of: logins, asked: nil) == Self.two)
        #expect(try settings.authenticatedRole(of: logins.reversed(), asked: nil) == Self.two)
    }

    // EXT-SAM-06, EXT-SAM-07, EXT-SAM-08
    @Test func `a SAML provider gives roles itself, unless the pool maps its users`() throws {
        let provider = "arn:aws:iam::123456789012:saml-provider/corp"
        var login = login([:], key: provider)
        login.roles = [Self.one, Self.two]
        var settings = RoleSettings()
        #expect(try settings.authenticatedRole(of: [login], asked: Self.two) == Self.two)
        #expect(throws: IdentityPoolRefusal.roleNotAllowed) {
            try settings.authenticatedRole(of: [login], asked: Self.other)
        }
        #expect(throws: IdentityPoolRefusal.ambiguousRole(provider: provider)) {
            try settings.authenticatedRole(of: [login], asked: nil)
        }
        login.roles = [Self.one]
        #expect(try settings.authenticatedRole(of: [login], asked: nil) == Self.one)
        settings.mappings[provider] = RoleChoice(.rules([]), else: .deny)
        #expect(throws: IdentityPoolRefusal.ambiguousRole(provider: provider)) {
            try settings.authenticatedRole(of: [login], asked: nil)
        }
        login.roles = []
        settings.mappings = [:]
        settings.authenticated = Self.other
        #expect(try settings.authenticatedRole(of: [login], asked: nil) == Self.other)
    }

    // RBAC-CLM-05, RBAC-CLM-06
    @Test(arguments: ["oidc-provider/login.example.com", "saml-provider/corp"])
    func `rules for other providers name any claim or attribute`(_ name: String) throws {
        let provider = "arn:aws:iam::123456789012:\(name)"
        let claims: Claims = [
            "department": "legal", "https://example.com/attributes/teams": .strings(["red", "blue"]),
        ]
        var settings = RoleSettings()
        for (claim, value, holds) in [
            ("department", "legal", true), ("department", "hr", false), ("Department", "legal", false),
            ("https://example.com/attributes/teams", "blue", true), ("teams", "blue", false),
        ] {
            let rule = RoleRule(claim, match: .equals, value: value, role: Self.one)
            settings.mappings[provider] = RoleChoice(.rules([rule]), else: .deny)
            let role = try? settings.authenticatedRole(of: [login(claims, key: provider)], asked: nil)
            #expect(role == (holds ? Self.one : nil), "\(claim) \(value)")
        }
    }

    // POOL-GCI-02, POOL-OVR-12, RBAC-TRU-02, CON-POOL-12
    @Test func `each kind of identity has its own role, and without one there are no credentials`() throws {
        var settings = settings(.token, else: .authenticatedRole)
        #expect(try settings.unauthenticatedRole(asked: nil) == "arn:unauthenticated")
        #expect(throws: IdentityPoolRefusal.roleNotAllowed) { try settings.unauthenticatedRole(asked: "arn:one") }
        (settings.authenticated, settings.unauthenticated) = (nil, nil)
        #expect(throws: IdentityPoolRefusal.noRole) { try role(settings, [:]) }
        #expect(throws: IdentityPoolRefusal.noRole) { try settings.unauthenticatedRole(asked: nil) }
    }
}
