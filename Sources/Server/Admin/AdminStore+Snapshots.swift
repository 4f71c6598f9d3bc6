import Federation
import IdentityPools
import Kernel
import Transfer

/// Snapshots of pools of both kinds.
extension AdminStore {
    /// The tables that snapshots of pools of `kind` have.
    func snapshots(_ kind: SnapshotKind) throws -> SnapshotSchema {
        try SnapshotSchema(storedTables, history: history, kind: kind)
    }

    func snapshotReader(_ kind: SnapshotKind, withSessions: Bool) throws -> SnapshotReader {
        SnapshotReader(
            store.database, pools: snapshotPools(kind), schema: try snapshots(kind), cipher: store.cipher,
            withSessions: withSessions)
    }

    func poolImports(_ kind: SnapshotKind) throws -> PoolImports { try PoolImports(store, pools: snapshotPools(kind)) }

    /// Requires that every node of the store knows the keys of pools.
    ///
    /// - Throws: `SnapshotRefusal.upgradeUnfinished`.
    func requirePoolHashKeys() async throws {
        guard try await store.usesPoolHashKeys() else { throw SnapshotRefusal.upgradeUnfinished }
    }

    private func snapshotPools(_ kind: SnapshotKind) -> SnapshotPools {
        switch kind {
        case .userPool:
            .userPools(
                userPools, cipher: store.cipher,
                admission: { [cipher = store.cipher] pool in
                    let id = UserPoolID(rawValue: pool)
                    return { row, _ in ImportedProviderSession.admitted(row, in: id, by: cipher) }
                })
        case .identityPool:
            .identityPools(
                IdentityPoolAdministration(
                    database, tables: storedTables, world: world,
                    names: UserPoolNames(publicURL: configuration.publicURL), settings: settings),
                identities: Identities(database, cipher: store.cipher, world: world, data: .datasets))
        }
    }
}

extension SnapshotKind {
    /// The region of a pool that a command names, as noted for the audit record.
    func notedRegion(of pool: String) -> String {
        switch self {
        case .userPool: return UserPoolID.noted(pool).region
        case .identityPool:
            let id = IdentityPoolID(rawValue: pool)
            if id.isPlausible { AuditContext.note(id) }
            return id.region
        }
    }
}
