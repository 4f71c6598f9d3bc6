package import Kernel
import Storage
package import Wire

/// Creates, changes and deletes SAML providers of the account.
package struct IAMSAMLProviders: Sendable {
    /// Reads metadata and returns its expiry. Throws an error with the reason if it cannot be read.
    package typealias MetadataReading = @Sendable (_ metadata: String) throws -> Instant?

    private let store: IAMStore
    private let read: MetadataReading

    /// The providers in `store`; `read` parses their metadata.
    package init(_ store: IAMStore, metadata read: @escaping MetadataReading) {
        self.store = store
        self.read = read
    }

    /// The lengths that AWS allows, in characters.
    private static let metadataLengths = 1000...10_000_000

    /// Creates a provider (`CreateSAMLProvider`).
    ///
    /// - Throws: `TrustedProviderRefusal`, `IAMQuotaRefusal` or `InvalidInput`.
    package func create(
        _ name: String, metadata: String, tags: [IAMResourceTag] = []
    ) async throws -> IAMSAMLProvider {
        guard (1...128).contains(name.utf8.count),
            name.utf8.allSatisfy({ $0.isASCIIAlphanumeric || "._-".utf8.contains($0) })
        else { throw InvalidInput("The specified value for name is invalid.") }
        try IAMTags.check(tags, atMost: store.quotas.tagsPerEntity)
        let provider = IAMSAMLProvider(
            name: name, id: IAMUniqueID.samlProvider(from: store.world), metadata: metadata,
            validUntil: try validity(of: metadata), createdAt: store.world.now())
        return try await store.database.write { [maximum = store.quotas.samlProviders] tx in
            try IAMSAMLProviderTable(tx).insert(provider)
            try IAMTagTable(tx).put(tags, on: provider.tagOwner)
            guard try IAMSAMLProviderTable(tx).count(upTo: maximum + 1) <= maximum else {
                throw IAMQuotaRefusal.exceeded("SAMLProvidersPerAccount", maximum)
            }
            var created = provider
            created.tags = try IAMTagTable(tx).all(of: provider.tagOwner)
            return created
        }
    }

    private func validity(of metadata: String) throws -> Instant? {
        guard Self.metadataLengths.contains(metadata.unicodeScalars.count) else {
            throw TrustedProviderRefusal.invalidMetadata("it must have 1000 to 10000000 characters")
        }
        do { return try read(metadata) } catch { throw TrustedProviderRefusal.invalidMetadata("\(error)") }
    }

    /// The provider with this ARN (`GetSAMLProvider`).
    ///
    /// - Throws: `TrustedProviderRefusal.noSuchSAMLProvider`.
    package func get(_ arn: String) async throws -> IAMSAMLProvider {
        try await store.database.read { [account = store.accountID] tx in
            var provider = try Self.require(arn, account: account, table: IAMSAMLProviderTable(tx))
            provider.tags = try IAMTagTable(tx).all(of: provider.tagOwner)
            return provider
        }
    }

    /// All providers, ordered by name, without metadata and tags (`ListSAMLProviders`). The quota limits their number.
    package func list() async throws -> [IAMSAMLProvider] {
        try await store.database.read { try IAMSAMLProviderTable($0).list(limit: IAMQuotas.max.samlProviders) }
    }

    /// Replaces the metadata (`UpdateSAMLProvider`).
    ///
    /// - Throws: `TrustedProviderRefusal`.
    package func update(_ arn: String, metadata: String) async throws {
        let validUntil = try validity(of: metadata)
        try await store.database.write { [account = store.accountID] tx in
            var provider = try Self.require(arn, account: account, table: IAMSAMLProviderTable(tx))
            (provider.metadata, provider.validUntil) = (metadata, validUntil)
            try IAMSAMLProviderTable(tx).update(provider)
        }
    }

    /// Deletes a provider (`DeleteSAMLProvider`).
    ///
    /// - Throws: `TrustedProviderRefusal.noSuchSAMLProvider`.
    package func delete(_ arn: String) async throws {
        try await store.database.write { [account = store.accountID] tx in
            let provider = try Self.require(arn, account: account, table: IAMSAMLProviderTable(tx))
            try IAMTagTable(tx).deleteAll(of: provider.tagOwner)
            try IAMSAMLProviderTable(tx).delete(provider.name)
        }
    }

    private static func require(
        _ arn: String, account: String, table: IAMSAMLProviderTable
    ) throws -> IAMSAMLProvider {
        guard let named = IAMResource(arn: arn, in: account, kind: .samlProvider),
            let provider = try table.find(named.name)
        else { throw TrustedProviderRefusal.noSuchSAMLProvider(arn: arn) }
        return provider
    }
}
