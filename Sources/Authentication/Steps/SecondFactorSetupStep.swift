import Directory
import Factors
import Kernel
import Messaging

/// A user sets up a second factor, as the pool requires.
struct SecondFactorSetupStep: Sendable {
    let services: SignInServices

    func check(_ email: String?, session: Secret<String>, claimed: Username, through context: ClientContext)
        async throws
        -> SignInCheck
    {
        let pending = try await services.sessions.require(
            session, for: .secondFactorSetup, progress: email == nil ? .registered : .open, through: context)
        return SignInCheck(
            user: .challenged(pending.user, claimed: claimed), isCounted: false, singleUse: .session(pending.hash),
            custom: try services.sessions.customSignIn(of: pending, in: context.pool.id),
            followed: try services.sessions.followedSignIn(of: pending, in: context.pool.id),
            proof: .success(.secondFactorSetup(email: email)))
    }

    func verify(_ email: String?, of attempt: SignInAttempt) async throws -> FactorResult {
        guard let user = attempt.user else { throw SignInRefusal.invalidSession }
        if let email { return try await setUp(email, for: user, in: attempt) }
        // The proof is the session that the verification of the app returned (UP-MFA-27).
        return .verified(VerifiedFactor(user: user, secondFactor: .proven))
    }

    /// Gives the user the address; the next challenge sends a code to it. The code verifies it, and the user then has
    /// this factor.
    private func setUp(_ email: String, for user: User, in attempt: SignInAttempt) async throws -> FactorResult {
        let (context, now) = (attempt.context, attempt.now)
        guard context.pool.settings.offers(.email) else {
            throw InvalidInput("\(SecondFactor.email.rawValue) is not one of the user pool's MFA types.")
        }
        // A user who has since set up a factor must prove it: the password alone is not enough to set up another.
        guard
            try await services.secondFactors(of: user.id, in: context.pool).asked(of: user, in: context.pool.settings)
                .isEmpty
        else { throw SignInRefusal.invalidSession }
        guard !email.utf8.isEmpty else { throw InvalidInput("Missing required parameter EMAIL") }
        var changed = user
        try AttributeChange([ContactAttribute.email.rawValue: email], by: .user(context.client))
            .apply(to: &changed, in: context.pool)
        return .verified(
            VerifiedFactor(user: changed, isChanged: true, secondFactor: .beingSetUp(.email)) { tx in
                // Limited like requests for a code, because each change of an address sends one.
                try CallTable(tx).spend(.getAttributeCode, of: ThrottleSubject(user.id), in: user.pool, now: now)
            })
    }
}
