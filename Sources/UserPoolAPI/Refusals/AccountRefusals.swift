public import Accounts
public import Wire
public import WireRuntime

extension AccountRefusal: CodedRefusal {
    /// Cognito's codes.
    public var codes: [ErrorCode] {
        switch self {
        case .unknownUsername: [.userNotFound, .resourceNotFound, .notAuthorized]
        case .invitedUsernameTaken: RefusalCodes.usernameTaken
        case .signUpNotPermitted, .notUnconfirmed, .recoveryByAdministratorOnly, .passwordNotResettable:
            RefusalCodes.notAuthorized
        case .notInvited, .hasExternalProvider: [.unsupportedUserState, .invalidParameter]
        }
    }
}
