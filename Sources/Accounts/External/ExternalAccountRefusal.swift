package import Kernel

/// Why a user cannot sign in with another provider, or be linked to it.
package enum ExternalAccountRefusal: Refusal {
    /// The provider does not supply the attributes that every user of the pool must have (UP-SAML-07).
    case attributesRequired([String])
    /// An administrator has disabled sign-ins with this identity.
    case identityDisabled
    /// The identity belongs to another user (FED-07).
    case alreadyLinked
    /// A user with this identity has already signed in, and two users cannot be merged.
    case notMergeable
    /// The user has reached the limit of identities.
    case tooManyIdentities(Int)
    /// The user does not have the identity.
    case notLinked
    /// The user could not sign in without the identity.
    case onlyIdentity

    package var kind: RefusalKind {
        switch self {
        case .attributesRequired, .notMergeable: .invalid
        case .identityDisabled, .onlyIdentity: .forbidden
        case .notLinked: .notFound
        case .alreadyLinked: .conflict
        case .tooManyIdentities: .limited
        }
    }

    /// Sentences that clients compare.
    package var message: String {
        switch self {
        case .attributesRequired(let names): "attributes required: [\(names.joined(separator: ", "))]"
        case .identityDisabled: "User is disabled."
        case .alreadyLinked: "SourceUser is already linked to DestinationUser"
        case .notMergeable:
            "Merging is not currently supported, provide a SourceUser that has not been signed up in order to link"
        case .tooManyIdentities(let maximum): "A user can be linked to at most \(maximum) identities."
        case .notLinked: "The user has no such identity."
        case .onlyIdentity: "The user signs in with this identity."
        }
    }
}
