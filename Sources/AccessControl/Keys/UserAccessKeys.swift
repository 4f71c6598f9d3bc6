package import Cryptography
package import Kernel
import Storage

/// Creates, changes and lists the access keys of users.
package struct UserAccessKeys: Sendable {
    private let store: IAMStore
    private let sealer: Sealer

    /// The keys in `store`, whose secrets `sealer` seals.
    package init(_ store: IAMStore, sealer: Sealer) {
        self.store = store
        self.sealer = sealer
    }

    /// Creates a key; its secret is returned only here (`CreateAccessKey`).
    ///
    /// - Throws: `EntityRefusal.noSuchPrincipal`, or `IAMQuotaRefusal` if the user has two.
    package func create(for user: String) async throws -> NewAccessKey {
        let new = NewAccessKey(store.world)
        let sealed = try new.sealedSecret(by: sealer)
        try await store.database.write { [maximum = store.quotas.accessKeysPerUser] tx in
            let user = try IAMUserTable(tx).require(named: user)
            let keys = AccessKeyTable(tx)
            guard try keys.list(of: user.id, after: nil, limit: maximum).items.count < maximum else {
                throw IAMQuotaRefusal.exceeded("AccessKeysPerUser", maximum)
            }
            try keys.insert(new.key, sealedSecret: sealed, of: user.id)
        }
        AuditContext.note(accessKeyID: new.key.id.rawValue)
        return new
    }

    /// Activates or deactivates a key (`UpdateAccessKey`).
    ///
    /// - Throws: `EntityRefusal`.
    package func setActive(_ active: Bool, for id: AccessKeyID, of user: String) async throws {
        try await change(id, of: user) { try $0.setActive(active, for: id, of: $1.id) }
    }

    /// Deletes a key, which is then unknown (`DeleteAccessKey`).
    ///
    /// - Throws: `EntityRefusal`.
    package func delete(_ id: AccessKeyID, of user: String) async throws {
        try await change(id, of: user) { try $0.delete(id, of: $1.id) }
    }

    private func change(
        _ id: AccessKeyID, of name: String, body: @escaping @Sendable (AccessKeyTable, IAMUser) throws -> Bool
    ) async throws {
        if id.isPlausible { AuditContext.note(accessKeyID: id.rawValue) }
        try await store.database.write { tx in
            let user = try IAMUserTable(tx).require(named: name)
            guard try body(AccessKeyTable(tx), user) else { throw EntityRefusal.noSuchAccessKey(id.rawValue) }
        }
    }

    /// The user's keys, ordered by id, without their secrets (`ListAccessKeys`).
    ///
    /// - Throws: `EntityRefusal.noSuchPrincipal`.
    package func list(of user: String, after: Cursor? = nil, limit: Int = 100) async throws -> Page<AccessKey> {
        try await store.database.read { tx in
            try AccessKeyTable(tx).list(
                of: IAMUserTable(tx).require(named: user).id, after: after, limit: IAMStore.bounded(limit))
        }
    }

    /// When a key last signed, and the name of its user, which is nil for a key of the account
    /// (`GetAccessKeyLastUsed`).
    ///
    /// - Throws: `EntityRefusal.noSuchAccessKey`.
    package func lastUse(of id: AccessKeyID) async throws -> (user: String?, use: AccessKeyUse?) {
        guard let found = try await store.database.read({ try AccessKeyTable($0).lastUse(of: id) }) else {
            throw EntityRefusal.noSuchAccessKey(id.rawValue)
        }
        return found
    }
}
