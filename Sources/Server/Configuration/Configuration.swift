import AccessControl
import Delivery
import Kernel
import Logging

/// What the house is to be, every value checked.
///
/// `Configuration(settings)` is the only way to one.
public struct Configuration: Sendable {
    /// A certificate and its key, as paths to PEM files.
    struct Identity: Hashable, Sendable {
        var certificate: String
        var key: String
    }

    /// Where everything is kept.
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
        /// How many connections one process opens at most.
        var connections: Int
    }

    /// The address that clients connect to.
    var host: String
    var port: Int
    /// The port of health, metrics and the small administrative calls, always on 127.0.0.1.
    var adminPort: Int
    /// Nil where no TLS is spoken.
    var identity: Identity?
    /// Connections at a time from one address that is not this machine's; nil for any number.
    var connectionsPerAddress: Int?
    /// Bytes of request bodies in memory at a time.
    var requestMemory: Int
    /// What clients see: the start of every issuer, without a slash at its end.
    var publicURL: String
    /// An absolute path.
    var data: String
    var store: Store
    var region: String
    var accountID: String
    /// From the environment; where it is nil the house makes one.
    var rootKey: RootKey?
    /// The value of `MARTLET_SEALING_KEY`.
    var sealingKey: Secret<String>?
    /// Where the sealing key is kept when the environment does not give it: beside the data folder, not in it.
    var sealingKeyFile: String
    var mailServer: MailServer?
    var smsGateway: SMSGateway?
    /// How many codes leave a pool in an hour, by each channel.
    var codesPerHour: Int
    /// After how many days users who never confirmed are removed; nil if they stay.
    var sweepsUnconfirmedAfter: Int?
    /// Whether people may choose passwords that are tried first.
    var takesCommonPasswords: Bool
    var isDevelopment: Bool
    var logLevel: Logger.Level
    /// What the log says at the start about secrets that others can read.
    var warnings: [String]
}
