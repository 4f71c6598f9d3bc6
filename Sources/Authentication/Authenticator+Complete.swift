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
        case .challenged(let step):
            await attempt.counted?.cancel()
            return step
        case .wrong(let refusal):
            // Committed before the response is sent.
            try await attempt.counted?.fail()
            throw refusal
        case .verified(let verified): return try await complete(verified, of: attempt)
        case .decided(let decision, let custom): return try await follow(decision, in: custom, of: attempt)
        case .answered(let isRight): return try await complete(answerIsRight: isRight, of: attempt)
        }
    }

    private func complete(_ verified: VerifiedFactor, of attempt: SignInAttempt) async throws -> SignInStep {
        let prepared = try await uncountingOnError(attempt) { () async throws -> PreparedStep? in
            let pool = attempt.call.pool
            // Nothing is asked after the proof of one.
            let isProven = verified.secondFactor == .proven
            let factors =
                isProven ? UserSecondFactors() : try await services.secondFactors(of: verified.user, in: pool)
            var attempt = attempt
            attempt.factors = isProven || pool.settings.mfa == .off ? nil : factors
            attempt.device = try await services.device(after: verified, of: attempt)
            let plan = try SignInPlan(after: verified, factors, attempt.device, in: pool.settings, at: attempt.now)
            if plan == .tokens, let custom = attempt.custom {
                return try await goOn(custom, after: verified, of: attempt)
            }
            let prepared = try await prepare(plan, after: verified, factors, attempt)
            try await commit(prepared, after: verified, of: attempt)
            return prepared
        }
        return try await tell(prepared, of: attempt)
    }

    /// Takes back what was counted if `body` ends without a verdict.
    func uncountingOnError<Value>(_ attempt: SignInAttempt, _ body: () async throws -> Value) async throws -> Value {
        do { return try await body() } catch {
            await attempt.counted?.cancel()
            throw error
        }
    }

    /// Does what every next step needs: checks the lockout, consumes the response, requires that nothing has changed
    /// that the plan depends on, and writes the user if the answer changed it.
    ///
    /// - Parameter verified: Nil if a custom challenge follows, for which nothing need be proven.
    func commit(_ prepared: PreparedStep, after verified: VerifiedFactor?, of attempt: SignInAttempt) async throws {
        let pool = attempt.call.pool
        let now = services.world.now()
        try await services.database.write { tx in
            // A counted attempt was admitted before; the lock that it may cause itself is cleared here.
            if attempt.counted == nil, !attempt.wasWrong {
                try PasswordAttemptTable(tx).requireUnlocked(attempt.subject, in: pool.id, now: now)
            }
            try attempt.singleUse.useWhenCommitted(tx, in: pool.id)
            if let verified { try self.write(verified, of: attempt, now: now, tx) }
            try self.uncount(attempt, isSignedIn: prepared.step.isSignedIn, tx)
            try prepared.write(tx)
        }
    }

    private func write(_ verified: VerifiedFactor, of attempt: SignInAttempt, now: Instant, _ tx: any Transaction)
        throws
    {
        let pool = attempt.call.pool
        let found = try attempt.user.flatMap { try UserTable(tx).find($0.id, in: pool.id) }
        let current = try attempt.requireUnchanged(found, tx)
        try verified.use(tx)
        guard verified.isChanged, let before = attempt.user else { return }
        let changed = try current.with(verified.user, since: before)
        try ReservedNames(tx, of: pool).check(changed, since: current)
        try UserWriter(tx, of: pool).save(changed, now: now)
        try CodeTable(tx).deleteCodesOfChangedContacts(from: current, to: changed)
    }

    /// A completed sign-in clears the attempts. A right password before another challenge only takes its own back: it
    /// must not allow more wrong codes (MFA-04).
    private func uncount(_ attempt: SignInAttempt, isSignedIn: Bool, _ tx: any Transaction) throws {
        let pool = attempt.call.pool
        guard isSignedIn else {
            try attempt.counted?.takeBack(tx)
            try attempt.secondFactor?.takeBack(tx)
            return
        }
        try PasswordAttemptTable(tx).clear(attempt.subject, in: pool.id)
        if pool.settings.mfa != .off, let user = attempt.user {
            try SecondFactorFailureTable(tx).clear(user.id, in: pool.id)
        }
    }
}
