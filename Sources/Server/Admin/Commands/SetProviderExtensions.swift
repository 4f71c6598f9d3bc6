import Directory
import Kernel

/// Changes the operator's settings for a provider.
package struct SetProviderExtensions: AdminCommand {
    let provider: String
    let pool: String
    /// Members that are nil stay unchanged.
    let extensions: AdminProtocol.ProviderExtensions

    package init(provider: String, pool: String, extensions: AdminProtocol.ProviderExtensions) {
        (self.provider, self.pool, self.extensions) = (provider, pool, extensions)
    }

    /// - Throws: `MissingResource` if the pool does not exist, `ProviderRefusal.notFound`, and `InvalidInput`.
    package func perform(on store: AdminStore) async throws -> AdminProtocol.ProviderExtensions {
        let id = UserPoolID.noted(pool)
        AuditContext.note(entity: provider, as: "provider")
        guard let callback = try extensions.providerCallback else {
            return AdminProtocol.ProviderExtensions(try await store.providers.require(provider, in: id))
        }
        return AdminProtocol.ProviderExtensions(
            try await store.providers.setCallback(callback, of: provider, in: id))
    }
}
