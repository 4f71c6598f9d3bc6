public import Kernel

/// One message to one person: what the outbox stores, the couriers carry and the development inbox shows.
///
/// It is stored as JSON, sealed where it rests; `code` and `body` hold secrets and never reach a log.
public struct Message: Codable, Hashable, Sendable {
    /// The way a message takes.
    public enum Channel: String, Codable, Hashable, Sendable {
        case email
        case sms
    }

    /// A UUID, unique for good.
    ///
    /// A courier uses it to make a second delivery recognizable.
    public var id: String
    /// The pool that sends it.
    public var userPoolID: UserPoolID
    /// The way it takes.
    public var channel: Channel
    /// One e-mail address, or one E.164 telephone number.
    public var destination: String
    /// The pool's `From` address, or nil for the courier's own.
    public var sender: String?
    /// The pool's `Reply-To` address.
    public var replyTo: String?
    /// Empty for a text message to a telephone.
    public var subject: String
    /// HTML for an e-mail, plain text for a telephone.
    public var body: String
    /// The code or temporary password that the body carries, for the development inbox and custom senders.
    public var code: String?
    /// Why it is sent: `SignUp`, `ForgotPassword`, `AdminCreateUser` and so on.
    public var purpose: String
    /// Whom it concerns, as the pool calls them.
    public var username: String
    /// When it was written, which is the date it shows.
    public var createdAt: Instant

    /// A message as it will be stored.
    public init(
        id: String, userPoolID: UserPoolID, channel: Channel, destination: String, sender: String? = nil,
        replyTo: String? = nil, subject: String, body: String, code: String? = nil, purpose: String, username: String,
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
