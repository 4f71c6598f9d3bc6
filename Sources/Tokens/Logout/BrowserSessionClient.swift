import Kernel

/// A client that a browser session has signed in. It is notified when the session ends (OpenID Connect Back-Channel
/// Logout 1.0, section 2.3).
///
/// It outlives the browser session: the client's own session may last as long as its refresh token.
struct BrowserSessionClient: Hashable, Sendable {
    /// How many sessions of a user are remembered for a client. Beyond this the oldest are forgotten, so that repeated
    /// sign-ins of one user do not make a sign-out arbitrarily expensive.
    static let maxPerUser = 50

    var session: BrowserSessionID
    var client: ClientID
    var user: UserID
    /// When the last tokens of the client expire.
    var expiresAt: Instant
}
