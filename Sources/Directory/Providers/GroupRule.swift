package import Kernel

/// Puts users of a provider into a group by a claim of the provider.
package struct GroupRule: Codable, Sendable, Equatable {
    /// How a value of the claim is compared, always by bytes.
    package enum Match: String, Codable, CaseIterable, Sendable {
        case equals, contains, startsWith
    }

    /// The provider's name of the claim.
    package var claim: String
    /// How its values are compared.
    package var match: Match
    /// The value that they are compared with.
    package var value: String
    /// The group for users with a matching value.
    package var group: GroupName

    package init(_ claim: String, match: Match, value: String, group: GroupName) {
        (self.claim, self.match, self.value, self.group) = (claim, match, value, group)
    }

    /// Whether one value of the claim matches.
    package func matches(_ text: String) -> Bool {
        switch match {
        case .equals: text.hasSameBytes(as: value)
        case .contains: ByteSearch.contains(value, in: text)
        case .startsWith: text.utf8.starts(with: value.utf8)
        }
    }

    /// The most rules of a provider.
    package static let maxCount = 50
    /// The most characters of each text of a rule.
    package static let maxTextLength = 256

    /// Checks the rules as far as possible without the pool. An empty value would match every user.
    ///
    /// - Throws: `InvalidInput` for too many rules, and for a text that is empty or too long.
    static func check(_ rules: [GroupRule]) throws {
        guard rules.count <= maxCount else {
            throw InvalidInput("A provider can have at most \(maxCount) group rules.")
        }
        for (number, rule) in rules.enumerated() {
            for (name, text) in [("claim", rule.claim), ("value", rule.value), ("group", rule.group.rawValue)] {
                guard (1...maxTextLength).contains(text.unicodeScalars.count) else {
                    throw InvalidInput("Rule \(number + 1): \(name) must have 1 to \(maxTextLength) characters.")
                }
            }
        }
    }
}
