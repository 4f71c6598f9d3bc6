/// A message in the development inbox.
public struct InboxMessage: Codable, Sendable {
    /// The message's id.
    public var id: String
    /// `email` or `sms`.
    public var channel: String
    /// The recipient's address or number.
    public var destination: String
    /// Empty for a text message.
    public var subject: String
    /// HTML for an e-mail, plain text otherwise.
    public var body: String
    /// The code or temporary password in it, if any.
    public var code: String?
    /// Why it was sent.
    public var purpose: String
    /// The user it is about.
    public var username: String
    /// The pool that sent it.
    public var userPoolId: String
    /// When it was sent (RFC 3339); nil while it waits.
    public var sentAt: String?

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
    public func encode(to encoder: any Encoder) throws {
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
