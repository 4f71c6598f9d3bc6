package import Kernel

/// Why the identity of a provider's user, who was asked for a proof, is not linked.
package enum LinkingRefusal: Refusal {
    /// Another user has signed in instead of the one who was asked to.
    case otherAccount
    /// The facts that the question stated have changed.
    case changed

    package var kind: RefusalKind {
        switch self {
        case .otherAccount: .mismatch
        case .changed: .conflict
        }
    }

    /// The sentence for the log.
    package var message: String {
        switch self {
        case .otherAccount: "Another user has signed in."
        case .changed: "The user can no longer be linked."
        }
    }
}
