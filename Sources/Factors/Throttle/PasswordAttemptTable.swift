package import Kernel
package import Messaging
package import Storage

/// Statements about password attempts (`PasswordAttemptCounter` has the rules).
package struct PasswordAttemptTable {
    let tx: any Transaction
    package init(_ tx: any Transaction) { self.tx = tx }

    /// Whether an attempt may be evaluated.
    package typealias State = PasswordAttemptCounter.State

    /// Whether an attempt of `subject` may be evaluated, as far as a read can determine.
    package func state(of subject: ThrottleSubject, in pool: UserPoolID, now: Instant) throws -> State {
        guard let stored = try find(subject, in: pool) else { return .open }
        // Only a write corrects a time in the future. Until then, every read would find a lock that has just started.
        guard stored.triedAt <= now else { return .open }
        return stored.seen(at: now).state(at: now)
    }

    /// - Throws: `SignInRefusal.attemptsExceeded` while `subject` is locked and attempts in flight cannot change that.
    package func requireUnlocked(_ subject: ThrottleSubject, in pool: UserPoolID, now: Instant) throws {
        if case .locked = try state(of: subject, in: pool, now: now) { throw SignInRefusal.attemptsExceeded }
    }

    /// The number of wrong passwords in a row of `subject`, and when the lock ends; nil if it is not locked.
    package func failures(of subject: ThrottleSubject, in pool: UserPoolID, now: Instant) throws -> (
        count: Int, lockedUntil: Instant?
    ) {
        guard let counter = try find(subject, in: pool)?.seen(at: now) else { return (0, nil) }
        guard case .locked = counter.state(at: now) else { return (counter.failures, nil) }
        let lock = PasswordAttemptCounter.lockDuration(after: counter.failures)
        return (counter.failures, counter.triedAt.advanced(seconds: lock))
    }

    /// How many users are locked, among the `limit` subjects with the latest attempts.
    package func countLockedUsers(now: Instant, upTo limit: Int) throws -> Int {
        try tx.fetch(
            """
            SELECT subject, failures, in_flight, failed_at FROM password_attempts
            WHERE failed_at > \(now.advanced(seconds: -.minutes(15))) ORDER BY failed_at DESC LIMIT \(limit)
            """
        ).count { row in
            let subject: String = try row.value("subject")
            guard subject.utf8.starts(with: ThrottleSubject.userPrefix.utf8) else { return false }
            guard case .locked = try StoredCounter(row).seen(at: now).state(at: now) else { return false }
            return true
        }
    }

    /// Counts one more attempt of `subject` if its state is `open`.
    ///
    /// - Returns: The state before, and the mark of the attempt; nil if it was not counted.
    func count(_ subject: ThrottleSubject, in pool: UserPoolID, now: Instant) throws -> (
        state: PasswordAttemptCounter.State, mark: PasswordAttemptMark?
    ) {
        let stored = try find(subject, in: pool)
        var counter = stored?.seen(at: now) ?? PasswordAttemptCounter(at: now)
        let (state, triedBefore) = (counter.state(at: now), counter.triedAt)
        switch state {
        case .open: counter.count(at: now)
        case .undecided, .locked:
            // A denied attempt changes nothing, unless the clock was set back.
            guard let stored, stored.triedAt > now else { return (state, nil) }
        }
        try put(counter, of: subject, in: pool)
        guard case .open = state else { return (state, nil) }
        return (state, PasswordAttemptMark(counted: counter, triedBefore: triedBefore))
    }

    /// Records that an attempt in flight was wrong.
    func keep(_ subject: ThrottleSubject, in pool: UserPoolID) throws {
        try change(subject, in: pool) { $0.keep() }
    }

    /// Takes back an attempt that ended without a verdict.
    func uncount(_ subject: ThrottleSubject, mark: PasswordAttemptMark, in pool: UserPoolID) throws {
        try change(subject, in: pool) { $0.uncount(mark) }
    }

    package func clear(_ subject: ThrottleSubject, in pool: UserPoolID) throws {
        try tx.execute("DELETE FROM password_attempts WHERE pool_id = \(pool) AND subject = \(subject.text)")
    }

    private func change(
        _ subject: ThrottleSubject, in pool: UserPoolID, body: (inout PasswordAttemptCounter) -> Void
    ) throws {
        guard let stored = try find(subject, in: pool) else { return }
        var counter = stored.seen(at: stored.triedAt)
        body(&counter)
        try counter.failures == 0 ? clear(subject, in: pool) : put(counter, of: subject, in: pool)
    }

    private func find(_ subject: ThrottleSubject, in pool: UserPoolID) throws -> StoredCounter? {
        try tx.first(
            """
            SELECT failures, in_flight, failed_at FROM password_attempts
            WHERE pool_id = \(pool) AND subject = \(subject.text)
            """
        ).map(StoredCounter.init)
    }

    private func put(_ counter: PasswordAttemptCounter, of subject: ThrottleSubject, in pool: UserPoolID) throws {
        try tx.execute(
            """
            INSERT INTO password_attempts (pool_id, subject, failures, in_flight, failed_at)
            VALUES (\(pool), \(subject.text), \(counter.failures), \(counter.inFlight), \(counter.triedAt))
            ON CONFLICT (pool_id, subject) DO UPDATE
            SET failures = excluded.failures, in_flight = excluded.in_flight, failed_at = excluded.failed_at
            """)
    }

    private struct StoredCounter {
        var failures: Int
        var inFlight: Int
        var triedAt: Instant

        init(_ row: Row) throws {
            failures = try row.value("failures")
            inFlight = try row.value("in_flight")
            triedAt = try row.value("failed_at")
        }

        func seen(at now: Instant) -> PasswordAttemptCounter {
            PasswordAttemptCounter(failures: failures, inFlight: inFlight, triedAt: triedAt, at: now)
        }
    }
}
