public import Kernel
public import WireModel

extension ServiceError {
    /// Translates a refusal to an error code of the service.
    ///
    /// It takes the first suitable code that the operation declares. If the operation declares none, it takes the best
    /// code all the same, because an undeclared code tells the caller more than a vague one.
    public init(_ refusal: Refusal, for operation: OperationModel) {
        let candidates = Self.codes(for: refusal.reason, in: operation.service)
        let code = candidates.first(where: operation.mayAnswer) ?? candidates[0]
        self.init(code, refusal.message, cause: refusal)
    }

    /// The codes for `reason`, the best first. Never empty.
    static func codes(for reason: Refusal.Reason, in service: ServiceName) -> [ErrorCode] {
        switch reason {
        case .invalidInput: [.invalidParameter, .validation]
        case .notAuthorized: [.notAuthorized, .unauthorized, .accessDenied]
        case .notFound: [.resourceNotFound, .invalidParameter]
        case .userNotFound: [.userNotFound, .resourceNotFound, .notAuthorized]
        case .usernameTaken: [.usernameExists, .resourceConflict, .invalidParameter]
        case .aliasTaken: [.aliasExists, .usernameExists, .invalidParameter]
        case .groupTaken: [.groupExists, .invalidParameter]
        case .notConfirmed: [.userNotConfirmed, .notAuthorized]
        case .passwordResetRequired: [.passwordResetRequired, .notAuthorized]
        case .invalidPassword: [.invalidPassword, .invalidParameter]
        case .passwordHistory: [.passwordHistoryPolicyViolation, .invalidPassword, .invalidParameter]
        case .codeMismatch: [.codeMismatch, .enableSoftwareTokenMFA, .notAuthorized]
        case .codeExpired: [.expiredCode, .codeMismatch, .notAuthorized]
        case .deliveryFailed: [.codeDeliveryFailure, .internalError]
        case .limitExceeded: [.limitExceeded, .tooManyRequests]
        case .tooManyRequests: [.tooManyRequests, .throttling]
        case .tooManyFailedAttempts: [.tooManyFailedAttempts, .limitExceeded, .tooManyRequests]
        case .unsupportedUserState: [.unsupportedUserState, .invalidParameter]
        case .unsupportedToken: [.unsupportedTokenType, .invalidParameter]
        case .forbidden: [.unauthorized, .accessDenied]
        case .refreshTokenReuse: [.refreshTokenReuse, .notAuthorized]
        case .concurrentChange: [.concurrentModification, .resourceConflict, .tooManyRequests, .internalError]
        case .invalidConfiguration:
            [
                .invalidUserPoolConfiguration, .invalidIdentityPoolConfiguration, .invalidConfiguration,
                .invalidParameter,
            ]
        case .notEnabled: [.operationNotEnabled, .unsupportedOperation, .invalidParameter]
        case .unsupportedOperation: [.unsupportedOperation, .operationNotEnabled, .invalidParameter]
        case .scopeNotFound: [.scopeDoesNotExist, .invalidParameter]
        case .invalidOAuthFlow: [.invalidOAuthFlow, .invalidParameter]
        case .featureUnavailableInTier: [.featureUnavailableInTier, .invalidParameter]
        case .tierChangeNotAllowed: [.tierChangeNotAllowed, .invalidParameter]
        case .unavailable: [.serviceUnavailable]
        }
    }
}

extension OperationModel {
    /// Whether callers of this operation must expect `code`: the model declares it, or every operation has it.
    public func mayAnswer(_ code: ErrorCode) -> Bool {
        errors.contains(code) || Self.everywhere.contains(code)
    }

    /// Codes of the protocol, the signature check and the server's state, which any operation may return.
    private static let everywhere: Set<ErrorCode> = [
        .accessDenied, .incompleteSignature, .internalFailure, .invalidSignature, .missingAuthenticationToken,
        .requestEntityTooLarge, .serialization, .serviceUnavailable, .throttling, .unknownOperation,
        .unrecognizedClient, .unsupportedMediaType, .validation,
    ]
}

extension ServiceName {
    /// The code of an unexpected error.
    public var internalErrorCode: ErrorCode {
        switch self {
        case .userPools, .identityPools, .sync: .internalError
        case .securityTokens: .internalFailure
        }
    }
}
