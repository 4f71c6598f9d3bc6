package import Cryptography
package import Directory
import Kernel

extension Claims {
    /// The names and entries of all claims that are lists.
    package var lists: [String: [String]] {
        let lists = all.compactMap { claim -> (String, [String])? in
            guard case .list(let values) = claim.value else { return nil }
            return (claim.name, values.compactMap(\.attributeText))
        }
        return Dictionary(lists) { _, last in last }
    }
}

extension ExternalProfile {
    /// Sets the entries of the claims in `lists` whose text is still that of the entries. A text that was replaced, for
    /// example by the pool's function, is a single value, even if it looks like a list.
    package mutating func setLists(_ lists: [String: [String]]) {
        self.lists = lists.filter { name, entries in
            guard let text = claims[name], let original = ClaimValue.strings(entries).attributeText else {
                return false
            }
            return text.hasSameBytes(as: original)
        }
    }

    /// The values that rules compare: the entries of a list, or the text of any other claim; none for a missing one.
    package func values(of claim: String) -> [String] { lists[claim] ?? claims[claim].map { [$0] } ?? [] }
}

extension IdentityProvider {
    /// The groups that the rules assign to the user of `profile`, or remove from the user.
    package func groups(for profile: ExternalProfile) -> GroupAssignment {
        GroupAssignment(groupRules) { rule in profile.values(of: rule.claim).contains(where: rule.matches) }
    }

    /// For each claim in the rules, its values that match a rule. The rules decide the same with these values as with
    /// all, so a pending link keeps no others.
    package func matchingValues(in profile: ExternalProfile) -> [String: [String]] {
        Dictionary(grouping: groupRules, by: \.claim).mapValues { rules in
            guard let claim = rules.first?.claim else { return [] }
            return profile.values(of: claim).filter { value in rules.contains { $0.matches(value) } }
        }
    }
}
