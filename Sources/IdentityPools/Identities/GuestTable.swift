import Kernel
import Storage

/// The statements on the stored data of guests without a row: the tags of pools, and the deleted ids.
struct GuestTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// The tag of a pool; nil before its first guest.
    func tag(of pool: IdentityPoolID) throws -> Int64? {
        try tx.first("SELECT tag FROM guest_tags WHERE identity_pool_id = \(pool) ORDER BY tag LIMIT 1")
            .map { try $0.value("tag") }
    }

    func pool(tag: Int64) throws -> IdentityPoolID? {
        try tx.first(
            """
            SELECT identity_pools.identity_pool_id FROM guest_tags JOIN identity_pools
            ON identity_pools.identity_pool_id = guest_tags.identity_pool_id WHERE guest_tags.tag = \(tag)
            """
        ).map { try $0.value("identity_pool_id") }
    }

    /// Gives a pool a tag.
    ///
    /// - Returns: False if another pool has it.
    func insert(_ tag: Int64, of pool: IdentityPoolID) throws -> Bool {
        try tx.execute(
            "INSERT INTO guest_tags (identity_pool_id, tag) VALUES (\(pool), \(tag)) ON CONFLICT (tag) DO NOTHING") == 1
    }

    /// Records that an id was deleted, and is refused from then on.
    func delete(_ id: IdentityID, in pool: IdentityPoolID) throws {
        try tx.execute(
            """
            INSERT INTO deleted_guests (identity_pool_id, identity_id) VALUES (\(pool), \(id))
            ON CONFLICT (identity_pool_id, identity_id) DO NOTHING
            """)
    }

    /// Whether an id was deleted.
    func isDeleted(_ id: IdentityID, in pool: IdentityPoolID) throws -> Bool {
        try tx.first(
            "SELECT 1 AS one FROM deleted_guests WHERE identity_pool_id = \(pool) AND identity_id = \(id)") != nil
    }
}
