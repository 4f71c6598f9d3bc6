import Kernel
import Storage
package import Wire

/// Creates, lists and deletes managed policies.
package struct ManagedPolicies: Sendable {
    let store: IAMStore

    package init(_ store: IAMStore) { self.store = store }

    /// Creates a policy with the version `v1` (`CreatePolicy`).
    ///
    /// - Throws: `ManagedPolicyRefusal.nameTaken`, `PolicyDocumentRefusal`, `IAMQuotaRefusal` or `InvalidInput`.
    package func create(
        _ name: String, document: String, path: String? = nil, description: String? = nil,
        tags: [IAMResourceTag] = []
    ) async throws -> ManagedPolicyDetails {
        let name = try IAMName(name, member: "policyName", maxLength: 128)
        guard (description ?? "").unicodeScalars.count <= 1000 else {
            throw InvalidInput("The specified value for description is invalid.")
        }
        try IAMTags.check(tags, atMost: store.quotas.tagsPerEntity)
        try checkDocument(document)
        let now = store.world.now()
        let policy = ManagedPolicy(
            id: IAMUniqueID.policy(from: store.world), name: name.text, path: try IAMPath.checked(path),
            description: description, defaultVersion: 1, latestVersion: 1, attachments: 0, boundaryUses: 0,
            createdAt: now, modifiedAt: now)
        return try await store.database.write { [maximum = store.quotas.policies] tx in
            try ManagedPolicyTable(tx).insert(policy)
            try ManagedPolicyVersionTable(tx).insert(document, as: 1, of: policy.id, at: now)
            try IAMTagTable(tx).put(tags, on: policy.id.rawValue)
            guard try ManagedPolicyTable(tx).count(upTo: maximum + 1) <= maximum else {
                throw IAMQuotaRefusal.exceeded("PoliciesPerAccount", maximum)
            }
            return ManagedPolicyDetails(policy: policy, tags: try IAMTagTable(tx).all(of: policy.id.rawValue))
        }
    }

    func checkDocument(_ document: String) throws {
        try store.check(document, for: .identity, quota: ("PolicySize", store.quotas.policySize))
    }

    /// The policy with this ARN (`GetPolicy`).
    ///
    /// - Throws: `ManagedPolicyRefusal.notFound`.
    package func get(_ arn: String) async throws -> ManagedPolicyDetails {
        try await store.database.read { [store] tx in
            let policy = try store.policy(arn, in: tx)
            return ManagedPolicyDetails(policy: policy, tags: try IAMTagTable(tx).all(of: policy.id.rawValue))
        }
    }

    /// Deletes a policy that is not in use and only has its default version (`DeletePolicy`).
    ///
    /// - Throws: `ManagedPolicyRefusal`.
    package func delete(_ arn: String) async throws {
        let id = try await store.database.write { [store] tx in
            let policy = try store.ownPolicy(arn, in: tx)
            guard policy.attachments == 0, policy.boundaryUses == 0 else { throw ManagedPolicyRefusal.isInUse }
            let versions = ManagedPolicyVersionTable(tx)
            guard try versions.all(of: policy).count == 1 else { throw ManagedPolicyRefusal.hasVersions }
            try versions.deleteAll(of: policy.id)
            try IAMTagTable(tx).deleteAll(of: policy.id.rawValue)
            try ManagedPolicyTable(tx).delete(policy.id)
            return policy.id
        }
        store.cache.forget(id)
    }
}
