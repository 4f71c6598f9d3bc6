import WireClient
import WireRuntime

extension AWSMobileClientError {
    /// Turns an error response of the service into its case.
    ///
    /// - Parameter error: Any error.
    /// - Returns: The case; `unknown` for an error response without a case; any other error unchanged.
    public static func makeMobileClientError(from error: any Error) -> any Error {
        guard let response = error as? ServiceResponseError else { return error }
        guard let make = response.code.flatMap(refusal) else {
            return Self.unknown(message: "\(response.type): \(response.message)")
        }
        return make(response.message)
    }

    private static func refusal(_ code: ErrorCode) -> ((String) -> Self)? {
        passwordRefusal(code) ?? settingsRefusal(code) ?? userRefusal(code)
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

    private static func userRefusal(_ code: ErrorCode) -> ((String) -> Self)? {
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
