import AccessControl
import Delivery
import Directory
import HTTPServer
import Kernel
import Logging

/// The checked settings of a server. `Configuration(settings)` is the only way to create them.
package struct Configuration: Sendable {
    /// A certificate and its key, as paths to PEM files.
    struct Identity: Hashable, Sendable {
        var certificate: String
        var key: String
    }

    /// The host names of pools' domains, and the addresses that identity providers may have.
    struct Domains: Sendable {
        /// The suffix after a prefix; nil if prefixes have no host names.
        var suffix: RegionalText?
        /// The certificates of custom domains, by their ARNs.
        var certificates: [String: Identity]
        /// Whether identity providers may have private addresses.
        var allowsPrivateProviders = false
    }

    /// The servers that deliver messages.
    struct Gateways: Sendable {
        var mail: MailServer?
        var ses: AWSEndpoint?
        /// The order of attempts to send an e-mail.
        var emailOrder = EmailSenderKind.allCases
        var sms: SMSGateway?
        var sns: AWSEndpoint?
        var smsOrder = SMSSenderKind.allCases
        /// The `From` of messages whose pool names none.
        var sender: Mailbox
        /// How many codes a pool may send in an hour by e-mail, and as many by text message.
        var codesPerHour: Int
        /// The senders of e-mails that administrators of pools may choose.
        var permittedSenders: PermittedSenders
        /// The token of the services that report bounces and complaints; nil if none may.
        var mailEventsToken: Secret<String>?
    }

    /// Where the addresses of clients come from, and how many connections an address may have.
    struct Clients: Sendable {
        var addresses: ClientAddresses
        /// Concurrent connections from one address of another machine; nil for any number.
        var connectionsPerAddress: Int?
    }

    /// Where all data is stored.
    enum Store: Sendable {
        /// SQLite in the data folder.
        case embedded
        case postgres(PostgresStore)
    }

    /// A database on a PostgreSQL server.
    struct PostgresStore: Sendable {
        /// The connection string, which may hold a password.
        var url: Secret<String>
        /// The password from a file.
        var password: Secret<String>?
        /// The largest number of connections of one process.
        var connections: Int
    }

    /// The log and the audit log.
    struct Logs: Sendable {
        var level: Logger.Level
        var audit: AuditConfiguration
    }

    /// Where the settings came from, and the warnings of reading them.
    struct Reading: Sendable {
        /// The operator's values. Files that they name may be read again.
        var source: Settings
        /// Logged at the start: secrets that other users of the machine can read, and variables that set nothing.
        var warnings: [String]
    }

    /// Where the sealing key is.
    struct SealingKeySource: Sendable {
        /// The value of `MARTLET_SEALING_KEY`.
        var environment: Secret<String>?
        /// The file of the key if the environment does not give it: next to the data folder, not in it.
        var file: String
    }

    /// The address that clients connect to.
    var host: String
    var port: Int
    var management: ManagementConfiguration
    /// Nil without TLS.
    var identity: Identity?
    var clients: Clients
    /// Bytes of request bodies in memory at a time.
    var requestMemory: Int
    /// The public base URL, which starts every issuer.
    var publicURL: PublicURL
    /// The host names of pools.
    var domains: Domains
    /// The data folder, an absolute path.
    var data: String
    var store: Store
    /// The default region.
    var region: String
    /// The other regions whose pools the server serves.
    var otherRegions: [String]
    var quotas: Quotas
    /// Whether a group with members can be deleted.
    var groupDeletion: Groups.Deletion
    var account: AccountConfiguration
    var sealingKey: SealingKeySource
    /// The services that send messages.
    var gateways: Gateways
    var eventLogs: EventLogConfiguration
    var triggers: TriggerConfiguration
    /// The services that gateways ask about.
    var verify: VerifyConfiguration
    /// After how many days unconfirmed users are removed; nil if they stay.
    var sweepsUnconfirmedAfter: Int?
    var protection: ProtectionConfiguration
    var isDevelopment: Bool
    var logs: Logs
    var reading: Reading
}

extension Configuration {
    /// The port for health, metrics and admin calls, always on 127.0.0.1.
    var adminPort: Int { management.adminPort }
    /// The lowest level that the log has.
    var logLevel: Logger.Level { logs.level }
    var audit: AuditConfiguration { logs.audit }
    /// Warnings about the settings that the log shows at the start.
    var warnings: [String] { reading.warnings }
}
