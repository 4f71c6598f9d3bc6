package import Cryptography
package import Directory
package import Kernel

/// The sign-ins with other providers.
package struct Connectors: Sendable {
    private let oauth: OAuthConnectors
    private let metadata: ProviderMetadataSource
    private let samlKey: SAMLConnector.Key
    private let reading: CryptoPool
    private let world: World

    /// - Parameters:
    ///   - providers: Opens the secrets of providers.
    ///   - metadata: The metadata of SAML providers.
    ///   - samlKey: Signs requests to SAML providers and decrypts their assertions.
    ///   - reading: The queue for reading SAML messages.
    package init(
        _ providers: IdentityProviders, client: ProviderClient, metadata: ProviderMetadataSource,
        samlKey: @escaping SAMLConnector.Key, reading: CryptoPool, world: World
    ) {
        self.metadata = metadata
        self.samlKey = samlKey
        self.reading = reading
        self.world = world
        oauth = OAuthConnectors(providers, client: client, world: world)
    }

    /// The connector for `provider`.
    ///
    /// - Throws: `SealingError` if its secrets cannot be opened.
    package func connector(of provider: IdentityProvider) throws -> Connector {
        switch provider.kind {
        case .openIDConnect, .google, .facebook, .amazon, .apple:
            .oauth(try oauth.connector(of: provider))
        case .saml:
            .saml(
                SAMLConnector(provider: provider, source: metadata, key: samlKey, reading: reading, world: world))
        }
    }
}

/// The connections to providers of OpenID Connect and OAuth 2.0.
package struct OAuthConnectors: Sendable {
    private let providers: IdentityProviders
    private let client: ProviderClient
    private let documents: ProviderDocuments
    private let world: World

    /// - Parameter providers: Opens the secrets of providers.
    package init(_ providers: IdentityProviders, client: ProviderClient, world: World) {
        (self.providers, self.client, self.world) = (providers, client, world)
        documents = ProviderDocuments(client, world: world)
    }

    /// The connector for `provider`, which is not a SAML provider.
    ///
    /// - Throws: `SealingError` if its secrets cannot be opened.
    package func connector(of provider: IdentityProvider) throws -> OAuthConnector {
        OAuthConnector(
            provider: provider, secrets: try providers.secrets(of: provider), client: client, documents: documents,
            world: world)
    }
}
