package import Kernel
import Policies
import Wire
package import WireRuntime

/// A policy of a simulation that cannot be read.
package struct SimulationRefusal: CodedRefusal {
    /// Whether the policy is stored. If so, the caller cannot correct it.
    package let isStored: Bool
    /// The policy's identifier and the reason.
    package let message: String

    init(_ source: PolicySource, refusal: PolicyRefusal) {
        isStored = source.kind != .request && source.kind != .resource
        message = "Invalid policy \(source.id): \(refusal.message)"
    }

    package var kind: RefusalKind { isStored ? .unavailable : .invalid }
    /// IAM's codes.
    package var codes: [ErrorCode] { isStored ? [.policyEvaluation] : [.invalidInput] }
}
