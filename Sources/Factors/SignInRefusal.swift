package import Kernel

/// Why a sign-in, or another proof of a password, does not succeed.
package enum SignInRefusal: Refusal, CaseIterable {
    /// The username and the password do not match, or the user does not exist.
    case wrongCredentials
    /// Too many wrong passwords recently.
    case attemptsExceeded
    /// No auth session waits for this reply.
    case invalidSession
    /// The session is older than the client permits (`AuthSessionValidity`).
    case sessionExpired
    /// The user has not confirmed the sign-up.
    case notConfirmed
    /// The user must first set a new password with a verification code.
    case passwordResetRequired
    /// The user did not sign in while the temporary password was valid (UP-ADMCFG-05).
    case temporaryPasswordExpired
    /// The user kept changing during the sign-in.
    case userIsChanging

    package var kind: RefusalKind {
        switch self {
        case .wrongCredentials, .invalidSession, .sessionExpired: .unauthenticated
        case .attemptsExceeded: .limited
        case .notConfirmed, .passwordResetRequired: .forbidden
        case .temporaryPasswordExpired: .expired
        case .userIsChanging: .conflict
        }
    }

    /// Sentences that clients compare.
    package var message: String {
        switch self {
        case .wrongCredentials: "Incorrect username or password."
        case .attemptsExceeded: "Password attempts exceeded"
        case .invalidSession: "Invalid session for the user."
        case .sessionExpired: "Invalid session for the user, session is expired."
        case .notConfirmed: "User is not confirmed."
        case .passwordResetRequired: "Password reset required for the user"
        case .temporaryPasswordExpired: "Temporary password has expired and must be reset by an administrator."
        case .userIsChanging: "The user is being changed by another request."
        }
    }
}
