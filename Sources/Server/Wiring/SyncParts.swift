import AccessControl
import HTTPServer
import IdentityPools
import Kernel
import Logging
import Sync
import SyncAPI
import Wire

/// The parts that serve sync, and how they are wired.
struct SyncParts: Sendable {
    /// The service that the trust policies of roles for streams and push messages name.
    static let principal = "cognito-sync.amazonaws.com"

    /// All operations that are built.
    let operations: [any Operation]
    /// The streams of pools.
    let streams: StreamParts
    /// The requests that wait for changes.
    let changes: ChangeFeed
    /// Export and import.
    let transfer: SyncTransfer
    /// The messages to devices.
    let push: PushParts

    /// - Parameters:
    ///   - identities: The identities of pools.
    ///   - functions: Calls the functions of sync triggers, and the targets of streams and platform applications.
    ///   - roles: Checks what the roles of streams and applications allow.
    init(
        _ configuration: Configuration, on store: OpenStore, identities: Identities, functions: FunctionServices,
        roles: ServiceRoles, log: Logger
    ) {
        let (database, world) = (store.database, store.world)
        let port = SyncIdentities(identities)
        changes = ChangeFeed(
            database, identities: port,
            limits: WaitingRequests.Limits(maxWaiting: HTTPLimits.ofPublicPort(configuration).maxWaiting))
        let trigger = SyncTrigger(database, runner: functions.runner, world: world) { function, error in
            let outcome = TriggerOutcome(.failure(error)).rawValue
            log.warning("sync trigger not answered", metadata: ["function": "\(function)", "outcome": "\(outcome)"])
        }
        streams = StreamParts(configuration, on: store, identities: port, functions: functions, roles: roles, log: log)
        transfer = SyncTransfer(configuration, on: store, identities: port)
        push = PushParts(configuration, on: store, identities: port, functions: functions, roles: roles, log: log)
        operations = SyncOperations.all(
            SyncServices(
                datasets: Datasets(database, world: world, identities: port, changes: changes),
                records: Records(
                    database, world: world, quotas: configuration.quotas, identities: port,
                    sessions: SyncSessions(store.cipher, world: world), trigger: trigger,
                    changes: changes),
                settings: SyncPoolSettings(database, identities: port), trigger: trigger,
                streams: streams.settings, bulk: streams.bulk, changes: changes, push: push.settings,
                devices: push.devices))
    }
}

/// The parts that the commands use to export and import the data of identities.
struct SyncTransfer: Sendable {
    let export: DatasetExport
    let `import`: DatasetImport

    init(_ configuration: Configuration, on store: OpenStore, identities: SyncIdentities) {
        export = DatasetExport(store.database, identities: identities)
        `import` = DatasetImport(
            store.database, world: store.world, quotas: configuration.quotas, identities: identities,
            author: configuration.account.id)
    }
}

extension SyncIdentities {
    /// The identities of identity pools.
    init(_ identities: Identities) {
        self.init(
            hasPool: { try IdentityPoolTable($1).exists($0) },
            isEnabled: { try identities.isEnabled($0, in: $1, $2) },
            pools: { region, after, limit, tx in
                try IdentityPoolTable(tx).list(in: region, after: after, limit: limit).map(\.id)
            })
    }
}

extension IdentityData {
    /// Datasets follow their identities.
    static let datasets = IdentityData(
        merge: { try MovedDatasets.merge($0.source, into: $0.target, in: $0.pool, at: $0.now, $1) },
        delete: { try MovedDatasets.delete($0.identity, in: $0.pool, at: $0.now, $1) })
}
