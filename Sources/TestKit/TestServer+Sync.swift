package import Directory
package import IdentityPools
import Kernel
package import Sync

extension TestServer {
    /// The identities of identity pools, as sync asks for them.
    package var syncIdentities: SyncIdentities {
        SyncIdentities(
            hasPool: { try IdentityPoolTable($1).exists($0) },
            isEnabled: { [identities] in try identities.isEnabled($0, in: $1, $2) },
            pools: { region, after, limit, tx in
                try IdentityPoolTable(tx).list(in: region, after: after, limit: limit).map(\.id)
            })
    }

    /// The datasets of all identities.
    package var datasets: Datasets { datasets(changeFeed()) }

    /// The datasets of all identities, with the feed that waiting requests learn of deletions from.
    package func datasets(_ changes: ChangeFeed) -> Datasets {
        Datasets(database, world: world, identities: syncIdentities, changes: changes)
    }

    /// The feed that wakes requests which wait for changes.
    package func changeFeed(maxWaiting: Int = 100) -> ChangeFeed {
        ChangeFeed(
            database, identities: syncIdentities, limits: WaitingRequests.Limits(maxWaiting: maxWaiting))
    }

    /// The records of all datasets.
    package func records(_ quotas: Quotas = Quotas(), changes: ChangeFeed? = nil) -> Records {
        Records(
            database, world: world, quotas: quotas, identities: syncIdentities,
            sessions: SyncSessions(cipher, world: world), trigger: syncTrigger, changes: changes ?? changeFeed())
    }

    /// The sync settings of identity pools.
    package var syncSettings: SyncPoolSettings { SyncPoolSettings(database, identities: syncIdentities) }

    /// The contents of long records for streams.
    package var streamContents: StreamContents {
        StreamContents(database, cipher: cipher, world: world, publicURL: PublicURL(Self.publicURL))
    }

    /// The streams of pools, whose targets are in `functions`.
    ///
    /// - Parameter checkRole: Checks the permissions of a role; by default every role may do everything.
    package func streams(_ checkRole: @escaping StreamRoleCheck = { _, _ in nil }) -> SyncStreams {
        SyncStreams(
            database, world: world, identities: syncIdentities, runner: functions, account: Self.account,
            checkRole: checkRole)
    }

    /// Sends the waiting records to the targets in `functions`.
    package func streamSender(
        _ checkRole: @escaping StreamRoleCheck = { _, _ in nil },
        report: @escaping @Sendable (StreamReport) -> Void = { _ in }
    ) -> StreamSender {
        StreamSender(
            database, world: world, contents: streamContents, runner: functions, account: Self.account,
            checkRole: checkRole, report: report)
    }

    /// The platform applications of pools, whose targets are in `functions`.
    ///
    /// - Parameter checkRole: Checks the permissions of a role; by default every role may do everything.
    package func push(_ checkRole: @escaping PushRoleCheck = { _, _ in nil }) -> SyncPush {
        SyncPush(database, identities: syncIdentities, runner: functions, checkRole: checkRole)
    }

    /// The devices of identities.
    package func syncDevices(_ quotas: Quotas = Quotas()) -> SyncDevices {
        SyncDevices(database, world: world, quotas: quotas, identities: syncIdentities)
    }

    /// Sends the waiting messages of the applications with targets in `functions`.
    package func pushSender(
        _ checkRole: @escaping PushRoleCheck = { _, _ in nil },
        report: @escaping @Sendable (PushReport) -> Void = { _ in }
    ) -> PushSender {
        PushSender(database, world: world, runner: functions, checkRole: checkRole, report: report)
    }

    /// The bulk publishes of pools.
    package var bulkPublishing: BulkPublishing { BulkPublishing(database, world: world, identities: syncIdentities) }

    /// Calls the functions of sync triggers in `functions`.
    package var syncTrigger: SyncTrigger { SyncTrigger(database, runner: functions, world: world) { _, _ in } }
}

extension IdentityData {
    /// Datasets follow their identities.
    package static let datasets = IdentityData(
        merge: { try MovedDatasets.merge($0.source, into: $0.target, in: $0.pool, at: $0.now, $1) },
        delete: { try MovedDatasets.delete($0.identity, in: $0.pool, at: $0.now, $1) })
}
