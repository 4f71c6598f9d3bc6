package import Directory
package import WireRuntime

/// Before a message is written: the function may give its texts (UP-LCM).
package struct CustomMessageTrigger: Trigger {
    package static let kind = TriggerKind.customMessage
    /// The placeholder of the code or the temporary password (UP-LCM-01).
    package static let codeParameter = "{####}"
    /// The placeholder of the username, in invitations (UP-LCM-02).
    package static let usernameParameter = "{username}"
    /// The placeholder of a link with an example of its text.
    private static let linkParameter = "{##Click Here##}"

    private let purpose: String
    private let attributes: [String: String]
    private let clientMetadata: [String: String]?
    private let namesUser: Bool

    /// - Parameters:
    ///   - purpose: The end of the event's `triggerSource`, such as `SignUp`.
    ///   - attributes: The user's attributes, as `User.eventTexts` returns them.
    ///   - namesUser: Whether the message must contain the username.
    package init(
        _ purpose: String, attributes: [String: String], clientMetadata: [String: String]?, namesUser: Bool
    ) {
        self.purpose = purpose
        self.attributes = attributes
        self.clientMetadata = clientMetadata
        self.namesUser = namesUser
    }

    package var source: String { "CustomMessage_" + purpose }

    package var request: JSONObject {
        JSONObject([
            .init("userAttributes", .texts(attributes)), .init("codeParameter", .string(Self.codeParameter)),
            .init("linkParameter", .string(Self.linkParameter)),
            .init("usernameParameter", namesUser ? .string(Self.usernameParameter) : .null),
        ]).with(clientMetadata: clientMetadata)
    }

    private static let (sms, email, subject) = ("smsMessage", "emailMessage", "emailSubject")

    package var emptyResponse: JSONObject {
        JSONObject([Self.sms, Self.email, Self.subject].map { .init($0, .null) })
    }

    /// The texts that replace the pool's own; an empty one is ignored (UP-LCM-09).
    package func read(_ response: JSONObject) throws -> MessageTexts {
        let texts = try [Self.sms, Self.email, Self.subject].map { name in
            try response.text(name, of: Self.kind).flatMap { $0.isEmpty ? nil : $0 }
        }
        return MessageTexts(sms: texts[0], email: texts[1], emailSubject: texts[2])
    }
}
