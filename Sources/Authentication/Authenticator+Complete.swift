import Cryptography
import Directory
import Factors
import Kernel
import Storage
import Tokens

extension Authenticator {
    /// Runs the check while no transaction is open. If it counts, the password attempt is counted, and what it answers
    /// consumed, before; the count stays if the password is wrong, and is taken back if there is no verdict.
    func verify(_ attempt: SignInAttempt, by check: SignInCheck) async throws -> FactorResult {
        let body = try check.body.get()
        try await attempt.counted?.begin()
        return try await uncountingOnError(attempt) { try await body(attempt) }
    }

    /// Plans the next step, prepares what takes time, and commits all of it at once.
    func complete(_ result: FactorResult, of attempt: SignInAttempt) async throws -> SignInStep {
        switch result {
        case .challenged(let step): return step
        case .wrong(let refusal):
            // Committed before the response is sent.
            try await attempt.counted?.fail()
            throw refusal
        case .proven(let user): return try await complete(user, isChanged: false, attempt)
        case .changed(let user): return try await complete(user, isChanged: true, attempt)
        }
    }

    private func complete(_ user: User, isChanged: Bool, _ attempt: SignInAttempt) async throws -> SignInStep {
        try await uncountingOnError(attempt) {
            let plan = try SignInPlan(for: user, at: attempt.now)
            let prepared = try await prepare(plan, for: user, isChanged: isChanged, attempt)
            try await commit(prepared, of: attempt)
            return prepared.step
        }
    }

    private func uncountingOnError<Value>(_ attempt: SignInAttempt, _ body: () async throws -> Value) async throws
        -> Value
    {
        do { return try await body() } catch {
            await attempt.counted?.cancel()
            throw error
        }
    }

    /// Does what every next step needs: checks the lockout, consumes the response, and requires that the user is
    /// unchanged since the plan.
    private func commit(_ prepared: PreparedStep, of attempt: SignInAttempt) async throws {
        let pool = attempt.call.pool.id
        let now = services.world.now()
        try await services.database.write { tx in
            // A counted attempt was admitted before, and consumed what it answers; the lock that it may cause itself is
            // cleared here.
            if attempt.counted == nil {
                try PasswordAttemptTable(tx).requireUnlocked(attempt.subject, in: pool, now: now)
                try attempt.singleUse.use(tx, in: pool)
            }
            try attempt.requireUnchanged(attempt.user.flatMap { try UserTable(tx).find($0.id, in: pool) })
            try PasswordAttemptTable(tx).clear(attempt.subject, in: pool)
            try prepared.write(tx, now)
        }
    }
}
