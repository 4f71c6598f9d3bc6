public import Kernel

/// Why an authenticated administrator may not perform an operation.
public enum AccessRefusal: Refusal {
    /// No policy of the caller allows the action, such as `cognito-idp:ListUsers`.
    case notAllowed(arn: String, action: String)

    /// The kind of the case.
    public var kind: RefusalKind { .forbidden }

    /// AWS's sentence.
    public var message: String {
        switch self {
        case .notAllowed(let arn, let action): "User: \(arn) is not authorized to perform: \(action)"
        }
    }
}
