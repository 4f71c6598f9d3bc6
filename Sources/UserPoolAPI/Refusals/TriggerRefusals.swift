package import Triggers
import Wire
package import WireRuntime

extension TriggerRefusal: CodedRefusal {
    package var codes: [ErrorCode] {
        switch self {
        case .failed: [.userLambdaValidation, .notAuthorized]
        case .unexpected: [.unexpectedLambda, .internalError]
        case .noJSON, .invalidResponse: [.invalidLambdaResponse, .invalidParameter]
        }
    }
}
