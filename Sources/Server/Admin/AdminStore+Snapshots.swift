import Transfer

extension AdminStore {
    /// The tables that snapshots of pools have.
    var snapshots: SnapshotSchema { get throws { try SnapshotSchema(storedTables, history: history) } }

    var snapshotReader: SnapshotReader {
        get throws { SnapshotReader(store.database, schema: try snapshots, sealer: store.sealer) }
    }

    var poolImports: PoolImports { get throws { try PoolImports(store, pools: userPools) } }
}
