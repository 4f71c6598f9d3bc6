import Kernel
import Storage

/// The statements on tracked sessions of both kinds.
struct TrackedSessionTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// The active token sessions of a user, the last used first.
    func tokenSessions(of user: UserID, in pool: UserPoolID, at now: Instant, limit: Int) throws -> [TrackedSession] {
        try tx.fetch(
            """
            SELECT * FROM user_sessions
            WHERE pool_id = \(pool) AND user_id = \(user) AND last_active_at IS NOT NULL AND expires_at > \(now)
            ORDER BY last_active_at DESC, session_id LIMIT \(limit)
            """
        ).compactMap { row in
            guard let activity = try SessionActivity(row) else { return nil }
            return TrackedSession(
                id: .token(try row.value("session_id")), origin: try row.value("sid"),
                client: try row.value("client_id"),
                createdAt: try row.value("created_at", as: Instant?.self) ?? row.value("began_at"), activity: activity)
        }
    }

    /// The active browser sessions of a user, the last used first.
    func browserSessions(of user: UserID, in pool: UserPoolID, at now: Instant, limit: Int) throws -> [TrackedSession] {
        try tx.fetch(
            """
            SELECT * FROM browser_sessions
            WHERE pool_id = \(pool) AND user_id = \(user) AND last_active_at IS NOT NULL AND expires_at > \(now)
            ORDER BY last_active_at DESC, sid LIMIT \(limit)
            """
        ).compactMap { row in
            guard let activity = try SessionActivity(row), let id: BrowserSessionID = try row.value("sid") else {
                return nil
            }
            return TrackedSession(
                id: .browser(id), origin: nil, client: try row.value("client_id"),
                createdAt: try row.value("authenticated_at"), activity: activity)
        }
    }

    /// Ends the least recently used token sessions of a user beyond `count`.
    func endTokenSessions(of user: UserID, in pool: UserPoolID, beyond count: Int, at now: Instant) throws {
        try tx.execute(
            """
            DELETE FROM user_sessions WHERE pool_id = \(pool) AND session_id IN
                (SELECT session_id FROM user_sessions
                WHERE pool_id = \(pool) AND user_id = \(user) AND last_active_at IS NOT NULL AND expires_at > \(now)
                ORDER BY last_active_at DESC, session_id LIMIT \(Int64.max) OFFSET \(count))
            """)
    }

    /// Ends the least recently used browser sessions of a user beyond `count`. Their clients get no notice, as if the
    /// sessions had expired.
    func endBrowserSessions(of user: UserID, in pool: UserPoolID, beyond count: Int, at now: Instant) throws {
        try tx.execute(
            """
            DELETE FROM browser_sessions WHERE pool_id = \(pool) AND session_hash IN
                (SELECT session_hash FROM browser_sessions
                WHERE pool_id = \(pool) AND user_id = \(user) AND last_active_at IS NOT NULL AND expires_at > \(now)
                ORDER BY last_active_at DESC, session_hash LIMIT \(Int64.max) OFFSET \(count))
            """)
    }

    /// Ends the token sessions that a browser session has begun.
    func endTokenSessions(begunBy session: BrowserSessionID, of user: UserID, in pool: UserPoolID) throws {
        try tx.execute(
            "DELETE FROM user_sessions WHERE pool_id = \(pool) AND user_id = \(user) AND sid = \(session)")
    }

    /// Writes the last activity of a token session.
    func note(_ activity: SessionActivity, in session: SessionID, of pool: UserPoolID) throws {
        try tx.execute(
            """
            UPDATE user_sessions SET last_active_at = \(activity.at), last_address = \(activity.address),
                device_type = \(activity.device)
            WHERE pool_id = \(pool) AND session_id = \(session)
            """)
    }

    /// Writes the last activity of a browser session.
    func note(_ activity: SessionActivity, inBrowserSession hash: [UInt8], of pool: UserPoolID) throws {
        try tx.execute(
            """
            UPDATE browser_sessions SET last_active_at = \(activity.at), last_address = \(activity.address),
                device_type = \(activity.device)
            WHERE pool_id = \(pool) AND session_hash = \(hash)
            """)
    }
}
