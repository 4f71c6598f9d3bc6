package import Kernel

/// The state of a stored message. Decoys have another state.
package enum OutboxState: String, Codable, CaseIterable, Sendable {
    /// It is tried again.
    case pending
    /// It is kept for a development inbox.
    case sent
    /// It was refused, or tried too often, and is kept for the operator.
    case failed
}

/// A message in the outbox, as an operator sees it: without its text and the code in it.
package struct OutboxEntry: Sendable {
    package var id: String
    package var pool: UserPoolID
    package var state: OutboxState
    package var attempts: Int
    package var createdAt: Instant
    /// When it is tried next, or failed.
    package var dueAt: Instant
    package var sentAt: Instant?
    /// Why the last attempt failed.
    package var failure: String?
    /// The description; nil if the message cannot be opened.
    package var head: MessageHead?
}

/// A message without its secrets.
package struct MessageHead: Sendable {
    package var channel: Message.Channel
    package var purpose: String
    package var username: Username?
    package var destination: String
    package var sender: String?
    package var replyTo: String?
    /// The code is replaced by asterisks.
    package var subject: String

    init(_ message: Message) {
        (channel, purpose, username) = (message.channel, message.purpose, message.username)
        (destination, sender, replyTo) = (message.destination, message.sender, message.replyTo)
        subject = Self.masked(message.subject, code: message.code)
    }

    /// `text` with each occurrence of `code` masked. It is searched by bytes, because texts are the callers'.
    private static func masked(_ text: String, code: String?) -> String {
        guard let code, !code.isEmpty else { return text }
        var (masked, rest) = ("", text[...])
        while let range = rest.utf8.firstRange(of: code.utf8) {
            masked += rest[..<range.lowerBound] + "******"
            rest = rest[range.upperBound...]
        }
        return masked + rest
    }
}
