import Cryptography
import Directory
import Federation
import Tokens
import UserPoolAPI

extension PoolServices {
    /// The dependencies of the operations about pools and what belongs to them.
    init(
        _ configuration: Configuration, on store: OpenStore, settings: SettingsCache, crypto: CryptoPool,
        functions: FunctionServices, providerMetadata: ProviderMetadataSource
    ) {
        self.init(
            database: store.database, tables: storedTables, world: store.world, settings: settings,
            cipher: store.cipher,
            samlKeys: SAMLSigningKeys(
                database: store.database, world: store.world, cipher: store.cipher, crypto: crypto),
            providerMetadata: providerMetadata, region: configuration.region, publicURL: configuration.publicURL,
            certificates: Set(configuration.domains.certificates.keys), quotas: configuration.quotas,
            groupDeletion: configuration.groupDeletion,
            triggers: TriggerCheck(functions.runner, hasSenderKey: configuration.triggers.senderKey != nil),
            senders: configuration.gateways.permittedSenders)
    }
}
