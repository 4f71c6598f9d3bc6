import Directory
import Factors
import Kernel

/// Checks codes of authenticator apps (UP-MFA-25). A wrong code is counted like a wrong password, and does not use up
/// the auth session; a right one is accepted once.
struct SoftwareTokenStep: Sendable {
    let services: SignInServices

    func check(_ reply: CodeReply, claimed: Username, through context: ClientContext) async throws -> SignInCheck {
        let (pending, app) = try await services.sessions.require(
            reply.session, for: .softwareToken, orAtSource: true, through: context
        ) { tx, session in try SecondFactorTable(tx).softwareToken(of: session.user, in: context.pool.id) }
        if pending.challenge.progress == .atSource {
            return try FollowedChallengeStep(services: services).check(
                reply.code, for: pending, claimed: claimed, through: context)
        }
        return SignInCheck(
            user: .challenged(pending.user, claimed: claimed), isCounted: true, provesSecondFactor: true,
            singleUse: .session(pending.hash),
            custom: try services.sessions.customSignIn(of: pending, in: context.pool.id)?.passed(.softwareToken),
            firstProof: pending.challenge.firstProof ?? .password,
            followed: try services.sessions.followedSignIn(of: pending, in: context.pool.id),
            proof: reply.code.map { .softwareToken($0, of: app) })
    }

    func verify(_ code: Secret<String>, by app: SecondFactorTable.SoftwareToken?, of attempt: SignInAttempt)
        async throws -> FactorResult
    {
        guard let user = attempt.user else { throw SignInRefusal.invalidSession }
        if let result = try await services.recoveryCodes.result(of: code, for: user, of: attempt) { return result }
        switch try services.softwareTokens.check(code, token: app, of: user.id, in: user.pool) {
        case .failure(let refusal): return .wrong(refusal)
        case .success(let unused):
            return .verified(
                VerifiedFactor(user: user, secondFactor: .proven, proof: attempt.firstProof) { tx in
                    try unused.use(of: user.id, in: user.pool, tx)
                })
        }
    }
}
