package import Kernel
package import Wire
package import WireRuntime

/// The error codes of IAM that its rules use. The raw value is the name in the model.
package enum IAMErrorCode: String, CaseIterable, Sendable {
    case noSuchEntity = "NoSuchEntityException"
    case entityAlreadyExists = "EntityAlreadyExistsException"
    case deleteConflict = "DeleteConflictException"
    case limitExceeded = "LimitExceededException"
    case malformedPolicyDocument = "MalformedPolicyDocumentException"
    case invalidInput = "InvalidInputException"
    case policyNotAttachable = "PolicyNotAttachableException"

    /// The kind of refusal, for protocols without their own code.
    package var kind: RefusalKind {
        switch self {
        case .noSuchEntity: .notFound
        case .entityAlreadyExists, .deleteConflict: .conflict
        case .limitExceeded: .limited
        case .malformedPolicyDocument, .invalidInput, .policyNotAttachable: .invalid
        }
    }
}

/// A refusal of IAM's rules, with the code of IAM's own model.
package protocol IAMRefusal: CodedRefusal {
    /// The code in IAM's model.
    var code: IAMErrorCode { get }
}

extension IAMRefusal {
    package var kind: RefusalKind { code.kind }

    /// The domain's message, which is AWS's.
    package var sentence: String { message }

    /// The code, followed by the codes of its kind.
    package var codes: [ErrorCode] { (ErrorCode(rawValue: code.rawValue).map { [$0] } ?? []) + kind.codes }
}
