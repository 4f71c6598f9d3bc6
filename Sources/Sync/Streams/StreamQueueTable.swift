import Kernel
import Storage

/// The statements on the queues of identities: the sender that has taken a queue sends its records in their order.
struct StreamQueueTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// A queue that one sender holds until a time; then another sender may take it.
    struct Lease: Sendable {
        var pool: IdentityPoolID
        var identity: IdentityID
        var failures: Int
        var until: Instant
    }

    /// Makes a queue for an identity if it has none.
    ///
    /// It reads the queue first, so that this transaction conflicts with a sender that deletes the queue as empty.
    func require(_ identity: IdentityID, in pool: IdentityPoolID, at now: Instant) throws {
        let found = try tx.first(
            "SELECT due_at FROM sync_stream_queues WHERE identity_pool_id = \(pool) AND identity_id = \(identity)")
        guard found == nil else { return }
        try tx.execute(
            """
            INSERT INTO sync_stream_queues (identity_pool_id, identity_id, due_at, failures)
            VALUES (\(pool), \(identity), \(now), 0)
            """)
    }

    /// Takes the pool's queue that has been due longest; nil if none is due.
    func take(in pool: IdentityPoolID, at now: Instant, until: Instant) throws -> Lease? {
        let due = try tx.first(
            """
            SELECT identity_id, failures FROM sync_stream_queues WHERE identity_pool_id = \(pool) AND due_at <= \(now)
            ORDER BY due_at, identity_id LIMIT 1
            """)
        guard let due else { return nil }
        let lease = Lease(
            pool: pool, identity: try due.value("identity_id"), failures: try due.value("failures"), until: until)
        try tx.execute(
            """
            UPDATE sync_stream_queues SET due_at = \(until)
            WHERE identity_pool_id = \(pool) AND identity_id = \(lease.identity)
            """)
        return lease
    }

    /// Whether no other sender has taken the queue.
    func holds(_ lease: Lease) throws -> Bool {
        try tx.first("SELECT due_at FROM sync_stream_queues WHERE \(isHeld(lease))") != nil
    }

    /// Gives a queue back, due at `time`.
    func release(_ lease: Lease, dueAt time: Instant, failures: Int = 0) throws {
        try tx.execute(
            "UPDATE sync_stream_queues SET due_at = \(time), failures = \(failures) WHERE \(isHeld(lease))")
    }

    /// Deletes an empty queue.
    func delete(_ lease: Lease) throws { try tx.execute("DELETE FROM sync_stream_queues WHERE \(isHeld(lease))") }

    /// Deletes queues of a pool, and returns how many.
    func discard(in pool: IdentityPoolID, atMost limit: Int) throws -> Int {
        try tx.execute(
            """
            DELETE FROM sync_stream_queues WHERE identity_pool_id = \(pool) AND identity_id IN
                (SELECT identity_id FROM sync_stream_queues WHERE identity_pool_id = \(pool) LIMIT \(limit))
            """)
    }

    /// Deletes the queue of an identity.
    func delete(of identity: IdentityID, in pool: IdentityPoolID) throws {
        try tx.execute(
            "DELETE FROM sync_stream_queues WHERE identity_pool_id = \(pool) AND identity_id = \(identity)")
    }

    private func isHeld(_ lease: Lease) -> SQL {
        """
        identity_pool_id = \(lease.pool) AND identity_id = \(lease.identity) AND due_at = \(lease.until)
        """
    }
}
