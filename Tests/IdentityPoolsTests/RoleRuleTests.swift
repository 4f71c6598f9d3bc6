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

    private func holds(_ claim: String, _ match: RoleRule.Match, _ value: String) -> Bool {
        RoleRule(claim, match: match, value: value, role: "r").holds(for: Self.claims)
    }

    // RBAC-RUL-01, RBAC-RUL-02, RBAC-RUL-03, RBAC-RUL-04, RBAC-RUL-05
    @Test func `each type of match compares bytes`() {
        #expect(holds("department", .equals, "Finance and tax"))
        #expect(!holds("department", .equals, "Finance") && !holds("department", .equals, "finance and tax"))
        #expect(holds("department", .notEqual, "Finance") && !holds("department", .notEqual, "Finance and tax"))
        #expect(holds("department", .startsWith, "Finance") && !holds("department", .startsWith, "and"))
        #expect(holds("department", .contains, "and t") && holds("department", .contains, "tax"))
        #expect(!holds("department", .contains, "taxes") && !holds("department", .contains, "AND"))
        #expect(holds("level", .equals, "3"))
    }

    // RBAC-RUL-06
    @Test(arguments: ["absent", "empty", "none"]) func `no rule holds for an absent claim`(_ claim: String) {
        for match in [RoleRule.Match.equals, .notEqual, .startsWith, .contains] {
            #expect(!holds(claim, match, "x"), "\(match)")
        }
    }

    // RBAC-RUL-07, RBAC-CLM-01
    @Test func `custom attributes have their prefix, and groups match one by one`() {
        #expect(holds("custom:dept", .equals, "it") && !holds("dept", .equals, "it"))
        #expect(holds("cognito:groups", .equals, "writers") && !holds("cognito:groups", .equals, "readers, writers"))
        #expect(!holds("cognito:groups", .notEqual, "writers") && holds("cognito:groups", .notEqual, "owners"))
        #expect(holds("cognito:groups", .contains, "write") && holds("cognito:groups", .startsWith, "read"))
    }

    @Test func `text that looks the same and has other bytes differs`() {
        let claims: Claims = ["name": "caf\u{E9}"]
        #expect(!RoleRule("name", match: .equals, value: "cafe\u{301}", role: "r").holds(for: claims))
        #expect(!RoleRule("name", match: .contains, value: "e", role: "r").holds(for: claims))
    }
}
