import Kernel
import Storage

/// Identities by their ids, with guests who have no row yet.
struct Guests {
    let tx: any Transaction
    let ids: GuestIDs
    let now: Instant
    let data: IdentityData

    /// The identity called `id`. A guest without a row is returned as if it were new.
    ///
    /// - Throws: `IdentityRefusal.notFound`, also if the identity or its pool was deleted.
    func require(_ id: IdentityID) throws -> FederatedIdentity {
        do { return try IdentityTable(tx).require(id) } catch IdentityRefusal.notFound {
            guard let pool = try pool(of: id), try !GuestTable(tx).isDeleted(id, in: pool) else {
                throw IdentityRefusal.notFound(id)
            }
            var guest = FederatedIdentity(pool: pool, id: id, isAuthenticated: false, createdAt: now)
            guest.isStored = false
            return guest
        }
    }

    /// The same, with a row from now on.
    func keep(_ id: IdentityID) throws -> FederatedIdentity {
        let identity = try require(id)
        guard !identity.isStored else { return identity }
        // Another first use at the same time may have stored the row, which then wins.
        try IdentityTable(tx).insert(identity)
        return try IdentityTable(tx).require(id)
    }

    /// Deletes the identity, with its logins and data. The id of a guest becomes worthless.
    ///
    /// - Returns: False if the identity does not exist.
    func delete(_ id: IdentityID) throws -> Bool {
        let identity: FederatedIdentity
        do { identity = try require(id) } catch IdentityRefusal.notFound { return false }
        try data.delete(IdentityData.Deletion(pool: identity.pool, identity: id, now: now), tx)
        try LoginTable(tx).deleteAll(of: identity)
        try IdentityTable(tx).delete(identity)
        if let pool = try pool(of: id) { try GuestTable(tx).delete(id, in: pool) }
        return true
    }

    /// The pool that has issued the id to a guest; nil if none has.
    func pool(of id: IdentityID) throws -> IdentityPoolID? {
        guard let claim = ids.claim(in: id), let pool = try GuestTable(tx).pool(tag: claim.tag),
            ids.isIssued(by: pool, claim), pool.region.hasSameBytes(as: id.region)
        else { return nil }
        return pool
    }
}
