import Directory
import Kernel

/// Changes the operator's settings for a pool.
package struct SetPoolExtensions: AdminCommand {
    let pool: String
    /// Members that are nil stay unchanged.
    let extensions: AdminProtocol.PoolExtensions

    package init(pool: String, extensions: AdminProtocol.PoolExtensions) {
        (self.pool, self.extensions) = (pool, extensions)
    }

    /// - Throws: `MissingResource` if the pool does not exist, `InvalidInput`, and `ProviderRefusal.notFound`.
    package func perform(on store: AdminStore) async throws -> AdminProtocol.PoolExtensions {
        AdminProtocol.PoolExtensions(
            try await store.userPools.extend(UserPoolID.noted(pool), change: extensions.apply))
    }
}
