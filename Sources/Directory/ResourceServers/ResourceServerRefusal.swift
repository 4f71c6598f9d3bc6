package import Kernel

/// Why a resource server cannot be found or created.
package enum ResourceServerRefusal: Refusal {
    /// The pool has no resource server with this identifier.
    case notFound(String)
    /// The pool has a resource server with this identifier (UP-RS-03).
    case identifierTaken(String, UserPoolID)

    package var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .identifierTaken: .conflict
        }
    }

    package var message: String {
        switch self {
        case .notFound(let identifier): "Resource server \(identifier) does not exist."
        case .identifierTaken(let identifier, let pool): "\(identifier) already exists in user pool \(pool)."
        }
    }
}
