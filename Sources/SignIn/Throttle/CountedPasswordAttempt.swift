import Directory
import Kernel
import Storage

/// A password attempt that is counted in the store before its arithmetic begins.
///
/// The caller begins it, evaluates the password, and then either clears the count (right), calls `fail` (wrong) or
/// calls `cancel` (no verdict). A process that ends in between leaves one counted attempt behind.
struct CountedPasswordAttempt: Sendable {
    let services: SignInServices
    let subject: ThrottleSubject
    let pool: UserPoolID
    /// What the attempt consumes: of many attempts with one challenge, one is evaluated.
    var singleUse = SingleUse.none

    /// Milliseconds before each look at attempts in flight; the last one repeats.
    private static let pauses: [Int64] = [5, 10, 20, 40, 80]
    private static let longestPause: Int64 = 100

    /// Counts the attempt. While attempts in flight use up the limit, waits for their results: an app may sign a user
    /// in many times at once, and right passwords must not lock the user.
    ///
    /// - Throws: `attemptsExceeded` if the subject is locked, `invalidSession` if the challenge was answered before.
    func begin() async throws {
        let end = Deadline(in: services.attemptWait)
        var (state, polls) = (try await count(), 0)
        while case .undecided = state, !end.hasPassed {
            // Gives the execution slot to another request.
            ExecutionSlot.current?.release()
            let pause = polls < Self.pauses.count ? Self.pauses[polls] : Self.longestPause
            try await Task.sleep(for: .milliseconds(pause))
            polls += 1
            // Most looks find no change, and a read costs less than a write.
            state = try await poll()
            if case .open = state {
                state = try await count()
                if case .open = state { return }
            }
        }
        guard case .open = state else { throw Refusal.attemptsExceeded }
    }

    /// Records that the password was wrong.
    func fail() async throws {
        try await services.database.write { [self] tx in try PasswordAttemptTable(tx).fail(subject, in: pool) }
    }

    /// Takes the count back, even if the request was cancelled or timed out. If the store cannot be reached, the
    /// attempt stays counted until 15 minutes have passed without another.
    func cancel() async {
        await Deadline.$ofRequest.withValue(nil) {
            await Task {
                try? await services.database.write { [self] tx in
                    try PasswordAttemptTable(tx).cancel(subject, in: pool)
                    try singleUse.release(tx, in: pool)
                }
            }.value
        }
    }

    private func count() async throws -> PasswordAttemptCounter.State {
        let now = services.world.now()
        return try await services.database.write { [self] tx in
            let state = try PasswordAttemptTable(tx).begin(subject, in: pool, now: now)
            if case .open = state { try singleUse.use(tx, in: pool) }
            return state
        }
    }

    private func poll() async throws -> PasswordAttemptCounter.State {
        let now = services.world.now()
        return try await services.database.read { [self] tx in
            try PasswordAttemptTable(tx).state(of: subject, in: pool, now: now)
        }
    }
}
