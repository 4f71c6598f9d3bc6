import Directory
import Kernel
import Storage

/// The statement that every call with an access token runs.
struct SessionStateTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// Whether the user is enabled and the session has not ended; nil if the user no longer exists.
    ///
    /// - Parameter client: That of the session.
    func state(of identity: AccessTokenIdentity, through client: Client) throws
        -> (isEnabled: Bool, isSignedIn: Bool)?
    {
        let row = try tx.first(
            """
            SELECT users.enabled AS enabled, users.status AS status, user_sessions.session_id AS session_id
            FROM users LEFT JOIN user_sessions
            ON user_sessions.pool_id = users.pool_id AND user_sessions.user_id = users.user_id
            AND user_sessions.session_id = \(identity.session)
            WHERE users.pool_id = \(identity.pool) AND users.user_id = \(identity.user)
            """)
        guard let row else { return nil }
        guard try row.value("session_id", as: String?.self) != nil else { return (try row.value("enabled"), false) }
        let status = UserStatus(rawValue: try row.value("status"))
        let isSignedIn = try SessionProviderTable(tx).mayContinueSessions(
            of: identity.user, status: status, through: client)
        return (try row.value("enabled"), isSignedIn)
    }
}
