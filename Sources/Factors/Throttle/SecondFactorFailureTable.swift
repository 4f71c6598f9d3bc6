package import Kernel
package import Storage

/// Statements about wrong codes of second factors (`SecondFactorFailures` has the rules).
package struct SecondFactorFailureTable {
    let tx: any Transaction
    package init(_ tx: any Transaction) { self.tx = tx }

    /// The wrong codes of a user; nil for none.
    package func find(_ user: UserID, in pool: UserPoolID) throws -> SecondFactorFailures? {
        try tx.first(
            """
            SELECT failures, tried_at, told_of FROM second_factor_failures
            WHERE pool_id = \(pool) AND user_id = \(user)
            """
        ).map { row in
            SecondFactorFailures(
                count: try row.value("failures"), triedAt: try row.value("tried_at"),
                notifiedOf: try row.value("told_of"))
        }
    }

    /// Counts an attempt before it is evaluated.
    ///
    /// - Throws: `SignInRefusal.attemptsExceeded` while the factors are locked.
    func count(_ user: UserID, in pool: UserPoolID, max: Int, at now: Instant) throws {
        var failures = try find(user, in: pool) ?? SecondFactorFailures(count: 0, triedAt: now, notifiedOf: 0)
        guard failures.admits(at: now, max: max) else { throw SignInRefusal.attemptsExceeded }
        failures.count += 1
        failures.triedAt = now
        try put(failures, of: user, in: pool)
    }

    /// Takes back an attempt that was right, or ended without a verdict.
    func uncount(_ user: UserID, in pool: UserPoolID) throws {
        guard var failures = try find(user, in: pool) else { return }
        failures.count -= 1
        try failures.count > 0 ? put(failures, of: user, in: pool) : clear(user, in: pool)
    }

    /// Takes the notice that is due to the user, so that it is sent once.
    ///
    /// - Returns: The number of wrong codes to notify the user of; nil if no notice is due.
    func takeNotice(_ user: UserID, in pool: UserPoolID, max: Int) throws -> Int? {
        guard var failures = try find(user, in: pool), let number = failures.notice(max: max) else { return nil }
        failures.notifiedOf = number
        try put(failures, of: user, in: pool)
        return number
    }

    /// Clears the wrong codes of a user.
    package func clear(_ user: UserID, in pool: UserPoolID) throws {
        try tx.execute("DELETE FROM second_factor_failures WHERE pool_id = \(pool) AND user_id = \(user)")
    }

    private func put(_ failures: SecondFactorFailures, of user: UserID, in pool: UserPoolID) throws {
        try tx.execute(
            """
            INSERT INTO second_factor_failures (pool_id, user_id, failures, tried_at, told_of)
            VALUES (\(pool), \(user), \(failures.count), \(failures.triedAt), \(failures.notifiedOf))
            ON CONFLICT (pool_id, user_id) DO UPDATE
            SET failures = excluded.failures, tried_at = excluded.tried_at, told_of = excluded.told_of
            """)
    }
}
