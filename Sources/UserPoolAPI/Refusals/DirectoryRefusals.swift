public import Directory
public import Wire
public import WireRuntime

extension UserRefusal: CodedRefusal {
    /// Cognito's codes.
    public var codes: [ErrorCode] {
        switch self {
        case .notFound: [.userNotFound, .resourceNotFound, .notAuthorized]
        case .disabled: RefusalCodes.notAuthorized
        case .usernameTaken, .contactTaken: RefusalCodes.usernameTaken
        case .aliasTaken, .aliasInUse: [.aliasExists, .usernameExists, .invalidParameter]
        }
    }
}

extension AttributeRefusal: CodedRefusal {
    /// Cognito's codes.
    public var codes: [ErrorCode] {
        switch self {
        case .notWritable, .alreadyProvided: RefusalCodes.notAuthorized
        }
    }
}

extension PasswordRefusal: CodedRefusal {
    /// Cognito's codes.
    public var codes: [ErrorCode] {
        switch self {
        case .tooShort, .tooLong, .lacks, .common: [.invalidPassword, .invalidParameter]
        case .usedBefore: [.passwordHistoryPolicyViolation, .invalidPassword, .invalidParameter]
        }
    }
}

extension ClientRefusal: CodedRefusal {
    /// Cognito's codes.
    public var codes: [ErrorCode] {
        switch self {
        case .secretHashMissing, .wrongSecretHash, .wrongSecret: kind.codes
        case .exclusiveFlow, .flowRequiresSecret: [.invalidOAuthFlow, .invalidParameter]
        case .unknownScope: [.scopeDoesNotExist, .invalidParameter]
        }
    }
}

extension GroupRefusal: CodedRefusal {
    /// Cognito's codes.
    public var codes: [ErrorCode] {
        switch self {
        case .notFound: kind.codes
        case .nameTaken: [.groupExists, .invalidParameter]
        }
    }
}

extension PoolRefusal: CodedRefusal {
    /// Cognito's codes.
    public var codes: [ErrorCode] {
        switch self {
        case .featureUnavailableInTier: [.featureUnavailableInTier, .invalidParameter]
        case .tierChangeNotAllowed: [.tierChangeNotAllowed, .invalidParameter]
        }
    }
}
