package import Kernel
import Storage

/// Listing and deletion by administrators, and unlinking by users.
extension Identities {
    /// The identities of a pool, ordered by id.
    ///
    /// - Throws: `IdentityPoolRefusal.notFound`.
    package func list(
        in pool: IdentityPoolID, hidesDisabled: Bool, after: Cursor?, limit: Int
    ) async throws -> Page<IdentitySummary> {
        try await database.read { tx in
            try IdentityPoolTable(tx).requireExistence(pool)
            return try IdentityTable(tx).list(in: pool, hidesDisabled: hidesDisabled, after: after, limit: limit).map {
                try Self.summary(of: $0, tx)
            }
        }
    }

    /// The identity called `id` with its providers.
    ///
    /// - Throws: `IdentityRefusal.notFound`.
    package func describe(_ id: IdentityID) async throws -> IdentitySummary {
        AuditContext.note(id)
        return try await database.read { tx in try Self.summary(of: try guests(tx).require(id), tx) }
    }

    private static func summary(of identity: FederatedIdentity, _ tx: any Transaction) throws -> IdentitySummary {
        let names = try LoginTable(tx).all(of: identity.id, in: identity.pool).map(\.provider)
        return IdentitySummary(identity: identity, providers: Set(names).sorted())
    }

    /// Deletes identities and their logins.
    ///
    /// - Parameter ids: At most sixty.
    /// - Returns: The ids that belong to no identity of `region`.
    package func delete(_ ids: [IdentityID], in region: String) async throws -> [IdentityID] {
        try await database.write { tx in
            try ids.filter { id in try !id.region.hasSameBytes(as: region) || !guests(tx).delete(id) }
        }
    }

    /// Removes the logins of `providers` from an identity. The last one may be removed, which makes the identity
    /// useless.
    ///
    /// - Parameter proven: The logins that the caller has proven. At least one must belong to this identity, and none
    ///   to another (IDP-07).
    /// - Throws: `IdentityRefusal`.
    package func unlink(_ providers: [String], from id: IdentityID, proven: [Login]) async throws {
        AuditContext.note(id)
        try await database.write { [world] tx in
            var identity = try guests(tx).require(id)
            guard !identity.isDisabled else { throw IdentityRefusal.forbidden(id) }
            let (owners, free) = try linking(in: identity.pool, tx).owners(of: proven)
            guard owners == [id], free.isEmpty else { throw IdentityRefusal.loginsDoNotMatch }
            let logins = try LoginTable(tx).all(of: id, in: identity.pool).filter { $0.kind == .external }
            for name in providers {
                guard let login = logins.first(where: { $0.provider.hasSameBytes(as: name) }) else {
                    throw IdentityRefusal.loginNotFound(name)
                }
                try LoginTable(tx).delete(login, in: identity.pool)
            }
            identity.modifiedAt = world.now()
            try IdentityTable(tx).update(identity)
        }
    }
}
