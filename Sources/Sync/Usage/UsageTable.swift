import Kernel
import Storage

/// The statements on what pools use.
///
/// A pool's usage is a sum of parts. An identity always changes the same part, so that updates of different identities
/// rarely conflict.
struct UsageTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    private static let parts = 64

    /// Adds to the usage of an identity.
    ///
    /// - Parameters:
    ///   - bytes: By how many bytes they grow; negative if they shrink.
    ///   - sessions: How many updates were accepted.
    func add(_ bytes: Int, sessions: Int = 0, of identity: IdentityID, in pool: IdentityPoolID, at now: Instant) throws
    {
        try tx.execute(
            """
            INSERT INTO sync_usage (identity_pool_id, part, storage, sessions, modified_at)
            VALUES (\(pool), \(Self.part(of: identity)), \(bytes), \(sessions), \(now))
            ON CONFLICT (identity_pool_id, part) DO UPDATE SET
                storage = sync_usage.storage + excluded.storage, sessions = sync_usage.sessions + excluded.sessions,
                modified_at = excluded.modified_at
            """)
    }

    /// Counts a dataset that is imported. The time of the pool's last write stays unchanged.
    func count(_ bytes: Int, of identity: IdentityID, in pool: IdentityPoolID, at modifiedAt: Instant) throws {
        try tx.execute(
            """
            INSERT INTO sync_usage (identity_pool_id, part, storage, sessions, modified_at)
            VALUES (\(pool), \(Self.part(of: identity)), \(bytes), 0, \(modifiedAt))
            ON CONFLICT (identity_pool_id, part) DO UPDATE SET storage = sync_usage.storage + excluded.storage
            """)
    }

    /// A stable hash: the same on every node and in every release.
    private static func part(of identity: IdentityID) -> Int {
        identity.rawValue.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } % parts
    }

    func usage(of pool: IdentityPoolID) throws -> IdentityPoolUsage {
        let row = try tx.first(
            """
            SELECT CAST(COALESCE(SUM(storage), 0) AS BIGINT) AS storage,
                CAST(COALESCE(SUM(sessions), 0) AS BIGINT) AS sessions, MAX(modified_at) AS modified_at
            FROM sync_usage WHERE identity_pool_id = \(pool)
            """)
        return IdentityPoolUsage(
            pool: pool, storage: try row?.value("storage") ?? 0, sessions: try row?.value("sessions") ?? 0,
            modifiedAt: try row?.value("modified_at"))
    }
}
