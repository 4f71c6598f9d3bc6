import Kernel
import Storage

/// The statement that every call with an access token runs.
struct SessionStateTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// Whether the user is enabled and the session still exists; nil if the user no longer exists.
    func state(of identity: AccessTokenIdentity) throws -> (isEnabled: Bool, isSignedIn: Bool)? {
        try tx.first(
            """
            SELECT users.enabled AS enabled, user_sessions.session_id AS session_id FROM users LEFT JOIN user_sessions
            ON user_sessions.pool_id = users.pool_id AND user_sessions.user_id = users.user_id
            AND user_sessions.session_id = \(identity.session)
            WHERE users.pool_id = \(identity.pool) AND users.user_id = \(identity.user)
            """
        ).map { (try $0.value("enabled"), try $0.value("session_id", as: String?.self) != nil) }
    }
}
