import Console
import Delivery
import Directory
import Factors
import Kernel
import Logging
import Messaging
import Storage
import Wire

/// The configured message senders, with metrics, and the endpoint for bounces and complaints.
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
    /// - Parameter logs: Receive the errors, for pools that log them.
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
