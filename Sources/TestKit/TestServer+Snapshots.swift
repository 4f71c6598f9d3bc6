import IdentityPools
import Kernel
import Sync
package import Transfer

extension TestServer {
    /// The identity pools, as snapshots read and write them.
    package var snapshotsOfIdentityPools: SnapshotPools {
        SnapshotPools(
            .identityPool, exists: { try IdentityPoolTable($1).exists(IdentityPoolID(rawValue: $0)) },
            admission: { [identities] pool in
                let id = IdentityPoolID(rawValue: pool)
                let check = ImportedIdentities(identities).check(of: id)
                return { row, tx in
                    try check(row, tx)
                    return try ImportedSync.counted(row, in: id, tx)
                }
            },
            requireReadable: { pool, tx in
                let id = IdentityPoolID(rawValue: pool)
                _ = try IdentityPoolTable(tx).require(id)
                try ImportedSync.requireReadable(id, tx)
            },
            removal: SnapshotPools.Removal(
                isRunning: { try IdentityPoolAdministration.isBeingCleared(IdentityPoolID(rawValue: $0), $1) },
                begin: { try IdentityPoolAdministration.clearLater(IdentityPoolID(rawValue: $0), at: $1, $2) },
                advance: { [administration = identityPools()] pool in
                    try await administration.clearSome(of: IdentityPoolID(rawValue: pool))
                }))
    }
}
