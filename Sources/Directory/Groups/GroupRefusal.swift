package import Kernel

/// Why a group cannot be found or created.
package enum GroupRefusal: Refusal, CaseIterable {
    /// The pool has no group of this name.
    case notFound
    /// The pool has a group of this name (UP-GRP-18).
    case nameTaken

    package var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .nameTaken: .conflict
        }
    }

    /// Sentences that clients compare.
    package var message: String {
        switch self {
        case .notFound: "Group not found."
        case .nameTaken: "A group with the name already exists."
        }
    }
}
