package import Kernel
import Policies
import Storage

/// A policy document with its name.
package struct NamedPolicy: Hashable, Sendable {
    package var name: String
    package var document: String
}

/// Inline policies of users and roles.
package struct InlinePolicies: Sendable {
    private let store: IAMStore

    package init(_ store: IAMStore) { self.store = store }

    /// Adds or replaces an inline policy (`PutUserPolicy`, `PutRolePolicy`).
    ///
    /// - Throws: `EntityRefusal.noSuchPrincipal`, `PolicyDocumentRefusal`, `IAMQuotaRefusal` or `InvalidInput`.
    package func put(_ name: String, document: String, on principal: PrincipalReference) async throws {
        let name = try IAMName(name, member: "policyName", maxLength: 128)
        let maximum =
            principal.kind == .user ? store.quotas.inlinePolicySizePerUser : store.quotas.inlinePolicySizePerRole
        // A single document that is too large is not parsed.
        guard PolicySize.count(document) <= maximum else { throw IAMQuotaRefusal.inlinePolicySize(maximum, principal) }
        try store.check(document, for: .identity)
        let id = try await store.database.write { tx in
            let id = try IAMStore.id(of: principal, tx)
            let policies = InlinePolicyTable(tx)
            try policies.put(NamedPolicy(name: name.text, document: document), on: id)
            guard try policies.all(of: id).reduce(0, { $0 + PolicySize.count($1.document) }) <= maximum else {
                throw IAMQuotaRefusal.inlinePolicySize(maximum, principal)
            }
            return id
        }
        store.cache.forget(id)
    }

    /// An inline policy (`GetUserPolicy`, `GetRolePolicy`).
    ///
    /// - Throws: `EntityRefusal`.
    package func get(_ name: String, of principal: PrincipalReference) async throws -> NamedPolicy {
        try await store.database.read { tx in
            guard let policy = try InlinePolicyTable(tx).find(name, of: IAMStore.id(of: principal, tx)) else {
                throw EntityRefusal.noSuchInlinePolicy(name, principal)
            }
            return policy
        }
    }

    /// Deletes an inline policy (`DeleteUserPolicy`, `DeleteRolePolicy`).
    ///
    /// - Throws: `EntityRefusal`.
    package func delete(_ name: String, of principal: PrincipalReference) async throws {
        let id = try await store.database.write { tx in
            let id = try IAMStore.id(of: principal, tx)
            guard try InlinePolicyTable(tx).delete(name, of: id) else {
                throw EntityRefusal.noSuchInlinePolicy(name, principal)
            }
            return id
        }
        store.cache.forget(id)
    }

    /// The names of the inline policies, in order (`ListUserPolicies`, `ListRolePolicies`).
    ///
    /// - Throws: `EntityRefusal.noSuchPrincipal`.
    package func list(
        of principal: PrincipalReference, after: Cursor? = nil, limit: Int = 100
    ) async throws -> Page<String> {
        try await store.database.read { tx in
            try InlinePolicyTable(tx).list(
                of: IAMStore.id(of: principal, tx), after: after, limit: IAMStore.bounded(limit))
        }
    }
}
