package import Kernel
import Wire
package import WireRuntime

/// A policy document that IAM does not accept.
package enum PolicyDocumentRefusal: IAMRefusal {
    /// The text is not a policy of its kind, for this reason.
    case malformed(String)
    /// The document has a character that policies may not have.
    case characters
    /// A stored document, which was accepted once, is not a policy any more. Nothing that depends on it is allowed.
    case unreadable(name: String, reason: String)

    /// The code in IAM's model.
    package var code: IAMErrorCode { .malformedPolicyDocument }

    /// The kind of each case.
    package var kind: RefusalKind {
        switch self {
        case .malformed, .characters: code.kind
        case .unreadable: .forbidden
        }
    }

    /// IAM's code; if the document is stored, the code of a request that policies do not allow.
    package var codes: [ErrorCode] {
        switch self {
        case .malformed, .characters: [.malformedPolicyDocument] + kind.codes
        case .unreadable: [.accessDenied]
        }
    }

    /// The reason.
    package var message: String {
        switch self {
        case .malformed(let reason): reason
        case .characters: "The policy contains a character that is not permitted."
        case .unreadable(let name, let reason):
            "The stored policy \(name) cannot be read, so nothing is allowed by it. \(reason)"
        }
    }
}
