package import Cryptography
package import Kernel
package import Storage

/// Gives users and devices identities, and keeps their logins.
package struct Identities: Sendable {
    let database: any Database
    let world: World
    private let guestIDs: GuestIDs
    private let data: IdentityData

    /// The identities in `database`.
    ///
    /// - Parameters:
    ///   - cipher: Recognises the ids of guests.
    ///   - data: What other modules keep of identities.
    package init(_ database: any Database, cipher: SecretCipher, world: World, data: IdentityData) {
        (self.database, self.world, self.data) = (database, world, data)
        guestIDs = GuestIDs(cipher)
    }

    /// Identities by their ids, in a transaction.
    func guests(_ tx: any Transaction) -> Guests { Guests(tx: tx, ids: guestIDs, now: world.now(), data: data) }

    /// Links and merges identities of a pool, in a transaction.
    func linking(in pool: IdentityPoolID, _ tx: any Transaction) -> IdentityLinking {
        IdentityLinking(tx: tx, pool: pool, now: world.now(), data: data)
    }

    /// Whether the identity is one of the pool's, and was not merged into another one.
    package func isEnabled(_ id: IdentityID, in pool: IdentityPoolID, _ tx: any Transaction) throws -> Bool {
        do {
            let identity = try guests(tx).require(id)
            return identity.pool == pool && !identity.isDisabled
        } catch IdentityRefusal.notFound { return false }
    }

    /// A new identity without logins (POOL-GID-02). It takes no storage until it is used, because anyone can request
    /// identities.
    ///
    /// - Throws: `IdentityPoolRefusal` if the pool does not exist, or does not allow guests.
    package func unauthenticated(in pool: IdentityPoolRecord) async throws -> IdentityID {
        guard pool.settings.allowsUnauthenticated else { throw IdentityPoolRefusal.unauthenticatedNotAllowed }
        let id = guestIDs.newID(in: pool.id, tagged: try await tag(of: pool.id), from: world)
        AuditContext.note(id)
        return id
    }

    /// The tag of a pool, which its first guest gives it.
    private func tag(of pool: IdentityPoolID) async throws -> Int64 {
        if let tag = try await database.read({ try GuestTable($0).tag(of: pool) }) { return tag }
        let fresh = (0..<8).map { _ in GuestIDs.freshTag(from: world) }
        return try await database.write { tx in
            try IdentityPoolTable(tx).requireExistence(pool)
            if let tag = try GuestTable(tx).tag(of: pool) { return tag }
            guard let tag = try fresh.first(where: { try GuestTable(tx).insert($0, of: pool) }) else {
                throw ConcurrentChange(of: "identity pool")
            }
            return tag
        }
    }

    /// Stores a row for a guest who is getting a token or credentials, unless the guest has a row.
    func keep(_ id: IdentityID) async throws {
        guard try await !database.read({ try guests($0).require(id).isStored }) else { return }
        _ = try await database.write { try guests($0).keep(id) }
    }

    /// The identity that has one of `logins`, or a new one (POOL-GID-05). Logins that no identity has are linked.
    ///
    /// - Throws: `IdentityRefusal.severalIdentities` if they belong to different ones: nothing merges silently.
    package func identity(with logins: [Login], in pool: IdentityPoolID) async throws -> IdentityID {
        let known = try await database.read { tx in
            try linking(in: pool, tx).owners(of: logins)
        }
        if known.free.isEmpty, known.identities.count == 1, let id = known.identities.first {
            AuditContext.note(id)
            return id
        }
        let fresh = IdentityID.fresh(in: pool.region, from: world)
        let id = try await database.write { tx in
            let linking = linking(in: pool, tx)
            let (owners, free) = try linking.owners(of: logins)
            guard let owner = owners.first else { return try linking.create(fresh, with: free).id }
            guard owners.count == 1 else { throw IdentityRefusal.severalIdentities }
            try linking.link(free, to: try IdentityTable(tx).require(owner))
            return owner
        }
        AuditContext.note(id)
        return id
    }

    /// The identity called `id`.
    ///
    /// - Throws: `IdentityRefusal.notFound`.
    package func require(_ id: IdentityID) async throws -> FederatedIdentity {
        AuditContext.note(id)
        return try await database.read { try guests($0).require(id) }
    }

    /// Checks that the identity may be used without a login.
    ///
    /// - Throws: `IdentityRefusal.forbidden`, or `IdentityPoolRefusal.unauthenticatedNotAllowed`.
    package static func requireUnauthenticated(_ identity: FederatedIdentity, in pool: IdentityPoolRecord) throws {
        guard !identity.isAuthenticated, !identity.isDisabled else { throw IdentityRefusal.forbidden(identity.id) }
        guard pool.settings.allowsUnauthenticated else { throw IdentityPoolRefusal.unauthenticatedNotAllowed }
    }

    /// The identity that remains after the caller, who names `id`, has proven `logins`. It then has all of them.
    ///
    /// A login without an identity is linked to `id` (POOL-LNK-01). If a login belongs to another identity, the two are
    /// merged (POOL-LNK-04). If `id` is disabled, the result is the owner of the logins.
    ///
    /// - Throws: `IdentityRefusal`.
    package func resolve(_ id: IdentityID, with logins: [Login]) async throws -> IdentityID {
        AuditContext.note(id)
        if try await has(id, logins: logins) { return id }
        let resolved = try await database.write { tx in
            let named = try guests(tx).keep(id)
            let linking = linking(in: named.pool, tx)
            let (owners, free) = try linking.owners(of: logins)
            guard !named.isDisabled else {
                guard let owner = owners.first else { throw IdentityRefusal.forbidden(id) }
                guard owners.count == 1 else { throw IdentityRefusal.severalIdentities }
                try linking.link(free, to: try IdentityTable(tx).require(owner))
                return owner
            }
            guard !named.isAuthenticated || owners.contains(id) else { throw IdentityRefusal.loginsDoNotMatch }
            let others = owners.filter { $0 != id }
            guard others.count <= 1 else { throw IdentityRefusal.severalIdentities }
            var remaining = named
            if let other = others.first {
                remaining = try linking.join(named, with: try IdentityTable(tx).require(other))
            }
            try linking.link(free, to: remaining)
            return remaining.id
        }
        AuditContext.note(resolved)
        return resolved
    }

    /// Whether an identity that is not disabled has all of `logins`, so that there is nothing to change.
    private func has(_ id: IdentityID, logins: [Login]) async throws -> Bool {
        try await database.read { tx in
            let identity = try guests(tx).require(id)
            let (owners, free) = try linking(in: identity.pool, tx).owners(of: logins)
            return !identity.isDisabled && owners == [id] && free.isEmpty
        }
    }
}
