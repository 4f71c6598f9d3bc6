/// Where a pool's e-mails come from (UP-MSG-30 to UP-MSG-33).
public struct EmailSettings: Codable, Sendable, Equatable {
    /// Whose e-mail account sends.
    public enum Account: String, Codable, Sendable {
        /// The house's own.
        case cognitoDefault = "COGNITO_DEFAULT"
        /// The administrator's, named by `from` and `sourceARN`.
        case developer = "DEVELOPER"
    }

    /// Whose e-mail account sends.
    public var account = Account.cognitoDefault
    /// The sender, as an address or as `Name <address>`.
    public var from: String?
    /// Where answers go.
    public var replyTo: String?
    /// Names a verified sender where the service is AWS.
    ///
    /// Kept for tools that write and read it.
    public var sourceARN: String?
    /// Kept for tools that write and read it.
    public var configurationSet: String?

    /// The house's own sender.
    public init() {}
}

/// How a pool's text messages are sent where the service is AWS.
///
/// Kept for tools that write and read it.
public struct SMSSettings: Codable, Sendable, Equatable {
    /// The role in whose name messages are sent.
    public var callerARN: String
    /// What the role is told for proof.
    public var externalID: String?
    /// Where the messages are sent from.
    public var region: String?

    /// Text messages on behalf of the role `callerARN`.
    public init(callerARN: String, externalID: String? = nil, region: String? = nil) {
        self.callerARN = callerARN
        self.externalID = externalID
        self.region = region
    }
}
