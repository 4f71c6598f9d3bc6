package import Kernel
import Wire
package import WireRuntime

/// Why policies do not allow a request.
package enum AccessDenial: Hashable, Sendable {
    /// A policy for this use denies it.
    case explicit(PolicyUse)
    /// No policy for this use allows it.
    case implicit(PolicyUse)
    /// The reason is not revealed.
    case untold

    fileprivate func reason(_ action: String) -> String {
        switch self {
        case .explicit(let use): " with an explicit deny in \(use == .identity ? "an" : "a") \(Self.noun(of: use))"
        case .implicit(let use): " because no \(Self.noun(of: use)) allows the \(action) action"
        case .untold: ""
        }
    }

    private static func noun(of use: PolicyUse) -> String {
        switch use {
        case .identity: "identity-based policy"
        case .trust: "resource-based policy"
        case .boundary: "permissions boundary"
        case .session: "session policy"
        }
    }
}

/// Why an authenticated administrator may not perform an operation.
package enum AccessRefusal: CodedRefusal {
    /// The policies of the caller do not allow the action, such as `cognito-idp:ListUsers`, on the resource.
    case notAllowed(arn: String, action: String, resource: String, AccessDenial)

    /// The kind of the case.
    package var kind: RefusalKind { .forbidden }

    /// The code that every service uses, even if the operation does not declare it.
    package var codes: [ErrorCode] { [.accessDenied] }

    /// AWS's sentence.
    package var message: String {
        switch self {
        case .notAllowed(let arn, let action, let resource, let denial):
            "User: \(arn) is not authorized to perform: \(action) on resource: \(resource)\(denial.reason(action))"
        }
    }
}
