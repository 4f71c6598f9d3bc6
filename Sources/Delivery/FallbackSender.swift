package import Messaging

/// Sends by the first of several senders that takes the message.
///
/// What one of them refuses is refused: it is about the message, and another would spoil its name with it.
package struct FallbackSender: MessageSender {
    private let senders: [any MessageSender]

    package init(_ senders: [any MessageSender]) { self.senders = senders }

    package func deliver(_ message: Message) async throws(DeliveryError) {
        var reasons: [String] = []
        for sender in senders {
            do throws(DeliveryError) {
                return try await sender.deliver(message)
            } catch {
                guard case .transient(let reason) = error else { throw error }
                reasons.append(reason)
            }
        }
        throw .transient(reasons.joined(separator: "; "))
    }
}
