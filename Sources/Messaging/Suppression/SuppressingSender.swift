import Kernel

/// Sends e-mails, except to addresses that get none. Such a message fails permanently, and its reason says why.
package struct SuppressingSender: MessageSender {
    private let list: SuppressionList
    private let next: any MessageSender

    package init(_ list: SuppressionList, next: any MessageSender) { (self.list, self.next) = (list, next) }

    package func deliver(_ message: Message) async throws(DeliveryError) {
        if message.channel == .email, let found = try await suppressed(message.destination) {
            throw .permanent(found.reason)
        }
        try await next.deliver(message)
    }

    private func suppressed(_ address: String) async throws(DeliveryError) -> SuppressedAddress? {
        do { return try await list.find(address) } catch {
            throw .transient("the store does not say whether the address gets e-mail")
        }
    }
}
