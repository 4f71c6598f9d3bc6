import Directory
import Factors
import Kernel

/// What follows a verified factor.
enum SignInPlan: Hashable, Sendable {
    case newPassword
    case secondFactorSetup([SecondFactor])
    case secondFactorSelection([SecondFactor])
    case secondFactor(SecondFactor)
    case tokens

    /// The only place that orders the challenges between a verified factor and the tokens: a new password, the
    /// registration or the choice of a second factor, and its proof.
    ///
    /// - Throws: A refusal if the state of the account forbids what the factor allows (SGN-SELF-07, UP-ADMCFG-05).
    init(after verified: VerifiedFactor, _ factors: UserSecondFactors, in settings: PoolSettings, at now: Instant)
        throws
    {
        let user = verified.user
        try user.requireMaySignIn(at: now)
        if user.status == .forceChangePassword {
            self = .newPassword
        } else if verified.secondFactor == .proven {
            self = .tokens
        } else {
            self.init(asking: factors, of: user, chosen: verified.secondFactor, in: settings)
        }
    }

    private init(
        asking factors: UserSecondFactors, of user: User, chosen: SecondFactorProgress, in settings: PoolSettings
    ) {
        let asked = factors.asked(of: user, in: settings)
        if case .chosen(let factor) = chosen, asked.contains(factor) {
            self = .secondFactor(factor)
        } else if let preferred = factors.preferred, asked.contains(preferred) {
            self = .secondFactor(preferred)
        } else if asked.count > 1 {
            self = .secondFactorSelection(asked)
        } else if let only = asked.first {
            self = .secondFactor(only)
        } else {
            self = settings.mfa == .on ? .secondFactorSetup(settings.offeredSecondFactors) : .tokens
        }
    }
}

extension User {
    fileprivate func requireMaySignIn(at now: Instant) throws {
        guard enabled else { throw UserRefusal.disabled }
        switch status {
        case .confirmed: return
        case .unconfirmed: throw SignInRefusal.notConfirmed
        case .resetRequired: throw SignInRefusal.passwordResetRequired
        case .externalProvider: throw SignInRefusal.wrongCredentials
        case .forceChangePassword:
            guard let expiry = passwordExpiresAt, expiry <= now else { return }
            throw SignInRefusal.temporaryPasswordExpired
        }
    }
}
