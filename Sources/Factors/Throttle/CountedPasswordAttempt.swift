package import Kernel
package import Messaging
package import Storage

/// A password attempt that is counted in the store before its arithmetic begins.
///
/// The caller begins it, evaluates the password, and then either clears the count (right), calls `fail` (wrong) or
/// calls `cancel` (no verdict). A process that ends in between leaves one counted attempt behind.
package struct CountedPasswordAttempt: Sendable {
    private let subject: ThrottleSubject
    private let pool: UserPoolID
    private let database: any Database
    private let world: World
    /// How long the attempt waits for the results of other attempts in flight.
    private let wait: Duration
    private let use: Change
    private let release: Change
    private let note: Change
    /// The row that the attempt wrote when it was counted.
    private let mark = Locked<PasswordAttemptMark?>(nil)

    /// A change in the transaction that counts the attempt, or takes the count back.
    package typealias Change = @Sendable (any Transaction) throws -> Void

    /// Creates an attempt that is not counted yet.
    ///
    /// - Parameters:
    ///   - use: Consumes what the attempt answers, or throws: of many attempts with one challenge, one is evaluated.
    ///   - release: Lets it be answered again after an attempt without a verdict.
    ///   - note: Notes that the attempt was wrong.
    package init(
        of subject: ThrottleSubject, in pool: UserPoolID, _ database: any Database, _ world: World, wait: Duration,
        use: @escaping Change = { _ in }, release: @escaping Change = { _ in },
        note: @escaping Change = { _ in }
    ) {
        self.subject = subject
        self.pool = pool
        self.database = database
        self.world = world
        self.wait = wait
        self.use = use
        self.release = release
        self.note = note
    }

    /// Milliseconds before each look at attempts in flight; the last one repeats.
    private static let pauses: [Int64] = [5, 10, 20, 40, 80]
    private static let maxPause: Int64 = 100

    /// Counts the attempt. While attempts in flight use up the limit, waits for their results: an app may sign a user
    /// in many times at once, and right passwords must not lock the user.
    ///
    /// - Throws: `SignInRefusal.attemptsExceeded` if the subject is locked, `SignInRefusal.invalidSession` if the
    ///   challenge was answered before.
    package func begin() async throws {
        let end = Deadline(in: wait)
        var (state, polls) = (try await count(), 0)
        while case .undecided = state, !end.hasPassed {
            // Gives the execution slot to another request.
            ExecutionSlot.current?.release()
            let pause = polls < Self.pauses.count ? Self.pauses[polls] : Self.maxPause
            try await Task.sleep(for: .milliseconds(pause))
            polls += 1
            // Most looks find no change, and a read costs less than a write.
            state = try await poll()
            if case .open = state {
                state = try await count()
                if case .open = state { return }
            }
        }
        guard case .open = state else { throw SignInRefusal.attemptsExceeded }
    }

    /// Records that the password was wrong.
    package func fail() async throws {
        try await database.write { [self] tx in
            try PasswordAttemptTable(tx).fail(subject, in: pool)
            try note(tx)
        }
    }

    /// Takes the count back, even if the request was cancelled or timed out. If the store cannot be reached, the
    /// attempt stays counted until 15 minutes have passed without another.
    package func cancel() async {
        await Deadline.$ofRequest.withValue(nil) {
            await Task {
                try? await database.write { [self] tx in
                    try takeBack(tx)
                    try release(tx)
                }
            }.value
        }
    }

    /// Takes the count back in the transaction of what the attempt proves.
    package func takeBack(_ tx: any Transaction) throws {
        try PasswordAttemptTable(tx).cancel(subject, mark.read { $0 }, in: pool)
    }

    private func count() async throws -> PasswordAttemptCounter.State {
        let now = world.now()
        let counted = try await database.write { [self] tx in
            let counted = try PasswordAttemptTable(tx).begin(subject, in: pool, now: now)
            if case .open = counted.state { try use(tx) }
            return counted
        }
        mark.change { $0 = counted.mark }
        return counted.state
    }

    private func poll() async throws -> PasswordAttemptCounter.State {
        let now = world.now()
        return try await database.read { [self] tx in
            try PasswordAttemptTable(tx).state(of: subject, in: pool, now: now)
        }
    }
}
