import Directory
import IdentityPools
import Kernel
import Storage
import Sync
import Transfer

extension PoolImports {
    /// Imports pools of a kind into `store`.
    ///
    /// - Throws: Only if the migrations cannot be read.
    init(_ store: OpenStore, pools: SnapshotPools) throws {
        self.init(
            store.database, pools: pools, schema: try SnapshotSchema(storedTables, history: history, kind: pools.kind),
            cipher: store.cipher, world: store.world)
    }
}

extension SnapshotPools {
    /// The identity pools of the store.
    static func identityPools(_ administration: IdentityPoolAdministration, identities: Identities) -> SnapshotPools {
        SnapshotPools(
            .identityPool, exists: { try IdentityPoolTable($1).exists(IdentityPoolID(rawValue: $0)) },
            admission: { pool in
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
            removal: Removal(
                isRunning: { try IdentityPoolAdministration.isBeingCleared(IdentityPoolID(rawValue: $0), $1) },
                begin: { try IdentityPoolAdministration.clearLater(IdentityPoolID(rawValue: $0), at: $1, $2) },
                advance: { try await administration.clearSome(of: IdentityPoolID(rawValue: $0)) }))
    }
}
