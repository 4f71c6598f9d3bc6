package import Kernel
import Storage

extension IdentityProviders {
    /// Replaces the rules that put the provider's users into groups. Cognito's API has no such setting, and
    /// its changes keep them.
    ///
    /// - Returns: The rules.
    /// - Throws: `MissingResource`, `ProviderRefusal.notFound`, or `InvalidInput` for rules that are too many or too
    ///   long, for a group that the pool lacks, and for the group of a provider's users.
    package func setGroupRules(_ rules: [GroupRule], of name: String, in pool: UserPoolID) async throws -> [GroupRule] {
        try GroupRule.check(rules)
        let instant = world.now()
        try await database.write { tx in
            try PoolTable(tx).requireExistence(pool)
            let stored = try IdentityProviderTable(tx).require(name, in: pool).groupRules
            for rule in rules {
                guard try GroupTable(tx).exists(rule.group, in: pool) else {
                    throw InvalidInput("The pool has no group \(rule.group).")
                }
                guard !rule.group.rawValue.utf8.starts(with: ProviderGroup.prefix(of: pool).utf8) else {
                    throw InvalidInput("The group \(rule.group) is kept for the users of a provider.")
                }
            }
            guard rules != stored else { return }
            try IdentityProviderTable(tx).setGroupRules(rules, of: name, in: pool, now: instant)
        }
        cache.forgetProviders(of: pool)
        return rules
    }
}
