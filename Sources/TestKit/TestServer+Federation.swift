import Authentication
package import Directory
package import Federation
package import Kernel
package import Tokens
import Triggers

/// Identity providers, and sign-ins with them.
extension TestServer {
    /// Creates and changes identity providers.
    package var identityProviders: IdentityProviders { identityProviders(Quotas()) }

    /// Creates and changes identity providers, within `quotas`.
    package func identityProviders(_ quotas: Quotas) -> IdentityProviders {
        IdentityProviders(database, world: world, quotas: quotas, cipher: cipher, cache: settings)
    }

    /// The connectors to identity providers, whose requests `provider` answers.
    package func federation(_ provider: TestProvider) -> Connectors {
        let keys = samlKeys
        return Connectors(
            identityProviders, client: provider.client, metadata: metadataSource(provider.client),
            samlKey: { try await keys.key(of: $0) }, reading: TestKeys.crypto, world: world)
    }

    /// Exchanges refresh tokens after `renewal` has renewed the user's provider tokens.
    package func refresh(after renewal: @escaping TokenIssuer.AttributeRenewal) -> Refresh {
        let tokens = TokenIssuer(
            keys: keys, crypto: TestKeys.crypto, world: world, publicURL: PublicURL(Self.publicURL),
            customizations: TriggerInvoker(functions, world: world).tokenCustomizations, renewal: renewal)
        return Refresh(tokens, settings: settings, cipher: cipher, database: database, world: world)
    }

    /// The metadata of SAML providers, fetched by `client`.
    package func metadataSource(
        _ client: ProviderClient, report: @escaping @Sendable (FailedMetadata) -> Void = { _ in }
    ) -> ProviderMetadataSource {
        ProviderMetadataSource(database, client: client, world: world, cache: settings, report: report)
    }

    /// Adds the test provider to `pool`, with this mapping.
    package func addProvider(
        _ name: String = "Contoso", to pool: UserPoolID, mapping: [String: String] = ["email": "email"],
        identifiers: [String] = []
    ) async throws -> IdentityProvider {
        try await identityProviders.create(
            name, kind: .openIDConnect, in: pool,
            input: ProviderInput(
                details: TestProvider.details, attributeMapping: mapping, identifiers: identifiers))
    }
}
