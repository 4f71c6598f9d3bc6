package import Kernel
import Storage
package import Wire

extension IAMRoles {
    /// Adds tags, or replaces the values of those with the same key (`TagRole`).
    ///
    /// - Throws: `EntityRefusal.noSuchPrincipal`, `IAMQuotaRefusal` or `InvalidInput`.
    package func tag(_ name: String, tags: [IAMResourceTag]) async throws {
        try IAMTags.check(tags, atMost: store.quotas.tagsPerEntity)
        let id = try await store.database.write { [maximum = store.quotas.tagsPerEntity] tx in
            let id = try IAMRoleTable(tx).require(named: name).id
            try IAMTagTable(tx).put(tags, on: id.rawValue)
            guard try IAMTagTable(tx).all(of: id.rawValue).count <= maximum else { throw IAMQuotaRefusal.tags(maximum) }
            return id
        }
        store.cache.forget(id)
    }

    /// Removes the tags with these keys, if the role has them (`UntagRole`).
    ///
    /// - Throws: `EntityRefusal.noSuchPrincipal`.
    package func untag(_ name: String, keys: [String]) async throws {
        let id = try await store.database.write { tx in
            let id = try IAMRoleTable(tx).require(named: name).id
            try IAMTagTable(tx).delete(keys, of: id.rawValue)
            return id
        }
        store.cache.forget(id)
    }

    /// The role's tags, ordered by key (`ListRoleTags`).
    ///
    /// - Throws: `EntityRefusal.noSuchPrincipal`.
    package func tags(
        of name: String, after: Cursor? = nil, limit: Int = 100
    ) async throws -> Page<IAMResourceTag> {
        try await store.database.read { tx in
            let id = try IAMRoleTable(tx).require(named: name).id
            return try IAMTagTable(tx).list(of: id.rawValue, after: after, limit: IAMStore.bounded(limit))
        }
    }
}
