package import Kernel

/// Why a user cannot be found, written or used.
package enum UserRefusal: Refusal {
    /// No user has this name.
    case notFound
    /// An administrator disabled the user.
    case disabled
    /// Another user has the username (UP-ALIAS-02).
    case usernameTaken
    /// The contact given as the username belongs to another user (UP-UNAME-09).
    case contactTaken(SignInName.Kind)
    /// Another user has verified this alias (UP-ALIAS-10).
    case aliasTaken(SignInName.Kind)
    /// The contact is already another user's username, in a pool with contacts as usernames (UP-UNAME-10).
    case aliasInUse(SignInName.Kind)

    package var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .disabled: .forbidden
        case .usernameTaken, .contactTaken, .aliasTaken, .aliasInUse: .conflict
        }
    }

    /// Sentences that clients compare.
    package var message: String {
        switch self {
        case .notFound: "User does not exist."
        case .disabled: "User is disabled."
        case .usernameTaken: "User already exists"
        case .contactTaken(let kind), .aliasInUse(let kind):
            "An account with the given \(kind.rawValue) already exists."
        case .aliasTaken(let kind): "An account with the \(kind.rawValue) already exists."
        }
    }
}
