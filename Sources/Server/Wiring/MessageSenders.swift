import Console
import Delivery
import Directory
import Factors
import Kernel
import Logging
import Messaging
import Storage
import Wire

/// The configured message senders, with metrics, and what they are told of mails that came back.
struct MessageSenders: Sendable {
    let senders: [Message.Channel: any MessageSender]
    let mailEvents: MailEventsEndpoint
    private let mail: ReplaceableSender?
    private let sms: ReplaceableSender?
    private let functions: MessageFunctions
    private let world: World

    /// In development, a channel without a sender leaves its messages in the inbox; otherwise it refuses them. Messages
    /// of pools with functions for them go to the functions first.
    ///
    /// - Parameter logs: Take the errors for pools that log them.
    init(
        _ configuration: Configuration, on store: OpenStore, functions: MessageFunctions, logs: EventLogParts,
        metrics: Metrics, frame: RequestFrame, log: Logger
    ) {
        let world = store.world
        let suppressed = SuppressionList(store.database, cipher: store.cipher, world: world)
        mailEvents = MailEventsEndpoint(configuration, list: suppressed, frame: frame, log: log)
        var senders: [Message.Channel: any MessageSender] = [:]
        if configuration.isDevelopment {
            senders = [.email: InboxSender(), .sms: InboxSender()]
        }
        mail = configuration.gateways.emailSender(world).map(ReplaceableSender.init)
        sms = configuration.gateways.smsSender(world).map(ReplaceableSender.init)
        if let mail { senders[.email] = mail }
        if let sms { senders[.sms] = sms }
        senders[.email] = senders[.email].map {
            PermittedSender(sender: $0, permitted: configuration.gateways.permittedSenders, log: log)
        }
        // Functions send no e-mail to suppressed addresses either.
        for channel in [Message.Channel.email, .sms] {
            let sender = SuppressingSender(suppressed, next: TriggerMessageSender(functions, next: senders[channel]))
            senders[channel] = CountedSender(
                sender: sender, logs: logs, metrics: metrics, totals: store.totals, log: log)
        }
        (self.senders, self.functions, self.world) = (senders, functions, world)
    }

    /// Sends with the passwords, tokens, authorities and key of `configuration` from now on.
    func use(_ configuration: Configuration) {
        functions.use(configuration.triggers.senderKey)
        mailEvents.use(configuration)
        if let sender = configuration.gateways.emailSender(world) { mail?.replace(by: sender) }
        if let sender = configuration.gateways.smsSender(world) { sms?.replace(by: sender) }
    }
}

extension Configuration.Gateways {
    /// Sends e-mails by the services that are set, in their order; nil if none is.
    fileprivate func emailSender(_ world: World) -> (any MessageSender)? {
        Self.joined(
            emailOrder.compactMap { service -> (any MessageSender)? in
                switch service {
                case .smtp: mail.map { SMTPSender(server: $0) }
                case .ses: ses.map { SESSender($0, sender: sender, world: world) }
                }
            })
    }

    /// The same for text messages.
    fileprivate func smsSender(_ world: World) -> (any MessageSender)? {
        Self.joined(
            smsOrder.compactMap { service -> (any MessageSender)? in
                switch service {
                case .gateway: sms.map { SMSGatewaySender(gateway: $0) }
                case .sns: sns.map { SNSSender($0, world: world) }
                }
            })
    }

    private static func joined(_ senders: [any MessageSender]) -> (any MessageSender)? {
        senders.count > 1 ? FallbackSender(senders) : senders.first
    }
}

/// Hands messages to a sender that may be replaced by one with other credentials.
struct ReplaceableSender: MessageSender {
    private let current: Locked<any MessageSender>

    init(_ sender: any MessageSender) { current = Locked(sender) }

    /// A message that is being delivered is finished by the former sender.
    func replace(by sender: any MessageSender) { _ = current.exchange(sender) }

    func deliver(_ message: Message) async throws(DeliveryError) { try await current.read { $0 }.deliver(message) }
}

/// Sends from the server's own address if the pool may not use its own: the pool is older than the setting.
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
