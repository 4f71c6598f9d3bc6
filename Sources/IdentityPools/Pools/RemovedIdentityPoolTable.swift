import Kernel
import Storage

/// The statements on deleted identity pools whose contents are not fully deleted yet.
struct RemovedIdentityPoolTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    func insert(_ id: IdentityPoolID, at instant: Instant) throws {
        try tx.execute(
            "INSERT INTO removed_identity_pools (identity_pool_id, removed_at) VALUES (\(id), \(instant))")
    }

    func holds(_ id: IdentityPoolID) throws -> Bool {
        try tx.first("SELECT identity_pool_id FROM removed_identity_pools WHERE identity_pool_id = \(id)") != nil
    }

    func delete(_ id: IdentityPoolID) throws {
        try tx.execute("DELETE FROM removed_identity_pools WHERE identity_pool_id = \(id)")
    }

    func all() throws -> [IdentityPoolID] {
        try tx.fetch("SELECT identity_pool_id FROM removed_identity_pools ORDER BY identity_pool_id").map {
            try $0.value("identity_pool_id")
        }
    }
}
