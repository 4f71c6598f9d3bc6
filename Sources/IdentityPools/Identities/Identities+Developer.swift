package import Kernel
import Storage

/// Identities of a developer's users: the back end vouches for them (DEV-SET-01).
extension Identities {
    /// The identity of a user of the developer's provider, with the logins that the back end has shown.
    ///
    /// - Parameters:
    ///   - developer: The user identifier (POOL-GOD-03).
    ///   - logins: Further logins, whose tokens are valid (POOL-GOD-06).
    ///   - id: The identity that the user identifier is registered with; nil for its own, or a new one.
    /// - Throws: `IdentityRefusal`.
    package func identity(of developer: Login, with logins: [Login], as id: IdentityID?, in pool: IdentityPoolID)
        async throws -> IdentityID
    {
        let fresh = IdentityID.fresh(in: pool.region, from: world)
        let found = try await database.write { tx in
            let linking = linking(in: pool, tx)
            let named = try id.map { try require($0, in: pool, tx: tx, isKept: true) }
            let registered = try linking.owners(of: [developer]).identities.first
            if let named, let registered, registered != named.id { throw IdentityRefusal.identifierTaken }
            let (owners, free) = try linking.owners(of: logins)
            guard let first = named?.id ?? registered ?? owners.first else {
                return try linking.create(fresh, with: [developer] + free).id
            }
            var identity = try IdentityTable(tx).require(first)
            for other in owners where other != identity.id {
                identity = try linking.join(identity, with: try IdentityTable(tx).require(other))
            }
            try linking.link(registered == nil ? [developer] + free : free, to: identity)
            return identity.id
        }
        AuditContext.note(found)
        return found
    }

    /// The identity that is registered with a user identifier, and all user identifiers of an identity.
    ///
    /// - Parameters:
    ///   - id: The identity; nil for that of the user identifier.
    ///   - developer: A user identifier; nil for none.
    /// - Returns: The identity, and its user identifiers in the order of their bytes.
    /// - Throws: `IdentityRefusal`, and `InvalidInput` if both are missing.
    package func lookUp(
        _ id: IdentityID?, developer: Login?, in pool: IdentityPoolID, after: Cursor? = nil, limit: Int = 60
    ) async throws -> (identity: IdentityID, identifiers: Page<String>) {
        try await database.read { tx in
            let owner = try developer.map { login in
                guard let owner = try LoginTable(tx).owner(of: login, in: pool) else {
                    throw IdentityRefusal.identifierNotFound
                }
                return owner
            }
            if let id { _ = try require(id, in: pool, tx: tx) }
            guard let found = id ?? owner else {
                throw InvalidInput("Either IdentityId or DeveloperUserIdentifier is required.")
            }
            if let owner, owner != found { throw IdentityRefusal.identifierMismatch }
            let own = try LoginTable(tx).all(of: found, in: pool).filter { $0.kind == .developer }.map(\.subject)
            let rest = own.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.filter { one in
                after.map { $0[0].utf8.lexicographicallyPrecedes(one.utf8) } ?? true
            }
            return (found, Page(rows: rest, limit: limit) { Cursor($0) })
        }
    }

    /// Merges the identities of two user identifiers; the identity of `destination` remains (POOL-GOD-09).
    ///
    /// - Throws: `IdentityRefusal`.
    package func merge(_ source: Login, into destination: Login, in pool: IdentityPoolID) async throws -> IdentityID {
        let merged = try await database.write { tx in
            let linking = linking(in: pool, tx)
            guard let from = try LoginTable(tx).owner(of: source, in: pool),
                let to = try LoginTable(tx).owner(of: destination, in: pool)
            else { throw IdentityRefusal.identifierNotFound }
            if from != to {
                try linking.merge(try IdentityTable(tx).require(from), into: try IdentityTable(tx).require(to))
            }
            return to
        }
        AuditContext.note(merged)
        return merged
    }

    /// Takes a user identifier from an identity.
    ///
    /// - Throws: `IdentityRefusal`.
    package func unlink(_ developer: Login, from id: IdentityID, in pool: IdentityPoolID) async throws {
        AuditContext.note(id)
        try await database.write { [world] tx in
            var identity = try require(id, in: pool, tx: tx)
            guard let owner = try LoginTable(tx).owner(of: developer, in: pool) else {
                throw IdentityRefusal.identifierNotFound
            }
            guard owner == id else { throw IdentityRefusal.identifierMismatch }
            try LoginTable(tx).delete(developer, in: pool)
            identity.modifiedAt = world.now()
            try IdentityTable(tx).update(identity)
        }
    }

    /// An enabled identity of this pool: an id of another one is unknown here.
    ///
    /// - Parameter isKept: Whether a guest gets a row.
    private func require(
        _ id: IdentityID, in pool: IdentityPoolID, tx: any Transaction, isKept: Bool = false
    ) throws -> FederatedIdentity {
        let identity = try isKept ? guests(tx).keep(id) : guests(tx).require(id)
        guard identity.pool == pool else { throw IdentityRefusal.notFound(id) }
        guard !identity.isDisabled else { throw IdentityRefusal.forbidden(id) }
        return identity
    }
}
