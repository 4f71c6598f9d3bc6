import Directory
import Factors
import Kernel
import SRP
import Triggers

/// Custom sign-ins: the pool's functions decide what follows, within what the pool allows.
extension Authenticator {
    /// Goes on after the answer to a custom challenge. A wrong one stays counted, whatever the functions decide.
    func complete(answerIsRight isRight: Bool, of attempt: SignInAttempt) async throws -> SignInStep {
        guard let custom = attempt.custom?.answered(isRight: isRight) else { throw SignInRefusal.invalidSession }
        var attempt = attempt
        if !isRight {
            try await attempt.counted?.fail()
            attempt.counted = nil
            attempt.wasWrong = true
        }
        let prepared = try await uncountingOnError(attempt) { [attempt] in
            try await goOn(custom, after: nil, of: attempt)
        }
        return try await tell(prepared, of: attempt)
    }

    /// Goes on as the functions have decided at the begin of a sign-in.
    func follow(
        _ decision: DefineAuthChallengeTrigger.Decision, in custom: CustomSignIn, of attempt: SignInAttempt
    ) async throws -> SignInStep {
        try await tell(try await prepare(decision, in: custom, after: nil, attempt), of: attempt)
    }

    /// Asks the functions what follows, and commits it.
    ///
    /// - Returns: Nil if the sign-in has failed.
    func goOn(_ custom: CustomSignIn, after verified: VerifiedFactor?, of attempt: SignInAttempt) async throws
        -> PreparedStep?
    {
        let decision = try await attempt.decision(after: custom, for: verified?.user ?? attempt.user)
        return try await prepare(decision, in: custom, after: verified, attempt)
    }

    /// No function can sign in a user who does not exist, or who may not sign in.
    private func prepare(
        _ decision: DefineAuthChallengeTrigger.Decision, in custom: CustomSignIn, after verified: VerifiedFactor?,
        _ attempt: SignInAttempt
    ) async throws -> PreparedStep? {
        let user = verified?.user ?? attempt.user
        switch decision {
        case .failure: return nil
        case .tokens:
            guard let user else { return nil }
            try user.requireMaySignIn(by: .functions, at: attempt.now)
            let prepared = try await end(custom, for: user, after: verified, attempt)
            try await commit(prepared, after: verified ?? VerifiedFactor(user: user), of: attempt)
            return prepared
        case .challenge(.custom):
            guard custom.results.count < CustomSignIn.maxChallenges else { return nil }
            let prepared = try await challenged(custom, user, attempt)
            try await commit(prepared, after: verified, of: attempt)
            return prepared
        case .challenge(.srp), .challenge(.passwordVerifier):
            return try attempt.triggers.invoker.noting(.defineAuthChallenge) {
                throw TriggerRefusal.invalidResponse(
                    .defineAuthChallenge, reason: "SRP is first in a sign-in, and needs SRP_A.")
            }
        }
    }

    /// Tokens, or before them the proof of a device that has not been asked for after a password. The functions have
    /// decided, so they are not asked again.
    private func end(
        _ custom: CustomSignIn, for user: User, after verified: VerifiedFactor?, _ attempt: SignInAttempt
    ) async throws -> PreparedStep {
        var last = attempt
        last.custom = nil
        if verified == nil { last.device = try await services.device(of: user.id, after: custom, of: attempt) }
        let plan = last.device.isToBeProven ? SignInPlan.deviceProof(.deviceProofAfterFunctions) : .tokens
        return try await prepare(plan, after: verified ?? VerifiedFactor(user: user), UserSecondFactors(), last)
    }

    /// A challenge of the function, for a known user as for an unknown one.
    private func challenged(_ custom: CustomSignIn, _ user: User?, _ attempt: SignInAttempt) async throws
        -> PreparedStep
    {
        let created = try await attempt.challenge(after: custom, for: user)
        var next = custom
        next.privateParameters = created.privateParameters
        next.metadata = created.metadata
        let (call, session) = (attempt.call, services.sessions.draw(for: attempt.call, from: attempt.now))
        let pending = try services.sessions.pending(
            session, of: user?.id ?? UserID(rawValue: services.world.uuid()), for: .custom, in: next, call,
            from: attempt.now)
        let shown = CustomChallenge(username: attempt.identity.name, parameters: created.publicParameters)
        return PreparedStep(step: .custom(shown, session: session)) { tx in
            try AuthSessionTable(tx).insert(pending, in: call.pool.id)
        }
    }
}
