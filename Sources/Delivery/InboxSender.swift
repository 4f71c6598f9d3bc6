public import SignIn

/// Leaves every message where it is: in the outbox, which the development inbox shows.
public struct InboxSender: MessageSender {
    /// A courier that has nowhere to go.
    public init() {}

    /// Does nothing: the message is kept where the inbox reads it.
    public func deliver(_: Message) async throws(DeliveryError) {}
}
