import Directory
import Factors
package import Kernel
import Messaging

/// The answer to `MFA_SETUP`.
package struct SecondFactorSetupAnswer: AuthChallengeAnswer {
    let session: Secret<String>
    /// The address for codes by e-mail; nil if an authenticator app was registered.
    let email: String?

    package init(session: Secret<String>, email: String? = nil) {
        self.session = session
        self.email = email
    }
}

/// A user sets up a second factor, as the pool requires.
struct SecondFactorSetupStep: ChallengeStep {
    let sessions: AuthSessions
    let factors: @Sendable (User, UserPool) async throws -> UserSecondFactors

    func check(_ answer: SecondFactorSetupAnswer, by username: Username, _ call: ClientContext) async throws
        -> SignInCheck
    {
        let challenge = answer.email == nil ? Challenge.secondFactorRegistered : .secondFactorSetup
        let pending = try await sessions.require(answer.session, for: challenge, call)
        return SignInCheck(
            user: .challenged(pending.user, asked: Username(rawValue: ""), claimed: username), isCounted: false,
            singleUse: .session(pending.hash), custom: try sessions.customSignIn(of: pending, call),
            body: .success { attempt in
                guard let user = attempt.user else { throw SignInRefusal.invalidSession }
                if let email = answer.email { return try await setUp(email, for: user, attempt) }
                // The session that the verification of the app returned is the proof (UP-MFA-27).
                return .verified(VerifiedFactor(user: user, secondFactor: .proven))
            })
    }

    /// Gives the user the address, to which the next challenge sends a code. The code verifies it, and from then on
    /// the user has this factor.
    private func setUp(_ email: String, for user: User, _ attempt: SignInAttempt) async throws -> FactorResult {
        let (call, now) = (attempt.call, attempt.now)
        guard call.pool.settings.offers(.email) else {
            throw InvalidInput("\(SecondFactor.email.rawValue) is not one of the user pool's MFA types.")
        }
        // A user who has set up a factor since must prove it: the password is not enough to set up another.
        guard try await factors(user, call.pool).asked(of: user, in: call.pool.settings).isEmpty else {
            throw SignInRefusal.invalidSession
        }
        guard !email.utf8.isEmpty else { throw InvalidInput("Missing required parameter EMAIL") }
        var changed = user
        try AttributeChange([ContactAttribute.email.rawValue: email], by: .user(call.client))
            .apply(to: &changed, in: call.pool)
        return .verified(
            VerifiedFactor(user: changed, isChanged: true, secondFactor: .beingSetUp(.email)) { tx in
                // Limited like requests for a code, because each change of an address sends one.
                try CallTable(tx).spend(.getAttributeCode, of: ThrottleSubject(user.id), in: user.pool, now: now)
            })
    }
}
