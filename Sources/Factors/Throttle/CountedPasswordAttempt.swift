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
        case counted(PasswordAttemptMark?)
        /// The transaction that takes back or clears the attempt has begun. If it fails, the attempt is still counted.
        case uncounting(PasswordAttemptMark?)
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

    /// The mark of the attempt if it is counted; the outer optional is nil if it is not.
    private func beginUncounting() -> PasswordAttemptMark?? {
        state.change { state in
            switch state {
            case .uncounted, .kept: return nil
            case .counted(let mark), .uncounting(let mark):
                state = .uncounting(mark)
                return .some(mark)
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
            if case .open = counted.state { try effects.count(tx) }
            return counted
        }
        if case .open = counted.state { _ = state.exchange(.counted(counted.mark)) }
        return counted.state
    }

    private func poll() async throws -> PasswordAttemptCounter.State {
        let now = world.now()
        return try await database.read { [self] tx in
            try PasswordAttemptTable(tx).state(of: subject, in: pool, now: now)
        }
    }
}
