import Directory
import Kernel

/// The settings about pools.
extension Configuration {
    /// All regions; the first is the default.
    static func regions(
        _ settings: Settings
    ) throws(ConfigurationError) -> (standard: String, others: [String]) {
        guard let given = settings[.region] else { return ("us-east-1", []) }
        let names = given.text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        guard let first = names.first, names.allSatisfy(SettingSyntax.isRegion) else {
            throw ConfigurationError(
                given, reason: "it is not a region such as us-east-1, nor a list such as us-east-1,eu-west-1")
        }
        guard Set(names).count == names.count else {
            throw ConfigurationError(given, reason: "it names a region twice")
        }
        return (first, Array(names.dropFirst()))
    }

    /// The quotas of the set that `--quotas` names, with the quotas that have settings of their own.
    static func quotas(_ settings: Settings) throws(ConfigurationError) -> Quotas {
        var quotas = try settings.choice(.quotas, else: QuotaSet.today).quotas
        for (setting, quota) in quotaSettings {
            quotas[keyPath: quota] = try settings.number(
                setting, in: 1...Quotas.maximum[keyPath: quota], else: quotas[keyPath: quota])
        }
        return quotas
    }

    private static var quotaSettings: [(Setting, WritableKeyPath<Quotas, Int>)] {
        [
            (.quotaPools, \.pools), (.quotaClientsPerPool, \.clientsPerPool),
            (.quotaGroupsPerPool, \.groupsPerPool), (.quotaGroupsPerUser, \.groupsPerUser),
            (.quotaResourceServersPerPool, \.resourceServersPerPool),
            (.quotaIdentityProvidersPerPool, \.identityProvidersPerPool),
            (.quotaScopesPerResourceServer, \.scopesPerResourceServer),
            (.quotaIdentityPools, \.identityPools), (.quotaRulesPerProvider, \.rulesPerProvider),
            (.quotaCustomAttributesPerPool, \.customAttributesPerPool), (.quotaSyncDatasets, \.syncDatasets),
            (.quotaSyncRecords, \.syncRecords), (.quotaSyncBytes, \.syncBytes),
            (.quotaSyncStreamBytes, \.syncStreamBytes), (.quotaSyncDevices, \.syncDevices),
        ]
    }
}
