package import Kernel
package import Storage

/// A sign-in that waits for the response to a challenge.
struct AuthSession: Sendable {
    var hash: [UInt8]
    var client: ClientID
    var user: UserID
    var challenge: Challenge
    /// The keyed hash of the code that was sent, if one was.
    var codeHash: [UInt8]?
    var expiresAt: Instant
}

package struct AuthSessionTable {
    let tx: any Transaction
    package init(_ tx: any Transaction) { self.tx = tx }

    func insert(_ session: AuthSession, in pool: UserPoolID) throws {
        try tx.execute(
            """
            INSERT INTO auth_sessions (pool_id, session_hash, client_id, user_id, challenge, code_hash, expires_at)
            VALUES (\(pool), \(session.hash), \(session.client), \(session.user), \(session.challenge.rawValue),
                \(session.codeHash), \(session.expiresAt))
            """)
    }

    func find(_ hash: [UInt8], in pool: UserPoolID) throws -> AuthSession? {
        let row = try tx.first(
            "SELECT * FROM auth_sessions WHERE pool_id = \(pool) AND session_hash = \(hash)")
        return try row.map { row in
            AuthSession(
                hash: hash, client: try row.value("client_id"), user: try row.value("user_id"),
                challenge: Challenge(rawValue: try row.value("challenge")), codeHash: try row.value("code_hash"),
                expiresAt: try row.value("expires_at"))
        }
    }

    /// Deletes the auth session.
    ///
    /// - Returns: True for only one of two responses to the same challenge.
    func take(_ hash: [UInt8], in pool: UserPoolID) throws -> Bool {
        try tx.first(
            "DELETE FROM auth_sessions WHERE pool_id = \(pool) AND session_hash = \(hash) RETURNING client_id")
            != nil
    }

    package func deleteAll(of user: UserID, in pool: UserPoolID) throws {
        try tx.execute("DELETE FROM auth_sessions WHERE pool_id = \(pool) AND user_id = \(user)")
    }
}

/// Statements about sealed challenges that were answered.
struct UsedChallengeTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// Marks a challenge as used.
    ///
    /// - Returns: False if it was used before, or may have been: the mark is deleted when the challenge expires, and
    ///   the clock may have been set back since.
    func use(_ challenge: [UInt8], in pool: UserPoolID, until expiry: Instant) throws -> Bool {
        try tx.execute(
            """
            INSERT INTO used_challenges (pool_id, challenge, expires_at) SELECT \(pool), \(challenge), \(expiry)
            WHERE NOT EXISTS
                (SELECT 1 FROM sweep_horizons WHERE kind = 'used_challenges' AND horizon >= \(expiry))
            ON CONFLICT (pool_id, challenge) DO NOTHING
            """) == 1
    }

    /// Removes the mark.
    func release(_ challenge: [UInt8], in pool: UserPoolID) throws {
        try tx.execute("DELETE FROM used_challenges WHERE pool_id = \(pool) AND challenge = \(challenge)")
    }
}
