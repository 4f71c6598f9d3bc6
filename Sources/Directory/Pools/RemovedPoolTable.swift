import Kernel
import Storage

/// The statements on deleted pools whose contents are not fully deleted yet.
struct RemovedPoolTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    func insert(_ id: UserPoolID, at instant: Instant) throws {
        try tx.execute("INSERT INTO removed_pools (pool_id, removed_at) VALUES (\(id), \(instant))")
    }

    func contains(_ id: UserPoolID) throws -> Bool {
        try tx.first("SELECT pool_id FROM removed_pools WHERE pool_id = \(id)") != nil
    }

    func delete(_ id: UserPoolID) throws {
        try tx.execute("DELETE FROM removed_pools WHERE pool_id = \(id)")
    }

    func all() throws -> [UserPoolID] {
        try tx.fetch("SELECT pool_id FROM removed_pools ORDER BY pool_id").map { try $0.value("pool_id") }
    }
}
