import Accounts
import Directory
import Federation

extension TokenRenewal {
    /// Renews tokens of providers, which `client` asks.
    init(_ store: OpenStore, _ settings: SettingsCache, _ client: ProviderClient) {
        let providers = IdentityProviders(
            store.database, world: store.world, cipher: store.cipher, cache: settings)
        self.init(
            store.database, store.cipher, settings: settings,
            connectors: OAuthConnectors(providers, client, world: store.world), world: store.world)
    }
}
