import Directory
import Factors
import Kernel
import SRP
import Storage
import Tokens
import Triggers

/// The next step after a verified factor.
enum SignInPlan: Hashable, Sendable {
    case newPassword
    case secondFactorSetup([SecondFactor])
    case secondFactorSelection([SecondFactor])
    case secondFactor(SecondFactor)
    /// The proof of the device, after these proofs of the user.
    case deviceProof(after: FirstProof, PendingChallenge.Progress)
    case tokens

    /// Decides, as the only place, the order of challenges between a verified factor and the tokens: a new password,
    /// the registration or the choice of a second factor, its proof, and the proof of a known device.
    ///
    /// - Throws: A refusal if the state of the account forbids what the factor allows (SGN-SELF-07, UP-ADMCFG-05).
    init(
        after verified: VerifiedFactor, factors: UserSecondFactors, device: DeviceProgress = .untracked,
        demand: RiskDemand = .nothing, in settings: PoolSettings, at now: Instant
    ) throws {
        let user = verified.user
        try user.requireMaySignIn(by: verified.proof, at: now)
        let isByFunctions = verified.proof == .functions
        if isByFunctions, verified.secondFactor == .open, demand == .nothing {
            self = .tokens
        } else if user.status == .forceChangePassword, !isByFunctions {
            self = .newPassword
        } else if verified.secondFactor == .proven {
            self = .tokens
        } else if verified.secondFactor == .provenAtSource {
            self = .init(replacing: factors, of: user, in: settings)
        } else {
            self.init(asking: factors, of: user, chosen: verified.secondFactor, demand: demand, in: settings)
            // A pool's functions may sign in users without a second factor, also if the pool requires one.
            if case .secondFactorSetup = self, isByFunctions { self = .tokens }
        }
        if isFollowed(by: device, in: settings) {
            self = device.isToBeProven ? .deviceProof(after: verified.proof, verified.progress) : .tokens
        }
    }

    /// Whether the device comes next: it is proven last, and replaces a second factor only if the pool allows that.
    private func isFollowed(by device: DeviceProgress, in settings: PoolSettings) -> Bool {
        switch self {
        case .newPassword, .secondFactorSetup, .deviceProof: false
        case .secondFactor, .secondFactorSelection: device.standsForSecondFactor(in: settings)
        case .tokens: true
        }
    }

    /// After a second factor of the followed pool: a user who has none here sets one up, even if the pool does not
    /// require it. Otherwise the password alone would do from then on.
    private init(replacing factors: UserSecondFactors, of user: User, in settings: PoolSettings) {
        let offered = settings.mfa == .off ? [] : settings.offeredSecondFactors
        let canSetUp = offered.contains { $0 == .softwareToken || $0 == .email }
        self = canSetUp && factors.asked(of: user, in: settings).isEmpty ? .secondFactorSetup(offered) : .tokens
    }

