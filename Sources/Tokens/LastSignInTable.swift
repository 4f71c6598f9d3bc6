package import Kernel
package import Storage

/// Statements about when users have last signed in.
package struct LastSignInTable {
    let tx: any Transaction
    package init(_ tx: any Transaction) { self.tx = tx }

    /// Records a sign-in. A clock that was set back changes nothing.
    package func put(_ user: UserID, in pool: UserPoolID, at now: Instant) throws {
        try tx.execute(
            """
            INSERT INTO last_sign_ins (pool_id, user_id, signed_in_at) VALUES (\(pool), \(user), \(now))
            ON CONFLICT (pool_id, user_id) DO UPDATE SET signed_in_at = excluded.signed_in_at
            WHERE last_sign_ins.signed_in_at < excluded.signed_in_at
            """)
    }

    /// When the user has last signed in, to the minute; nil if never, or not since this is recorded.
    package func find(_ user: UserID, in pool: UserPoolID) throws -> Instant? {
        try tx.first("SELECT signed_in_at FROM last_sign_ins WHERE pool_id = \(pool) AND user_id = \(user)")
            .map { try $0.value("signed_in_at") }
    }

    /// How many users have signed in since `start`, counted up to `limit`.
    package func count(in pool: UserPoolID, since start: Instant, upTo limit: Int) throws -> Int {
        try tx.first(
            """
            SELECT COUNT(*) AS users FROM (
                SELECT 1 FROM last_sign_ins WHERE pool_id = \(pool) AND signed_in_at >= \(start) LIMIT \(limit)
            ) AS recent
            """
        ).map { try $0.value("users") } ?? 0
    }
}
