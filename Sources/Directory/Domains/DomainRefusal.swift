public import Kernel

/// Why a domain cannot be found or created.
public enum DomainRefusal: Refusal, CaseIterable {
    /// Another pool has it (UP-DOM-04).
    case takenByOtherPool
    /// The pool has it already.
    case exists
    /// The pool has another domain of the same kind.
    case poolHasDomain
    /// The pool has no such domain.
    case notFound
    /// The operator has given no certificate with this ARN.
    case unknownCertificate
    /// A prefix has no certificate.
    case certificateOfPrefix
    /// The pool needs a domain (UP-DOM-06, UP-UI-03).
    case domainRequired
    /// A pool with a domain cannot be deleted.
    case blocksDeletion

    /// The kind of each case.
    public var kind: RefusalKind {
        switch self {
        case .takenByOtherPool, .exists, .poolHasDomain: .conflict
        case .notFound: .notFound
        case .unknownCertificate, .certificateOfPrefix: .invalid
        case .domainRequired, .blocksDeletion: .unsupported
        }
    }

    /// Sentences that clients compare.
    public var message: String {
        switch self {
        case .takenByOtherPool: "Domain already associated with another user pool."
        case .exists: "Domain already exists."
        case .poolHasDomain: "User pool already has a domain configured."
        case .notFound: "No such domain or user pool exists."
        case .unknownCertificate:
            "The certificate is not known here: the operator names certificates in the configuration file, under "
                + "\"certificates\"."
        case .certificateOfPrefix: "A prefix domain has no certificate."
        case .domainRequired: "A domain must be associated with this user pool."
        case .blocksDeletion:
            "User pool cannot be deleted. It has a domain configured that should be deleted first."
        }
    }
}
