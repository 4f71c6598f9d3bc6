import Directory
import Kernel

/// Replaces the rules that put the users of a provider into groups.
package struct SetGroupRules: AdminCommand {
    let provider: String
    let pool: String
    let groupRules: [AdminProtocol.GroupRule]

    package init(provider: String, pool: String, groupRules: [AdminProtocol.GroupRule]) {
        (self.provider, self.pool, self.groupRules) = (provider, pool, groupRules)
    }

    /// - Throws: `MissingResource` if the pool does not exist, `ProviderRefusal.notFound`, and `InvalidInput`.
    package func perform(on store: AdminStore) async throws -> [AdminProtocol.GroupRule] {
        let id = UserPoolID.noted(pool)
        AuditContext.note(entity: provider, as: "provider")
        return try await store.providers.setGroupRules(groupRules.map { try $0.rule }, of: provider, in: id)
            .map(AdminProtocol.GroupRule.init)
    }
}
