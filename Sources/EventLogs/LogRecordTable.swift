import Kernel
package import Storage

/// The statements on log entries that wait.
package struct LogRecordTable {
    let tx: any Transaction
    package init(_ tx: any Transaction) { self.tx = tx }

    /// Adds an entry in the transaction that it describes.
    package func append(_ record: LogRecord, to queue: LogQueue) throws {
        try tx.execute(
            """
            INSERT INTO log_records (record_id, pool_id, queue, entry, due_at, created_at)
            VALUES (\(record.id), \(queue.pool), \(queue.key), \(record.entry), \(record.createdAt),
                \(record.createdAt))
            """)
    }

    /// The first queue after `key` that has an entry.
    func nextQueue(after key: String) throws -> String? {
        try tx.first("SELECT queue FROM log_records WHERE queue > \(key) ORDER BY queue LIMIT 1")?.value("queue")
    }

    /// Leases the oldest entries of a queue that are due. Only one of two senders gets them.
    func take(_ key: String, now: Instant, until: Instant, limit: Int) throws -> [LogRecord] {
        try tx.fetch(
            """
            UPDATE log_records SET due_at = \(until) WHERE record_id IN
                (SELECT record_id FROM log_records WHERE queue = \(key) AND due_at <= \(now)
                ORDER BY due_at, record_id LIMIT \(limit))
            RETURNING record_id, entry, created_at
            """
        ).map {
            LogRecord(
                id: try $0.value("record_id"), entry: try $0.value("entry"), createdAt: try $0.value("created_at"))
        }
    }

    /// Makes entries due again that the destination did not accept.
    func giveBack(_ records: [LogRecord]) throws {
        for record in records {
            try tx.execute("UPDATE log_records SET due_at = \(record.createdAt) WHERE record_id = \(record.id)")
        }
    }

    /// Deletes entries that the destination has accepted or refused.
    func delete(_ records: [LogRecord]) throws {
        for record in records { try tx.execute("DELETE FROM log_records WHERE record_id = \(record.id)") }
    }

    /// Deletes the oldest entries of a queue beyond the given number, `batch` at most.
    ///
    /// - Returns: How many were deleted.
    func trim(_ key: String, to count: Int, batch: Int) throws -> Int {
        let row = try tx.first(
            """
            SELECT COUNT(*) AS waiting FROM
                (SELECT record_id FROM log_records WHERE queue = \(key) LIMIT \(count + batch)) AS waiting
            """)
        let surplus = (try row?.value("waiting") ?? 0) - count
        guard surplus > 0 else { return 0 }
        return try tx.execute(
            """
            DELETE FROM log_records WHERE record_id IN
                (SELECT record_id FROM log_records WHERE queue = \(key) ORDER BY due_at, record_id LIMIT \(surplus))
            """)
    }
}
