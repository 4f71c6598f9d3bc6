import Kernel

/// The recent password attempts of one subject, and how long they lock it.
///
/// An attempt is a failure from before its arithmetic begins until it turns out right, so that concurrent attempts
/// cannot exceed the number left before the lock. The fifth failure in a row locks for a second and every further one
/// for twice as long, up to 15 minutes. Attempts during a lock are not counted and do not extend it; 15 minutes without
/// an attempt reset the counter.
package struct PasswordAttemptCounter: Sendable, Equatable {
    /// Failures in a row, including attempts in flight.
    private(set) var failures = 0
    /// Attempts whose arithmetic has begun and whose result is not written yet.
    private(set) var inFlight = 0
    /// When the latest attempt was counted.
    private(set) var triedAt: Instant

    /// How many failures cause a lock.
    static let free = 5
    private static let maxDelay: Int64 = .minutes(15)
    /// Seconds until an attempt in flight is treated as abandoned, because its process ended or its result could not be
    /// written.
    private static let abandoned: Int64 = 10

    /// No attempts yet.
    init(at now: Instant) { triedAt = now }

    /// Reads stored attempts at `now`.
    ///
    /// A time in the future means that the clock was set back. The rest of a lock then starts at `now`. Otherwise the
    /// difference would extend the lock.
    init(failures: Int, inFlight: Int, triedAt: Instant, at now: Instant) {
        self.init(at: min(triedAt, now))
        guard now.seconds(since: self.triedAt) < Self.maxDelay else { return }
        self.failures = failures
        self.inFlight = now.seconds(since: self.triedAt) < Self.abandoned ? inFlight : 0
    }

    /// Whether a further attempt may be evaluated.
    func state(at now: Instant) -> State {
        guard failures >= Self.free, now < triedAt.advanced(seconds: Self.lock(after: failures)) else { return .open }
        return inFlight > 0 ? .undecided : .locked
    }

    /// Whether a further attempt is allowed.
    package enum State: Sendable {
        /// It may be evaluated.
        case open
        /// Locked, unless an attempt in flight turns out right.
        case undecided
        /// It is refused.
        case locked
    }

    /// Counts an attempt that is about to be evaluated.
    mutating func count(at now: Instant) {
        failures = min(failures + 1, 1000)
        inFlight += 1
        triedAt = now
    }

    /// An attempt in flight was wrong: it stays counted.
    mutating func keep() { inFlight = max(inFlight - 1, 0) }

    /// Takes back an attempt in flight that ended without a verdict. If no other attempt has been counted since, the
    /// earlier lock is restored: a right password must not restart the lock of earlier failures.
    ///
    /// - Parameter mark: The mark that the attempt wrote; nil if that is unknown.
    mutating func uncount(_ mark: PasswordAttemptMark?) {
        let isUnchanged = mark?.counted == self
        failures = max(failures - 1, 0)
        inFlight = max(inFlight - 1, 0)
        if isUnchanged, let mark { triedAt = min(mark.triedBefore, triedAt) }
    }

    /// How long, in seconds, the given number of failures locks.
    static func lock(after failures: Int) -> Int64 {
        let doublings = max(failures - free, 0)
        return doublings >= 10 ? maxDelay : min(Int64(1) << Int64(doublings), maxDelay)
    }
}

/// The mark that an attempt wrote when it was counted.
struct PasswordAttemptMark: Sendable, Equatable {
    /// The counter with the attempt.
    var counted: PasswordAttemptCounter
    /// When the previous attempt was counted.
    var triedBefore: Instant
}
