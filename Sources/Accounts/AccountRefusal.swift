package import Directory
package import Kernel

/// Why an account cannot be begun, confirmed, invited or recovered.
package enum AccountRefusal: Refusal {
    /// No user of the client's pool has this name, in a call about a sign-up or a forgotten password.
    case unknownUsername
    /// The username of an invitation is another user's.
    case invitedUsernameTaken
    /// Users of the pool may not sign up themselves (UP-ADMCFG-02).
    case signUpNotPermitted
    /// The user does not wait for the confirmation of a sign-up.
    case notUnconfirmed(UserStatus)
    /// The user called this does not wait with a temporary password, so there is no invitation to repeat.
    case notInvited(_ username: Username)
    /// Only administrators reset passwords in this pool.
    case recoveryByAdministratorOnly
    /// The user's status does not allow a reset.
    case passwordNotResettable
    /// The user has no password here.
    case hasExternalProvider
    /// The user has no other second factor, and the pool requires one.
    case secondFactorRequired

    /// The kind of each case.
    package var kind: RefusalKind {
        switch self {
        case .unknownUsername: .notFound
        case .invitedUsernameTaken, .notUnconfirmed: .conflict
        case .signUpNotPermitted, .recoveryByAdministratorOnly, .secondFactorRequired: .forbidden
        case .notInvited, .passwordNotResettable, .hasExternalProvider: .unsupported
        }
    }

    /// Sentences that clients compare.
    package var message: String {
        switch self {
        case .unknownUsername: "Username/client id combination not found."
        case .invitedUsernameTaken: "User account already exists"
        case .signUpNotPermitted: "SignUp is not permitted for this user pool"
        case .notUnconfirmed(let status): "User cannot be confirmed. Current status is \(status.rawValue)"
        case .notInvited(let username): "Resend not possible. \(username) status is not FORCE_CHANGE_PASSWORD"
        case .recoveryByAdministratorOnly: "Contact administrator to reset password."
        case .passwordNotResettable: "User password cannot be reset in the current state."
        case .hasExternalProvider: "The user signs in with an external provider."
        case .secondFactorRequired: "The user pool requires a second factor."
        }
    }
}
