import Cryptography
import Kernel
import Testing

@testable import IdentityPools

/// Rules that give roles by claims.
@Suite struct RoleRuleTests {
    private static let claims: Claims = [
        "sub": "u-1", "department": "Finance and tax", "custom:dept": "it", "level": 3,
        "cognito:groups": .strings(["readers", "writers"]), "empty": .list([]), "none": .null,
    ]

    private func matches(_ claim: String, _ match: RoleRule.Match, _ value: String) -> Bool {
        RoleRule(claim, match: match, value: value, role: "r").matches(Self.claims)
    }

    // RBAC-RUL-01, RBAC-RUL-02, RBAC-RUL-03, RBAC-RUL-04, RBAC-RUL-05
    @Test func `each type of match compares bytes`() {
        #expect(matches("department", .equals, "Finance and tax"))
        #expect(!matches("department", .equals, "Finance") && !matches("department", .equals, "finance and tax"))
        #expect(matches("department", .notEqual, "Finance") && !matches("department", .notEqual, "Finance and tax"))
        #expect(matches("department", .startsWith, "Finance") && !matches("department", .startsWith, "and"))
        #expect(matches("department", .contains, "and t") && matches("department", .contains, "tax"))
        #expect(!matches("department", .contains, "taxes") && !matches("department", .contains, "AND"))
        #expect(matches("level", .equals, "3"))
    }

    // RBAC-RUL-06
    @Test(arguments: ["absent", "empty", "none"]) func `no rule holds for an absent claim`(_ claim: String) {
        for match in [RoleRule.Match.equals, .notEqual, .startsWith, .contains] {
            #expect(!matches(claim, match, "x"), "\(match)")
        }
    }

    // RBAC-RUL-07, RBAC-CLM-01
    @Test func `custom attributes have their prefix, and groups match one by one`() {
        #expect(matches("custom:dept", .equals, "it") && !matches("dept", .equals, "it"))
        #expect(
            matches("cognito:groups", .equals, "writers") && !matches("cognito:groups", .equals, "readers, writers"))
        #expect(!matches("cognito:groups", .notEqual, "writers") && matches("cognito:groups", .notEqual, "owners"))
        #expect(matches("cognito:groups", .contains, "write") && matches("cognito:groups", .startsWith, "read"))
    }

    @Test func `text that looks the same and has other bytes differs`() {
        let claims: Claims = ["name": "caf\u{E9}"]
        #expect(!RoleRule("name", match: .equals, value: "cafe\u{301}", role: "r").matches(claims))
        #expect(!RoleRule("name", match: .contains, value: "e", role: "r").matches(claims))
    }
}
