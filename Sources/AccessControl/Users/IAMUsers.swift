package import Kernel
import Storage
package import Wire

/// Creates, renames, lists and deletes users.
package struct IAMUsers: Sendable {
    private let store: IAMStore

    package init(_ store: IAMStore) { self.store = store }

    /// Creates a user (`CreateUser`).
    ///
    /// - Parameter boundary: The ARN of the managed policy that bounds the user's permissions.
    /// - Throws: `EntityRefusal.nameTaken`, `ManagedPolicyRefusal`, `IAMQuotaRefusal` or `InvalidInput`.
    package func create(
        _ name: String, path: String? = nil, boundary: String? = nil, tags: [IAMResourceTag] = []
    ) async throws -> IAMUserDetails {
        let name = try IAMName(name, member: "userName")
        try IAMTags.check(tags, atMost: store.quotas.tagsPerEntity)
        let user = IAMUser(
            id: IAMUniqueID.user(from: store.world), name: name.text, path: try IAMPath.checked(path),
            createdAt: store.world.now())
        return try await store.database.write { [store] tx in
            try IAMUserTable(tx).insert(user)
            try IAMTagTable(tx).put(tags, on: user.id.rawValue)
            let attachments = PolicyAttachmentTable(tx)
            if let boundary {
                try attachments.insert(
                    store.policy(boundary, in: tx, else: { .notAttachable(arn: $0) }), on: user.id, as: .boundary)
            }
            guard try IAMUserTable(tx).count(upTo: store.quotas.users + 1) <= store.quotas.users else {
                throw IAMQuotaRefusal.exceeded("UsersPerAccount", store.quotas.users)
            }
            return try store.details(of: user, tx)
        }
    }

    /// The user called `name` (`GetUser`).
    ///
    /// - Throws: `EntityRefusal.noSuchPrincipal`.
    package func get(_ name: String) async throws -> IAMUserDetails {
        try await store.database.read { [store] tx in
            try store.details(of: IAMUserTable(tx).require(named: name), tx)
        }
    }

    /// Changes the name or the path of a user, who keeps policies and access keys (`UpdateUser`).
    ///
    /// - Throws: `EntityRefusal.noSuchPrincipal` or `.nameTaken`, or `InvalidInput`.
    package func update(_ name: String, newName: String? = nil, newPath: String? = nil) async throws {
        let newName = try newName.map { try IAMName($0, member: "newUserName") }
        let newPath = try newPath.map { try IAMPath.checked($0) }
        try await store.database.write { tx in
            let users = IAMUserTable(tx)
            var user = try users.require(named: name)
            if let newName {
                if let other = try users.find(named: newName.text), other.id != user.id {
                    throw EntityRefusal.nameTaken(.user(newName.text))
                }
                user.name = newName.text
            }
            user.path = newPath ?? user.path
            try users.update(user)
        }
    }

    /// Deletes a user without access keys and policies (`DeleteUser`).
    ///
    /// - Throws: `EntityRefusal`.
    package func delete(_ name: String) async throws {
        let id = try await store.database.write { tx in
            let user = try IAMUserTable(tx).require(named: name)
            guard try AccessKeyTable(tx).list(of: user.id, after: nil, limit: 1).items.isEmpty else {
                throw EntityRefusal.hasAccessKeys
            }
            try IAMStore.deletePolicies(of: user.id, tx)
            try IAMUserTable(tx).delete(user.id)
            return user.id
        }
        store.cache.forget(id)
    }

    /// The users whose path begins with `prefix`, ordered by path and name, without boundaries and tags (`ListUsers`).
    ///
    /// - Parameter limit: At most 1000 users are read.
    package func list(prefix: String = "/", after: Cursor? = nil, limit: Int = 100) async throws -> Page<IAMUser> {
        try await store.database.read { tx in
            try IAMUserTable(tx).list(prefix: prefix, after: after, limit: IAMStore.bounded(limit))
        }
    }
}
