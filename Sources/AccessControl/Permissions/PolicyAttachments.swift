package import Kernel
import Storage
package import Wire

/// A user or role that has a managed policy.
package struct PolicyEntity: Hashable, Sendable {
    /// The permanent id.
    package var id: PrincipalID
    /// Its name.
    package var reference: PrincipalReference
}

/// The filter for users and roles in the listing of a policy.
package struct PolicyEntityFilter: Hashable, Sendable {
    /// The types of entities that can have a policy.
    package enum Kind: Hashable, Sendable { case user, role }

    /// Only users, or only roles.
    package var kind: Kind?
    /// Only users and roles that have it for this purpose.
    package var usage: PolicyUsage?
    /// Only users and roles whose path begins with this.
    package var prefix = "/"

    /// All users and roles.
    package init() {}
}

/// Attaches managed policies to users and roles.
package struct PolicyAttachments: Sendable {
    private let store: IAMStore

    package init(_ store: IAMStore) { self.store = store }

    /// Attaches a policy; if it is already attached, nothing changes (`AttachUserPolicy`, `AttachRolePolicy`).
    ///
    /// - Throws: `EntityRefusal`, `ManagedPolicyRefusal` or `IAMQuotaRefusal`.
    package func attach(_ arn: String, to principal: PrincipalReference) async throws {
        let id = try await store.database.write { [store] tx in
            let id = try IAMStore.id(of: principal, tx)
            let attachments = PolicyAttachmentTable(tx)
            try attachments.insert(
                store.policy(arn, in: tx, else: { .notAttachable(arn: $0) }), on: id, as: .permissions)
            let maximum = store.quotas.policiesPerPrincipal
            guard try attachments.policies(of: id, as: .permissions).count <= maximum else {
                throw IAMQuotaRefusal.exceeded(principal.kind == .user ? "PoliciesPerUser" : "PoliciesPerRole", maximum)
            }
            return id
        }
        store.cache.forget(id)
    }

    /// Detaches a policy (`DetachUserPolicy`, `DetachRolePolicy`).
    ///
    /// - Throws: `EntityRefusal`, or `ManagedPolicyRefusal.notAttached`.
    package func detach(_ arn: String, from principal: PrincipalReference) async throws {
        let id = try await store.database.write { [store] tx in
            let id = try IAMStore.id(of: principal, tx)
            let policy = try store.policy(arn, in: tx)
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
    package func list(of principal: PrincipalReference, prefix: String = "/") async throws -> [ManagedPolicy] {
        try await store.database.read { tx in
            try PolicyAttachmentTable(tx).policies(of: IAMStore.id(of: principal, tx), as: .permissions)
                .filter { $0.path.utf8.starts(with: prefix.utf8) }
        }
    }

    /// The users and roles that have a policy, ordered by id (`ListEntitiesForPolicy`).
    ///
    /// - Throws: `ManagedPolicyRefusal.notFound`.
    package func entities(
        of arn: String, matching filter: PolicyEntityFilter = PolicyEntityFilter(), after: Cursor? = nil,
        limit: Int = 100
    ) async throws -> Page<PolicyEntity> {
        try await store.database.read { [store] tx in
            try PolicyAttachmentTable(tx).list(
                of: store.policy(arn, in: tx).id, matching: filter, after: after, limit: IAMStore.bounded(limit))
        }
    }
}
