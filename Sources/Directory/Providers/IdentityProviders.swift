package import Cryptography
package import Kernel
package import Storage

/// Creates, changes and deletes identity providers (UP-FED-03).
///
/// The users of a deleted provider remain, but cannot sign in with it.
package struct IdentityProviders: Sendable {
    let database: any Database
    let world: World
    let quotas: Quotas
    let cipher: SecretCipher
    let cache: SettingsCache

    /// The providers in `database`.
    package init(
        _ database: any Database, world: World, quotas: Quotas = Quotas(), cipher: SecretCipher, cache: SettingsCache
    ) {
        self.database = database
        self.world = world
        self.quotas = quotas
        self.cipher = cipher
        self.cache = cache
    }

    /// Creates a provider.
    ///
    /// - Throws: `InvalidInput`, `ProviderRefusal`, `QuotaRefusal`, or `MissingResource` if the pool does not exist.
    package func create(
        _ name: String, kind: ProviderKind, in pool: UserPoolID, input: ProviderInput
    ) async throws -> IdentityProvider {
        try ProviderName.check(name, of: kind)
        try ProviderName.check(identifiers: input.identifiers ?? [])
        let details = try ProviderDetails(input.details ?? [:], of: kind)
        let instant = world.now()
        let provider = IdentityProvider(
            pool: pool, name: name, kind: kind, details: details.open,
            sealedSecrets: try seal(details.secrets, of: name, in: pool),
            attributeMapping: Self.complete(input.attributeMapping ?? [:], of: kind),
            identifiers: input.identifiers ?? [], createdAt: instant, modifiedAt: instant)
        try await database.write { [maximum = quotas.identityProvidersPerPool] tx in
            let owner = try PoolTable(tx).require(pool)
            try AttributeMapping.check(provider.attributeMapping, of: kind, in: owner.schema)
            // A taken name is reported before a used-up quota.
            try IdentityProviderTable(tx).insert(provider)
            guard try IdentityProviderTable(tx).count(in: pool, upTo: maximum + 1) <= maximum else {
                throw QuotaRefusal.identityProvidersPerPool(maximum)
            }
            try ProviderIdentifierTable(tx).replace(provider.identifiers, of: name, in: pool)
            if let metadata = input.metadata { try ProviderMetadataTable(tx).put(metadata, of: name, in: pool) }
        }
        cache.forgetProviders(of: pool)
        return provider
    }

    /// Replaces the members that `input` has. A masked secret stays as it is.
    ///
    /// - Throws: As `create` does.
    package func change(_ name: String, in pool: UserPoolID, to input: ProviderInput) async throws -> IdentityProvider {
        try input.identifiers.map(ProviderName.check(identifiers:))
        let instant = world.now()
        let changed = try await database.write { tx in
            let owner = try PoolTable(tx).require(pool)
            var provider = try IdentityProviderTable(tx).require(name, in: pool)
            if let given = input.details {
                let details = try ProviderDetails(given, of: provider.kind, keeping: try secrets(of: provider))
                provider.details = details.open
                provider.sealedSecrets = try seal(details.secrets, of: name, in: pool)
            }
            if let mapping = input.attributeMapping {
                provider.attributeMapping = Self.complete(mapping, of: provider.kind)
                try AttributeMapping.check(provider.attributeMapping, of: provider.kind, in: owner.schema)
            }
            provider.modifiedAt = instant
            if let identifiers = input.identifiers {
                provider.identifiers = identifiers
                try ProviderIdentifierTable(tx).replace(identifiers, of: name, in: pool)
            }
            try IdentityProviderTable(tx).update(provider)
            if let metadata = input.metadata { try ProviderMetadataTable(tx).put(metadata, of: name, in: pool) }
            return provider
        }
        cache.forgetProviders(of: pool)
        return changed
    }

    /// Deletes a provider with its identifiers and metadata.
    ///
    /// - Throws: `MissingResource` or `ProviderRefusal.notFound`.
    package func remove(_ name: String, in pool: UserPoolID) async throws {
        try await database.write { tx in
            try PoolTable(tx).requireExistence(pool)
            try IdentityProviderTable(tx).delete(name, in: pool)
            try ProviderIdentifierTable(tx).deleteAll(of: name, in: pool)
            try ProviderMetadataTable(tx).delete(of: name, in: pool)
        }
        cache.forgetProviders(of: pool)
    }

    /// The secrets among a provider's details.
    ///
    /// - Throws: `SealingError` if they cannot be opened.
    package func secrets(of provider: IdentityProvider) throws -> [String: String] {
        guard let sealed = provider.sealedSecrets else { return [:] }
        let plain = try cipher.open(sealed, .providerSecret, provider.pool.rawValue, provider.name)
        return try StoredJSON.value(String(decoding: plain, as: UTF8.self))
    }

    private func seal(_ secrets: [String: String], of name: String, in pool: UserPoolID) throws -> [UInt8]? {
        guard !secrets.isEmpty else { return nil }
        return try cipher.seal(
            Array(try StoredJSON.text(of: secrets).utf8), .providerSecret, pool.rawValue, name)
    }

    /// The username is always mapped, as Cognito shows it.
    private static func complete(_ mapping: [String: String], of kind: ProviderKind) -> [String: String] {
        guard kind != .saml, mapping["username"] == nil else { return mapping }
        return mapping.merging(["username": kind.subjectClaim]) { given, _ in given }
    }
}
