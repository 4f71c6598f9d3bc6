import Directory
import Kernel

/// The operator's settings for a provider beyond Cognito's, without the rules for groups.
package struct GetProviderExtensions: AdminCommand {
    let provider: String
    let pool: String

    package init(provider: String, pool: String) { (self.provider, self.pool) = (provider, pool) }

    /// - Throws: `MissingResource` if the pool does not exist, and `ProviderRefusal.notFound`.
    package func perform(on store: AdminStore) async throws -> AdminProtocol.ProviderExtensions {
        AdminProtocol.ProviderExtensions(try await store.providers.require(provider, in: UserPoolID.noted(pool)))
    }
}
