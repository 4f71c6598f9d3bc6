import Directory
import Kernel

/// The rules that put the users of a provider into groups.
package struct GetGroupRules: AdminCommand {
    let provider: String
    let pool: String

    package init(provider: String, pool: String) { (self.provider, self.pool) = (provider, pool) }

    /// - Throws: `MissingResource` if the pool does not exist, and `ProviderRefusal.notFound`.
    package func perform(on store: AdminStore) async throws -> [AdminProtocol.GroupRule] {
        try await store.providers.require(provider, in: UserPoolID.noted(pool)).groupRules
            .map(AdminProtocol.GroupRule.init)
    }
}
