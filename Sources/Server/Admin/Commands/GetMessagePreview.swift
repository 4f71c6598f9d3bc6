import Delivery
import Kernel
import Messaging

/// Shows a kind of message as a pool's users get it, with invented values.
package struct GetMessagePreview: AdminCommand {
    let sample: SampleMessage

    package init(of sample: SampleMessage) { self.sample = sample }

    /// A message as its recipient reads it.
    package struct Preview: Codable, Sendable {
        /// Nil for the server's own sender.
        package let sender: String?
        package let replyTo: String?
        /// Empty in a text message.
        package let subject: String
        /// Nil in a text message.
        package let html: String?
        package let text: String
    }

    /// - Throws: `InvalidInput`, and `MissingResource` if the pool does not exist.
    package func perform(on store: AdminStore) async throws -> Preview {
        let message = try await sample.message(to: sample.isSMS ? "+15550100123" : "ann@example.com", on: store)
        let isMail = message.channel == .email
        return Preview(
            sender: message.sender, replyTo: message.replyTo, subject: message.subject,
            html: isMail ? message.body : nil,
            text: isMail ? message.text ?? PlainText.of(html: message.body) : message.body)
    }
}
