import Kernel

/// The providers that the clients of a pool may use (UP-ACS-03).
extension OAuthSettings {
    /// Whether users of the pool itself sign in through the client. A client whose providers were never specified does
    /// not accept others.
    package var takesOwnUsers: Bool { identityProviders.map { names in names.contains(where: Self.isOwn) } ?? true }

    /// Whether users of `provider` sign in through the client.
    package func takes(_ provider: IdentityProvider) -> Bool { takes(providerCalled: provider.name) }

    /// Whether users of the provider called `name` sign in through the client.
    func takes(providerCalled name: String) -> Bool {
        identityProviders?.contains { $0.hasSameBytes(as: name) } ?? false
    }

    /// Whether users of any provider sign in on the client's pages. Without a provider, the client does not have pages
    /// (UP-ACS-01).
    package var hasProviders: Bool { !(identityProviders ?? []).isEmpty }

    private static func isOwn(_ name: String) -> Bool { name.hasSameBytes(as: IdentityProvider.ownName) }
}

extension IdentityProvider {
    /// Whether `identifier` is one of the provider's, in any case (GUIDE-27).
    package func isCalled(_ identifier: String) -> Bool {
        guard identifier.unicodeScalars.count <= 40 else { return false }
        let wanted = ProviderName.folded(identifier)
        return identifiers.contains { ProviderName.folded($0).hasSameBytes(as: wanted) }
    }
}

extension SettingsCache {
    /// The identity providers that users of `client` may sign in with, ordered by name.
    package func providers(of client: Client) async throws -> [IdentityProvider] {
        let settings = client.settings.oauth
        guard settings.namesOtherProviders else { return [] }
        return try await providers(of: client.pool).filter(settings.takes)
    }
}
