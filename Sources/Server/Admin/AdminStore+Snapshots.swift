import Federation
import IdentityPools
import Kernel
import Transfer

/// Snapshots of pools of both kinds.
extension AdminStore {
    /// The tables that snapshots of pools of `kind` have.
    func snapshotSchema(of kind: SnapshotKind) throws -> SnapshotSchema {
        try SnapshotSchema(storedTables, history: history, kind: kind)
    }

    func snapshotReader(of kind: SnapshotKind, withSessions: Bool) throws -> SnapshotReader {
        SnapshotReader(
            store.database, pools: snapshotPools(of: kind), schema: try snapshotSchema(of: kind), cipher: store.cipher,
            withSessions: withSessions)
    }

    func poolImports(of kind: SnapshotKind) throws -> PoolImports {
        try PoolImports(store, pools: snapshotPools(of: kind))
    }

    /// Requires that every node of the store hashes under the keys of pools: a snapshot has the key of its pool.
    ///
    /// - Throws: `SnapshotRefusal.upgradeUnfinished`.
    func requirePoolHashKeys() async throws {
        guard try await store.adoptPoolHashKeys() else { throw SnapshotRefusal.upgradeUnfinished }
    }

    private func snapshotPools(of kind: SnapshotKind) -> SnapshotPools {
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
    /// Notes the pool that a command names for the audit record; text that is not an id is not recorded.
    func note(_ pool: String) {
        switch self {
        case .userPool: _ = UserPoolID.noted(pool)
        case .identityPool:
            let id = IdentityPoolID(rawValue: pool)
            if id.isPlausible { AuditContext.note(id) }
        }
    }

    /// The region that the id of a pool begins with.
    func region(of pool: String) -> String {
        switch self {
        case .userPool: UserPoolID(rawValue: pool).region
        case .identityPool: IdentityPoolID(rawValue: pool).region
        }
    }
}
