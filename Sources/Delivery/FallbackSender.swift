package import Messaging

/// Sends through the first of several senders that accepts the message.
///
/// If one of them refuses the message, it is refused: the cause is the message itself, and it would harm the reputation
/// of the next sender as well.
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
