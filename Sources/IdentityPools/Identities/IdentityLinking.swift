package import Kernel
package import Storage

/// Links logins to identities and merges identities, in one transaction (POOL-LNK-01 to POOL-LNK-06).
package struct IdentityLinking {
    /// The most logins of an identity, merged or not.
    static let maxLogins = 20

    let tx: any Transaction
    let pool: IdentityPoolID
    let now: Instant
    private let data: IdentityData

    /// The identities of `pool` in a transaction that began at `now`.
    ///
    /// - Parameter data: What other modules keep of identities.
    package init(tx: any Transaction, pool: IdentityPoolID, now: Instant, data: IdentityData) {
        (self.tx, self.pool, self.now, self.data) = (tx, pool, now, data)
    }

    private var identities: IdentityTable { IdentityTable(tx) }
    private var logins: LoginTable { LoginTable(tx) }

    /// The different identities that have `given`, and the logins without an identity.
    func owners(of given: [Login]) throws -> (identities: [IdentityID], free: [Login]) {
        var (found, free): ([IdentityID], [Login]) = ([], [])
        for login in given {
            if let owner = try logins.owner(of: login, in: pool) {
                if !found.contains(owner) { found.append(owner) }
            } else {
                free.append(login)
            }
        }
        return (found, free)
    }

    package func create(_ id: IdentityID, with given: [Login]) throws -> FederatedIdentity {
        try IdentityPoolTable(tx).requireExistence(pool)
        let identity = FederatedIdentity(pool: pool, id: id, isAuthenticated: !given.isEmpty, createdAt: now)
        try identities.insert(identity)
        for login in given { try logins.insert(login, of: identity) }
        return identity
    }

    /// Adds logins without an identity to an identity, which keeps its id (POOL-LNK-03).
    ///
    /// - Throws: `IdentityRefusal` if there are too many, or two of one provider (POOL-LNK-02).
    func link(_ free: [Login], to identity: FederatedIdentity) throws {
        guard !free.isEmpty else { return }
        try Self.check(try logins.all(of: identity.id, in: pool) + free)
        for login in free { try logins.insert(login, of: identity) }
        var changed = identity
        (changed.isAuthenticated, changed.modifiedAt) = (true, now)
        try identities.update(changed)
    }

    /// Gives `target` all logins and data of `source`, which is disabled (POOL-LNK-05).
    ///
    /// - Throws: As `link` does.
    func merge(_ source: FederatedIdentity, into target: FederatedIdentity) throws {
        try Self.check(try logins.all(of: target.id, in: pool) + logins.all(of: source.id, in: pool))
        try logins.move(from: source, to: target)
        var (disabled, changed) = (source, target)
        (disabled.isDisabled, disabled.modifiedAt) = (true, now)
        (changed.isAuthenticated, changed.modifiedAt) = (true, now)
        try identities.update(disabled)
        try identities.update(changed)
        try data.merge(IdentityData.Merge(pool: pool, source: source.id, target: target.id, now: now), tx)
    }

    /// Merges two identities that the caller has proven.
    ///
    /// An unauthenticated identity becomes part of the other. Of two users' identities the older one remains, no matter
    /// which one the call names, so that all devices arrive at the same id.
    ///
    /// - Returns: The identity that remains.
    func join(_ one: FederatedIdentity, with other: FederatedIdentity) throws -> FederatedIdentity {
        let isOneOlder = (one.createdAt, one.id.rawValue) < (other.createdAt, other.id.rawValue)
        let staysOne = one.isAuthenticated == other.isAuthenticated ? isOneOlder : one.isAuthenticated
        let (target, source) = staysOne ? (one, other) : (other, one)
        try merge(source, into: target)
        return target
    }

    private static func check(_ logins: [Login]) throws(IdentityRefusal) {
        guard logins.count <= maxLogins else { throw .tooManyLogins }
        var providers: Set<ByteKey> = []
        for login in logins where login.kind == .external {
            guard providers.insert(ByteKey(login.provider)).inserted else { throw .providerTaken(login.provider) }
        }
    }
}
