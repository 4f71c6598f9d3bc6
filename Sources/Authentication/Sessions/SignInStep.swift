package import Directory
package import Kernel
package import Tokens

/// The state of a sign-in after a call.
package enum SignInStep: Sendable {
    /// The sign-in is complete.
    case signedIn(IssuedTokens)
    /// The sign-in on the hosted page is complete. It has started a browser session; tokens come later.
    case authenticated(AuthenticatedUser)
    /// The user must prove the password by SRP. The challenge contains its own state, so it does not need an auth
    /// session.
    case passwordVerifier(PasswordVerifierChallenge)
    /// The user must choose or prove a first factor.
    case firstFactor(FirstFactorChallenge, session: Secret<String>)
    /// The user must choose a new password.
    case newPassword(NewPasswordChallenge, session: Secret<String>)
    /// The user must prove, choose or register a second factor.
    case secondFactor(SecondFactorChallenge, session: Secret<String>)
    /// The device must start its proof by SRP (UP-DEV-06).
    case deviceProof(session: Secret<String>)
    /// The device must finish the proof; the challenge contains its own state.
    case deviceVerifier(DeviceVerifierChallenge)
    /// The user must answer a challenge that a function of the pool created.
    case custom(CustomChallenge, session: Secret<String>)

    /// The challenge; nil if the sign-in is complete.
    package var challenge: ChallengeKind? {
        switch self {
        case .signedIn, .authenticated: nil
        case .passwordVerifier: .passwordVerifier
        case .firstFactor(let challenge, _): challenge.kind.challenge
        case .newPassword: .newPassword
        case .secondFactor(let challenge, _): challenge.kind.challenge
        case .deviceProof: .deviceSRP
        case .deviceVerifier: .deviceVerifier
        case .custom: .custom
        }
    }

    /// Whether the sign-in is complete.
    var isSignedIn: Bool {
        switch self {
        case .signedIn, .authenticated: true
        default: false
        }
    }

    /// Whether the sign-in is complete and its device is new.
    var isOnNewDevice: Bool {
        switch self {
        case .signedIn(let tokens): tokens.newDevice != nil
        case .authenticated(let user): user.isOnNewDevice
        default: false
        }
    }

    /// Whether a caller gets this without having proven any factor.
    var needsNoProof: Bool {
        switch self {
        case .passwordVerifier, .firstFactor, .custom: true
        default: false
        }
    }
}

/// A user who has signed in on the hosted page.
package struct AuthenticatedUser: Sendable {
    package var user: User
    package var pool: UserPool
    /// The text of the new browser session, for the cookie.
    package var session: Secret<String>
    /// When the user proved their identity.
    package var authenticatedAt: Instant
    /// Whether the pool tracks devices, but the browser is not yet a device of the user.
    package var isOnNewDevice = false

    package init(user: User, pool: UserPool, session: Secret<String>, authenticatedAt: Instant) {
        self.user = user
        self.pool = pool
        self.session = session
        self.authenticatedAt = authenticatedAt
    }
}
