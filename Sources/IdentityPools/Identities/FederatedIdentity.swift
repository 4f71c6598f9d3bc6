public import Kernel

/// An identity: what an identity pool knows of one user or device (POOL-OVR-11).
public struct FederatedIdentity: Sendable, Equatable {
    /// The pool that it belongs to.
    public let pool: IdentityPoolID
    /// The generated id; it never changes.
    public let id: IdentityID
    /// Whether it has had a login. From then on its id alone yields nothing (POOL-GOT-03).
    public var isAuthenticated: Bool
    /// Whether it has a row; a guest has none before the first token, credentials or login.
    package var isStored = true
    /// Whether it was merged into another one (POOL-LNK-05).
    public var isDisabled = false
    /// When it was created.
    public let createdAt: Instant
    /// When its logins last changed.
    public var modifiedAt: Instant

    init(pool: IdentityPoolID, id: IdentityID, isAuthenticated: Bool, createdAt: Instant) {
        (self.pool, self.id, self.isAuthenticated) = (pool, id, isAuthenticated)
        (self.createdAt, modifiedAt) = (createdAt, createdAt)
    }
}

/// An identity with the names of its providers, as the service describes it.
public struct IdentitySummary: Sendable, Equatable {
    /// The identity.
    public let identity: FederatedIdentity
    /// The names of the providers that it has logins of, each once.
    public let providers: [String]
}
