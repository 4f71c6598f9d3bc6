import Directory
package import Kernel
import Storage

/// Roles, role mappings and principal tags of identity pools.
extension IdentityPoolAdministration {
    /// Replaces the pool's roles and role mappings.
    ///
    /// - Returns: The claims of rules that users can write, to warn the operator.
    /// - Throws: `IdentityPoolRefusal.notFound`, or `InvalidInput`.
    package func setRoles(_ roles: RoleSettings, of id: IdentityPoolID) async throws -> [WritableClaim] {
        let pool = try await change(id) { [self] pool in
            try roles.check(
                pool.settings, providers: Self.mappingKeys(pool.settings), maxRules: quotas.rulesPerProvider)
            pool.roles = roles
        }
        var found: [WritableClaim] = []
        for provider in pool.settings.userPools {
            guard let userPool = names.pool(named: provider.name) else { continue }
            do {
                found += roles.writableClaims(
                    of: provider, client: try await settings.client(provider.client),
                    pool: try await settings.pool(userPool))
            } catch is MissingResource { continue }
        }
        return found
    }

    /// Sets which claims of a provider's tokens become tags.
    ///
    /// - Throws: `IdentityPoolRefusal.notFound`, or `InvalidInput` if the pool has no such provider.
    package func setTagMap(_ map: PrincipalTagMap, for provider: String, of id: IdentityPoolID) async throws {
        try await change(id) { pool in
            try Self.require(provider, in: pool.settings)
            pool.tagMaps[provider] = map
        }
    }

    /// Which claims of a provider's tokens become tags.
    ///
    /// - Throws: As `setTagMap` does, and `IdentityPoolRefusal.noPrincipalTags` if that was never set.
    package func tagMap(for provider: String, of id: IdentityPoolID) async throws -> PrincipalTagMap {
        let pool = try await require(id)
        try Self.require(provider, in: pool.settings)
        guard let map = pool.tagMap(for: provider) else { throw IdentityPoolRefusal.noPrincipalTags(provider) }
        return map
    }

    private static func require(_ provider: String, in settings: IdentityPoolSettings) throws {
        let userPools = settings.userPools.map(\.name)
        guard (userPools + mappingKeys(settings)).contains(where: { $0.hasSameBytes(as: provider) }) else {
            throw InvalidInput("\(provider) is not a provider of the identity pool.")
        }
    }

    /// The keys that role mappings may have.
    private static func mappingKeys(_ settings: IdentityPoolSettings) -> [String] {
        settings.samlProviders + Array(settings.loginProviders.keys) + settings.userPools.map(\.mappingKey)
            + settings.openIDProviders.flatMap { [$0, OpenIDProviderARN.name(in: $0)].compactMap(\.self) }
    }
}

extension IdentityPoolRecord {
    func tagMap(for provider: String) -> PrincipalTagMap? {
        tagMaps.first { $0.key.hasSameBytes(as: provider) }?.value
    }
}
