import Directory
import Federation
import Logging

extension ProviderMetadataSource {
    /// Fetches metadata with `client`. Logs failures, which are not visible otherwise: sign-ins continue with the last
    /// good metadata.
    init(_ store: OpenStore, settings: SettingsCache, client: ProviderClient, log: Logger) {
        self.init(store.database, client: client, world: store.world, cache: settings) { failed in
            log.warning(
                "provider metadata not fetched",
                metadata: [
                    "userPoolId": "\(failed.pool)", "provider": "\(failed.provider)", "reason": "\(failed.reason)",
                ])
        }
    }
}
