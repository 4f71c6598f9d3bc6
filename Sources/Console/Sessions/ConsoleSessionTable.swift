import Kernel
import Storage

/// The statements on sessions of the console, and on the addresses that were used to enter it.
struct ConsoleSessionTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// Writes that an address has been used, and remembers it until `expiry`.
    ///
    /// - Returns: False if it was used before.
    func use(entry: String, until expiry: Instant) throws -> Bool {
        try tx.execute(
            """
            INSERT INTO console_entries (entry_id, expires_at) VALUES (\(entry), \(expiry))
            ON CONFLICT (entry_id) DO NOTHING
            """) == 1
    }

    /// Lets an address be used again.
    func release(entry: String) throws {
        try tx.execute("DELETE FROM console_entries WHERE entry_id = \(entry)")
    }

    func insert(_ session: ConsoleSession) throws {
        try tx.execute(
            """
            INSERT INTO console_sessions (session_id, access_key_id, sealed_token, arn, address, user_agent,
                created_at, used_at, expires_at, operator_pool, operator_user, operator_client, operator_session,
                signed_in_at)
            VALUES (\(session.id), \(session.accessKeyID), \(session.sealedToken), \(session.arn),
                \(session.address), \(session.userAgent), \(session.createdAt), \(session.usedAt),
                \(session.expiresAt), \(session.ofOperator?.identity.pool), \(session.ofOperator?.identity.user),
                \(session.ofOperator?.identity.client), \(session.ofOperator?.identity.session),
                \(session.ofOperator?.signedInAt))
            """)
    }

    func find(_ id: ConsoleSessionID) throws -> ConsoleSession? {
        try tx.first("SELECT * FROM console_sessions WHERE session_id = \(id)").map(ConsoleSession.init)
    }

    /// Writes when a session was used last, and by which caller: an operator's role may change.
    func note(use now: Instant, by arn: String, of id: ConsoleSessionID) throws {
        try tx.execute(
            """
            UPDATE console_sessions SET used_at = \(now), arn = \(arn)
            WHERE session_id = \(id) AND used_at <= \(now)
            """)
    }

    /// The sessions for which `ConsoleSession.isActive` holds, the latest end first.
    ///
    /// - Parameter arn: The caller whose sessions are listed; nil for all callers.
    func listActive(of arn: String?, at now: Instant, after: Cursor?, limit: Int) throws -> Page<ConsoleSession> {
        let lastUse = now.advanced(seconds: -ConsoleSession.idleTime)
        let own: SQL = arn.map { "AND arn = \($0)" } ?? ""
        let earlier: SQL =
            after.flatMap { cursor in
                Int64(cursor[0]).map { "AND (expires_at, session_id) < (\($0), \(cursor[1]))" as SQL }
            } ?? ""
        let rows = try tx.fetch(
            """
            SELECT * FROM console_sessions
            WHERE expires_at > \(now) AND used_at > \(lastUse) \(own) \(earlier)
            ORDER BY expires_at DESC, session_id DESC LIMIT \(limit + 1)
            """)
        return Page(rows: try rows.map(ConsoleSession.init), limit: limit) {
            Cursor(String($0.expiresAt.microseconds), $0.id.rawValue)
        }
    }

    /// Ends a session.
    ///
    /// - Parameter arn: The caller whose session it must be; nil for any.
    /// - Returns: False if there is no such session.
    func delete(_ id: ConsoleSessionID, of arn: String?) throws -> Bool {
        guard let arn else { return try tx.execute("DELETE FROM console_sessions WHERE session_id = \(id)") == 1 }
        return try tx.execute("DELETE FROM console_sessions WHERE session_id = \(id) AND arn = \(arn)") == 1
    }
}

extension ConsoleSession {
    fileprivate init(_ row: Row) throws {
        self.init(
            id: try row.value("session_id"), accessKeyID: try row.value("access_key_id"),
            sealedToken: try row.value("sealed_token"), arn: try row.value("arn"), address: try row.value("address"),
            userAgent: try row.value("user_agent"), createdAt: try row.value("created_at"),
            usedAt: try row.value("used_at"), expiresAt: try row.value("expires_at"),
            ofOperator: try ConsoleOperator(row))
    }
}

extension ConsoleOperator {
    /// The operator in a row of a session or of a job.
    init?(_ row: Row) throws {
        guard let pool = try row.value("operator_pool", as: UserPoolID?.self),
            let signedInAt = try row.value("signed_in_at", as: Instant?.self)
        else { return nil }
        let identity = AccessTokenIdentity(
            pool: pool, user: try row.value("operator_user"), client: try row.value("operator_client"),
            session: try row.value("operator_session"))
        self.init(identity: identity, accessKeyID: try row.value("access_key_id"), signedInAt: signedInAt)
    }
}
