import Directory
import Factors
import Kernel
import SRP
import Storage
import Triggers

/// The pool's functions choose the challenges: `CUSTOM_AUTH` (AUTH-CUS-01).
struct CustomFactor: Sendable {
    let services: SignInServices

    private static let srpStarted = ChallengeResult(.passwordSRPStart, isRight: true)

    /// Asks the function for the first challenge. SRP comes first or not at all (AUTH-CUS-08): because the caller
    /// requests it, or because the function does (AUTH-CUS-09).
    func begin(_ start: CustomStart, of attempt: SignInAttempt) async throws -> FactorResult {
        var custom = CustomSignIn(
            asked: attempt.name, results: start.beginsWithSRP ? [Self.srpStarted] : [],
            claimedDevice: attempt.claim.usableKey)
        var decision = try await attempt.decision(after: custom, for: attempt.user)
        guard let shown = start.publicValue else { return .decided(decision, custom) }
        if decision == .challenge(.srp), custom.results.isEmpty {
            custom.results = [Self.srpStarted]
            decision = try await attempt.decision(after: custom, for: attempt.user)
        }
        guard decision == .challenge(.passwordVerifier), custom.results == [Self.srpStarted] else {
            return .decided(decision, custom)
        }
        return try await SRPFactor(services: services).challenge(to: shown, of: attempt, isCustom: true)
    }

    /// The custom sign-in after SRP has proven the password (AUTH-CUS-10).
    static func afterSRP(asked: Username) -> CustomSignIn {
        CustomSignIn(asked: asked, results: [srpStarted])
            .passed(.passwordVerifier)
    }
}

// MARK: The next step

/// The pool's functions decide the next step, within the limits of the pool.
extension Authenticator {
    /// Asks the functions for the next step.
    func continueCustom(_ custom: CustomSignIn, after verified: VerifiedFactor?, of attempt: SignInAttempt)
        async throws -> PreparedStep
    {
        let decision = try await attempt.decision(after: custom, for: verified?.user ?? attempt.user)
        return try await applyDecision(decision, in: custom, after: verified, of: attempt)
    }

    /// A function cannot sign in a user who does not exist, or who may not sign in.
    func applyDecision(
        _ decision: DefineAuthChallengeTrigger.Decision, in custom: CustomSignIn, after verified: VerifiedFactor?,
        of attempt: SignInAttempt
    ) async throws -> PreparedStep {
        let user = verified?.user ?? attempt.user
        switch decision {
        case .failure: throw try await consumeRefusedReply(of: attempt)
        case .tokens:
            guard let user else { throw try await consumeRefusedReply(of: attempt) }
            try user.requireMaySignIn(by: .functions, at: attempt.now)
            return try await completeCustom(custom, after: verified, for: user, of: attempt)
        case .challenge(.custom):
            guard custom.results.count < CustomSignIn.maxAnswers else {
                throw try await consumeRefusedReply(of: attempt)
            }
            var next = try await askCustom(custom, of: user, in: attempt)
            next.verified = verified
            return next
        case .challenge(.srp), .challenge(.passwordVerifier):
            return try attempt.triggers.invoker.noting(.defineAuthChallenge) {
                throw TriggerRefusal.invalidResponse(
                    .defineAuthChallenge, reason: "SRP is first in a sign-in, and needs SRP_A.")
            }
        }
    }

    /// Ends the sign-in: the reply is consumed, and stays counted as a wrong one.
    ///
    /// - Returns: The refusal to throw.
    private func consumeRefusedReply(of attempt: SignInAttempt) async throws -> SignInRefusal {
        try await attempt.counted?.keep()
        try await services.database.write { try attempt.singleUse.useWhenCommitted($0, in: attempt.context.pool.id) }
        return .wrongCredentials
    }

    /// Prepares tokens, or first the proof of a device if that was not asked for after the password. The functions have
    /// decided, and are not asked again. Without a password before them, only now the user's history is compared: the
    /// functions decide whether the caller is the user.
    private func completeCustom(
        _ custom: CustomSignIn, after verified: VerifiedFactor?, for user: User, of attempt: SignInAttempt
    ) async throws -> PreparedStep {
        var last = attempt
        last.custom = nil
        guard let verified else {
            last.device = try await services.device(of: user.id, after: custom, of: attempt)
            var accepted = VerifiedFactor(user: user, proof: .functions)
            if custom.provesSecondFactor { accepted.secondFactor = .proven }
            accepted.followsPassword = custom.provesPassword
            return try await prepareJudged(accepted, of: last)
        }
        let plan = last.device.isToBeProven ? SignInPlan.deviceProof(after: .functions, .open) : .tokens
        var next = try await prepareStep(plan, after: verified, factors: UserSecondFactors(), of: last)
        next.verified = verified
        return next
    }

    /// A function's challenge, for known and unknown users alike.
    private func askCustom(_ custom: CustomSignIn, of user: User?, in attempt: SignInAttempt) async throws
        -> PreparedStep
    {
        let created = try await attempt.challenge(after: custom, for: user)
        var next = custom
        next.privateParameters = created.privateParameters
        next.metadata = created.metadata
        let (context, session) = (attempt.context, services.sessions.newText(for: attempt.context, from: attempt.now))
        let pending = try services.sessions.pending(
            session, of: user?.id ?? UserID(rawValue: services.world.uuid()), for: .custom, in: next, through: context,
            from: attempt.now)
        let shown = CustomChallenge(username: attempt.identity.name, parameters: created.publicParameters)
        return PreparedStep(step: .custom(shown, session: session)) { tx in
            try AuthSessionTable(tx).insert(pending, in: context.pool.id)
        }
    }
}
