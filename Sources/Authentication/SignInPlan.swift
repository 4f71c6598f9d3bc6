import Directory
import Factors
import Kernel

/// What follows a verified factor.
enum SignInPlan: Hashable, Sendable {
    case newPassword
    case secondFactorSetup([SecondFactor])
    case secondFactorSelection([SecondFactor])
    case secondFactor(SecondFactor)
    /// The proof of the device, as an auth session for it is stored.
    case deviceProof(Challenge)
    case tokens

    /// The only place that orders the challenges between a verified factor and the tokens: a new password, the
    /// registration or the choice of a second factor, its proof, and the proof of a known device.
    ///
    /// - Throws: A refusal if the state of the account forbids what the factor allows (SGN-SELF-07, UP-ADMCFG-05).
    init(
        after verified: VerifiedFactor, _ factors: UserSecondFactors, _ device: DeviceProgress = .untracked,
        in settings: PoolSettings, at now: Instant
    ) throws {
        let user = verified.user
        try user.requireMaySignIn(by: verified.proof, at: now)
        if verified.proof == .functions {
            self = .tokens
        } else if user.status == .forceChangePassword {
            self = .newPassword
        } else if verified.secondFactor == .proven {
            self = .tokens
        } else {
            self.init(asking: factors, of: user, chosen: verified.secondFactor, in: settings)
        }
        if isFollowed(by: device, in: settings) {
            self = device.isToBeProven ? .deviceProof(.deviceProof(after: verified)) : .tokens
        }
    }

    /// Whether the device comes next: it is proven last, and in place of a second factor only if it stands for one.
    private func isFollowed(by device: DeviceProgress, in settings: PoolSettings) -> Bool {
        switch self {
        case .newPassword, .secondFactorSetup, .deviceProof: false
        case .secondFactor, .secondFactorSelection: device.standsForSecondFactor(in: settings)
        case .tokens: true
        }
    }

    private init(
        asking factors: UserSecondFactors, of user: User, chosen: SecondFactorProgress, in settings: PoolSettings
    ) {
        let asked = factors.asked(of: user, in: settings)
        if case .beingSetUp(let factor) = chosen, asked.isEmpty, settings.offers(factor) {
            self = .secondFactor(factor)
        } else if case .chosen(let factor) = chosen, asked.contains(factor) {
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
    /// Requires that the user may sign in after the first proof. A temporary password expires, unless the pool's
    /// functions signed the user in without one.
    func requireMaySignIn(by proof: FirstProof, at now: Instant) throws {
        guard enabled else { throw UserRefusal.disabled }
        switch status {
        case .confirmed: return
        case .unconfirmed: throw SignInRefusal.notConfirmed
        // Only the password is invalid.
        case .resetRequired: if proof != .code { throw SignInRefusal.passwordResetRequired }
        case .externalProvider: throw SignInRefusal.wrongCredentials
        case .forceChangePassword:
            guard proof != .functions, let expiry = passwordExpiresAt, expiry <= now else { return }
            throw SignInRefusal.temporaryPasswordExpired
        }
    }
}

/// The proof with which a sign-in began.
enum FirstProof: Hashable, Sendable {
    case password
    case code
    /// The pool's functions accepted the user.
    case functions
}
