package import Cryptography
package import Directory
import Kernel

extension Claims {
    /// Names and entries of all claims that are lists.
    package var lists: [String: [String]] {
        let lists = all.compactMap { claim -> (String, [String])? in
            guard case .list(let values) = claim.value else { return nil }
            return (claim.name, values.compactMap(\.attributeText))
        }
        return Dictionary(lists) { _, last in last }
    }
}

extension ExternalProfile {
    /// Takes the entries of those lists that the claims still have as text. What the text was replaced by is one value,
    /// whatever it looks like.
    package mutating func take(_ lists: [String: [String]]) {
        self.lists = lists.filter { name, entries in
            guard let text = claims[name], let own = ClaimValue.strings(entries).attributeText else { return false }
            return text.hasSameBytes(as: own)
        }
    }

    /// The values that rules compare: the entries of a list, or the text of any other claim.
    package func values(of claim: String) -> [String] { lists[claim] ?? claims[claim].map { [$0] } ?? [] }
}

extension IdentityProvider {
    /// The groups that the rules give to the user of `profile`, and take from the user.
    package func groups(for profile: ExternalProfile) -> GroupAssignment {
        GroupAssignment(groupRules) { rule in profile.values(of: rule.claim).contains(where: rule.holds) }
    }

    /// For each claim that rules name, the values that match a rule. By these alone the rules decide as by all.
    package func matchingValues(in profile: ExternalProfile) -> [String: [String]] {
        Dictionary(grouping: groupRules, by: \.claim).mapValues { rules in
            guard let claim = rules.first?.claim else { return [] }
            return profile.values(of: claim).filter { value in rules.contains { $0.holds(for: value) } }
        }
    }
}
