/// A message in the development inbox.
package struct InboxMessage: Codable, Sendable {
    /// The message's id.
    package var id: String
    /// `email` or `sms`.
    package var channel: String
    /// The recipient's address or number.
    package var destination: String
    /// Empty for a text message.
    package var subject: String
    /// HTML for an e-mail, plain text otherwise.
    package var body: String
    /// The code or temporary password in it, if any.
    package var code: String?
    /// Why it was sent.
    package var purpose: String
    /// The user it is about.
    package var username: String
    /// The pool that sent it.
    package var userPoolId: String
    /// When it was sent (RFC 3339); nil while it waits.
    package var sentAt: String?

    /// A message of these parts.
    package init(
        id: String, channel: String, destination: String, subject: String, body: String, code: String?,
        purpose: String, username: String, userPoolId: String, sentAt: String?
    ) {
        self.id = id
        self.channel = channel
        self.destination = destination
        self.subject = subject
        self.body = body
        self.code = code
        self.purpose = purpose
        self.username = username
        self.userPoolId = userPoolId
        self.sentAt = sentAt
    }

    private enum CodingKeys: CodingKey {
        case id, channel, destination, subject, body, code, purpose, username, userPoolId, sentAt
    }

    /// Writes nil members as `null`, so that every message has the same members.
    package func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(id, forKey: .id)
        try fields.encode(channel, forKey: .channel)
        try fields.encode(destination, forKey: .destination)
        try fields.encode(subject, forKey: .subject)
        try fields.encode(body, forKey: .body)
        try fields.encode(code, forKey: .code)
        try fields.encode(purpose, forKey: .purpose)
        try fields.encode(username, forKey: .username)
        try fields.encode(userPoolId, forKey: .userPoolId)
        try fields.encode(sentAt, forKey: .sentAt)
    }
}
