package import Kernel

/// Why an identity provider cannot be found or created.
package enum ProviderRefusal: Refusal {
    /// The pool has no provider with this name.
    case notFound(String)
    /// The pool has no provider with this identifier.
    case identifierNotFound(String)
    /// The pool has a provider with this name.
    case nameTaken(String)
    /// Another provider of the pool has the identifier (UP-SAML-16).
    case identifierTaken(String)

    package var kind: RefusalKind {
        switch self {
        case .notFound, .identifierNotFound: .notFound
        case .nameTaken, .identifierTaken: .conflict
        }
    }

    /// The sentence with the name.
    package var message: String {
        switch self {
        case .notFound(let name): "Identity provider \(name) does not exist."
        case .identifierNotFound(let identifier): "No identity provider has the identifier \(identifier)."
        case .nameTaken(let name): "A provider already exists with the name \(name)."
        case .identifierTaken(let identifier): "Another identity provider has the identifier \(identifier)."
        }
    }
}
