import Directory
package import Kernel
package import Storage

/// A sign-in that waits for the reply to a challenge.
struct AuthSession: Sendable {
    var hash: [UInt8]
    var client: ClientID
    var user: UserID
    var challenge: PendingChallenge
    /// The keyed hash of the code that was sent; nil if none was.
    var codeHash: [UInt8]?
    /// The sealed state of a custom sign-in, or of one with a password that the followed pool has accepted.
    var customState: [UInt8]?
    var expiresAt: Instant
    /// The known device that the sign-in comes from.
    var device: DeviceKey?
}

package struct AuthSessionTable {
    let tx: any Transaction
    package init(_ tx: any Transaction) { self.tx = tx }

    func insert(_ session: AuthSession, in pool: UserPoolID) throws {
        try tx.execute(
            """
            INSERT INTO auth_sessions
                (pool_id, session_hash, client_id, user_id, challenge, first_proof, progress, code_hash, custom_state,
                expires_at, device_key)
            VALUES (\(pool), \(session.hash), \(session.client), \(session.user), \(session.challenge.kind.rawValue),
                \(session.challenge.firstProof?.rawValue), \(session.challenge.progress.rawValue),
                \(session.codeHash), \(session.customState), \(session.expiresAt), \(session.device))
            """)
    }

    /// The auth session with this hash. Challenges that only another version of the server supports are treated as
    /// unknown.
    func find(_ hash: [UInt8], in pool: UserPoolID) throws -> AuthSession? {
        try tx.first("SELECT * FROM auth_sessions WHERE pool_id = \(pool) AND session_hash = \(hash)")
            .flatMap(AuthSession.init)
    }

    /// The newest of the user's auth sessions that wait for the proof of `device`.
    func findNewest(
        provingDevice device: DeviceKey, of user: UserID, by client: ClientID, in pool: UserPoolID
    ) throws -> AuthSession? {
        try tx.first(
            """
            SELECT * FROM auth_sessions
            WHERE pool_id = \(pool) AND user_id = \(user) AND device_key = \(device) AND client_id = \(client)
                AND challenge = \(ChallengeKind.deviceSRP.rawValue)
            ORDER BY expires_at DESC LIMIT 1
            """
        ).flatMap(AuthSession.init)
    }

    /// Deletes the auth session.
    ///
    /// - Returns: True for only one of two replies to the same challenge.
    func take(_ hash: [UInt8], in pool: UserPoolID) throws -> Bool {
        try tx.first(
            "DELETE FROM auth_sessions WHERE pool_id = \(pool) AND session_hash = \(hash) RETURNING client_id")
            != nil
    }

    package func deleteAll(of user: UserID, in pool: UserPoolID) throws {
        try tx.execute("DELETE FROM auth_sessions WHERE pool_id = \(pool) AND user_id = \(user)")
    }
}

extension AuthSession {
    fileprivate init?(_ row: Row) throws {
        guard let challenge = try PendingChallenge(row) else { return nil }
        self.init(
            hash: try row.value("session_hash"), client: try row.value("client_id"), user: try row.value("user_id"),
            challenge: challenge, codeHash: try row.value("code_hash"),
            customState: try row.value("custom_state"), expiresAt: try row.value("expires_at"),
            device: try row.value("device_key"))
    }
}

extension PendingChallenge {
    fileprivate init?(_ row: Row) throws {
        let (kind, proof): (String, String?) = (try row.value("challenge"), try row.value("first_proof"))
        let progress: String = try row.value("progress")
        guard let kind = ChallengeKind(rawValue: kind), let progress = Progress(rawValue: progress) else { return nil }
        let firstProof = proof.flatMap(FirstProof.init(rawValue:))
        guard firstProof != nil || proof == nil else { return nil }
        self.init(kind: kind, firstProof: firstProof, progress: progress)
    }
}

/// Statements about sealed challenges that were answered.
struct UsedChallengeTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// Marks a challenge as used.
    ///
    /// - Returns: False if it was used, or may have been: the mark is deleted when the challenge expires, and the clock
    ///   may have been set back since.
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
