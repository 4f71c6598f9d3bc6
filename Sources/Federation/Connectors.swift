import Cryptography
package import Directory
package import Kernel

/// The sign-ins with other providers.
package struct Connectors: Sendable {
    private let providers: IdentityProviders
    private let client: ProviderClient
    private let documents: ProviderDocuments
    private let metadata: ProviderMetadataSource
    private let samlKey: SAMLConnector.Key
    private let world: World

    /// - Parameters:
    ///   - providers: Opens the secrets of providers.
    ///   - metadata: Those of SAML providers.
    ///   - samlKey: Signs requests to SAML providers and decrypts their assertions.
    package init(
        _ providers: IdentityProviders, _ client: ProviderClient, metadata: ProviderMetadataSource,
        samlKey: @escaping SAMLConnector.Key, world: World
    ) {
        self.metadata = metadata
        self.samlKey = samlKey
        self.providers = providers
        self.client = client
        self.world = world
        documents = ProviderDocuments(client, world: world)
    }

    /// The connector that speaks with `provider`.
    ///
    /// - Throws: `SealingError` if its secrets cannot be opened.
    package func connector(of provider: IdentityProvider) throws -> Connector {
        switch provider.kind {
        case .openIDConnect, .google, .facebook, .amazon, .apple:
            .oauth(
                OAuthConnector(
                    provider: provider, secrets: try providers.secrets(of: provider), client: client,
                    documents: documents, world: world))
        case .saml: .saml(SAMLConnector(provider: provider, source: metadata, key: samlKey, world: world))
        }
    }
}
