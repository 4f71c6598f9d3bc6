import Directory
import Factors
import Kernel

/// What follows a verified factor.
enum SignInPlan: Hashable, Sendable {
    case newPassword
    case tokens

    /// The only place that orders the challenges between a verified factor and the tokens.
    ///
    /// - Throws: A refusal if the state of the account forbids what the factor allows (SGN-SELF-07, UP-ADMCFG-05).
    init(for user: User, at now: Instant) throws {
        try user.requireMaySignIn(at: now)
        self = user.status == .forceChangePassword ? .newPassword : .tokens
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
