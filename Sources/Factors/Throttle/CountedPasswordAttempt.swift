package import Kernel
package import Messaging
package import Storage

/// A password attempt that is counted in the store before its arithmetic begins
/// (decisions/0014-attempts-are-counted-first-and-refusals-take-fixed-times.md).
///
/// `counting` is the only way to evaluate one. If the process ends in between, the attempt stays counted.
package struct CountedPasswordAttempt: Sendable {
    private let subject: ThrottleSubject
    private let pool: UserPoolID
    private let database: any Database
    private let world: World
    /// How long the attempt waits for the results of other attempts in flight.
    private let wait: Duration
    private let effects: Effects
    private let state = Locked(State.uncounted)

    /// Changes in the transactions that count the attempt, make it permanent, or take it back.
    package struct Effects: Sendable {
        package typealias Change = @Sendable (any Transaction) throws -> Void

        /// Uses up the challenge that the attempt replies to, or throws: of many attempts with one challenge, only one
        /// is evaluated.
        let count: Change
        /// Notes that the attempt was wrong.
        let keep: Change
        /// Allows another reply to the challenge after an attempt without a verdict.
        let uncount: Change

        package init(count: @escaping Change, keep: @escaping Change, uncount: @escaping Change) {
            (self.count, self.keep, self.uncount) = (count, keep, uncount)
        }

        /// No changes.
        package static let none = Effects(count: { _ in }, keep: { _ in }, uncount: { _ in })
    }

    private enum State: Sendable {
        case uncounted
        /// With the mark that the attempt wrote when it was counted.
        case counted(PasswordAttemptMark)
        /// The transaction that takes back or clears the attempt has begun. If it fails, the attempt is still counted.
        case uncounting(PasswordAttemptMark)
        case kept

        var isCounted: Bool {
            switch self {
            case .uncounted, .kept: false
            case .counted, .uncounting: true
            }
        }
    }

    /// Creates an attempt that is not counted yet.
    package init(
        of subject: ThrottleSubject, in pool: UserPoolID, database: any Database, world: World, wait: Duration,
        effects: Effects = .none
    ) {
        self.subject = subject
        self.pool = pool
        self.database = database
        self.world = world
        self.wait = wait
        self.effects = effects
    }

    /// Counts the attempt and evaluates it with `body`, which calls `keep` if it was wrong, or `uncount(tx)` or
    /// `clear(tx)` in the final transaction if it was right. Without any of these calls, the attempt has no verdict and
    /// is taken back.
    ///
    /// - Throws: `SignInRefusal.attemptsExceeded` if the subject is locked, `SignInRefusal.invalidSession` if the
    ///   challenge has already been answered, and what `body` throws.
    package func counting<Value>(_ body: () async throws -> Value) async throws -> Value {
        try await count()
        do {
            let value = try await body()
            if case .counted = state.read({ $0 }) { await uncountNow() }
            return value
        } catch {
            await uncountNow()
            throw error
        }
    }

    /// Records that the attempt was wrong. If that fails, it stays counted as one in flight.
    package func keep() async throws {
        guard state.exchange(.kept).isCounted else { return }
        try await database.write { [self] tx in
            try PasswordAttemptTable(tx).keep(subject, in: pool)
            try effects.keep(tx)
        }
    }

    /// Takes the attempt back in the transaction of its consequences. A wrong one stays counted.
    package func uncount(_ tx: any Transaction) throws {
        guard let mark = beginUncounting() else { return }
        try PasswordAttemptTable(tx).uncount(subject, mark: mark, in: pool)
    }

    /// Clears the subject's attempts, including this one, in the transaction of its consequences.
    package func clear(_ tx: any Transaction) throws {
        _ = beginUncounting()
        try PasswordAttemptTable(tx).clear(subject, in: pool)
    }

    /// The mark of the attempt, which is about to be taken back or cleared; nil if it is not counted.
    private func beginUncounting() -> PasswordAttemptMark? {
        state.change { state in
            switch state {
            case .uncounted, .kept: return nil
            case .counted(let mark), .uncounting(let mark):
                state = .uncounting(mark)
                return mark
            }
        }
    }

    /// Milliseconds before each check of attempts in flight; the last value repeats.
    private static let pauses: [Int64] = [5, 10, 20, 40, 80]
    private static let maxPause: Int64 = 100

    /// Counts the attempt. While attempts in flight use up the limit, waits for their results: an app may sign a user
    /// in many times at once, and right passwords must not lock the user.
    func count() async throws {
        let end = Deadline(in: wait)
        var (found, polls) = (try await countIfOpen(), 0)
        while case .undecided = found, !end.hasPassed {
            // Releases the execution slot for another request.
            ExecutionSlot.current?.release()
            let pause = polls < Self.pauses.count ? Self.pauses[polls] : Self.maxPause
            try await Task.sleep(for: .milliseconds(pause))
            polls += 1
            // Most checks find no change, and a read costs less than a write.
            found = try await poll()
            if case .open = found {
                found = try await countIfOpen()
                if case .open = found { return }
            }
        }
        guard case .open = found else {
            AuditContext.note(.locked)
            throw SignInRefusal.attemptsExceeded
        }
    }

    /// Takes the attempt back, even if the request was cancelled or timed out. If the store cannot be reached, the
    /// attempt stays counted until 15 minutes have passed without another.
    func uncountNow() async {
        guard let mark = beginUncounting() else { return }
        await Deadline.$ofRequest.withValue(nil) {
            await Task {
                try? await database.write { [self] tx in
                    try PasswordAttemptTable(tx).uncount(subject, mark: mark, in: pool)
                    try effects.uncount(tx)
                }
            }.value
        }
    }

    private func countIfOpen() async throws -> PasswordAttemptCounter.State {
        let now = world.now()
        let counted = try await database.write { [self] tx in
            let counted = try PasswordAttemptTable(tx).count(subject, in: pool, now: now)
            if counted.mark != nil { try effects.count(tx) }
            return counted
        }
        if let mark = counted.mark { _ = state.exchange(.counted(mark)) }
        return counted.state
    }

    private func poll() async throws -> PasswordAttemptCounter.State {
        let now = world.now()
        return try await database.read { [self] tx in
            try PasswordAttemptTable(tx).state(of: subject, in: pool, now: now)
        }
    }
}

// MARK: The lock

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

    /// How many failures cause the first lock.
    static let lockingFailures = 5
    private static let maxDelay: Int64 = .minutes(15)
    /// Seconds until an attempt in flight is treated as abandoned, because its process ended or its result could not be
    /// written.
    private static let flightTimeout: Int64 = 10

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
        self.inFlight = now.seconds(since: self.triedAt) < Self.flightTimeout ? inFlight : 0
    }

    /// Whether a further attempt may be evaluated.
    func state(at now: Instant) -> State {
        guard failures >= Self.lockingFailures, now < triedAt.advanced(seconds: Self.lockDuration(after: failures))
        else { return .open }
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
    /// - Parameter mark: The mark that the attempt wrote.
    mutating func uncount(_ mark: PasswordAttemptMark) {
        let isUnchanged = mark.counted == self
        failures = max(failures - 1, 0)
        inFlight = max(inFlight - 1, 0)
        if isUnchanged { triedAt = min(mark.triedBefore, triedAt) }
    }

    /// How long, in seconds, the given number of failures locks.
    static func lockDuration(after failures: Int) -> Int64 {
        let doublings = max(failures - lockingFailures, 0)
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
