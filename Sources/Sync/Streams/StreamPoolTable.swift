import Kernel
import Storage

/// The statements on the streams of pools, one row each.
struct StreamPoolTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// The stream of a pool; nil if it was never set.
    func find(_ pool: IdentityPoolID) throws -> StreamPool? {
        try tx.first("SELECT * FROM sync_streams WHERE identity_pool_id = \(pool)").map(StreamPool.init)
    }

    /// Whether updates of a pool go to its stream.
    func isEnabled(_ pool: IdentityPoolID) throws -> Bool {
        let row = try tx.first("SELECT enabled FROM sync_streams WHERE identity_pool_id = \(pool)")
        return try row?.value("enabled") ?? false
    }

    /// Inserts the row of a pool, or replaces it.
    func save(_ stream: StreamPool) throws {
        let bulk = stream.bulk
        try tx.execute(
            """
            INSERT INTO sync_streams (identity_pool_id, number, enabled, discards, failures, rests_until, bulk_status,
                bulk_started_at, bulk_completed_at, bulk_failure, bulk_identity, bulk_dataset, bulk_read)
            VALUES (\(stream.pool), 0, \(stream.isEnabled), \(stream.discards), \(stream.failures),
                \(stream.restsUntil),
                \(bulk.status.rawValue), \(bulk.startedAt), \(bulk.completedAt), \(bulk.failure), \(bulk.identity),
                \(bulk.dataset), \(bulk.isRead))
            ON CONFLICT (identity_pool_id, number) DO UPDATE SET
                enabled = excluded.enabled, discards = excluded.discards, failures = excluded.failures,
                rests_until = excluded.rests_until, bulk_status = excluded.bulk_status,
                bulk_started_at = excluded.bulk_started_at, bulk_completed_at = excluded.bulk_completed_at,
                bulk_failure = excluded.bulk_failure, bulk_identity = excluded.bulk_identity,
                bulk_dataset = excluded.bulk_dataset, bulk_read = excluded.bulk_read
            """)
    }

    /// Ends streaming to the stream of a pool.
    ///
    /// - Returns: False if it was disabled already.
    func disable(
        _ pool: IdentityPoolID, because reason: String, at now: Instant, discardsWaiting: Bool
    ) throws -> Bool {
        guard var stream = try find(pool), stream.isEnabled else { return false }
        stream.disable(because: reason, at: now)
        stream.discards = discardsWaiting
        try save(stream)
        return true
    }

    /// Enabled streams that do not rest and have a queue that is due, in the order of their pools.
    func due(after pool: String, at now: Instant, limit: Int) throws -> [StreamPool] {
        try tx.fetch(
            """
            SELECT * FROM sync_streams WHERE enabled = 1 AND identity_pool_id > \(pool) AND rests_until <= \(now)
                AND EXISTS (SELECT 1 FROM sync_stream_queues AS queues
                    WHERE queues.identity_pool_id = sync_streams.identity_pool_id AND queues.due_at <= \(now))
            ORDER BY identity_pool_id LIMIT \(limit)
            """
        ).map(StreamPool.init)
    }

    /// Enabled streams, in the order of their pools.
    func enabled(after pool: String, limit: Int) throws -> [StreamPool] {
        try tx.fetch(
            """
            SELECT * FROM sync_streams WHERE enabled = 1 AND identity_pool_id > \(pool)
            ORDER BY identity_pool_id LIMIT \(limit)
            """
        ).map(StreamPool.init)
    }

    /// Streams whose waiting records are being deleted.
    func discarding(limit: Int) throws -> [StreamPool] {
        try tx.fetch("SELECT * FROM sync_streams WHERE discards = 1 ORDER BY identity_pool_id LIMIT \(limit)")
            .map(StreamPool.init)
    }
}

extension StreamPool {
    fileprivate init(_ row: Row) throws {
        self.init(try row.value("identity_pool_id"))
        isEnabled = try row.value("enabled")
        discards = try row.value("discards")
        failures = try row.value("failures")
        restsUntil = try row.value("rests_until")
        bulk.status = BulkPublishState.Status(rawValue: try row.value("bulk_status")) ?? .notStarted
        bulk.startedAt = try row.value("bulk_started_at")
        bulk.completedAt = try row.value("bulk_completed_at")
        bulk.failure = try row.value("bulk_failure")
        bulk.identity = try row.value("bulk_identity")
        bulk.dataset = try row.value("bulk_dataset")
        bulk.isRead = try row.value("bulk_read")
    }
}
