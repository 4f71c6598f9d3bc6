public import Kernel
import Storage
public import Wire

/// A user or role that has a managed policy.
public struct PolicyEntity: Hashable, Sendable {
    /// The permanent id.
    public var id: PrincipalID
    /// Its name.
    public var reference: PrincipalReference
}

/// Which users and roles of a policy are listed.
public struct PolicyEntityFilter: Hashable, Sendable {
    /// The types of entities that can have a policy.
    public enum Kind: Hashable, Sendable { case user, role }

    /// Only users, or only roles.
    public var kind: Kind?
    /// Only users and roles that have it for this purpose.
    public var usage: PolicyUsage?
    /// Only those whose path begins so.
    public var prefix = "/"

    /// All users and roles.
    public init() {}
}

/// Attaches managed policies to users and roles.
public struct PolicyAttachments: Sendable {
    private let store: IdentityStore

    /// The attachments in `store`.
    public init(_ store: IdentityStore) { self.store = store }

    /// Attaches a policy; if it is attached already, nothing changes (`AttachUserPolicy`, `AttachRolePolicy`).
    ///
    /// - Throws: `EntityRefusal`, `ManagedPolicyRefusal` or `IAMQuotaRefusal`.
    public func attach(_ arn: String, to principal: PrincipalReference) async throws {
        let id = try await store.database.write { [store] tx in
            let id = try IdentityStore.id(of: principal, tx)
            let attachments = PolicyAttachmentTable(tx)
            try attachments.insert(store.policy(arn, tx, else: { .notAttachable(arn: $0) }), on: id, as: .permissions)
            let most = store.quotas.policiesPerPrincipal
            guard try attachments.policies(of: id, as: .permissions).count <= most else {
                throw IAMQuotaRefusal.exceeded(principal.kind == .user ? "PoliciesPerUser" : "PoliciesPerRole", most)
            }
            return id
        }
        store.cache.forget(id)
    }

    /// Detaches a policy (`DetachUserPolicy`, `DetachRolePolicy`).
    ///
    /// - Throws: `EntityRefusal`, or `ManagedPolicyRefusal.notAttached`.
    public func detach(_ arn: String, from principal: PrincipalReference) async throws {
        let id = try await store.database.write { [store] tx in
            let id = try IdentityStore.id(of: principal, tx)
            let policy = try store.policy(arn, tx)
            guard try PolicyAttachmentTable(tx).delete(policy.id, from: id, as: .permissions) else {
                throw ManagedPolicyRefusal.notAttached(arn: arn)
            }
            return id
        }
        store.cache.forget(id)
    }

    /// The attached policies whose path begins with `prefix`, ordered by path and name (`ListAttachedUserPolicies`,
    /// `ListAttachedRolePolicies`). There are at most as many as the quota allows.
    ///
    /// - Throws: `EntityRefusal.noSuchPrincipal`.
    public func list(of principal: PrincipalReference, prefix: String = "/") async throws -> [ManagedPolicy] {
        try await store.database.read { tx in
            try PolicyAttachmentTable(tx).policies(of: IdentityStore.id(of: principal, tx), as: .permissions)
                .filter { $0.path.utf8.starts(with: prefix.utf8) }
        }
    }

    /// The users and roles that have a policy, ordered by id (`ListEntitiesForPolicy`).
    ///
    /// - Throws: `ManagedPolicyRefusal.notFound`.
    public func entities(
        of arn: String, matching filter: PolicyEntityFilter = PolicyEntityFilter(), after: Cursor? = nil,
        limit: Int = 100
    ) async throws -> Page<PolicyEntity> {
        try await store.database.read { [store] tx in
            try PolicyAttachmentTable(tx).list(
                of: store.policy(arn, tx).id, matching: filter, after: after, limit: IdentityStore.bounded(limit))
        }
    }
}
