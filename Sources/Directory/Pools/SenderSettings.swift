/// The sender of a pool's e-mails (UP-MSG-31 to UP-MSG-33).
package struct EmailSettings: Codable, Sendable, Equatable {
    /// The account that sends.
    package enum Account: String, Codable, Sendable {
        /// Martlet's own.
        case cognitoDefault = "COGNITO_DEFAULT"
        /// The administrator's, named by `from` and `sourceARN`.
        case developer = "DEVELOPER"
    }

    package var account = Account.cognitoDefault
    /// The sender, as an address or as `Name <address>`.
    package var from: String?
    /// The `Reply-To` address.
    package var replyTo: String?
    /// The ARN of a verified sender in AWS. The address in it is the sender if `from` is nil.
    package var sourceARN: String?
    /// Passed to the API of SES, if the server sends through it.
    package var configurationSet: String?

    /// Martlet's own sender.
    package init() {}

    /// The sender of the pool's e-mails: `from`, or the address that `sourceARN` ends with (UP-MSG-31); nil for
    /// Martlet's own.
    package var sender: String? { from ?? sourceAddress }

    /// The address in `arn:aws:ses:<region>:<account>:identity/<address>`; nil if the identity is a domain.
    private var sourceAddress: String? {
        guard let resource = sourceARN?.split(separator: ":", maxSplits: 5).last else { return nil }
        let parts = resource.split(separator: "/", maxSplits: 1).map(String.init)
        guard parts.count == 2, parts[0] == "identity", EmailSyntax.admits(parts[1]) else { return nil }
        return parts[1]
    }
}

/// How AWS would send a pool's text messages. Stored for tools that write and read it.
package struct SMSSettings: Codable, Sendable, Equatable {
    /// The role that sends messages.
    package var callerARN: String
    /// The external id for assuming the role.
    package var externalID: String?
    /// The region that messages are sent from.
    package var region: String?

    /// Text messages sent with the role `callerARN`.
    package init(callerARN: String, externalID: String? = nil, region: String? = nil) {
        self.callerARN = callerARN
        self.externalID = externalID
        self.region = region
    }
}
