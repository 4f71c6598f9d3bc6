import Directory
import Factors
import Kernel

/// The challenge that a function has created for the user.
package struct CustomChallenge: Sendable {
    /// The name to use in the reply.
    package var username: String
    /// The parameters that the function sends to the app.
    package var parameters: [String: String]
}

/// Lets the pool's function judge an answer. Each challenge is answered once, and a wrong answer is counted like a
/// wrong password: the function decides how long one sign-in continues, but not how many sign-ins are started
/// (decisions/0026-what-the-functions-of-a-sign-in-decide.md).
struct CustomChallengeStep: Sendable {
    let services: SignInServices

    func check(_ reply: CodeReply, claimed: Username, through context: ClientContext) async throws -> SignInCheck {
        let pending = try await services.sessions.require(
            reply.session, for: .custom, orAtSource: true, through: context)
        if pending.challenge.progress == .atSource {
            return try FollowedChallengeStep(services: services).check(
                reply.code, for: pending, claimed: claimed, through: context)
        }
        guard let custom = try services.sessions.customSignIn(of: pending, in: context.pool.id) else {
            throw SignInRefusal.invalidSession
        }
        return SignInCheck(
            user: .challenged(pending.user, asked: custom.asked, claimed: claimed), isCounted: true,
            singleUse: .customChallenge(pending), custom: custom,
            proof: reply.code.map { .customAnswer($0, custom) })
    }

    func verify(_ answer: Secret<String>, in custom: CustomSignIn, of attempt: SignInAttempt) async throws
        -> FactorResult
    {
        let isRight = try await attempt.accepts(answer, in: custom)
        return .answered(isRight: isRight, custom.answered(isRight: isRight))
    }
}
