public import Kernel
import Policies
public import Wire
public import WireRuntime

/// A policy of a simulation that cannot be read.
public struct SimulationRefusal: CodedRefusal {
    /// Whether the policy is stored. Then the caller cannot help it.
    public let isStored: Bool
    /// The policy's identifier and the reason.
    public let message: String

    init(_ source: PolicySource, _ refusal: PolicyRefusal) {
        isStored = source.kind != .request && source.kind != .resource
        message = "Invalid policy \(source.id): \(refusal.message)"
    }

    /// The kind.
    public var kind: RefusalKind { isStored ? .unavailable : .invalid }
    /// IAM's codes.
    public var codes: [ErrorCode] { isStored ? [.policyEvaluation] : [.invalidInput] }
}
