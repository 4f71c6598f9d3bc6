package import Kernel
import Storage

/// The address that a provider redirects browsers to.
package enum ProviderCallback: String, CaseIterable, Sendable {
    /// The address for all providers, as in Cognito.
    case shared
    /// The provider's own address. The response of one provider can then not be confused with that of another (RFC
    /// 9700, section 4.4.2.2).
    case own
}

extension IdentityProviders {
    /// Changes the address that the provider redirects browsers to. Cognito's API has no such setting, and its changes
    /// keep it.
    ///
    /// - Throws: `MissingResource`, `ProviderRefusal.notFound`, or `InvalidInput` for a SAML provider, whose signed
    ///   responses name their issuer.
    package func setCallback(
        _ callback: ProviderCallback, of name: String, in pool: UserPoolID
    ) async throws -> IdentityProvider {
        let instant = world.now()
        let changed = try await database.write { tx in
            try PoolTable(tx).requireExistence(pool)
            var provider = try IdentityProviderTable(tx).require(name, in: pool)
            guard provider.kind != .saml else { throw InvalidInput("A SAML provider has no redirect URI.") }
            guard provider.callback != callback else { return provider }
            (provider.callback, provider.modifiedAt) = (callback, instant)
            try IdentityProviderTable(tx).setCallback(of: provider)
            return provider
        }
        cache.forgetProviders(of: pool)
        return changed
    }
}
