package import Kernel
package import Storage

/// Statements about the hourly limits.
package struct CallTable {
    let tx: any Transaction
    package init(_ tx: any Transaction) { self.tx = tx }

    /// Adds `amount` to the calls called `name`. The total starts again an hour after its first call.
    ///
    /// If `amount` is zero, it does the same work without counting.
    ///
    /// - Returns: False, without counting, if `limit` is reached.
    package func count(
        _ name: String, upTo limit: Int, of subject: ThrottleSubject, in pool: UserPoolID, now: Instant, amount: Int = 1
    ) throws -> Bool {
        let hour = try hour(name, of: subject, in: pool, now: now)
        guard hour.count < limit else { return false }
        try tx.execute(
            """
            INSERT INTO hourly_calls (pool_id, subject, operation, began_at, calls)
            VALUES (\(pool), \(subject.text), \(name), \(hour.began), \(hour.count + amount))
            ON CONFLICT (pool_id, subject, operation) DO UPDATE
            SET began_at = excluded.began_at, calls = excluded.calls
            """)
        return true
    }

    private func hour(
        _ name: String, of subject: ThrottleSubject, in pool: UserPoolID, now: Instant
    ) throws -> (began: Instant, count: Int) {
        let row = try tx.first(
            """
            SELECT began_at, calls FROM hourly_calls
            WHERE pool_id = \(pool) AND subject = \(subject.text) AND operation = \(name)
            """)
        guard let row else { return (now, 0) }
        // A start in the future was written before the clock was set back; it would make the hour longer.
        let age: Int64 = try now.seconds(since: row.value("began_at"))
        guard age < .hours(1), age > -.minutes(1) else { return (now, 0) }
        return (try row.value("began_at"), try row.value("calls"))
    }
}
