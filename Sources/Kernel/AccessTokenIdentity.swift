/// The user, app client and session that an access token names.
public struct AccessTokenIdentity: Hashable, Sendable {
    /// The pool that issued the token.
    public var pool: UserPoolID
    /// The user (`sub`).
    public var user: UserID
    /// The app client that the token was issued to (`client_id`).
    public var client: ClientID
    /// The user session that the token belongs to (`event_id`).
    public var session: SessionID

    /// The identity of one access token.
    public init(pool: UserPoolID, user: UserID, client: ClientID, session: SessionID) {
        self.pool = pool
        self.user = user
        self.client = client
        self.session = session
    }
}
