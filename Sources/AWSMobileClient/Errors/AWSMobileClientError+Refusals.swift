import WireClient
import WireModel

extension AWSMobileClientError {
    /// The case for what a service refused with; any other error as it is (spec A.5).
    public static func makeMobileClientError(from error: any Error) -> any Error {
        guard let failure = error as? ServiceFailure else { return error }
        guard let make = failure.code.flatMap(refusal) else {
            return Self.unknown(message: "\(failure.type): \(failure.message)")
        }
        return make(failure.message)
    }

    private static func refusal(_ code: ErrorCode) -> ((String) -> Self)? {
        passwordRefusal(code) ?? settingsRefusal(code) ?? peopleRefusal(code)
    }

    private static func passwordRefusal(_ code: ErrorCode) -> ((String) -> Self)? {
        switch code {
        case .codeDeliveryFailure: Self.codeDeliveryFailure
        case .codeMismatch: Self.codeMismatch
        case .expiredCode: Self.expiredCode
        case .invalidPassword: Self.invalidPassword
        case .limitExceeded: Self.limitExceeded
        case .mfaMethodNotFound: Self.mfaMethodNotFound
        case .notAuthorized: Self.notAuthorized
        case .passwordResetRequired: Self.passwordResetRequired
        case .softwareTokenMFANotFound: Self.softwareTokenMFANotFound
        case .tooManyFailedAttempts: Self.tooManyFailedAttempts
        case .tooManyRequests: Self.tooManyRequests
        default: nil
        }
    }

    private static func settingsRefusal(_ code: ErrorCode) -> ((String) -> Self)? {
        switch code {
        case .internalError: Self.internalError
        case .invalidLambdaResponse: Self.invalidLambdaResponse
        case .invalidOAuthFlow: Self.invalidOAuthFlow
        case .invalidParameter: Self.invalidParameter
        case .invalidUserPoolConfiguration: Self.invalidUserPoolConfiguration
        case .resourceNotFound: Self.resourceNotFound
        case .scopeDoesNotExist: Self.scopeDoesNotExist
        case .unexpectedLambda: Self.unexpectedLambda
        case .userLambdaValidation: Self.userLambdaValidation
        default: nil
        }
    }

    private static func peopleRefusal(_ code: ErrorCode) -> ((String) -> Self)? {
        switch code {
        case .aliasExists: Self.aliasExists
        case .groupExists: Self.groupExists
        case .userNotConfirmed: Self.userNotConfirmed
        case .userNotFound: Self.userNotFound
        case .usernameExists: Self.usernameExists
        default: nil
        }
    }
}
