import Kernel

extension AWSMobileClientError {
    /// The service's name of the error, such as `NotAuthorizedException`; nil for an error of the client itself.
    ///
    /// The case determines it; for `unknown` the message begins with it. HTTP status and request id are not part of an
    /// error: `AWSMobileClient.log` receives them.
    public var serviceErrorName: String? {
        switch self {
        case .aliasExists: "AliasExistsException"
        case .codeDeliveryFailure: "CodeDeliveryFailureException"
        case .codeMismatch: "CodeMismatchException"
        case .expiredCode: "ExpiredCodeException"
        case .groupExists: "GroupExistsException"
        case .internalError: "InternalErrorException"
        case .invalidLambdaResponse: "InvalidLambdaResponseException"
        case .invalidOAuthFlow: "InvalidOAuthFlowException"
        case .invalidParameter: "InvalidParameterException"
        case .invalidPassword: "InvalidPasswordException"
        case .invalidUserPoolConfiguration: "InvalidUserPoolConfigurationException"
        case .limitExceeded: "LimitExceededException"
        case .mfaMethodNotFound: "MFAMethodNotFoundException"
        case .notAuthorized: "NotAuthorizedException"
        case .passwordResetRequired: "PasswordResetRequiredException"
        case .resourceNotFound: "ResourceNotFoundException"
        case .scopeDoesNotExist: "ScopeDoesNotExistException"
        case .softwareTokenMFANotFound: "SoftwareTokenMFANotFoundException"
        case .tooManyFailedAttempts: "TooManyFailedAttemptsException"
        case .tooManyRequests: "TooManyRequestsException"
        case .unexpectedLambda: "UnexpectedLambdaException"
        case .userLambdaValidation: "UserLambdaValidationException"
        case .userNotConfirmed: "UserNotConfirmedException"
        case .userNotFound: "UserNotFoundException"
        case .usernameExists: "UsernameExistsException"
        case .unknown(let message): Self.leadingName(message)
        case .notSignedIn, .identityIdUnavailable, .guestAccessNotAllowed, .federationProviderExists,
            .cognitoIdentityPoolNotConfigured, .unableToSignIn, .invalidState, .userPoolNotConfigured,
            .userCancelledSignIn, .badRequest, .expiredRefreshToken, .errorLoadingPage, .securityFailed,
            .idTokenNotIssued, .idTokenAndAcceessTokenNotIssued, .invalidConfiguration, .deviceNotRemembered:
            nil
        }
    }

    /// The name at the beginning of `unknown`'s message, as `makeMobileClientError` puts it there.
    private static func leadingName(_ message: String) -> String? {
        let name = message.prefix { $0 != ":" }
        guard name.utf8.count <= 64, name.utf8.allSatisfy(\.isASCIIAlphanumeric), name.hasSuffix("Exception") else {
            return nil
        }
        return String(name)
    }
}
