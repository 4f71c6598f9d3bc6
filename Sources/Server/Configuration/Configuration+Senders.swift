import Delivery
import Kernel

/// The services that send e-mails, as a setting names them.
enum EmailSenderKind: String, CaseIterable, Sendable {
    case smtp, ses
}

/// The services that send text messages, as a setting names them.
enum SMSSenderKind: String, CaseIterable, Sendable {
    case gateway, sns
}

extension Configuration {
    /// The services that send messages, with their secrets.
    static func gateways(
        _ settings: Settings, credentials: EndpointCredentials?, sources: inout SecretSources
    ) throws(ConfigurationError) -> Gateways {
        let ses = try settings.endpoint(.sesEndpoint, credentials: credentials)
        if settings[.smtp] == nil, ses == nil { try settings.refuse([.smtpFrom], without: .smtp) }
        var gateways = Gateways(
            mail: try mailServer(settings, sources: &sources), ses: ses,
            sms: try smsGateway(settings, sources: &sources),
            sns: try settings.endpoint(.snsEndpoint, credentials: credentials), sender: try sender(settings),
            codesPerHour: try settings.number(.codesPerHour, in: 1...10_000_000, else: 10_000),
            permittedSenders: try permittedSenders(settings))
        gateways.mailEventsToken = try mailEventsToken(settings, sources: &sources)
        gateways.emailOrder = try settings.order(.emailSenders) ?? gateways.emailOrder
        gateways.smsOrder = try settings.order(.smsSenders) ?? gateways.smsOrder
        return gateways
    }

    private static func mailEventsToken(
        _ settings: Settings, sources: inout SecretSources
    ) throws(ConfigurationError) -> Secret<String>? {
        guard let file = settings[.mailEventsTokenFile] else { return nil }
        let token = try sources.read(file)
        guard (16...256).contains(token.exposed.utf8.count), token.exposed.utf8.allSatisfy(\.isASCIIVisible) else {
            throw ConfigurationError(file, reason: "the token is not 16 to 256 visible ASCII characters")
        }
        return token
    }

    private static func sender(_ settings: Settings) throws(ConfigurationError) -> Mailbox {
        let text = settings[.smtpFrom]?.text ?? Self.standardSender
        guard let sender = Mailbox(text) else {
            throw ConfigurationError("--smtp-from: the sender is not an e-mail address")
        }
        return sender
    }

    /// The sender of e-mails if neither the pool nor the operator names one.
    static let standardSender: String = "no-reply@localhost"
}

extension Settings {
    /// The order of services, each once, that a setting gives.
    fileprivate func order<Service: RawRepresentable<String> & CaseIterable & Hashable>(
        _ setting: Setting
    ) throws(ConfigurationError) -> [Service]? {
        guard let given = self[setting] else { return nil }
        let names = given.text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        let services = names.compactMap(Service.init(rawValue:))
        guard services.count == names.count, Set(services).count == names.count else {
            let all = Service.allCases.map(\.rawValue).joined(separator: ",")
            throw ConfigurationError(given, reason: "it is not a list of different ones of \(all)")
        }
        return services
    }
}

/// Descriptions of the message senders, for the log.
extension Configuration {
    /// The senders of e-mails in their order, or their replacement.
    var emailSender: String {
        let all = gateways.emailOrder.compactMap { service in
            switch service {
            case .smtp: gateways.mail.map { "\($0.host):\($0.port)" }
            case .ses: gateways.ses.map(\.url)
            }
        }
        return all.isEmpty ? withoutSender : all.joined(separator: ", ")
    }

    /// The senders of text messages in their order, or their replacement.
    var smsSender: String {
        let all = gateways.smsOrder.compactMap { service in
            switch service {
            case .gateway: gateways.sms.map(\.url)
            case .sns: gateways.sns.map(\.url)
            }
        }
        return all.isEmpty ? withoutSender : all.joined(separator: ", ")
    }

    private var withoutSender: String { isDevelopment ? "inbox" : "none" }

    /// A warning for a server that can send no e-mail, outside of development. Few pools send text messages, so their
    /// sender may be missing without one.
    var missingSenders: [String] {
        guard !isDevelopment, gateways.mail == nil, gateways.ses == nil else { return [] }
        return ["no --smtp: codes by e-mail are sent by functions of pools only, and are refused without one"]
    }
}
