package import Kernel
package import Storage

/// The statements on logout notices.
package struct LogoutNoticeTable {
    let tx: any Transaction
    package init(_ tx: any Transaction) { self.tx = tx }

    /// Adds a notice that is due at once.
    func insert(_ notice: LogoutNotice, now: Instant) throws {
        try tx.execute(
            """
            INSERT INTO logout_notices
                (pool_id, notice_id, client_id, user_id, sid, attempts, due_at, expires_at)
            VALUES (\(notice.pool), \(notice.id), \(notice.client), \(notice.user), \(notice.session),
                \(notice.attempts), \(now), \(notice.expiresAt))
            """)
    }

    /// The notices that are due, oldest first, without those to the clients in `skipped`.
    package func due(now: Instant, except skipped: Set<ClientID>, limit: Int) throws -> [LogoutNotice] {
        let others = skipped.reduce("" as SQL) { "\($0) AND client_id <> \($1)" }
        return try tx.fetch(
            """
            SELECT * FROM logout_notices WHERE due_at <= \(now)\(others) ORDER BY due_at LIMIT \(limit)
            """
        ).map(LogoutNotice.init)
    }

    /// Leases a due notice until `until`. Only one of two workers gets it.
    package func take(_ notice: LogoutNotice, now: Instant, until: Instant) throws -> LogoutNotice? {
        try tx.first(
            """
            UPDATE logout_notices SET due_at = \(until), attempts = attempts + 1
            WHERE pool_id = \(notice.pool) AND notice_id = \(notice.id) AND due_at <= \(now)
            RETURNING *
            """
        ).map(LogoutNotice.init)
    }

    /// Makes a notice due at `time`.
    package func postpone(_ notice: LogoutNotice, until time: Instant) throws {
        try tx.execute(
            """
            UPDATE logout_notices SET due_at = \(time) WHERE pool_id = \(notice.pool) AND notice_id = \(notice.id)
            """)
    }

    /// Deletes a notice.
    ///
    /// - Returns: False if it was already deleted.
    @discardableResult
    package func delete(_ notice: LogoutNotice) throws -> Bool {
        try tx.execute(
            "DELETE FROM logout_notices WHERE pool_id = \(notice.pool) AND notice_id = \(notice.id)") == 1
    }

    /// How many notices there are, counted up to `maximum`.
    package func count(upTo maximum: Int) throws -> Int {
        let row = try tx.first(
            "SELECT COUNT(*) AS n FROM (SELECT notice_id FROM logout_notices LIMIT \(maximum)) AS counted")
        return try row?.value("n") ?? 0
    }
}

extension LogoutNotice {
    fileprivate init(_ row: Row) throws {
        self.init(
            id: try row.value("notice_id"), pool: try row.value("pool_id"), client: try row.value("client_id"),
            user: try row.value("user_id"), session: try row.value("sid"), attempts: try row.value("attempts"),
            expiresAt: try row.value("expires_at"))
    }
}
