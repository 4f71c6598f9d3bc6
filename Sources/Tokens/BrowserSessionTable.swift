package import Kernel
package import Storage

/// The statements on browser sessions.
package struct BrowserSessionTable {
    let tx: any Transaction
    package init(_ tx: any Transaction) { self.tx = tx }

    package func insert(_ session: BrowserSession, in pool: UserPoolID) throws {
        try tx.execute(
            """
            INSERT INTO browser_sessions
                (pool_id, session_hash, sid, user_id, client_id, authenticated_at, expires_at, last_active_at,
                last_address, device_type, provider)
            VALUES (\(pool), \(session.hash), \(session.id), \(session.user), \(session.client),
                \(session.authenticatedAt), \(session.expiresAt), \(session.activity?.at), \(session.activity?.address),
                \(session.activity?.device), \(session.provider))
            """)
    }

    /// The session with this hash, expired or not.
    package func find(_ hash: [UInt8], in pool: UserPoolID) throws -> BrowserSession? {
        let row = try tx.first("SELECT * FROM browser_sessions WHERE pool_id = \(pool) AND session_hash = \(hash)")
        return try row.map { row in
            BrowserSession(
                hash: hash, id: try row.value("sid"), user: try row.value("user_id"),
                client: try row.value("client_id"), authenticatedAt: try row.value("authenticated_at"),
                expiresAt: try row.value("expires_at"), activity: try SessionActivity(row),
                provider: try row.value("provider"))
        }
    }

    package func end(_ hash: [UInt8], in pool: UserPoolID) throws {
        try tx.execute("DELETE FROM browser_sessions WHERE pool_id = \(pool) AND session_hash = \(hash)")
    }

    /// Ends the session called `id` unless it has expired.
    ///
    /// - Returns: Whether it existed.
    func end(_ id: BrowserSessionID, of user: UserID, in pool: UserPoolID, now: Instant) throws -> Bool {
        try tx.execute(
            """
            DELETE FROM browser_sessions
            WHERE pool_id = \(pool) AND user_id = \(user) AND sid = \(id) AND expires_at > \(now)
            """) > 0
    }

    /// Gives a session another hash.
    ///
    /// - Returns: Whether there is a session with the former one.
    func renew(_ former: [UInt8], in pool: UserPoolID, as hash: [UInt8]) throws -> Bool {
        try tx.execute(
            """
            UPDATE browser_sessions SET session_hash = \(hash) WHERE pool_id = \(pool) AND session_hash = \(former)
            """) > 0
    }

    /// Gives a session the id of its predecessor.
    func rename(_ hash: [UInt8], in pool: UserPoolID, to id: BrowserSessionID) throws {
        try tx.execute(
            "UPDATE browser_sessions SET sid = \(id) WHERE pool_id = \(pool) AND session_hash = \(hash)")
    }

    /// Ends the session called `id` if it has expired.
    ///
    /// - Returns: False if it has not.
    func endExpired(_ id: BrowserSessionID, of user: UserID, in pool: UserPoolID, now: Instant) throws -> Bool {
        try tx.execute(
            """
            DELETE FROM browser_sessions
            WHERE pool_id = \(pool) AND user_id = \(user) AND sid = \(id) AND expires_at <= \(now)
            """)
        return try tx.first(
            "SELECT sid FROM browser_sessions WHERE pool_id = \(pool) AND user_id = \(user) AND sid = \(id)") == nil
    }

    /// Ends the sessions of a user that began at a provider, except the one with the hash `kept`.
    ///
    /// - Returns: Their ids.
    func endAll(of user: UserID, begunAt provider: String, in pool: UserPoolID, except kept: [UInt8]?) throws
        -> [BrowserSessionID]
    {
        try tx.fetch(
            """
            DELETE FROM browser_sessions
            WHERE pool_id = \(pool) AND user_id = \(user) AND provider = \(provider)
                AND session_hash <> \(kept ?? [])
            RETURNING sid
            """
        ).compactMap { try $0.value("sid", as: BrowserSessionID?.self) }
    }

    /// Ends the sessions of a user, except the one with the hash `kept`.
    package func endAll(of user: UserID, in pool: UserPoolID, except kept: [UInt8]? = nil) throws {
        try tx.execute(
            """
            DELETE FROM browser_sessions
            WHERE pool_id = \(pool) AND user_id = \(user) AND session_hash <> \(kept ?? [])
            """)
    }
}
