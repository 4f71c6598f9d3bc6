package import Kernel

/// Why an identity is not given, or not changed.
package enum IdentityRefusal: Refusal {
    /// The identity does not exist.
    case notFound(IdentityID)
    /// The identity requires a login (POOL-GOT-03), or is disabled (POOL-GOT-04).
    case forbidden(IdentityID)
    /// None of the logins belongs to the identity (POOL-GOT-05).
    case loginsDoNotMatch
    /// The logins belong to different identities, which only a call that names one of them may merge.
    case severalIdentities
    /// The identity has another login of the provider (POOL-LNK-02).
    case providerTaken(String)
    /// The identity would have more logins than one may have.
    case tooManyLogins
    /// The user identifier belongs to another identity than the one in the call.
    case identifierTaken
    /// No identity has the user identifier.
    case identifierNotFound
    /// The user identifier does not belong to the identity.
    case identifierMismatch
    /// The identity does not have this login.
    case loginNotFound(String)

    package var kind: RefusalKind {
        switch self {
        case .notFound, .identifierNotFound, .loginNotFound: .notFound
        case .forbidden, .loginsDoNotMatch: .forbidden
        case .severalIdentities, .providerTaken, .tooManyLogins, .identifierTaken, .identifierMismatch: .conflict
        }
    }

    /// Sentences that clients compare.
    package var message: String {
        switch self {
        case .notFound(let id): "Identity '\(id)' not found."
        case .forbidden(let id): "Access to Identity '\(id)' is forbidden."
        case .loginsDoNotMatch:
            "Logins don't match. Please include at least one valid login for this identity or identity pool."
        case .severalIdentities: "The logins belong to different identities."
        case .providerTaken(let name): "The identity already has a login of \(name)."
        case .tooManyLogins: "An identity can have at most \(IdentityLinking.maxLogins) logins."
        case .identifierTaken: "The developer user identifier is registered with another identity."
        case .identifierNotFound: "The developer user identifier is not registered."
        case .identifierMismatch: "The developer user identifier does not belong to the identity."
        case .loginNotFound(let name): "The identity has no login of \(name)."
        }
    }
}
