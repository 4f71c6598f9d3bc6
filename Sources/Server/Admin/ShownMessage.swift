import Kernel
import Messaging

/// A message in the outbox as an operator sees it, without its text and its code. Times are RFC 3339.
package struct ShownMessage: Codable, Sendable {
    package let id: String
    package let pool: String
    /// `pending`, `sent` or `failed`.
    package let state: String
    package let attempts: Int
    package let created: String
    /// When it is tried next; nil unless it is pending.
    package let next: String?
    /// When it was sent, or failed; nil if it is pending.
    package let ended: String?
    /// Why the last attempt failed.
    package let reason: String?
    /// `email` or `sms`. Nil, like all members below, if the message cannot be opened because its key is missing.
    package let channel: String?
    package let purpose: String?
    package let username: String?
    package let destination: String?
    /// With asterisks instead of a code.
    package let subject: String?
    package let sender: String?
    package let replyTo: String?

    init(_ entry: OutboxEntry) {
        (id, pool, state) = (entry.id, entry.pool.rawValue, entry.state.rawValue)
        (attempts, reason) = (entry.attempts, entry.failure)
        created = CivilTime(entry.createdAt).timestamp
        next = entry.state == .pending ? CivilTime(entry.dueAt).timestamp : nil
        ended = entry.state == .pending ? nil : CivilTime(entry.sentAt ?? entry.dueAt).timestamp
        let head = entry.head
        (channel, purpose) = (head?.channel.rawValue, head?.purpose)
        (username, destination) = (head?.username?.rawValue, head?.destination)
        (subject, sender, replyTo) = (head?.subject, head?.sender, head?.replyTo)
    }
}
