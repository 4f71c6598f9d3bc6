import Kernel
import Storage

/// The id of a session of the console: a keyed hash of its cookie, so that it can be shown.
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

    /// For how many seconds after it began a session may do what cannot be undone.
    static let freshTime: Int64 = .minutes(10)

    let id: ConsoleSessionID
    /// The access key that signed the address by which the session began.
    let accessKeyID: String
    /// The session token of temporary credentials.
    let sealedToken: [UInt8]?
    /// The account, user or role session, as policies name it.
    let arn: String
    /// The address and the browser with which it began.
    let address: String
    let userAgent: String
    let createdAt: Instant
    /// When it was used last, within a minute.
    let usedAt: Instant
    let expiresAt: Instant

    /// Whether it may still be used.
    func isActive(at now: Instant) -> Bool {
        now < expiresAt && now < usedAt.advanced(seconds: Self.idleTime)
    }
}
