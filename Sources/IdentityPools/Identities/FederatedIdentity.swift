package import Kernel

/// An identity: the record of one user or device in an identity pool (POOL-OVR-11).
package struct FederatedIdentity: Sendable, Equatable {
    /// The pool that it belongs to.
    package let pool: IdentityPoolID
    /// The generated id; it never changes.
    package let id: IdentityID
    /// Whether it has ever had a login. From then on its id alone gives no access (POOL-GOT-03).
    package var isAuthenticated: Bool
    /// Whether it has a row; a guest has no row before the first token, credentials or login.
    package var isStored = true
    /// Whether it was merged into another one (POOL-LNK-05).
    package var isDisabled = false
    /// When it was created.
    package let createdAt: Instant
    /// When its logins last changed.
    package var modifiedAt: Instant

    init(pool: IdentityPoolID, id: IdentityID, isAuthenticated: Bool, createdAt: Instant) {
        (self.pool, self.id, self.isAuthenticated) = (pool, id, isAuthenticated)
        (self.createdAt, modifiedAt) = (createdAt, createdAt)
    }
}

/// An identity with the names of its providers, as the service describes it.
package struct IdentitySummary: Sendable, Equatable {
    package let identity: FederatedIdentity
    /// The names of the providers of its logins, each once.
    package let providers: [String]
}
