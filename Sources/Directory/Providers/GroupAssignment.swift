package import Kernel
package import Storage

/// The groups in a provider's rules, each with whether the user must be a member.
package struct GroupAssignment: Sendable {
    /// Every group of the rules once, in their order, and whether a rule assigns it.
    private var groups: [(name: GroupName, isGiven: Bool)] = []

    /// - Parameter holds: Whether a rule applies to the user.
    package init(_ rules: [GroupRule], holds: (GroupRule) -> Bool) {
        var places: [GroupName: Int] = [:]
        for rule in rules {
            let place = places[rule.group] ?? groups.count
            if place == groups.count {
                places[rule.group] = place
                groups.append((rule.group, false))
            }
            if !groups[place].isGiven { groups[place].isGiven = holds(rule) }
        }
    }

    /// Updates the memberships of `user` in these groups; those in other groups stay. A deleted group is not created
    /// again.
    ///
    /// - Parameter maximum: In how many groups a user can be. Groups beyond it are left out, so that no rule keeps a
    ///   user from signing in.
    package func apply(to user: UserID, in pool: UserPoolID, upTo maximum: Int, _ tx: any Transaction) throws {
        guard !groups.isEmpty else { return }
        let table = MembershipTable(tx)
        var current = Set(try table.groups(of: user, in: pool).map(\.name))
        for group in groups where !group.isGiven && current.contains(group.name) {
            try table.delete(user, from: group.name, in: pool)
            current.remove(group.name)
        }
        for group in groups where group.isGiven && !current.contains(group.name) && current.count < maximum {
            guard try GroupTable(tx).exists(group.name, in: pool) else { continue }
            try table.insert(user, into: group.name, in: pool)
            current.insert(group.name)
        }
    }
}
