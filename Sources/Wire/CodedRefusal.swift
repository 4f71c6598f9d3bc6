package import Kernel
package import WireRuntime

/// A refusal with better error codes of an API than its kind has.
package protocol CodedRefusal: Refusal {
    /// The codes, the best first. Never empty.
    var codes: [ErrorCode] { get }
    /// The message in the API's words. By default it is the domain's.
    var sentence: String { get }
}

extension CodedRefusal {
    /// The domain's message.
    package var sentence: String { message }
}

extension RefusalKind {
    /// The codes of a refusal without its own codes, the best first. Never empty.
    package var codes: [ErrorCode] {
        switch self {
        case .invalid: [.invalidParameter, .invalidInput, .validation]
        case .unauthenticated, .expired, .mismatch: [.notAuthorized, .unauthorized, .accessDenied]
        case .forbidden: [.unauthorized, .accessDenied]
        case .notFound: [.resourceNotFound, .noSuchEntity, .invalidParameter]
        case .conflict: [.concurrentModification, .resourceConflict, .tooManyRequests, .internalError]
        case .limited: [.limitExceeded, .tooManyRequests]
        case .unavailable: [.serviceUnavailable]
        case .unsupported: [.unsupportedOperation, .operationNotEnabled, .invalidParameter]
        }
    }
}

extension ServiceError {
    /// Translates a refusal to an error code of the service.
    ///
    /// It takes the first suitable code that the operation declares. If the operation declares none of them, it still
    /// takes the best code, because an undeclared code is more useful to the caller than a vague one.
    package init(_ refusal: any Refusal, for operation: OperationModel) {
        let coded = refusal as? any CodedRefusal
        let codes = coded?.codes ?? refusal.kind.codes
        let code = codes.first(where: operation.mayRespond) ?? codes.first ?? operation.service.internalErrorCode
        self.init(code, coded?.sentence ?? refusal.message, cause: refusal)
    }
}

extension OperationModel {
    /// Whether callers of this operation must expect `code`: the model declares it, or every operation has it.
    package func mayRespond(with code: ErrorCode) -> Bool {
        errors.contains(code) || Self.everywhere.contains(code)
    }

    /// Codes of the protocol, the signature check and the server's state, which any operation may return.
    private static let everywhere: Set<ErrorCode> = [
        .accessDenied, .expiredToken, .incompleteSignature, .internalFailure, .invalidSignature,
        .missingAuthenticationToken, .requestEntityTooLarge, .serialization, .serviceUnavailable, .throttling,
        .unknownOperation,
        .unrecognizedClient, .unsupportedMediaType, .validation,
    ]
}

extension ServiceName {
    /// The code of an unexpected error.
    package var internalErrorCode: ErrorCode {
        switch self {
        case .userPools, .identityPools, .sync: .internalError
        case .securityTokens: .internalFailure
        case .iam: .serviceFailure
        }
    }
}
