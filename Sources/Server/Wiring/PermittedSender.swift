import Directory
import Kernel
import Logging
import Messaging

/// Sends from the server's own address if the pool may not use its own, which a pool may have had before the setting.
struct PermittedSender: MessageSender {
    let sender: any MessageSender
    let permitted: PermittedSenders
    let log: Logger

    func deliver(_ message: Message) async throws(DeliveryError) {
        var message = message
        if let from = message.sender, !permitted.permit(from) {
            message.sender = nil
            log.warning("a pool's sender is not permitted", metadata: ["userPoolId": "\(message.userPoolID)"])
        }
        try await sender.deliver(message)
    }
}
