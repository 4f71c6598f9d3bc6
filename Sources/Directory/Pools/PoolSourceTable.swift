import Kernel
import Storage

/// The statements on the sources that pools follow.
struct PoolSourceTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// A row, without its pool.
    struct Entry: Sendable {
        var source: PoolSource
        /// Sealed for the pool.
        var secrets: [UInt8]
        var startedAt: Instant
    }

    /// Replaces the source. It keeps the time at which the pool began to follow one.
    func put(_ entry: Entry, of pool: UserPoolID) throws {
        try tx.execute(
            """
            INSERT INTO pool_sources (pool_id, source, secrets, started_at)
            VALUES (\(pool), \(try StoredJSON.text(of: entry.source)), \(entry.secrets), \(entry.startedAt))
            ON CONFLICT (pool_id) DO UPDATE SET source = excluded.source, secrets = excluded.secrets
            """)
    }

    /// The source that `pool` follows; nil if it follows none.
    func find(_ pool: UserPoolID) throws -> Entry? {
        try tx.first("SELECT * FROM pool_sources WHERE pool_id = \(pool)").map { row in
            Entry(
                source: try StoredJSON.value(try row.value("source")), secrets: try row.value("secrets"),
                startedAt: try row.value("started_at"))
        }
    }

    /// Deletes the source of `pool`.
    ///
    /// - Returns: Whether there was one.
    func delete(_ pool: UserPoolID) throws -> Bool {
        try tx.execute("DELETE FROM pool_sources WHERE pool_id = \(pool)") == 1
    }
}
