package import Directory
package import IdentityPools
import Kernel
package import Sync

/// Sync.
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
    package var datasets: Datasets { Datasets(database, world: world, identities: syncIdentities) }

    /// The records of all datasets.
    package func records(_ quotas: Quotas = Quotas()) -> Records {
        Records(
            database, world: world, quotas: quotas, identities: syncIdentities,
            sessions: SyncSessions(cipher, world: world), trigger: syncTrigger)
    }

    /// The settings of pools for sync.
    package var syncSettings: SyncPoolSettings { SyncPoolSettings(database, identities: syncIdentities) }

    /// Calls the functions of sync triggers in `functions`.
    package var syncTrigger: SyncTrigger { SyncTrigger(database, functions, world: world) { _, _ in } }
}

extension IdentityData {
    /// Datasets follow their identities.
    package static let datasets = IdentityData(
        merge: { try MovedDatasets.merge($0.source, into: $0.target, in: $0.pool, at: $0.now, $1) },
        delete: { try MovedDatasets.delete($0, in: $1, at: $2, $3) })
}
