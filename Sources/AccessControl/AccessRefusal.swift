package import Kernel
import Policies
import Wire
package import WireRuntime

/// Why policies do not allow a request.
package enum AccessDenial: Hashable, Sendable {
    /// A policy of this type denies it.
    case explicit(PolicyType)
    /// No policy of this type allows it.
    case implicit(PolicyType)
    /// The reason is not revealed.
    case undisclosed

    fileprivate func reason(_ action: String) -> String {
        switch self {
        case .explicit(let type): " with an explicit deny in \(type == .identity ? "an" : "a") \(Self.noun(of: type))"
        case .implicit(let type): " because no \(Self.noun(of: type)) allows the \(action) action"
        case .undisclosed: ""
        }
    }

    private static func noun(of type: PolicyType) -> String {
        switch type {
        case .identity: "identity-based policy"
        case .trust: "resource-based policy"
        case .boundary: "permissions boundary"
        case .session: "session policy"
        }
    }
}

extension AccessDenial {
    /// Why policies do not allow a request; nil if they do. A statement that denies it overrides all that allow it.
    init?(_ decision: AccessDecision) {
        switch decision.outcome {
        case .allowed: return nil
        case .explicitDeny: self = decision.deciding.first.map { .explicit(PolicyType($0.layer)) } ?? .undisclosed
        case .implicitDeny:
            self = decision.layersWithoutAllow.first.map { .implicit(PolicyType($0)) } ?? .undisclosed
        }
    }
}

/// Why an authenticated caller may not perform an operation.
package enum AccessRefusal: CodedRefusal {
    /// The policies of the caller do not allow the action, such as `cognito-idp:ListUsers`, on the resource.
    case notAllowed(arn: String, action: String, resource: String, AccessDenial)

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
