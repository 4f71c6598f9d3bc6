import Directory
import Kernel

extension AdminProtocol {
    /// Puts users of a provider into a group by a claim of the provider.
    package struct GroupRule: Codable, Sendable {
        /// The provider's name of the claim.
        package var claim: String
        /// How it is compared: `equals`, `contains` or `startsWith`.
        package var match: String
        /// The text that it is compared with.
        package var value: String
        /// The name of the group.
        package var group: String

        /// Reads a rule that has these members and no others, so that no condition is ignored.
        ///
        /// - Throws: `DecodingError`.
        package init(from decoder: any Decoder) throws {
            let members = try decoder.singleValueContainer().decode([String: String].self)
            guard members.count == 4, let claim = members["claim"], let match = members["match"],
                let value = members["value"], let group = members["group"]
            else {
                let words = "A group rule has the members claim, match, value and group."
                throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: words))
            }
            (self.claim, self.match, self.value, self.group) = (claim, match, value, group)
        }

        init(_ stored: Directory.GroupRule) {
            (claim, match) = (stored.claim, stored.match.rawValue)
            (value, group) = (stored.value, stored.group.rawValue)
        }

        /// The rule as the store has it.
        ///
        /// - Throws: `InvalidInput` for an unknown comparison.
        var rule: Directory.GroupRule {
            get throws {
                guard let match = Directory.GroupRule.Match(rawValue: match) else {
                    throw InvalidInput("match must be equals, contains or startsWith.")
                }
                return Directory.GroupRule(claim, match: match, value: value, group: GroupName(rawValue: group))
            }
        }
    }
}

extension AdminProtocol {
    /// The operator's settings for a provider that Cognito's API does not have. In a change, nil keeps a member.
    package struct ProviderExtensions: Codable, Sendable {
        /// The address that the provider redirects browsers to: a `ProviderCallback`.
        package var callback: String?

        /// A change that keeps every member.
        package init() {}

        init(_ stored: IdentityProvider) { callback = stored.callback.rawValue }

        /// The callback as the store has it; nil to keep the provider's.
        ///
        /// - Throws: `InvalidInput` for an unknown callback.
        var providerCallback: ProviderCallback? {
            get throws {
                guard let callback else { return nil }
                guard let known = ProviderCallback(rawValue: callback) else {
                    throw InvalidInput("callback must be shared or own.")
                }
                return known
            }
        }
    }
}
