public import Messaging

/// Leaves every message in the outbox, which the development inbox shows.
public struct InboxSender: MessageSender {
    /// Creates a sender.
    public init() {}

    /// Does nothing: the message stays in the outbox.
    public func deliver(_: Message) async throws(DeliveryError) {}
}
