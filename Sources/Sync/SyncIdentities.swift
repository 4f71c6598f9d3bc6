package import Kernel
package import Storage

/// The port to the identities of pools, within a transaction.
package struct SyncIdentities: Sendable {
    /// Whether the pool exists.
    package var hasPool: @Sendable (IdentityPoolID, any Transaction) throws -> Bool
    /// Whether the identity is one of the pool's, and was not merged into another one.
    package var isEnabled: @Sendable (IdentityID, _ pool: IdentityPoolID, any Transaction) throws -> Bool
    /// The pools of a region, ordered by id.
    package var pools:
        @Sendable (_ region: String, _ after: Cursor?, _ limit: Int, any Transaction) throws -> Page<IdentityPoolID>

    package init(
        hasPool: @escaping @Sendable (IdentityPoolID, any Transaction) throws -> Bool,
        isEnabled: @escaping @Sendable (IdentityID, _ pool: IdentityPoolID, any Transaction) throws -> Bool,
        pools:
            @escaping @Sendable (_ region: String, _ after: Cursor?, _ limit: Int, any Transaction) throws
            -> Page<IdentityPoolID>
    ) {
        (self.hasPool, self.isEnabled, self.pools) = (hasPool, isEnabled, pools)
    }

    /// - Throws: `SyncRefusal.poolNotFound`.
    func require(_ pool: IdentityPoolID, _ tx: any Transaction) throws {
        guard try hasPool(pool, tx) else { throw SyncRefusal.poolNotFound(pool) }
    }

    /// - Throws: `SyncRefusal.identityNotFound`.
    func require(_ identity: IdentityID, in pool: IdentityPoolID, _ tx: any Transaction) throws {
        guard try isEnabled(identity, pool, tx) else { throw SyncRefusal.identityNotFound(identity) }
    }
}
