import Directory
import Factors
import Kernel

/// Checks codes that were sent. A wrong code is counted like a wrong password, and does not use up the auth session.
struct SentCodeStep: Sendable {
    let services: SignInServices

    func check(_ reply: CodeReply, to kind: ChallengeKind, claimed: Username, through context: ClientContext)
        async throws
        -> SignInCheck
    {
        let pending = try await services.sessions.require(reply.session, for: kind, orAtSource: true, through: context)
        if pending.challenge.progress == .atSource {
            return try FollowedChallengeStep(services: services).check(
                reply.code, for: pending, claimed: claimed, through: context)
        }
        if let contact = pending.challenge.firstFactorContact {
            return try FirstFactorCodes(services: services).check(
                reply, sentTo: contact, for: pending, claimed: claimed, through: context)
        }
        return SignInCheck(
            user: .challenged(pending.user, claimed: claimed), isCounted: true, provesSecondFactor: true,
            singleUse: .session(pending.hash),
            custom: try services.sessions.customSignIn(of: pending, in: context.pool.id)?.passed(kind),
            firstProof: pending.challenge.firstProof ?? .password,
            followed: try services.sessions.followedSignIn(of: pending, in: context.pool.id),
            proof: reply.code.map { .secondFactorCode($0, pending) })
    }

    func verify(_ code: Secret<String>, for session: AuthSession, of attempt: SignInAttempt) async throws
        -> FactorResult
    {
        let sessions = services.sessions
        guard let user = attempt.user else { return .wrong(SecondFactorRefusal.sentCodeMismatch) }
        if let result = try await services.recoveryCodes.result(of: code, for: user, of: attempt) { return result }
        let contact = session.challenge.secondFactor?.contact
        guard let proof = sessions.proof(of: code, sentTo: contact, in: session, of: user) else {
            return .wrong(SecondFactorRefusal.sentCodeMismatch)
        }
        var verified = VerifiedFactor(user: user, secondFactor: .proven, proof: attempt.firstProof)
        if try await sessions.verifies(proof, of: user, in: attempt.context.pool) {
            verified.user.attributes.setVerified(proof.contact, verified: true)
            verified.isChanged = true
        }
        return .verified(verified)
    }
}

extension RecoveryCodes {
    /// The result of a recovery code that replaces a second factor; nil if `code` is not one.
    func result(of code: Secret<String>, for user: User, of attempt: SignInAttempt) async throws -> FactorResult? {
        switch try await check(code, of: user.id, in: user.pool) {
        case nil: return nil
        case .failure(let refusal)?: return .wrong(refusal)
        case .success(let unused)?:
            return .verified(
                VerifiedFactor(user: user, secondFactor: .proven, proof: attempt.firstProof) { tx in
                    try unused.use(of: user.id, in: user.pool, tx)
                })
        }
    }
}