    private init(
        asking factors: UserSecondFactors, of user: User, chosen: SecondFactorProgress, demand: RiskDemand,
        in settings: PoolSettings
    ) {
        let asked = factors.asked(of: user, in: settings, isDemanded: demand != .nothing)
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

extension SignInPlan {
    /// Whether a password that the followed pool has accepted is kept before the next step: every second factor is
    /// proven.
    var keepsPassword: Bool {
        switch self {
        case .newPassword, .deviceProof, .tokens: true
        case .secondFactorSetup, .secondFactorSelection, .secondFactor: false
        }
    }
}

extension User {
    /// Requires that the user may sign in after the first proof. A temporary password expires, unless the pool's
    /// functions signed the user in without a password.
    func requireMaySignIn(by proof: FirstProof, at now: Instant) throws {
        guard enabled else { throw UserRefusal.disabled }
        switch status {
        case .confirmed: return
        case .unconfirmed: throw SignInRefusal.notConfirmed
        // The user is valid; only the password is not.
        case .resetRequired: if proof != .code { throw SignInRefusal.passwordResetRequired }
        case .externalProvider: throw SignInRefusal.wrongCredentials
        case .forceChangePassword:
            guard proof != .functions, let expiry = passwordExpiresAt, expiry <= now else { return }
            throw SignInRefusal.temporaryPasswordExpired
        }
    }
}

extension VerifiedFactor {
    /// The progress of the second factor, as stored for the proof of a device.
    fileprivate var progress: PendingChallenge.Progress { secondFactor == .proven ? .proven : .open }
}

/// The first proof of a sign-in, by its stored name.
enum FirstProof: String, Sendable {
    case password
    case code
    /// The pool's functions accepted the user.
    case functions
    /// The password, which the followed pool has accepted. It is kept when the second factor is proven.
    case followedPassword
}

// MARK: Proofs, and their results

/// The proof in one call, with the state of the challenge that it replies to. `Authenticator.verify` verifies each.
enum SignInProof: Sendable {
    case password(Secret<String>)
    /// A, to be answered by a challenge.
    case srp(SRPPublicValue)
    case custom(CustomStart)
    case choice(FirstFactorChoice)
    case confirmedSignUp(SealedSession)
    /// The session of a sign-up that was confirmed on a hosted page.
    case signUpOnPage(SealedSession)
    case passwordVerifier(SRPProof, SRPServerSession)
    case firstFactorCode(Secret<String>, sentTo: ContactAttribute, AuthSession)
    case newPassword(NewPasswordReply)
    case secondFactorSetup(email: String?)
    case secondFactorSelection(SecondFactor)
    case secondFactorResend(SecondFactor)
    case secondFactorCode(Secret<String>, AuthSession)
    case softwareToken(Secret<String>, of: SecondFactorTable.SoftwareToken?)
    /// A, for the device that the auth session waits for.
    case deviceSRP(SRPPublicValue, AuthSession)
    case deviceVerifier(SRPProof, SRPServerSession, AuthSession)
    case customAnswer(Secret<String>, CustomSignIn)
    /// The answer to a challenge of the followed pool.
    case followedAnswer(Secret<String>, FollowedChallenge.Reference)
}

/// A chosen first factor, with its proof.
struct FirstFactorChoice: Sendable {
    var factor: Factor
    /// The action if the user does not have the factor.
    var otherwise: Otherwise

    enum Factor: Sendable {
        case password(Secret<String>)
        case srp(SRPPublicValue)
        case code(FirstFactor)
        /// No factor yet, or a kind that users do not have here.
        case none

        var isPassword: Bool {
            switch self {
            case .password, .srp: true
            case .code, .none: false
            }
        }
    }

    enum Otherwise: Sendable {
        /// The user is asked to choose.
        case select
        case refuse
    }
}

/// The result of a factor or a step. A wrong proof is a value, so that it can be counted in a commit; a thrown refusal
/// is not counted, and the challenge may be answered again.
enum FactorResult: Sendable {
    /// The user has proven the factor.
    case verified(VerifiedFactor)
    /// The user must answer a challenge that contains its own state.
    case challenged(SignInStep)
    /// The functions of the pool have decided the next step of a custom sign-in.
    case decided(DefineAuthChallengeTrigger.Decision, CustomSignIn)
    /// The user has answered the challenge of a function; the custom sign-in is in this new state.
    case answered(isRight: Bool, CustomSignIn)
    /// The followed pool has accepted the password, and asks for more.
    case challengedAtSource(FollowedChallenge, FollowedSignIn)
    /// The factor is wrong: this is counted for the lockout.
    case wrong(any Refusal)

    /// Whether it stays counted regardless of the next step.
    var isWrong: Bool {
        switch self {
        case .wrong, .answered(isRight: false, _): true
        case .verified, .challenged, .decided, .answered, .challengedAtSource: false
        }
    }

    /// The result for a wrong password or an unknown user. Callers do not learn which it was; the request's record
    /// does.
    static func wrongPassword(_ attempt: SignInAttempt) -> FactorResult {
        AuditContext.note(attempt.user == nil ? .unknownUser : .wrongPassword)
        return .wrong(SignInRefusal.wrongCredentials)
    }

    /// The user has proven a first factor.
    static func proven(_ user: User) -> FactorResult { .verified(VerifiedFactor(user: user)) }

    /// The user has replaced a temporary password, and the record must be written.
    static func changed(_ user: User, isCompromised: Bool) -> FactorResult {
        .verified(
            VerifiedFactor(user: user, isChanged: true, isCompromised: isCompromised, tokenSource: .newPassword))
    }
}

/// A proven factor, and its consequences.
struct VerifiedFactor: Sendable {
    var user: User
    /// Whether the user's record must be written.
    var isChanged = false
    var secondFactor = SecondFactorProgress.open
    /// The first proof of the sign-in. If it was a code, the password may be invalid, and a second factor is not asked
    /// for, because users with one start with the password.
    var proof = FirstProof.password
    /// Whether the password was proven earlier, before the challenges of functions.
    var followsPassword = false
    /// Whether the password in the request is compromised.
    var isCompromised = false
    /// The device, if it was proven.
    var device: UserDevice?
    /// The reason for tokens that are issued next.
    var tokenSource = TokenSource.authentication
    /// Marks the proof as used in the transaction of the next step, or throws if another request was first.
    var use: @Sendable (any Transaction) throws -> Void = { _ in }
}

/// The progress of a sign-in's second factor.
enum SecondFactorProgress: Hashable, Sendable {
    case open
    case chosen(SecondFactor)
    /// The user is setting up this factor, with the contact from the reply.
    case beingSetUp(SecondFactor)
    case proven
    /// The user has proven one of the followed pool.
    case provenAtSource

    var isProven: Bool { self == .proven || self == .provenAtSource }
}
