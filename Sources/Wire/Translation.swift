public import Kernel
public import WireModel

extension ServiceError {
    /// The one table from the house's reasons to the wire's codes.
    ///
    /// Where the operation does not declare the code that fits best, the next best one that it declares is taken; where
    /// it declares none of them, the best one stays, since a caller can do more with a true code than with a tame one.
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
        case .unavailable: [.serviceUnavailable]
        }
    }
}

extension OperationModel {
    /// Whether a caller of this operation must be ready for `code`: the model declares it, or every operation has it.
    public func mayAnswer(_ code: ErrorCode) -> Bool {
        errors.contains(code) || Self.everywhere.contains(code)
    }

    /// The codes that come of protocol, signature and the state of the house, whatever the operation.
    private static let everywhere: Set<ErrorCode> = [
        .accessDenied, .incompleteSignature, .internalFailure, .invalidSignature, .missingAuthenticationToken,
        .requestEntityTooLarge, .serialization, .serviceUnavailable, .throttling, .unknownOperation,
        .unrecognizedClient, .unsupportedMediaType, .validation,
    ]
}

extension ServiceName {
    /// The code for what nobody foresaw.
    public var internalErrorCode: ErrorCode {
        switch self {
        case .userPools, .identityPools, .sync: .internalError
        case .securityTokens: .internalFailure
        }
    }
}
