import Kernel
import Storage

/// What operators ask for. Decoys are no messages, and are not found.
extension OutboxTable {
    /// Messages in a state: those first that are due first, and of failed or sent ones the latest.
    func list(_ state: OutboxState, limit: Int) throws -> [Entry] {
        let order: SQL = state == .pending ? "due_at" : "due_at DESC"
        return try tx.fetch(
            "SELECT * FROM outbox WHERE state = \(state.rawValue) ORDER BY \(order) LIMIT \(limit)"
        ).map(Entry.init)
    }

    func find(_ id: String) throws -> Entry? {
        try tx.first("SELECT * FROM outbox WHERE message_id = \(id) AND state <> \("decoy")").map(Entry.init)
    }

    /// Makes a message due as if it had not been tried.
    ///
    /// - Returns: False if there is none.
    func makeDue(_ id: String, at now: Instant) throws -> Bool {
        try tx.execute(
            """
            UPDATE outbox SET state = \("pending"), attempts = 0, due_at = \(now), sent_at = NULL
            WHERE message_id = \(id) AND state <> \("decoy")
            """) == 1
    }

    /// - Returns: False if there is none.
    func drop(_ id: String) throws -> Bool {
        try tx.execute("DELETE FROM outbox WHERE message_id = \(id) AND state <> \("decoy")") == 1
    }
}
