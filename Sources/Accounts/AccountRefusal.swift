package import Directory
package import Kernel

/// Why an account cannot be created, confirmed, invited or recovered.
package enum AccountRefusal: Refusal {
    /// The user's name does not exist in the client's pool, in a call about a sign-up or a forgotten password.
    case unknownUsername
    /// The username of an invitation belongs to another user.
    case invitedUsernameTaken
    /// Users of the pool may not sign up themselves (UP-ADMCFG-02).
    case signUpNotPermitted
    /// The user's sign-up does not need a confirmation.
    case notUnconfirmed(UserStatus)
    /// The user is not waiting with a temporary password, so an invitation cannot be repeated.
    case notInvited(_ username: Username)
    /// Only administrators reset passwords in this pool.
    case recoveryByAdministratorOnly
    /// The user's status does not allow a reset.
    case passwordNotResettable
    /// The user does not have a password here.
    case hasExternalProvider
    /// The user does not have another second factor, but the pool requires one.
    case secondFactorRequired

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
