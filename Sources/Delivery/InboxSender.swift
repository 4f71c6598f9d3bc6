package import Messaging

/// Leaves every message in the outbox, which the development inbox shows.
package struct InboxSender: MessageSender {
    package init() {}

    /// Does nothing: the message stays in the outbox.
    package func deliver(_: Message) async throws(DeliveryError) {}
}
