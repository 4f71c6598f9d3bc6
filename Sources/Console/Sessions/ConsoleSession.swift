import Kernel
import Storage

/// The id of a session of the console: a keyed hash of its cookie. Pages show it, and it does not give the session.
struct ConsoleSessionID: Identifier, SQLConvertible {
    var rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
}

/// A browser that has entered the console.
struct ConsoleSession: Sendable {
    /// For how many seconds a session may be unused.
    static let idleTime: Int64 = .minutes(15)
    /// How many seconds a session lasts at most.
    static let lifetime: Int64 = .hours(8)
    /// For how many seconds after its caller's proof a session may do what cannot be undone.
    static let freshTime: Int64 = .minutes(10)

    let id: ConsoleSessionID
    /// The access key that signed the address by which the session began; for an operator's session, the id that its
    /// audit records have instead.
    let accessKeyID: String
    /// The session token of temporary credentials, sealed for the session; nil for others.
    let sealedToken: [UInt8]?
    /// The account, user or role session, as policies name it.
    let arn: String
    /// The IP address from which it began.
    let address: String
    /// The browser with which it began.
    let userAgent: String
    let createdAt: Instant
    /// When it was used last, to the minute: not every use is written.
    let usedAt: Instant
    let expiresAt: Instant
    /// The operator's sign-in; nil for a session that began by a presigned address.
    var ofOperator: ConsoleOperator?

    /// When its caller proved who they are.
    var provenAt: Instant { ofOperator?.signedInAt ?? createdAt }

    /// Whether it may still be used.
    func isActive(at now: Instant) -> Bool {
        now < expiresAt && now < usedAt.advanced(seconds: Self.idleTime)
    }
}
