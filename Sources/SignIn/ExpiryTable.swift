import Kernel
import Storage

/// Statements that delete expired rows.
///
/// The keys of expired rows are read through the index on the time and then deleted one by one: for a single statement
/// PostgreSQL scans whole tables if it expects them to be small.
struct ExpiryTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// Deletes up to `limit` rows of each kind.
    ///
    /// - Returns: True if `limit` rows of some kind were deleted, so that there may be more.
    func sweep(now: Instant, limit: Int) throws -> Bool {
        let hourAgo = now.advanced(seconds: -.hours(1))
        // An access token can outlive its refresh token.
        let dayAgo = now.advanced(seconds: -.days(1))
        let counts = [
            try failures(before: hourAgo, limit), try calls(before: hourAgo, limit), try codes(before: now, limit),
            try authSessions(before: now, limit), try challenges(before: now, limit),
            try refreshTokens(before: dayAgo, limit), try userSessions(before: dayAgo, limit),
        ]
        return counts.contains(limit)
    }

    private func failures(before instant: Instant, _ limit: Int) throws -> Int {
        try delete("SELECT pool_id, subject FROM password_attempts WHERE failed_at < \(instant) LIMIT \(limit)") {
            row in
            """
            DELETE FROM password_attempts
            WHERE pool_id = \(try row.text("pool_id")) AND subject = \(try row.text("subject"))
            """
        }
    }

    private func calls(before instant: Instant, _ limit: Int) throws -> Int {
        try delete("SELECT pool_id, subject, operation FROM hourly_calls WHERE began_at < \(instant) LIMIT \(limit)") {
            row in
            """
            DELETE FROM hourly_calls
            WHERE pool_id = \(try row.text("pool_id")) AND subject = \(try row.text("subject"))
            AND operation = \(try row.text("operation"))
            """
        }
    }

    private func codes(before instant: Instant, _ limit: Int) throws -> Int {
        try delete("SELECT pool_id, user_id, purpose FROM codes WHERE expires_at < \(instant) LIMIT \(limit)") { row in
            """
            DELETE FROM codes
            WHERE pool_id = \(try row.text("pool_id")) AND user_id = \(try row.text("user_id"))
            AND purpose = \(try row.text("purpose"))
            """
        }
    }

    private func authSessions(before instant: Instant, _ limit: Int) throws -> Int {
        try delete("SELECT pool_id, session_hash FROM auth_sessions WHERE expires_at < \(instant) LIMIT \(limit)") {
            row in
            """
            DELETE FROM auth_sessions WHERE pool_id = \(try row.text("pool_id"))
            AND session_hash = \(try row.hash("session_hash"))
            """
        }
    }

    private func challenges(before instant: Instant, _ limit: Int) throws -> Int {
        var horizon: Instant?
        let count = try delete(
            "SELECT pool_id, challenge, expires_at FROM used_challenges WHERE expires_at < \(instant) LIMIT \(limit)"
        ) { row in
            horizon = max(try row.value("expires_at"), horizon ?? Instant(microseconds: .min))
            return """
                DELETE FROM used_challenges WHERE pool_id = \(try row.text("pool_id"))
                AND challenge = \(try row.hash("challenge"))
                """
        }
        if let horizon { try SweepHorizonTable(tx).raiseUsedChallenges(to: horizon) }
        return count
    }

    private func refreshTokens(before instant: Instant, _ limit: Int) throws -> Int {
        try delete("SELECT pool_id, token_hash FROM refresh_tokens WHERE expires_at < \(instant) LIMIT \(limit)") {
            row in
            """
            DELETE FROM refresh_tokens WHERE pool_id = \(try row.text("pool_id"))
            AND token_hash = \(try row.hash("token_hash"))
            """
        }
    }

    private func userSessions(before instant: Instant, _ limit: Int) throws -> Int {
        try delete("SELECT pool_id, session_id FROM user_sessions WHERE expires_at < \(instant) LIMIT \(limit)") {
            row in
            """
            DELETE FROM user_sessions WHERE pool_id = \(try row.text("pool_id"))
            AND session_id = \(try row.text("session_id"))
            """
        }
    }

    private func delete(_ found: SQL, by statement: (Row) throws -> SQL) throws -> Int {
        let rows = try tx.fetch(found)
        for row in rows { try tx.execute(statement(row)) }
        return rows.count
    }
}

extension Row {
    fileprivate func text(_ column: String) throws -> String { try value(column) }
    fileprivate func hash(_ column: String) throws -> [UInt8] { try value(column) }
}
