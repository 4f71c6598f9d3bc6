package import Kernel

/// A notice to a client, not delivered yet: a session of a user has ended.
package struct LogoutNotice: Hashable, Sendable {
    /// How many seconds the server tries to notify a client.
    package static let lifetime: Int64 = .days(1)

    /// The claim `jti`: a repeated notice is recognised by it.
    package var id: String
    package var pool: UserPoolID
    package var client: ClientID
    package var user: UserID
    /// The session; nil for all of the user's at the client.
    package var session: BrowserSessionID?
    /// How often the server has tried.
    package var attempts: Int
    /// When the server gives up.
    package var expiresAt: Instant

    package init(
        id: String, pool: UserPoolID, client: ClientID, user: UserID, session: BrowserSessionID?, attempts: Int = 0,
        expiresAt: Instant
    ) {
        self.id = id
        self.pool = pool
        self.client = client
        self.user = user
        self.session = session
        self.attempts = attempts
        self.expiresAt = expiresAt
    }
}
