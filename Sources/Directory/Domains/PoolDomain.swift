package import Kernel

/// A host name that serves the pages and OAuth endpoints of a pool (UP-DOM). A pool has at most one of each kind.
package struct PoolDomain: Sendable, Equatable {
    /// How the host name is formed.
    package enum Kind: String, CaseIterable, Sendable {
        /// The name is put before the operator's domain suffix (UP-DOM-01).
        case prefix
        /// The name is a whole host name, with its own certificate.
        case custom
    }

    /// The lowest version of TLS that a custom domain speaks. The certificate depends on the host name, but the
    /// versions do not.
    package enum SecurityPolicy: String, Sendable {
        case tls12 = "TLS_V1_2_2021"
    }

    /// The certificate of a custom domain.
    package struct Certificate: Sendable, Equatable {
        /// The operator's name for the certificate.
        package var arn: String
        /// Nil if not specified: TLS 1.2.
        package var policy: SecurityPolicy?

        /// A certificate and the policy for it.
        package init(arn: String, policy: SecurityPolicy? = nil) {
            self.arn = arn
            self.policy = policy
        }
    }

    /// The domain's pool.
    package var pool: UserPoolID
    /// The prefix or the whole host name, unique in the installation (UP-DOM-04).
    package var name: String
    /// The certificate of a custom domain; nil for a prefix.
    package var certificate: Certificate?
    /// When it was created.
    package var createdAt: Instant
    /// When it last changed.
    package var modifiedAt: Instant

    package init(
        pool: UserPoolID, name: String, certificate: Certificate?, createdAt: Instant, modifiedAt: Instant
    ) {
        self.pool = pool
        self.name = name
        self.certificate = certificate
        self.createdAt = createdAt
        self.modifiedAt = modifiedAt
    }

    /// The kind: custom if there is a certificate.
    package var kind: Kind { certificate == nil ? .prefix : .custom }
}
