public import Triggers
public import Wire
public import WireRuntime

extension TriggerRefusal: CodedRefusal {
    /// Cognito's codes.
    public var codes: [ErrorCode] {
        switch self {
        case .failed: [.userLambdaValidation, .notAuthorized]
        case .unexpected: [.unexpectedLambda, .internalError]
        case .noJSON, .invalidResponse: [.invalidLambdaResponse, .invalidParameter]
        }
    }
}
