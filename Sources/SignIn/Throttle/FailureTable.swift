import Kernel
import Storage

/// Every statement about wrong passwords, and how long they lock a name.
///
/// The fifth failure in a row locks for a second and every further one for twice as long, up to a quarter of an hour.
/// Tries while locked count for nothing. A quarter of an hour without a failure clears the count.
struct FailureTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    private static let free = 5
    private static let longest: Int64 = .minutes(15)

    /// Throws `attemptsExceeded` while `subject` is locked.
    func requireUnlocked(_ subject: Subject, in pool: UserPoolID, now: Instant) throws {
        let row = try tx.first(
            "SELECT locked_until FROM sign_in_failures WHERE pool_id = \(pool) AND subject = \(subject.text)")
        if let until: Instant = try row?.value("locked_until"), now < until { throw Refusal.attemptsExceeded }
    }

    /// Counts one wrong password.
    func count(_ subject: Subject, in pool: UserPoolID, now: Instant) throws {
        let row = try tx.first(
            "SELECT failures, failed_at FROM sign_in_failures WHERE pool_id = \(pool) AND subject = \(subject.text)")
        var failures = 0
        if let row, try now.seconds(since: row.value("failed_at")) < Self.longest {
            failures = try row.value("failures")
        }
        failures = min(failures + 1, 1000)
        let until = failures < Self.free ? now : now.advanced(seconds: Self.lock(after: failures))
        try tx.execute(
            """
            INSERT INTO sign_in_failures (pool_id, subject, failures, failed_at, locked_until)
            VALUES (\(pool), \(subject.text), \(failures), \(now), \(until))
            ON CONFLICT (pool_id, subject) DO UPDATE
            SET failures = excluded.failures, failed_at = excluded.failed_at, locked_until = excluded.locked_until
            """)
    }

    /// Forgets the failures of `subject`.
    func clear(_ subject: Subject, in pool: UserPoolID) throws {
        try tx.execute("DELETE FROM sign_in_failures WHERE pool_id = \(pool) AND subject = \(subject.text)")
    }

    /// How long, in seconds, the given number of failures locks.
    static func lock(after failures: Int) -> Int64 {
        let doublings = max(failures - free, 0)
        return doublings >= 10 ? longest : min(Int64(1) << Int64(doublings), longest)
    }
}

/// Whose tries are counted together: a person's, whatever name they were called by (NAME-04), or those for a name that
/// nobody has; and the codes that go to one place, or out of one pool.
struct Subject: Hashable, Sendable {
    var text: String

    init(_ user: UserID) { text = "user:" + user.rawValue }

    /// `digest` stands for the name, so that a list of failures is no list of what people typed.
    init(unknown digest: [UInt8]) { text = "name:" + Hex.encode(digest.prefix(16)) }

    /// Whoever is behind an address or a number; `digest` stands for it, for the same reason.
    init(destination digest: [UInt8]) { text = "destination:" + Hex.encode(digest.prefix(16)) }

    /// The part of a pool's codes that is counted under `number`.
    init(share number: Int) { text = "share:\(number)" }
}
