package import Kernel

/// Why a domain cannot be found or created.
package enum DomainRefusal: Refusal, CaseIterable {
    /// Another pool has it (UP-DOM-04).
    case takenByOtherPool
    /// The pool has it already.
    case exists
    /// The pool has another domain of the same kind.
    case poolHasDomain
    /// The pool does not have the domain.
    case notFound
    /// No pool has the domain that is to be changed.
    case noDomain
    /// Another pool has the domain that is to be changed.
    case ofOtherPool
    /// The operator has not provided a certificate with this ARN.
    case unknownCertificate
    /// A prefix cannot get a certificate.
    case prefixStays
    /// A custom domain cannot lose its certificate.
    case customDomainStays
    /// The pool needs a domain (UP-DOM-06, UP-UI-03).
    case domainRequired
    /// A pool with a domain cannot be deleted.
    case blocksDeletion

    package var kind: RefusalKind {
        switch self {
        case .takenByOtherPool, .exists, .poolHasDomain: .conflict
        case .notFound, .noDomain: .notFound
        case .ofOtherPool, .unknownCertificate, .prefixStays, .customDomainStays: .invalid
        case .domainRequired, .blocksDeletion: .unsupported
        }
    }

    /// Sentences that clients compare.
    package var message: String {
        switch self {
        case .takenByOtherPool: "Domain already associated with another user pool."
        case .exists: "Domain already exists."
        case .poolHasDomain: "User pool already has a domain configured."
        case .notFound: "No such domain or user pool exists."
        case .noDomain: "User pool domain was not found."
        case .ofOtherPool: "The domain is not configured for this user pool."
        case .unknownCertificate:
            "The certificate is not known here: the operator names certificates in the configuration file, under "
                + "\"certificates\"."
        case .prefixStays: "Cannot convert prefix domain to custom domain."
        case .customDomainStays: "Cannot convert custom domain to prefix domain."
        case .domainRequired: "A domain must be associated with this user pool."
        case .blocksDeletion:
            "User pool cannot be deleted. It has a domain configured that should be deleted first."
        }
    }
}
