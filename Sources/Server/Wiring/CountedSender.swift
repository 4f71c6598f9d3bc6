import Console
import Kernel
import Logging
import Messaging

/// Counts attempts, and logs errors without address or text.
struct CountedSender: MessageSender {
    let sender: any MessageSender
    let logs: EventLogParts
    let metrics: Metrics
    let totals: HourlyTotals
    let log: Logger

    func deliver(_ message: Message) async throws(DeliveryError) {
        do throws(DeliveryError) {
            try await sender.deliver(message)
            metrics.attempted(message.channel.rawValue, delivery: .delivered)
            totals.count(.deliveredMessage, in: message.userPoolID)
        } catch {
            let delivery: Metrics.DeliveryResult = if case .permanent = error { .permanent } else { .transient }
            metrics.attempted(message.channel.rawValue, delivery: delivery)
            totals.count(.failedMessage, in: message.userPoolID)
            log.warning(
                "message not delivered",
                metadata: [
                    "messageId": "\(message.id)", "channel": "\(message.channel.rawValue)",
                    "failure": "\(delivery.rawValue)", "reason": "\(error.reason)",
                ])
            await logs.note(error, of: message)
            throw error
        }
    }
}

extension LostMessage {
    /// Writes an error: its attempts left warnings, and no further attempt follows.
    func log(to log: Logger) {
        log.error(
            "message given up",
            metadata: ["messageId": .string(id), "attempts": "\(attempts)", "reason": .string(reason)])
    }
}
