import Delivery
import Logging
import SignIn

/// The couriers that the configuration asks for, each attempt counted.
struct PostOffice: Sendable {
    let couriers: [Message.Channel: any Courier]

    /// In development, a channel without a courier leaves its messages in the inbox; otherwise it refuses them.
    init(_ configuration: Configuration, metrics: Metrics, log: Logger) {
        var couriers: [Message.Channel: any Courier] = [:]
        if configuration.isDevelopment {
            couriers = [.email: InboxCourier(), .sms: InboxCourier()]
        }
        if let server = configuration.mailServer { couriers[.email] = SMTPCourier(server: server) }
        if let gateway = configuration.smsGateway { couriers[.sms] = SMSGatewayCourier(gateway: gateway) }
        self.couriers = couriers.mapValues { CountedCourier(courier: $0, metrics: metrics, log: log) }
    }
}

/// A courier whose attempts are counted, and whose failures stand in the log without address or text.
struct CountedCourier: Courier {
    let courier: any Courier
    let metrics: Metrics
    let log: Logger

    func deliver(_ message: Message) async throws(DeliveryFailure) {
        do throws(DeliveryFailure) {
            try await courier.deliver(message)
            metrics.attempted(message.channel.rawValue, .delivered)
        } catch {
            let (delivery, reason) =
                switch error {
                case .permanent(let reason): (Metrics.Delivery.permanent, reason)
                case .transient(let reason): (Metrics.Delivery.transient, reason)
                }
            metrics.attempted(message.channel.rawValue, delivery)
            log.warning(
                "message not delivered",
                metadata: [
                    "messageId": "\(message.id)", "channel": "\(message.channel.rawValue)",
                    "failure": "\(delivery.rawValue)", "reason": "\(reason)",
                ])
            throw error
        }
    }
}
