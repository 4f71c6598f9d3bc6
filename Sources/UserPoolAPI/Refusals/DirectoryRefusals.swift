package import Directory
import Kernel
package import Styling
import Wire
package import WireRuntime

extension UserRefusal: CodedRefusal {
    package var codes: [ErrorCode] {
        switch self {
        case .notFound: [.userNotFound, .resourceNotFound, .notAuthorized]
        case .disabled: RefusalCodes.notAuthorized
        case .usernameTaken, .contactTaken: RefusalCodes.usernameTaken
        case .aliasTaken, .aliasInUse: [.aliasExists, .usernameExists, .invalidParameter]
        }
    }
}

extension AttributeRefusal: CodedRefusal {
    package var codes: [ErrorCode] {
        switch self {
        case .notWritable, .alreadyProvided: RefusalCodes.notAuthorized
        }
    }
}

extension PasswordRefusal: CodedRefusal {
    package var codes: [ErrorCode] {
        switch self {
        case .tooShort, .tooLong, .lacks, .common, .compromised: [.invalidPassword, .invalidParameter]
        case .usedBefore: [.passwordHistoryPolicyViolation, .invalidPassword, .invalidParameter]
        }
    }
}

extension ClientRefusal: CodedRefusal {
    package var codes: [ErrorCode] {
        switch self {
        case .secretHashMissing, .wrongSecretHash, .wrongSecret, .isPublic, .lastSecret, .flowNotPermitted: kind.codes
        case .exclusiveFlow, .flowRequiresSecret: [.invalidOAuthFlow, .invalidParameter]
        case .unknownScope: [.scopeDoesNotExist, .invalidParameter]
        }
    }

    /// Cognito's sentence, which names the parameter.
    package var sentence: String {
        switch self {
        case .secretHashMissing(let id): "Client \(id) is configured with secret but SECRET_HASH was not received"
        default: message
        }
    }
}

extension GroupRefusal: CodedRefusal {
    package var codes: [ErrorCode] {
        switch self {
        case .notFound: kind.codes
        case .nameTaken: [.groupExists, .invalidParameter]
        }
    }
}

extension ResourceServerRefusal: CodedRefusal {
    package var codes: [ErrorCode] {
        switch self {
        case .notFound: kind.codes
        case .identifierTaken: RefusalKind.invalid.codes
        }
    }
}

extension ProviderRefusal: CodedRefusal {
    package var codes: [ErrorCode] {
        switch self {
        case .notFound, .identifierNotFound: kind.codes
        case .nameTaken, .identifierTaken: [.duplicateProvider, .invalidParameter]
        }
    }
}

extension DomainRefusal: CodedRefusal {
    package var codes: [ErrorCode] {
        switch self {
        case .noDomain: kind.codes
        case .takenByOtherPool, .exists, .poolHasDomain, .notFound, .ofOtherPool, .unknownCertificate, .prefixStays,
            .customDomainStays, .domainRequired, .blocksDeletion:
            RefusalKind.invalid.codes
        }
    }
}

extension StyleSheetRefusal: CodedRefusal {
    package var codes: [ErrorCode] { kind.codes }
}

extension PoolRefusal: CodedRefusal {
    package var codes: [ErrorCode] {
        switch self {
        case .featureUnavailableInTier: [.featureUnavailableInTier, .invalidParameter]
        case .tierChangeNotAllowed: [.tierChangeNotAllowed, .invalidParameter]
        case .sessionsNotTracked: [.operationNotEnabled, .invalidParameter]
        case .riskNotJudged: [.userPoolAddOnNotEnabled, .invalidParameter]
        }
    }
}
