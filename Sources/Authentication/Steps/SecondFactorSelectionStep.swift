package import Directory
import Factors
package import Kernel

/// The answer to `SELECT_MFA_TYPE`.
package struct SecondFactorSelectionAnswer: AuthChallengeAnswer {
    let session: Secret<String>
    let factor: Parsed<SecondFactor>

    package init(session: Secret<String>, factor: Parsed<SecondFactor>) {
        self.session = session
        self.factor = factor
    }
}

/// A user with several second factors, none of them preferred, chooses one (UP-MFA-06).
struct SecondFactorSelectionStep: ChallengeStep {
    let sessions: AuthSessions
    let factors: @Sendable (User, UserPool) async throws -> UserSecondFactors

    func check(_ answer: SecondFactorSelectionAnswer, by username: Username, _ call: ClientContext) async throws
        -> SignInCheck
    {
        let pending = try await sessions.require(answer.session, for: .secondFactorSelection, call)
        return SignInCheck(
            user: .challenged(pending.user, asked: Username(rawValue: ""), claimed: username), isCounted: false,
            singleUse: .session(pending.hash), custom: try sessions.customSignIn(of: pending, call),
            body: answer.factor.map { factor in { try await choose(factor, $0) } })
    }

    private func choose(_ factor: SecondFactor, _ attempt: SignInAttempt) async throws -> FactorResult {
        guard let user = attempt.user else { throw SignInRefusal.invalidSession }
        let asked = try await factors(user, attempt.call.pool).asked(of: user, in: attempt.call.pool.settings)
        guard asked.contains(factor) else {
            throw InvalidInput("\(factor.rawValue) is not one of the user's MFA types.")
        }
        return .verified(VerifiedFactor(user: user, secondFactor: .chosen(factor)))
    }
}
