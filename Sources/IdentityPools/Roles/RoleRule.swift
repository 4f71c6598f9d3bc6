import Cryptography
import Federation
import Kernel

/// Gives a role to users by a claim of their token (RBAC-RUL-01).
package struct RoleRule: Codable, Sendable, Equatable {
    /// How the claim is compared.
    package enum Match: String, Codable, Sendable {
        case equals = "Equals"
        case contains = "Contains"
        case startsWith = "StartsWith"
        case notEqual = "NotEqual"
    }

    /// The claim's name; of a custom attribute with its prefix (RBAC-RUL-07).
    package var claim: String
    /// How the claim is compared.
    package var match: Match
    /// The text that the claim is compared with.
    package var value: String
    /// The role's ARN.
    package var role: String

    package init(_ claim: String, match: Match, value: String, role: String) {
        (self.claim, self.match, self.value, self.role) = (claim, match, value, role)
    }

    /// Whether a token with `claims` matches the rule, compared by bytes. No rule matches an absent claim, not even
    /// `NotEqual` (RBAC-RUL-06). A list matches by any of its values; it differs from a value that it does not have.
    func matches(_ claims: Claims) -> Bool {
        guard let found = claims[claim] else { return false }
        let texts = Self.texts(found)
        guard !texts.isEmpty else { return false }
        return switch match {
        case .equals: texts.contains { $0.hasSameBytes(as: value) }
        case .notEqual: !texts.contains { $0.hasSameBytes(as: value) }
        case .startsWith: texts.contains { $0.utf8.starts(with: value.utf8) }
        case .contains: texts.contains { ByteSearch.contains(value, in: $0) }
        }
    }

    private static func texts(_ value: ClaimValue) -> [String] {
        guard case .list(let values) = value else { return value.attributeText.map { [$0] } ?? [] }
        return values.compactMap(\.attributeText)
    }
}
