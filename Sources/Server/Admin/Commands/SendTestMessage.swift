import Kernel
import Messaging
import Storage

/// Sends a kind of message with invented values, as the server sends the pool's messages, and waits for the result.
package struct SendTestMessage: AdminCommand {
    let sample: SampleMessage
    let destination: String

    package init(_ sample: SampleMessage, to destination: String) {
        (self.sample, self.destination) = (sample, destination)
    }

    /// Whether the message has left.
    package enum Outcome: String, Codable, Sendable {
        case sent
        /// A server on the store sends it.
        case queued
    }

    /// - Throws: `InvalidInput`, also with the reason of a failed attempt; the message is then not tried again.
    package func perform(on store: AdminStore) async throws -> Outcome {
        let outbox = store.outbox
        guard outbox.canSend || !store.configuration.isEmbedded else {
            throw InvalidInput("No server runs on this store, and only a server sends.")
        }
        let message = try await sample.message(to: destination, on: store)
        guard let unsent = try await store.sendNow(message) else { return .sent }
        guard outbox.canSend else { return .queued }
        try await outbox.drop(message.id)
        throw InvalidInput("The message has not been sent: \(unsent.failure ?? "it is being sent").")
    }
}

extension AdminStore {
    /// Puts a message into the outbox and attempts to send it at once.
    ///
    /// - Returns: The message in the outbox; nil if it was sent.
    func sendNow(_ message: Message) async throws -> OutboxEntry? {
        try await database.write { [outbox] in try outbox.enqueue(message, $0) }
        guard let entry = try await outbox.sendAgain(message.id), entry.state != .sent else { return nil }
        return entry
    }
}
