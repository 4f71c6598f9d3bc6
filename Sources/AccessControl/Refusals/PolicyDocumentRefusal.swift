package import Kernel
import Wire
package import WireRuntime

/// A policy document that IAM does not accept.
package enum PolicyDocumentRefusal: IAMRefusal {
    /// The text is not a policy of this kind, for this reason.
    case malformed(String)
    /// The document has a character that is not allowed in policies.
    case characters
    /// A stored document was once accepted, but is not a valid policy any longer. Everything that depends on it is
    /// denied.
    case unreadable(name: String, reason: String)

    /// The code in IAM's model.
    package var code: IAMErrorCode { .malformedPolicyDocument }

    package var kind: RefusalKind {
        switch self {
        case .malformed, .characters: code.kind
        case .unreadable: .forbidden
        }
    }

    /// IAM's code; for a stored document, the code of a request that policies do not allow.
    package var codes: [ErrorCode] {
        switch self {
        case .malformed, .characters: [.malformedPolicyDocument] + kind.codes
        case .unreadable: [.accessDenied]
        }
    }

    package var message: String {
        switch self {
        case .malformed(let reason): reason
        case .characters: "The policy contains a character that is not permitted."
        case .unreadable(let name, let reason):
            "The stored policy \(name) cannot be read, so nothing is allowed by it. \(reason)"
        }
    }
}
