import Delivery

/// What sends the messages, for the log.
extension Configuration {
    /// The mail server, or what takes its place.
    var emailSender: String { gateways.mail.map { "\($0.host):\($0.port)" } ?? withoutSender }

    /// The gateway for text messages, or what takes its place.
    var smsSender: String { gateways.sms.map(\.url) ?? withoutSender }

    private var withoutSender: String { isDevelopment ? "inbox" : "none" }

    /// A warning for a production server that can send no e-mail. Text messages are a choice; most pools send none.
    var missingSenders: [String] {
        guard !isDevelopment, gateways.mail == nil else { return [] }
        return ["no --smtp: codes by e-mail are sent by functions of pools only, and are refused without one"]
    }
}
