import AccessControl
package import Console
import Directory
import Kernel
import Storage
import Tokens

/// The nodes of a store, the store itself, the keys, the quotas and the settings.
package struct GetServerState: AdminCommand {
    package init() {}

    package func perform(on store: AdminStore) async throws -> ServerReport {
        let configuration = store.configuration
        let start = store.world.now().advanced(seconds: -NodeHeartbeat.freshness)
        let nodes = try await store.database.read { try StoreNodeTable($0).list(since: start) }
        let isEmbedded = configuration.isEmbedded
        return ServerReport(
            version: Release.version, nodes: nodes.map(ServerReport.Node.init),
            engine: isEmbedded ? "SQLite" : "PostgreSQL", appliedSteps: try await store.database.schemaStepCount(),
            knownSteps: history.count,
            storeBytes: isEmbedded ? DiskSpace.storeBytes(in: configuration.data) : nil,
            freeBytes: DiskSpace(of: configuration.data)?.free,
            oldestKey: try await store.keys.oldestCreation().map { CivilTime($0).timestamp },
            limits: configuration.quotas.shown,
            settings: configuration.shown.map { ServerReport.Given($0.name, value: $0.value, origin: $0.origin) })
    }
}

extension ServerReport.Node {
    fileprivate init(_ node: StoreNode) {
        self.init(
            id: node.id, version: node.version, steps: node.steps, startedAt: CivilTime(node.startedAt).timestamp,
            seenAt: CivilTime(node.seenAt).timestamp)
    }
}

extension Quotas {
    /// The quotas by their names.
    fileprivate var shown: [ServerReport.Limit] {
        let limits: [(String, Int)] = [
            ("user pools", pools), ("app clients of a pool", clientsPerPool), ("groups of a pool", groupsPerPool),
            ("groups of a user", groupsPerUser), ("resource servers of a pool", resourceServersPerPool),
            ("scopes of a resource server", scopesPerResourceServer),
            ("identity providers of a pool", identityProvidersPerPool),
            ("custom attributes of a pool", customAttributesPerPool), ("identity pools", identityPools),
            ("rules of a provider", rulesPerProvider), ("datasets of an identity", syncDatasets),
            ("records of a dataset", syncRecords), ("bytes of a dataset", syncBytes),
            ("bytes that wait for a stream", syncStreamBytes), ("devices of an identity", syncDevices),
        ]
        return limits.map { ServerReport.Limit($0.0, value: $0.1) }
    }
}
