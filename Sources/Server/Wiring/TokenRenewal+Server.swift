import Accounts
import Directory
import Federation
import Logging

extension TokenRenewal {
    /// Renews tokens of providers through `client`. Logs failures, which are not visible otherwise: the session is
    /// still refreshed.
    init(_ store: OpenStore, settings: SettingsCache, client: ProviderClient, log: Logger) {
        let providers = IdentityProviders(
            store.database, world: store.world, cipher: store.cipher, cache: settings)
        self.init(
            store.database, cipher: store.cipher, settings: settings,
            connectors: OAuthConnectors(providers, client: client, world: store.world), world: store.world
        ) { failed in
            log.warning(
                "provider tokens not renewed",
                metadata: [
                    "userPoolId": "\(failed.pool)", "sub": "\(failed.user)", "provider": "\(failed.provider)",
                    "reason": "\(failed.reason)",
                ])
        }
    }
}
