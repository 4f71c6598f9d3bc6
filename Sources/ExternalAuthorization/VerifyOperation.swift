import AccessControl
import Kernel
import Tokens
import Wire
import WireRuntime

/// The question of a gateway, as records and metrics name it. It changes nothing.
struct VerifyOperation: FramedOperation {
    var name: String { "GetRequestVerification" }
    var kind: RequestKind { .document }

    /// Translates an error of any layer.
    func failure(_ error: any Error) -> VerifyRefusal {
        switch error {
        case let refusal as VerifyRefusal: refusal
        case let error as ServiceError: Self.refusal(of: error)
        case is AccessTokenRefusal: .unauthenticated("The token is not valid.", challenge: .otherToken)
        case let refusal as any Refusal: Self.refusal(refusal, cause: error)
        case is CancellationError: .unavailable(error)
        default:
            (error as? any RefusalConvertible)?.refusal.map { Self.refusal($0, cause: error) } ?? .failed(error)
        }
    }

    /// The code and the status.
    func recorded(_ failure: VerifyRefusal) -> ErrorRecord {
        ErrorRecord(code: failure.code, status: failure.status, cause: failure.cause)
    }

    private static func refusal(of error: ServiceError) -> VerifyRefusal {
        switch error.code {
        case .missingAuthenticationToken, .incompleteSignature, .invalidSignature, .unrecognizedClient, .expiredToken:
            .unauthenticated(error.message, challenge: .signature)
        case .serviceUnavailable: .unavailable(error)
        default: .failed(error)
        }
    }

    private static func refusal(_ refusal: any Refusal, cause: any Error) -> VerifyRefusal {
        switch refusal.kind {
        case .invalid, .conflict, .forbidden, .unsupported: .forbidden(refusal.message)
        case .unauthenticated, .expired, .mismatch, .notFound: .unauthenticated(refusal.message, challenge: .either)
        case .limited, .unavailable: .unavailable(cause)
        }
    }
}
