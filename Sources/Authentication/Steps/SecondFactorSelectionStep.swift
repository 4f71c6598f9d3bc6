import Directory
import Factors
import Kernel

/// A user with several second factors, none of them preferred, chooses one (UP-MFA-06).
struct SecondFactorSelectionStep: Sendable {
    let services: SignInServices

    func check(
        _ factor: Parsed<SecondFactor>, session: Secret<String>, claimed: Username, through context: ClientContext
    ) async throws -> SignInCheck {
        let pending = try await services.sessions.require(
            session, for: .secondFactorSelection, orAtSource: true, through: context)
        if pending.challenge.progress == .atSource {
            return try FollowedChallengeStep(services: services).check(
                factor.map { Secret($0.rawValue) }, for: pending, claimed: claimed, through: context)
        }
        return SignInCheck(
            user: .challenged(pending.user, claimed: claimed), isCounted: false, singleUse: .session(pending.hash),
            custom: try services.sessions.customSignIn(of: pending, in: context.pool.id),
            firstProof: pending.challenge.firstProof ?? .password,
            followed: try services.sessions.followedSignIn(of: pending, in: context.pool.id),
            proof: factor.map { .secondFactorSelection($0) })
    }

    func choose(_ factor: SecondFactor, of attempt: SignInAttempt) async throws -> FactorResult {
        guard let user = attempt.user else { throw SignInRefusal.invalidSession }
        let asked = try await services.askableFactors(of: user, in: attempt)
        guard asked.contains(factor) else {
            throw InvalidInput("\(factor.rawValue) is not one of the user's MFA types.")
        }
        return .verified(VerifiedFactor(user: user, secondFactor: .chosen(factor), proof: attempt.firstProof))
    }
}

extension SignInServices {
    /// The second factors that `user` may be asked for in this sign-in. If the pool assesses risk, that includes
    /// factors that are set up and not turned on, which the risk may have demanded; the plan decides about these again.
    func askableFactors(of user: User, in attempt: SignInAttempt) async throws -> [SecondFactor] {
        let pool = attempt.context.pool
        return try await secondFactors(of: user.id, in: pool).asked(
            of: user, in: pool.settings, isDemanded: attempt.risk != nil)
    }
}
