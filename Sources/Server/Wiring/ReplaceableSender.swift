import Kernel
import Messaging

/// Sends by a sender that can be replaced by one with other credentials.
struct ReplaceableSender: MessageSender {
    private let current: Locked<any MessageSender>

    init(_ sender: any MessageSender) { current = Locked(sender) }

    /// A message that is being delivered is finished by the former sender.
    func replace(by sender: any MessageSender) { _ = current.exchange(sender) }

    func deliver(_ message: Message) async throws(DeliveryError) { try await current.read { $0 }.deliver(message) }
}
