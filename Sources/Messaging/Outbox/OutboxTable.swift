import Kernel
import Storage

struct OutboxTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// The states of messages, and that of decoys, as they are stored.
    private static let (pending, sent, failed, decoy) = (
        OutboxState.pending.rawValue, OutboxState.sent.rawValue, OutboxState.failed.rawValue, "decoy"
    )

    /// A stored message.
    struct Entry: Sendable {
        var id: String
        var pool: UserPoolID
        var sealed: [UInt8]
        var state: OutboxState
        var attempts: Int
        /// When it is tried next, or failed.
        var dueAt: Instant
        var createdAt: Instant
        var sentAt: Instant?
        /// Why the last attempt failed.
        var failure: String?
    }

    /// Adds a message that its writer tries to send before `dueAt`.
    ///
    /// A decoy takes the same work and is never sent.
    func insert(
        _ id: String, pool: UserPoolID, sealed: [UInt8], createdAt: Instant, dueAt: Instant, isDecoy: Bool = false
    ) throws {
        try tx.execute(
            """
            INSERT INTO outbox (message_id, pool_id, sealed, state, attempts, due_at, created_at)
            VALUES (\(id), \(pool), \(sealed), \(isDecoy ? Self.decoy : Self.pending), \(1), \(dueAt), \(createdAt))
            """)
    }

    /// The pending messages that are due, oldest first.
    func due(now: Instant, limit: Int) throws -> [String] {
        try tx.fetch(
            """
            SELECT message_id FROM outbox WHERE state = \(Self.pending) AND due_at <= \(now)
            ORDER BY due_at LIMIT \(limit)
            """
        ).map { try $0.value("message_id") }
    }

    /// How many messages wait, and when the oldest of them was written; of the `limit` that are due first.
    func waiting(upTo limit: Int) throws -> (count: Int, oldest: Instant?) {
        let row = try tx.first(
            """
            SELECT COUNT(*) AS waiting, MIN(created_at) AS oldest FROM (
                SELECT created_at FROM outbox WHERE state = \(Self.pending) ORDER BY due_at LIMIT \(limit)
            ) AS pending
            """)
        return try (row?.value("waiting") ?? 0, row?.value("oldest"))
    }

    /// Leases a due message until `until`. Only one of two workers gets it.
    func take(_ id: String, now: Instant, until: Instant) throws -> Entry? {
        try tx.first(
            """
            UPDATE outbox SET due_at = \(until), attempts = attempts + 1
            WHERE message_id = \(id) AND state = \(Self.pending) AND due_at <= \(now)
            RETURNING *
            """
        ).map(Entry.init)
    }

    func markSent(_ id: String, at now: Instant) throws {
        try tx.execute(
            "UPDATE outbox SET state = \(Self.sent), sent_at = \(now), failure = NULL WHERE message_id = \(id)"
        )
    }

    func postpone(_ id: String, until: Instant, failure: String) throws {
        try tx.execute("UPDATE outbox SET due_at = \(until), failure = \(failure) WHERE message_id = \(id)")
    }

    func markFailed(_ id: String, at now: Instant, failure: String) throws {
        try tx.execute(
            """
            UPDATE outbox SET state = \(Self.failed), due_at = \(now), failure = \(failure) WHERE message_id = \(id)
            """)
    }

    func delete(_ id: String) throws {
        try tx.execute("DELETE FROM outbox WHERE message_id = \(id)")
    }

    /// The latest messages that wait or were sent, newest first.
    func recent(limit: Int) throws -> [Entry] {
        try tx.fetch(
            """
            SELECT * FROM outbox WHERE state = \(Self.pending) OR state = \(Self.sent)
            ORDER BY created_at DESC, message_id DESC LIMIT \(limit)
            """
        ).map(Entry.init)
    }
}

extension OutboxTable.Entry {
    init(_ row: Row) throws {
        let state: String = try row.value("state")
        self.init(
            id: try row.value("message_id"), pool: try row.value("pool_id"), sealed: try row.value("sealed"),
            state: OutboxState(rawValue: state) ?? .failed, attempts: try row.value("attempts"),
            dueAt: try row.value("due_at"), createdAt: try row.value("created_at"), sentAt: try row.value("sent_at"),
            failure: try row.value("failure"))
    }
}

/// Queries for operators. They skip decoys, because these are not messages.
extension OutboxTable {
    /// Messages in a state. Pending messages are ordered by due time, failed and sent ones latest first.
    func list(_ state: OutboxState, limit: Int) throws -> [Entry] {
        let order: SQL = state == .pending ? "due_at" : "due_at DESC"
        return try tx.fetch(
            "SELECT * FROM outbox WHERE state = \(state.rawValue) ORDER BY \(order) LIMIT \(limit)"
        ).map(Entry.init)
    }

    func find(_ id: String) throws -> Entry? {
        try tx.first("SELECT * FROM outbox WHERE message_id = \(id) AND state <> \(Self.decoy)").map(Entry.init)
    }

    /// Makes a message due as if it had not been tried.
    ///
    /// - Returns: False if the message does not exist.
    func makeDue(_ id: String, at now: Instant) throws -> Bool {
        try tx.execute(
            """
            UPDATE outbox SET state = \(Self.pending), attempts = 0, due_at = \(now), sent_at = NULL
            WHERE message_id = \(id) AND state <> \(Self.decoy)
            """) == 1
    }

    /// - Returns: False if the message does not exist.
    func drop(_ id: String) throws -> Bool {
        try tx.execute("DELETE FROM outbox WHERE message_id = \(id) AND state <> \(Self.decoy)") == 1
    }
}
