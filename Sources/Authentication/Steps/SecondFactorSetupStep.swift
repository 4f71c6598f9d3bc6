import Directory
import Factors
package import Kernel

/// The answer to `MFA_SETUP`.
package struct SecondFactorSetupAnswer: AuthChallengeAnswer {
    let session: Secret<String>

    package init(session: Secret<String>) { self.session = session }
}

/// A user who has registered a second factor, as the pool requires, signs in. The session that the verification of the
/// factor returned is the proof (UP-MFA-27).
struct SecondFactorSetupStep: ChallengeStep {
    let sessions: AuthSessions

    func check(_ answer: SecondFactorSetupAnswer, by username: Username, _ call: ClientCall) async throws -> SignInCheck
    {
        let pending = try await sessions.require(answer.session, for: .secondFactorRegistered, call)
        return SignInCheck(
            user: .challenged(pending.user, asked: Username(rawValue: ""), claimed: username), isCounted: false,
            singleUse: .session(pending.hash),
            body: .success { attempt in
                guard let user = attempt.user else { throw SignInRefusal.invalidSession }
                return .verified(VerifiedFactor(user: user, secondFactor: .proven))
            })
    }
}
