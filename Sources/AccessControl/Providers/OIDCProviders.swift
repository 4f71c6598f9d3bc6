import Kernel
import Storage
package import Wire

/// Creates, changes and deletes OpenID Connect providers of the account.
package struct OIDCProviders: Sendable {
    private let store: IAMStore

    package init(_ store: IAMStore) { self.store = store }

    /// Creates a provider (`CreateOpenIDConnectProvider`).
    ///
    /// - Throws: `TrustedProviderRefusal`, `IAMQuotaRefusal` or `InvalidInput`.
    package func create(
        url: String, clientIDs: [String] = [], thumbprints: [String] = [], tags: [IAMResourceTag] = []
    ) async throws -> OIDCProvider {
        try IAMTags.check(tags, atMost: store.quotas.tagsPerEntity)
        for id in clientIDs { try OIDCProvider.check(clientID: id) }
        try OIDCProvider.check(thumbprints: thumbprints)
        let provider = OIDCProvider(
            url: try OIDCProvider.url(url), clientIDs: [], thumbprints: thumbprints, createdAt: store.world.now())
        let filled = try adding(clientIDs, to: provider)
        return try await store.database.write { [maximum = store.quotas.oidcProviders] tx in
            try OIDCProviderTable(tx).insert(filled)
            try IAMTagTable(tx).put(tags, on: filled.tagOwner)
            guard try OIDCProviderTable(tx).count(upTo: maximum + 1) <= maximum else {
                throw IAMQuotaRefusal.exceeded("OpenIdConnectProvidersPerAccount", maximum)
            }
            var created = filled
            created.tags = try IAMTagTable(tx).all(of: filled.tagOwner)
            return created
        }
    }

    private func adding(_ clientIDs: [String], to provider: OIDCProvider) throws -> OIDCProvider {
        var provider = provider
        for id in clientIDs where !provider.clientIDs.contains(where: { $0.hasSameBytes(as: id) }) {
            provider.clientIDs.append(id)
            let maximum = store.quotas.clientIDsPerOIDCProvider
            guard provider.clientIDs.count <= maximum else {
                throw IAMQuotaRefusal.exceeded("ClientIdsPerOpenIdConnectProvider", maximum)
            }
        }
        return provider
    }

    /// The provider with this ARN (`GetOpenIDConnectProvider`).
    ///
    /// - Throws: `TrustedProviderRefusal.noSuchOIDCProvider`.
    package func get(_ arn: String) async throws -> OIDCProvider {
        try await store.database.read { [account = store.accountID] tx in
            var provider = try Self.require(arn, account: account, table: OIDCProviderTable(tx))
            provider.tags = try IAMTagTable(tx).all(of: provider.tagOwner)
            return provider
        }
    }

    /// All providers, ordered by URL, without tags (`ListOpenIDConnectProviders`). The quota limits their number.
    package func list() async throws -> [OIDCProvider] {
        try await store.database.read { try OIDCProviderTable($0).list(limit: IAMQuotas.max.oidcProviders) }
    }

    /// Deletes a provider, if it exists (`DeleteOpenIDConnectProvider`).
    package func delete(_ arn: String) async throws {
        guard let named = IAMResource(arn: arn, in: store.accountID, kind: .oidcProvider) else {
            throw TrustedProviderRefusal.noSuchOIDCProvider(arn: arn)
        }
        try await store.database.write { tx in
            guard let provider = try OIDCProviderTable(tx).find(named.name) else { return }
            try IAMTagTable(tx).deleteAll(of: provider.tagOwner)
            try OIDCProviderTable(tx).delete(provider.url)
        }
    }

    /// Adds an audience, if it is missing (`AddClientIDToOpenIDConnectProvider`).
    ///
    /// - Throws: `TrustedProviderRefusal` or `IAMQuotaRefusal`.
    package func add(clientID: String, to arn: String) async throws {
        try OIDCProvider.check(clientID: clientID)
        try await change(arn) { $0 = try adding([clientID], to: $0) }
    }

    /// Removes an audience, if the provider has it (`RemoveClientIDFromOpenIDConnectProvider`).
    ///
    /// - Throws: `TrustedProviderRefusal.noSuchOIDCProvider`.
    package func remove(clientID: String, from arn: String) async throws {
        try await change(arn) { $0.clientIDs.removeAll { $0.hasSameBytes(as: clientID) } }
    }

    /// Replaces the thumbprints (`UpdateOpenIDConnectProviderThumbprint`).
    ///
    /// - Throws: `TrustedProviderRefusal`.
    package func update(thumbprints: [String], of arn: String) async throws {
        try OIDCProvider.check(thumbprints: thumbprints)
        try await change(arn) { $0.thumbprints = thumbprints }
    }

    private func change(
        _ arn: String, change: @escaping @Sendable (inout OIDCProvider) throws -> Void
    ) async throws {
        try await store.database.write { [account = store.accountID] tx in
            var provider = try Self.require(arn, account: account, table: OIDCProviderTable(tx))
            try change(&provider)
            try OIDCProviderTable(tx).update(provider)
        }
    }

    private static func require(_ arn: String, account: String, table: OIDCProviderTable) throws -> OIDCProvider {
        guard let named = IAMResource(arn: arn, in: account, kind: .oidcProvider),
            let provider = try table.find(named.name)
        else { throw TrustedProviderRefusal.noSuchOIDCProvider(arn: arn) }
        return provider
    }
}
