import ArgumentParser
import Server

/// The options of `martlet serve` about e-mails and text messages.
struct MessageOptions: ParsableArguments {
    @Option(help: "Hand e-mails to smtp://[name@]host[:port] or smtps://…")
    var smtp: String?
    @Option(help: "A file with the password for the mail server.")
    var smtpPasswordFile: String?
    @Option(help: "The sender of e-mails whose pool names none. (default: no-reply@localhost)")
    var smtpFrom: String?
    @Option(help: "A PEM file of authorities to trust instead of the system's, for the mail server.")
    var smtpCaFile: String?
    @Option(help: "Addresses and domains, with commas, that pools may send e-mails from. (default: any)")
    var permittedSenders: String?
    @Option(help: "Post text messages to an https:// address.")
    var smsGateway: String?
    @Option(help: "A file with the bearer token for it.")
    var smsGatewayTokenFile: String?
    @Option(help: "The bearer token itself; all users can read flags.")
    var smsGatewayToken: String?
    @Option(help: "Send e-mails at https://…, by the API of SES.")
    var sesEndpoint: String?
    @Option(help: "Send text messages at https://…, by the API of SNS.")
    var snsEndpoint: String?
    @Option(help: "A file with the token of services that tell /mail-events of bounces and complaints.")
    var mailEventsTokenFile: String?
    @Option(help: "The order in which senders of e-mails are tried. (default: smtp,ses)")
    var emailSenders: String?
    @Option(help: "The order in which senders of text messages are tried. (default: gateway,sns)")
    var smsSenders: String?
    @Option(help: "Codes that a pool sends in an hour, by e-mail and by text message each. (default: 10000)")
    var codesPerHour: String?
    @Option(help: "A file with 32 bytes in Base64, under which codes for custom senders are encrypted.")
    var senderKeyFile: String?
    @Flag(help: "Let \"martlet trigger add\" add programs on this machine. (default: off; on with --dev)")
    var programTargets = false

    var flags: [Setting: String?] {
        [
            .programTargets: programTargets ? "true" : nil, .smtp: smtp, .smtpPasswordFile: smtpPasswordFile,
            .smtpFrom: smtpFrom, .smtpCAFile: smtpCaFile, .permittedSenders: permittedSenders,
            .smsGateway: smsGateway, .smsGatewayTokenFile: smsGatewayTokenFile, .smsGatewayToken: smsGatewayToken,
            .sesEndpoint: sesEndpoint, .snsEndpoint: snsEndpoint, .emailSenders: emailSenders,
            .smsSenders: smsSenders, .mailEventsTokenFile: mailEventsTokenFile, .codesPerHour: codesPerHour,
            .senderKeyFile: senderKeyFile,
        ]
    }
}
