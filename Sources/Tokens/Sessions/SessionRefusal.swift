package import Kernel

/// Why a tracked session cannot be revoked.
package enum SessionRefusal: Refusal {
    /// The user has no such session, or it has ended.
    case notFound
    /// The session is that of the access token.
    case isCurrent

    /// The kind of each case.
    package var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .isCurrent: .invalid
        }
    }

    /// The sentence.
    package var message: String {
        switch self {
        case .notFound: "Session does not exist."
        case .isCurrent: "The session of the access token cannot be revoked. Use GlobalSignOut or RevokeToken."
        }
    }
}
