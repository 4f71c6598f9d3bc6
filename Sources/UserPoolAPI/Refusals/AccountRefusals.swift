package import Accounts
import Kernel
import Wire
package import WireRuntime

extension ExternalAccountRefusal: CodedRefusal {
    package var codes: [ErrorCode] {
        switch self {
        case .attributesRequired, .notMergeable: RefusalKind.invalid.codes
        case .identityDisabled: RefusalCodes.notAuthorized
        case .alreadyLinked: [.aliasExists, .invalidParameter]
        case .tooManyIdentities, .notLinked, .onlyIdentity: kind.codes
        }
    }
}

extension AccountRefusal: CodedRefusal {
    package var codes: [ErrorCode] {
        switch self {
        case .unknownUsername: [.userNotFound, .resourceNotFound, .notAuthorized]
        case .invitedUsernameTaken: RefusalCodes.usernameTaken
        case .signUpNotPermitted, .notUnconfirmed, .recoveryByAdministratorOnly, .passwordNotResettable,
            .secondFactorRequired:
            RefusalCodes.notAuthorized
        case .notInvited, .hasExternalProvider: [.unsupportedUserState, .invalidParameter]
        }
    }
}
