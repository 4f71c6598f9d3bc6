package import Kernel

/// A message to one recipient, as the outbox stores it, senders send it and the development inbox shows it.
///
/// It is stored as sealed JSON; `code` and `body` contain secrets and are never logged.
package struct Message: Codable, Hashable, Sendable {
    /// E-mail or text message.
    package enum Channel: String, Codable, Hashable, Sendable {
        case email
        case sms
    }

    /// A UUID. A sender uses it to make a repeated delivery recognizable.
    package var id: String
    /// The pool that sends it.
    package var userPoolID: UserPoolID
    /// The channel it is sent by.
    package var channel: Channel
    /// One e-mail address, or one E.164 telephone number.
    package var destination: String
    /// The pool's `From` address; nil for the sender's default.
    package var sender: String?
    /// The pool's `Reply-To` address.
    package var replyTo: String?
    /// The pool's name for the settings of the service that sends its e-mails.
    package var configurationSet: String?
    /// Empty in a text message.
    package var subject: String
    /// HTML in an e-mail, plain text in a text message.
    package var body: String
    /// The plain text of an e-mail whose plain text differs from the words of its body.
    package var text: String?
    /// The code or temporary password in the body, for the development inbox and custom senders.
    package var code: String?
    /// Why it is sent: `SignUp`, `ForgotPassword`, `AdminCreateUser` and so on.
    package var purpose: String
    /// The user it is about, by the name in the pool; nil for a test of the mail server.
    package var username: Username?
    /// When it was written, which is its date.
    package var createdAt: Instant
    /// The event for the pool's functions when it is delivered; nil if they have no part in it.
    package var event: MessageEvent?

    package init(
        id: String, userPoolID: UserPoolID, channel: Channel, destination: String, sender: String? = nil,
        replyTo: String? = nil, subject: String, body: String, code: String? = nil, purpose: String,
        username: Username?, createdAt: Instant
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
