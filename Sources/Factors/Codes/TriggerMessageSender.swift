import Directory
import Kernel
package import Messaging
import Triggers

/// Delivers messages through the functions of a pool, and all others through the next sender.
package struct TriggerMessageSender: MessageSender {
    private let functions: MessageFunctions
    private let next: (any MessageSender)?

    /// - Parameter next: Sends messages that functions do not send; nil if the server cannot send messages of the
    ///   channel.
    package init(_ functions: MessageFunctions, next: (any MessageSender)?) {
        self.functions = functions
        self.next = next
    }

    /// A function that fails to send is called again later, like a mail server. If a function's text is not available,
    /// delivery of the message ends.
    package func deliver(_ message: Message) async throws(DeliveryError) {
        let written: Message?
        do { written = try await functions.process(message) } catch { throw Self.deliveryError(error) }
        guard let written else { return }
        guard let next else { throw .permanent("no sender for \(message.channel.rawValue)") }
        try await next.deliver(written)
    }

    /// Omits the function's own error text, which may repeat the message.
    private static func deliveryError(_ error: any Error) -> DeliveryError {
        switch error {
        case let error as DeliveryError: error
        case is MissingResource: .permanent("the pool was deleted")
        case TriggerRefusal.failed(.customMessage, _): .permanent("the function that writes messages failed")
        case TriggerRefusal.invalidResponse, TriggerRefusal.noJSON:
            .permanent("the text of the function cannot be used")
        case is TriggerRefusal: .transient("the function for messages failed")
        default: .transient("the function for messages cannot be called")
        }
    }
}
