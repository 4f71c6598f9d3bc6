package import Kernel
package import Storage

/// The groups in a provider's rules, each with whether the user must be a member.
package struct GroupAssignment: Sendable {
    /// Every group of the rules once, in their order, and whether a rule assigns it.
    private var groups: [(name: GroupName, isAssigned: Bool)] = []

    /// The groups in `rules`.
    ///
    /// - Parameter applies: Whether a rule applies to the user.
    package init(_ rules: [GroupRule], where applies: (GroupRule) -> Bool) {
        var indices: [GroupName: Int] = [:]
        for rule in rules {
            let index = indices[rule.group] ?? groups.count
            if index == groups.count {
                indices[rule.group] = index
                groups.append((rule.group, false))
            }
            if !groups[index].isAssigned { groups[index].isAssigned = applies(rule) }
        }
    }

    /// The groups that a rule assigns.
    package var assigned: [GroupName] { groups.filter(\.isAssigned).map(\.name) }

    /// Updates the memberships of `user` in these groups; those in other groups stay. A deleted group is not created
    /// again.
    ///
    /// - Parameter maximum: In how many groups a user can be. Groups beyond it are left out, so that no rule keeps a
    ///   user from signing in.
    package func apply(to user: UserID, in pool: UserPoolID, upTo maximum: Int, _ tx: any Transaction) throws {
        guard !groups.isEmpty else { return }
        let table = MembershipTable(tx)
        var current = Set(try table.groups(of: user, in: pool).map(\.name))
        for group in groups where !group.isAssigned && current.contains(group.name) {
            try table.delete(user, from: group.name, in: pool)
            current.remove(group.name)
        }
        for group in groups where group.isAssigned && !current.contains(group.name) && current.count < maximum {
            guard try GroupTable(tx).exists(group.name, in: pool) else { continue }
            try table.insert(user, into: group.name, in: pool)
            current.insert(group.name)
        }
    }
}
