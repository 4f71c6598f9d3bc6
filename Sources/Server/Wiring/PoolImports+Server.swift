import Directory
import Transfer

extension PoolImports {
    /// Imports into `store`.
    ///
    /// - Throws: Only if the migrations cannot be read.
    init(_ store: OpenStore, pools: Pools) throws {
        self.init(
            store.database, pools: pools, schema: try SnapshotSchema(storedTables, history: history),
            cipher: store.cipher, world: store.world)
    }
}
