import Kernel

/// Why a line of a file cannot become a user. No sentence repeats a value of the line, except names of members.
package enum UserLineError: Error, Sendable, Equatable {
    /// The line is not JSON.
    case notJSON(String)
    /// A member that no user has.
    case unknown(String)
    /// A member that must be there.
    case missing(String)
    /// A member has a value of another kind than this one.
    case wrongKind(String, expected: String)
    /// A member's value is not valid.
    case invalid(String, String)
    /// A member's value is sealed for another store, pool or `sub`.
    case otherStore(String)
    /// The user exists already.
    case exists
    /// Another user has the `sub`, or a verified contact that is a name in this pool.
    case taken(String)
    /// The store refused it.
    case refused(String)

    /// The refusal of a user by the store or by the rules of the pool.
    init(refusedBy error: any Error) {
        self = .refused((error as? any Refusal)?.message ?? "The store refused the user")
    }

    /// A sentence for administrators.
    package var message: String {
        switch self {
        case .notJSON(let reason): reason
        case .unknown(let name): "No user has a member '\(name)'"
        case .missing(let name): "'\(name)' is missing"
        case .wrongKind(let name, let expected): "'\(name)' is not \(expected)"
        case .invalid(let name, let reason): "'\(name)': \(reason)"
        case .otherStore(let name): "'\(name)' is of another store, pool or sub"
        case .exists: "The user exists already"
        case .taken(let name): "Another user has this \(name)"
        case .refused(let reason): reason
        }
    }
}
