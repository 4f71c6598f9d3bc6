package import Kernel
import Storage

extension Pools {
    /// Changes the operator's settings beyond Cognito's. Writes nothing if the result is equal.
    ///
    /// - Throws: `MissingResource`, `ProviderRefusal.notFound` for a provider that the pool does not have, or
    ///   `InvalidInput` for values that pages cannot show.
    package func extend(
        _ id: UserPoolID, change: @escaping @Sendable (inout PoolExtensions) throws -> Void
    ) async throws -> PoolExtensions {
        let instant = world.now()
        let extensions = try await database.write { tx in
            var pool = try PoolTable(tx).require(id)
            let former = pool.extensions
            try change(&pool.extensions)
            guard pool.extensions != former else { return former }
            for name in pool.extensions.linkingProviders ?? [] {
                _ = try IdentityProviderTable(tx).require(name, in: id)
            }
            try pool.extensions.checkPages()
            pool.modifiedAt = instant
            return try PoolTable(tx).update(pool).extensions
        }
        cache.forget(id)
        return extensions
    }
}
