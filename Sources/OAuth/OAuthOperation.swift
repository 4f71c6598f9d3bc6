import Directory
package import Kernel
package import Wire

/// A request to an OAuth 2.0 endpoint, as records and metrics name it.
package struct OAuthOperation: FramedOperation {
    /// The name in records: a constant.
    package let name: String
    package var kind: RequestKind { .oauth }

    package init(_ name: String) { self.name = name }

    /// The OAuth error for an error of any layer.
    package func failure(_ error: any Error) -> OAuthError {
        switch error {
        case let error as OAuthError: error
        case let refusal as ScopeRefusal: OAuthError(.invalidScope, description: String(refusal.message.prefix(200)))
        case let refusal as any Refusal: OAuthError(refusal)
        case is CancellationError: OAuthError(.temporarilyUnavailable, cause: error)
        default:
            (error as? any RefusalConvertible)?.refusal.map { OAuthError($0, cause: error) }
                ?? OAuthError(.serverError, cause: error)
        }
    }

    /// The record of `failure`. The endpoints' standards declare all codes.
    package func recorded(_ failure: OAuthError) -> ErrorRecord {
        ErrorRecord(
            code: failure.code.rawValue, status: failure.code.status,
            message: failure.description ?? failure.code.sentence, isDeclared: true, cause: failure.cause)
    }
}

extension OAuthError {
    /// The OAuth error for a refusal of the domain. An endpoint can choose a better code.
    package init(_ refusal: any Refusal, cause: (any Error)? = nil) {
        self.init(Code(refusal.kind), cause: cause)
    }
}

extension OAuthError.Code {
    fileprivate init(_ kind: RefusalKind) {
        self =
            switch kind {
            case .invalid: .invalidRequest
            case .unauthenticated, .expired, .mismatch, .notFound: .invalidGrant
            case .forbidden, .unsupported: .unauthorizedClient
            // A conflict is with another request that changed the same rows: the same request may succeed later.
            case .limited, .unavailable, .conflict: .temporarilyUnavailable
            }
    }
}
