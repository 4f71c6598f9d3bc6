import ArgumentParser
import Server

/// The options of `martlet serve` about quotas, and about what administrators may do in pools.
struct PoolOptions: ParsableArguments {
    @Option(help: "Cognito's quotas of today or of guide-2018. (default: today)")
    var quotas: String?
    @Option(help: "User pools of a region at most, up to 100000. (default: 1000)")
    var quotaPools: String?
    @Option(help: "App clients of a pool at most, up to 10000. (default: 1000)")
    var quotaClientsPerPool: String?
    @Option(help: "Groups of a pool at most, up to 10000. (default: 10000)")
    var quotaGroupsPerPool: String?
    @Option(help: "Groups of a user at most, up to 100. (default: 100)")
    var quotaGroupsPerUser: String?
    @Option(help: "Resource servers of a pool at most, up to 300. (default: 25)")
    var quotaResourceServersPerPool: String?
    @Option(help: "Identity providers of a pool at most, up to 1000. (default: 300)")
    var quotaIdentityProvidersPerPool: String?
    @Option(help: "Scopes of a resource server at most, up to 100. (default: 100)")
    var quotaScopesPerResourceServer: String?
    @Option(help: "Identity pools of a region at most, up to 100000. (default: 1000)")
    var quotaIdentityPools: String?
    @Option(help: "Rules of an identity pool for one provider at most, up to 400. (default: 25)")
    var quotaRulesPerProvider: String?
    @Option(help: "Custom attributes of a pool at most, up to 50. (default: 50)")
    var quotaCustomAttributesPerPool: String?
    @Option(help: "Sync datasets of an identity at most, up to 1000. (default: 20)")
    var quotaSyncDatasets: String?
    @Option(help: "Records of a sync dataset at most, up to 10000. (default: 1024)")
    var quotaSyncRecords: String?
    @Option(help: "Bytes of a sync dataset at most, up to 16777216. (default: 1048576)")
    var quotaSyncBytes: String?
    @Option(help: "Bytes of a pool's records that may wait for its stream. (default: 268435456)")
    var quotaSyncStreamBytes: String?
    @Option(help: "Devices of an identity at most that messages go to, up to 100. (default: 20)")
    var quotaSyncDevices: String?
    @Flag(help: "Identity providers may have private addresses. (default: off; on with --dev)")
    var privateProviders = false
    @Option(help: "Delete groups with-members or only-when-empty. (default: with-members)")
    var groupDeletion: String?

    var flags: [Setting: String?] {
        [
            .quotas: quotas, .quotaPools: quotaPools, .quotaClientsPerPool: quotaClientsPerPool,
            .quotaGroupsPerPool: quotaGroupsPerPool, .quotaGroupsPerUser: quotaGroupsPerUser,
            .quotaResourceServersPerPool: quotaResourceServersPerPool,
            .quotaIdentityProvidersPerPool: quotaIdentityProvidersPerPool,
            .quotaIdentityPools: quotaIdentityPools, .quotaRulesPerProvider: quotaRulesPerProvider,
            .privateProviders: privateProviders ? "true" : nil,
            .quotaScopesPerResourceServer: quotaScopesPerResourceServer,
            .quotaCustomAttributesPerPool: quotaCustomAttributesPerPool, .groupDeletion: groupDeletion,
            .quotaSyncDatasets: quotaSyncDatasets, .quotaSyncRecords: quotaSyncRecords,
            .quotaSyncBytes: quotaSyncBytes, .quotaSyncStreamBytes: quotaSyncStreamBytes,
            .quotaSyncDevices: quotaSyncDevices,
        ]
    }
}
