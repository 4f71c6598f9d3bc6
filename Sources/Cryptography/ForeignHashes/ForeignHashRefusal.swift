package import Kernel

/// Why a hash of another system cannot be used. The messages do not contain any part of it.
package enum ForeignHashRefusal: Refusal {
    /// The form is unknown.
    case unknownForm
    /// The form is known, but the hash is damaged.
    case malformed(String)
    /// It would cost more than is allowed for a password.
    case tooCostly(String)

    /// The input is not valid.
    package var kind: RefusalKind { .invalid }

    /// A sentence for administrators.
    package var message: String {
        switch self {
        case .unknownForm: "The password hash has no known form."
        case .malformed(let algorithm): "The password hash is not a valid hash of \(algorithm)."
        case .tooCostly(let limit): "The password hash costs too much: \(limit)."
        }
    }
}
