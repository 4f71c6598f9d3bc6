import Kernel
import Storage

/// The statements on records for streams: waiting ones, and sent ones whose contents are fetched by a URL.
struct StreamRecordTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// Appends a record for its identity. Its sequence number is the time, and always greater than that of earlier
    /// records.
    func append(_ record: StreamRecord, at now: Instant) throws {
        let place = record.place
        let last = try tx.first(
            """
            SELECT sequence FROM sync_stream_records
            WHERE identity_pool_id = \(place.pool) AND identity_id = \(place.identity) ORDER BY sequence DESC LIMIT 1
            """)
        let sequence = max(now.microseconds, try last.map { try $0.value("sequence", as: Int64.self) &+ 1 } ?? 0)
        try tx.execute(
            """
            INSERT INTO sync_stream_records (identity_pool_id, identity_id, sequence, dataset, operation, sync_count,
                modified_at, contents, size, is_bulk, state, expires_at)
            VALUES (\(place.pool), \(place.identity), \(sequence), \(place.name), \(record.operation.rawValue),
                \(record.syncCount), \(record.modifiedAt), \(record.contents), \(record.size), \(record.isBulk),
                'waiting', \(record.expiresAt))
            """)
    }

    /// The first record of an identity that waits.
    func first(of identity: IdentityID, in pool: IdentityPoolID) throws -> StreamRecord? {
        try tx.first(
            """
            SELECT * FROM sync_stream_records
            WHERE identity_pool_id = \(pool) AND identity_id = \(identity) AND state = 'waiting'
            ORDER BY sequence LIMIT 1
            """
        ).map(StreamRecord.init)
    }

    /// The contents of a record.
    func contents(_ sequence: Int64, of identity: IdentityID, in pool: IdentityPoolID) throws -> String? {
        try tx.first(
            """
            SELECT contents FROM sync_stream_records
            WHERE identity_pool_id = \(pool) AND identity_id = \(identity) AND sequence = \(sequence)
            """
        ).map { try $0.value("contents") }
    }

    /// Deletes a sent record, or marks it as sent to keep its contents.
    ///
    /// - Parameter time: Until when the contents are kept; nil if they were sent along.
    func finish(_ record: StreamRecord, keptUntil time: Instant?) throws {
        let isRecord: SQL = """
            identity_pool_id = \(record.place.pool) AND identity_id = \(record.place.identity)
            AND sequence = \(record.sequence)
            """
        guard let time else {
            try tx.execute("DELETE FROM sync_stream_records WHERE \(isRecord)")
            return
        }
        try tx.execute("UPDATE sync_stream_records SET state = 'sent', expires_at = \(time) WHERE \(isRecord)")
    }

    /// The bytes of a pool's records.
    ///
    /// - Parameter areSent: Of the sent ones; otherwise of the waiting ones.
    func size(in pool: IdentityPoolID, areSent: Bool) throws -> Int {
        let row = try tx.first(
            """
            SELECT CAST(COALESCE(SUM(size), 0) AS BIGINT) AS size FROM sync_stream_records
            WHERE identity_pool_id = \(pool) AND state = \(areSent ? "sent" : "waiting")
            """)
        return try row?.value("size") ?? 0
    }

    /// Until when the oldest record of a pool waits; nil if none does.
    func firstExpiry(in pool: IdentityPoolID) throws -> Instant? {
        try tx.first(
            """
            SELECT expires_at FROM sync_stream_records
            WHERE identity_pool_id = \(pool) AND state = 'waiting' ORDER BY expires_at LIMIT 1
            """
        ).map { try $0.value("expires_at") }
    }

    /// How many records of a bulk publish wait, counted up to `maximum`.
    func countBulk(in pool: IdentityPoolID, upTo maximum: Int) throws -> Int {
        let row = try tx.first(
            """
            SELECT COUNT(*) AS n FROM (SELECT 1 AS one FROM sync_stream_records
                WHERE identity_pool_id = \(pool) AND state = 'waiting' AND is_bulk = 1 LIMIT \(maximum)) AS counted
            """)
        return try row?.value("n") ?? 0
    }

    /// Deletes records that wait, and returns how many.
    func discardWaiting(in pool: IdentityPoolID, atMost limit: Int) throws -> Int {
        try tx.execute(
            """
            DELETE FROM sync_stream_records WHERE identity_pool_id = \(pool) AND (identity_id, sequence) IN
                (SELECT identity_id, sequence FROM sync_stream_records
                WHERE identity_pool_id = \(pool) AND state = 'waiting' LIMIT \(limit))
            """)
    }

    /// Deletes the contents that are kept for the shortest time.
    func discardSent(in pool: IdentityPoolID, atMost limit: Int) throws -> Int {
        try tx.execute(
            """
            DELETE FROM sync_stream_records WHERE identity_pool_id = \(pool) AND (identity_id, sequence) IN
                (SELECT identity_id, sequence FROM sync_stream_records
                WHERE identity_pool_id = \(pool) AND state = 'sent' ORDER BY expires_at LIMIT \(limit))
            """)
    }

    /// Deletes the records of an identity.
    func deleteAll(of identity: IdentityID, in pool: IdentityPoolID) throws {
        try tx.execute(
            "DELETE FROM sync_stream_records WHERE identity_pool_id = \(pool) AND identity_id = \(identity)")
    }
}

extension StreamRecord {
    fileprivate init(_ row: Row) throws {
        place = DatasetPlace(
            try row.value("dataset"), of: try row.value("identity_id"), in: try row.value("identity_pool_id"))
        operation = Operation(rawValue: try row.value("operation")) ?? .replace
        syncCount = try row.value("sync_count")
        modifiedAt = try row.value("modified_at")
        contents = try row.value("contents")
        isBulk = try row.value("is_bulk")
        sequence = try row.value("sequence")
        expiresAt = try row.value("expires_at")
    }
}
