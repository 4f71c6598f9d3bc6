package import Kernel
import Storage

/// The messages as operators see and manage them.
extension Outbox {
    /// Whether messages can be sent from here. If the server is not running, its store has no senders.
    package var canSend: Bool { !senders.isEmpty }

    /// The latest messages and when each was sent, newest first. For a development inbox.
    package func recent(limit: Int) async throws -> [(message: Message, sentAt: Instant?)] {
        let entries = try await database.read { try OutboxTable($0).recent(limit: limit) }
        return try entries.map { (try open($0), $0.sentAt) }
    }

    /// Messages in a state. Pending messages are ordered by the time of the next try, failed and sent ones latest
    /// first.
    package func list(_ state: OutboxState, limit: Int) async throws -> [OutboxEntry] {
        try await database.read { try OutboxTable($0).list(state, limit: limit) }.map(shown)
    }

    /// - Throws: `MissingResource`.
    package func entry(_ id: String) async throws -> OutboxEntry {
        guard let entry = try await database.read({ try OutboxTable($0).find(id) }) else {
            throw MissingResource("Message", id: id)
        }
        return shown(entry)
    }

    /// Sends a message again, in any state, with twelve further attempts. Without senders it waits for a server.
    ///
    /// - Returns: Its state afterwards; nil if it was sent and is not kept.
    /// - Throws: `MissingResource`.
    package func sendAgain(_ id: String) async throws -> OutboxEntry? {
        let now = world.now()
        guard try await database.write({ try OutboxTable($0).makeDue(id, at: now) }) else {
            throw MissingResource("Message", id: id)
        }
        let until = now.advanced(seconds: Self.lease)
        if canSend, let taken = try await database.write({ try OutboxTable($0).take(id, now: now, until: until) }) {
            try await retry(taken)
        }
        return try await database.read { try OutboxTable($0).find(id) }.map(shown)
    }

    /// Deletes a message. If it is being sent, it may still arrive.
    ///
    /// - Throws: `MissingResource`.
    package func drop(_ id: String) async throws {
        guard try await database.write({ try OutboxTable($0).drop(id) }) else {
            throw MissingResource("Message", id: id)
        }
    }

    private func shown(_ entry: OutboxTable.Entry) -> OutboxEntry {
        OutboxEntry(
            id: entry.id, pool: entry.pool, state: entry.state, attempts: entry.attempts, createdAt: entry.createdAt,
            dueAt: entry.dueAt, sentAt: entry.sentAt, failure: entry.failure,
            head: (try? open(entry)).map(MessageHead.init))
    }
}
