import Directory
import Factors
import Kernel

/// A user of the hosted pages requests another code of a second factor. It replaces the former one and has its own
/// session. Codes to one destination are limited, and the count of wrong ones is kept.
struct SecondFactorResendStep: Sendable {
    let services: SignInServices

    func check(_ factor: SecondFactor, session: Secret<String>, claimed: Username, through context: ClientContext)
        async throws -> SignInCheck
    {
        guard context.isFromPage, factor.contact != nil else { throw SignInRefusal.invalidSession }
        let pending = try await services.sessions.require(session, for: factor.challenge, through: context)
        guard pending.challenge.secondFactor == factor, pending.challenge.progress != .atSource else {
            throw SignInRefusal.invalidSession
        }
        return SignInCheck(
            user: .challenged(pending.user, claimed: claimed), isCounted: false, singleUse: .session(pending.hash),
            custom: try services.sessions.customSignIn(of: pending, in: context.pool.id),
            firstProof: pending.challenge.firstProof ?? .password,
            followed: try services.sessions.followedSignIn(of: pending, in: context.pool.id),
            proof: .success(.secondFactorResend(factor)))
    }

    /// Chooses the factor again, or continues its set-up.
    func choose(_ factor: SecondFactor, of attempt: SignInAttempt) async throws -> FactorResult {
        guard let user = attempt.user else { throw SignInRefusal.invalidSession }
        let asked = try await services.askableFactors(of: user, in: attempt)
        let progress = asked.contains(factor) ? SecondFactorProgress.chosen(factor) : .beingSetUp(factor)
        return .verified(VerifiedFactor(user: user, secondFactor: progress, proof: attempt.firstProof))
    }
}
