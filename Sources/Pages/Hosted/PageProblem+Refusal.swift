import Accounts
import Directory
import Factors
import Kernel
import Messaging
import Risk
import Tokens
import Triggers

/// The new password and its repetition differ.
struct DifferentPasswords: Refusal {
    var message: String { "The two passwords differ." }
    var kind: RefusalKind { .invalid }
}

/// The present password is wrong.
struct WrongPassword: Refusal {
    var message: String { "The password is wrong." }
    var kind: RefusalKind { .mismatch }
}

/// No provider of a company has the domain of the address.
struct UnknownCompany: Refusal {
    var message: String { "No company is known by this address." }
    var kind: RefusalKind { .notFound }
}

extension PageProblem {
    /// The field that the problem is about, on each page that has it.
    var field: String? {
        switch self {
        case .wrongCode, .expiredCode: FieldName.code
        case .wrongPassword: FieldName.password
        case .weakPassword, .reusedPassword: FieldName.newPassword
        case .differentPasswords: FieldName.repeatedPassword
        case .unknownCompany: FieldName.corporateEmail
        case .wrongCredentials, .unknownUser, .tooManyAttempts, .tooManyRequests, .nameTaken, .addressTaken,
            .otherAccount, .missing, .malformed, .disabledUser, .unconfirmedUser, .passwordResetRequired, .notAllowed,
            .refusedAsRisky, .noDestination, .undelivered, .expiredSession, .gone, .unavailable, .message:
            nil
        }
    }

    /// The sentence that users get for a refusal.
    init(_ refusal: any Refusal) {
        self =
            switch refusal {
            case let refusal as SignInRefusal: Self.of(refusal)
            case let refusal as UserRefusal: Self.of(refusal)
            case let refusal as PasswordRefusal: refusal == .usedBefore ? .reusedPassword : .weakPassword
            case let refusal as CodeRefusal: refusal == .mismatch ? .wrongCode : .expiredCode
            case is SecondFactorRefusal: .wrongCode
            case is DifferentPasswords: .differentPasswords
            case is WrongPassword: .wrongPassword
            case SessionRefusal.notFound, DeviceRefusal.notFound, ExternalAccountRefusal.notLinked: .gone
            case RiskRefusal.blocked: .refusedAsRisky
            case SourceRefusal.device: .passwordResetRequired
            case SourceRefusal.sessionEnded: .expiredSession
            case is UnknownCompany: .unknownCompany
            case let refusal as AccountRefusal: Self.of(refusal)
            case let refusal as TriggerRefusal: Self.of(refusal)
            case is DeliveryRefusal: .undelivered
            default: Self.of(refusal.kind)
            }
    }

    private static func of(_ refusal: SignInRefusal) -> PageProblem {
        switch refusal {
        case .wrongCredentials: .wrongCredentials
        case .attemptsExceeded: .tooManyAttempts
        case .invalidSession, .sessionExpired: .expiredSession
        case .notConfirmed: .unconfirmedUser
        case .passwordResetRequired: .passwordResetRequired
        case .temporaryPasswordExpired: .wrongCredentials
        case .userIsChanging: .unavailable
        }
    }

    private static func of(_ refusal: UserRefusal) -> PageProblem {
        switch refusal {
        case .notFound: .unknownUser
        case .disabled: .disabledUser
        case .usernameTaken: .nameTaken
        case .contactTaken, .aliasTaken, .aliasInUse: .addressTaken
        }
    }

    /// A function's message is meant for the user; a failure to call the function is not.
    private static func of(_ refusal: TriggerRefusal) -> PageProblem {
        guard case .failed(_, let message) = refusal else { return .unavailable }
        return .message(message)
    }

    private static func of(_ refusal: AccountRefusal) -> PageProblem {
        switch refusal {
        case .unknownUsername: .unknownUser
        case .invitedUsernameTaken: .nameTaken
        case .signUpNotPermitted, .notUnconfirmed, .recoveryByAdministratorOnly, .passwordNotResettable,
            .secondFactorRequired, .notInvited, .hasExternalProvider:
            .notAllowed
        }
    }

    private static func of(_ kind: RefusalKind) -> PageProblem {
        switch kind {
        case .invalid: .malformed
        case .unauthenticated, .notFound: .wrongCredentials
        case .forbidden, .unsupported: .notAllowed
        case .conflict, .unavailable: .unavailable
        case .limited: .tooManyRequests
        case .expired: .expiredCode
        case .mismatch: .wrongCode
        }
    }
}
