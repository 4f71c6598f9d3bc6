import Cryptography
import Federation
import Kernel

/// Gives a role to users by a claim of their token (RBAC-RUL-01).
public struct RoleRule: Codable, Sendable, Equatable {
    /// How the claim is compared.
    public enum Match: String, Codable, Sendable {
        case equals = "Equals"
        case contains = "Contains"
        case startsWith = "StartsWith"
        case notEqual = "NotEqual"
    }

    /// The claim's name; of a custom attribute with its prefix (RBAC-RUL-07).
    public var claim: String
    /// How the claim is compared.
    public var match: Match
    /// What the claim is compared with.
    public var value: String
    /// The role's ARN.
    public var role: String

    /// A rule.
    public init(_ claim: String, _ match: Match, _ value: String, role: String) {
        (self.claim, self.match, self.value, self.role) = (claim, match, value, role)
    }

    /// Whether the rule holds for a token with `claims`, compared by bytes. No rule holds for an absent claim, also not
    /// `NotEqual` (RBAC-RUL-06). A list matches by any of its values; it differs from a value that it does not have.
    func holds(for claims: Claims) -> Bool {
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

/// Looks for bytes within bytes, in a time that grows with their sum (Knuth, Morris and Pratt, 1977).
enum ByteSearch {
    static func contains(_ part: String, in text: String) -> Bool {
        let (part, borders) = (Array(part.utf8), borders(of: Array(part.utf8)))
        guard !part.isEmpty else { return true }
        var matched = 0
        for byte in text.utf8 {
            while matched > 0, part[matched] != byte { matched = borders[matched - 1] }
            if part[matched] == byte { matched += 1 }
            if matched == part.count { return true }
        }
        return false
    }

    /// For each beginning of `part`, the length of the longest shorter beginning that it ends with.
    private static func borders(of part: [UInt8]) -> [Int] {
        var borders = [Int](repeating: 0, count: part.count)
        var length = 0
        for index in part.indices.dropFirst() {
            while length > 0, part[length] != part[index] { length = borders[length - 1] }
            if part[length] == part[index] { length += 1 }
            borders[index] = length
        }
        return borders
    }
}
