import Accounts
import Directory
import Federation
import Logging

extension TokenRenewal {
    /// Renews tokens of providers, which `client` asks. Nothing else tells of a failure: the session is refreshed.
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
