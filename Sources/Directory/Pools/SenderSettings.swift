/// The sender of a pool's e-mails (UP-MSG-30 to UP-MSG-33).
public struct EmailSettings: Codable, Sendable, Equatable {
    /// The account that sends.
    public enum Account: String, Codable, Sendable {
        /// Martlet's own.
        case cognitoDefault = "COGNITO_DEFAULT"
        /// The administrator's, named by `from` and `sourceARN`.
        case developer = "DEVELOPER"
    }

    /// The account that sends.
    public var account = Account.cognitoDefault
    /// The sender, as an address or as `Name <address>`.
    public var from: String?
    /// The `Reply-To` address.
    public var replyTo: String?
    /// The ARN of a verified sender in AWS. Stored for tools that write and read it.
    public var sourceARN: String?
    /// Stored for tools that write and read it.
    public var configurationSet: String?

    /// Martlet's own sender.
    public init() {}
}

/// How AWS would send a pool's text messages. Stored for tools that write and read it.
public struct SMSSettings: Codable, Sendable, Equatable {
    /// The role that sends messages.
    public var callerARN: String
    /// The external id for assuming the role.
    public var externalID: String?
    /// The region that messages are sent from.
    public var region: String?

    /// Text messages sent with the role `callerARN`.
    public init(callerARN: String, externalID: String? = nil, region: String? = nil) {
        self.callerARN = callerARN
        self.externalID = externalID
        self.region = region
    }
}
