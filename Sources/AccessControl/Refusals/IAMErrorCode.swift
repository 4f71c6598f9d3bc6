public import Kernel
public import Wire
public import WireRuntime

/// The error codes of IAM that its rules need. The raw value is the name in the model.
public enum IAMErrorCode: String, CaseIterable, Sendable {
    case noSuchEntity = "NoSuchEntityException"
    case entityAlreadyExists = "EntityAlreadyExistsException"
    case deleteConflict = "DeleteConflictException"
    case limitExceeded = "LimitExceededException"
    case malformedPolicyDocument = "MalformedPolicyDocumentException"
    case invalidInput = "InvalidInputException"
    case policyNotAttachable = "PolicyNotAttachableException"

    /// The kind of refusal, for protocols without a code of their own.
    public var kind: RefusalKind {
        switch self {
        case .noSuchEntity: .notFound
        case .entityAlreadyExists, .deleteConflict: .conflict
        case .limitExceeded: .limited
        case .malformedPolicyDocument, .invalidInput, .policyNotAttachable: .invalid
        }
    }
}

/// A refusal of IAM's rules, with the code of IAM's own model.
public protocol IAMRefusal: CodedRefusal {
    /// The code in IAM's model.
    var code: IAMErrorCode { get }
}

extension IAMRefusal {
    /// The kind of the code.
    public var kind: RefusalKind { code.kind }

    /// The domain's sentence, which is AWS's.
    public var sentence: String { message }

    /// The code, and then those of its kind.
    public var codes: [ErrorCode] { (ErrorCode(rawValue: code.rawValue).map { [$0] } ?? []) + kind.codes }
}
