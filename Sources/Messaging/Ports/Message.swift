public import Kernel

/// A message to one recipient, as the outbox stores it, senders send it and the development inbox shows it.
///
/// It is stored as sealed JSON; `code` and `body` contain secrets and are never logged.
public struct Message: Codable, Hashable, Sendable {
    /// E-mail or text message.
    public enum Channel: String, Codable, Hashable, Sendable {
        case email
        case sms
    }

    /// A UUID. A sender uses it to make a repeated delivery recognizable.
    public var id: String
    /// The pool that sends it.
    public var userPoolID: UserPoolID
    /// The channel it is sent by.
    public var channel: Channel
    /// One e-mail address, or one E.164 telephone number.
    public var destination: String
    /// The pool's `From` address; nil for the sender's default.
    public var sender: String?
    /// The pool's `Reply-To` address.
    public var replyTo: String?
    /// Empty in a text message.
    public var subject: String
    /// HTML in an e-mail, plain text in a text message.
    public var body: String
    /// The code or temporary password in the body, for the development inbox and custom senders.
    public var code: String?
    /// Why it is sent: `SignUp`, `ForgotPassword`, `AdminCreateUser` and so on.
    public var purpose: String
    /// The user it is about, as the pool names the user.
    public var username: Username
    /// When it was written, which is its date.
    public var createdAt: Instant
    /// The event for the pool's functions when it is delivered; nil if they have no part in it.
    package var event: MessageEvent?

    /// Creates a message.
    public init(
        id: String, userPoolID: UserPoolID, channel: Channel, destination: String, sender: String? = nil,
        replyTo: String? = nil, subject: String, body: String, code: String? = nil, purpose: String, username: Username,
        createdAt: Instant
    ) {
        self.id = id
        self.userPoolID = userPoolID
        self.channel = channel
        self.destination = destination
        self.sender = sender
        self.replyTo = replyTo
        self.subject = subject
        self.body = body
        self.code = code
        self.purpose = purpose
        self.username = username
        self.createdAt = createdAt
    }
}
