import Cryptography
import Directory
import Federation
import Messaging
import Tokens
import UserPoolAPI

extension Configuration {
    /// The operator's settings for the parts of user pools.
    var userPoolOptions: UserPoolParts.Options {
        var options = UserPoolParts.Options()
        (options.quotas, options.takesCommonPasswords) = (quotas, protection.takesCommonPasswords)
        options.codeLimits = CodeLimits(perPool: gateways.codesPerHour)
        options.maxSecondFactorFailures = protection.maxSecondFactorFailures
        options.eventRetention = protection.eventRetention
        options.compromisedPasswords = protection.compromisedPasswords
        options.servesAnalytics = eventLogs.kinds.contains(.project)
        return options
    }
}

extension PoolServices {
    /// The dependencies of the operations about pools and what belongs to them.
    init(
        _ configuration: Configuration, on store: OpenStore, settings: SettingsCache, crypto: CryptoPool,
        functions: FunctionServices, providerMetadata: ProviderMetadataSource
    ) {
        self.init(
            pools: Pools(
                store.database, tables: storedTables, world: store.world, region: configuration.region,
                quotas: configuration.quotas, cache: settings),
            database: store.database, world: store.world, settings: settings, cipher: store.cipher,
            samlKeys: SAMLSigningKeys(
                database: store.database, world: store.world, cipher: store.cipher, crypto: crypto),
            providerMetadata: providerMetadata, publicURL: configuration.publicURL,
            certificates: Set(configuration.domains.certificates.keys), quotas: configuration.quotas,
            groupDeletion: configuration.groupDeletion,
            triggers: TriggerCheck(functions.runner, hasSenderKey: configuration.triggers.senderKey != nil),
            senders: configuration.gateways.permittedSenders, logDestinations: configuration.eventLogs.kinds)
    }
}
