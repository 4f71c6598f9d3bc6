import Cryptography
package import Directory
package import Kernel

/// The sign-ins with other providers.
package struct Connectors: Sendable {
    private let providers: IdentityProviders
    private let client: ProviderClient
    private let documents: ProviderDocuments
    private let world: World

    /// - Parameter providers: Opens the secrets of providers.
    package init(_ providers: IdentityProviders, _ client: ProviderClient, world: World) {
        self.providers = providers
        self.client = client
        self.world = world
        documents = ProviderDocuments(client, world: world)
    }

    /// What speaks with `provider`.
    ///
    /// - Throws: `InvalidInput` for a kind that is not built, `SealingError`.
    package func connector(of provider: IdentityProvider) throws -> any Connector {
        switch provider.kind {
        case .openIDConnect, .google, .facebook, .amazon, .apple:
            OAuthConnector(
                provider: provider, secrets: try providers.secrets(of: provider), client: client,
                documents: documents, world: world)
        case .saml: throw InvalidInput("Sign-ins with SAML are not built yet.")
        }
    }
}
