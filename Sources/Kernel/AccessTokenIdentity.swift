/// The user, app client and session that an access token names.
package struct AccessTokenIdentity: Hashable, Sendable {
    /// The pool that issued the token.
    package var pool: UserPoolID
    /// The user (`sub`).
    package var user: UserID
    /// The app client that the token was issued to (`client_id`).
    package var client: ClientID
    /// The user session that the token belongs to (`event_id`).
    package var session: SessionID

    package init(pool: UserPoolID, user: UserID, client: ClientID, session: SessionID) {
        self.pool = pool
        self.user = user
        self.client = client
        self.session = session
    }
}
