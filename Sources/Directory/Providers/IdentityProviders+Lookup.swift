package import Kernel
import Storage

extension IdentityProviders {
    /// The provider called `name`.
    ///
    /// - Throws: `MissingResource` or `ProviderRefusal.notFound`.
    package func require(_ name: String, in pool: UserPoolID) async throws -> IdentityProvider {
        try await database.read { tx in
            try PoolTable(tx).requireExistence(pool)
            return try IdentityProviderTable(tx).require(name, in: pool)
        }
    }

    /// The provider with this identifier, in any case (UP-FED-04, GUIDE-27).
    ///
    /// - Throws: `MissingResource` or `ProviderRefusal.identifierNotFound`.
    package func require(identifier: String, in pool: UserPoolID) async throws -> IdentityProvider {
        try await database.read { tx in
            try PoolTable(tx).requireExistence(pool)
            let name = try ProviderIdentifierTable(tx).require(identifier, in: pool)
            return try IdentityProviderTable(tx).require(name, in: pool)
        }
    }

    /// The providers of `pool`, ordered by name.
    ///
    /// - Throws: `MissingResource` if the pool does not exist.
    package func list(in pool: UserPoolID, after: Cursor?, limit: Int) async throws -> Page<IdentityProvider> {
        try await database.read { tx in
            try PoolTable(tx).requireExistence(pool)
            return try IdentityProviderTable(tx).list(in: pool, after: after, limit: limit)
        }
    }
}
