package import Kernel
import Policies
import Storage
package import Wire

/// Creates, changes, lists and deletes roles.
package struct IAMRoles: Sendable {
    /// Called for a role that trusts more callers than its author may have intended.
    package typealias Report = @Sendable (_ role: String, OpenTrust) -> Void

    /// The callers that a trust policy admits without a condition.
    package enum OpenTrust: Hashable, Sendable {
        /// The users of this provider, regardless of the app that their tokens are for (STS-01).
        case anyApp(provider: String)
        /// Every user and every session of the account.
        case everyone
    }

    let store: IAMStore
    private let report: Report

    package init(_ store: IAMStore, report: @escaping Report = { _, _ in }) {
        self.store = store
        self.report = report
    }

    /// The values of a new role.
    package struct Draft: Sendable {
        package var name: String
        /// The policy that defines who may assume the role.
        package var trustPolicy: String
        /// The path, `/` if nil.
        package var path: String?
        package var description: String?
        /// The longest session in seconds, an hour if nil.
        package var maxSessionDuration: Int?
        /// The ARN of the managed policy that bounds the permissions.
        package var boundary: String?
        package var tags: [IAMResourceTag] = []

        /// A role with the defaults.
        package init(name: String, trustPolicy: String) {
            self.name = name
            self.trustPolicy = trustPolicy
        }
    }

    /// Creates a role (`CreateRole`).
    ///
    /// - Throws: `EntityRefusal.nameTaken`, `PolicyDocumentRefusal`, `ManagedPolicyRefusal`, `IAMQuotaRefusal` or
    ///   `InvalidInput`.
    package func create(_ draft: Draft) async throws -> IAMRoleDetails {
        let role = try role(draft)
        let created = try await store.database.write { [store] tx in
            try IAMRoleTable(tx).insert(role)
            try IAMTagTable(tx).put(draft.tags, on: role.id.rawValue)
            if let boundary = draft.boundary {
                try PolicyAttachmentTable(tx).insert(
                    store.policy(boundary, in: tx, else: { .notAttachable(arn: $0) }), on: role.id, as: .boundary)
            }
            guard try IAMRoleTable(tx).count(upTo: store.quotas.roles + 1) <= store.quotas.roles else {
                throw IAMQuotaRefusal.exceeded("RolesPerAccount", store.quotas.roles)
            }
            return IAMRoleDetails(role: role, details: try store.details(of: role.id, tx))
        }
        try reportTrust(draft.trustPolicy, of: role.name)
        return created
    }

    private func reportTrust(_ policy: String, of role: String) throws {
        let policy = try TrustPolicy(policy)
        for provider in policy.providersWithoutAudience { report(role, .anyApp(provider: provider)) }
        if policy.trustsEveryone { report(role, .everyone) }
    }

    private func role(_ draft: Draft) throws -> IAMRole {
        let name = try IAMName(draft.name, member: "roleName")
        try IAMTags.check(draft.tags, atMost: store.quotas.tagsPerEntity)
        try IAMRole.check(description: draft.description)
        try checkTrust(draft.trustPolicy)
        var role = IAMRole(
            id: IAMUniqueID.role(from: store.world), name: name.text, path: try IAMPath.checked(draft.path),
            trustPolicy: draft.trustPolicy, createdAt: store.world.now())
        role.description = draft.description
        if let max = draft.maxSessionDuration {
            try IAMRole.check(maxSessionDuration: max)
            role.maxSessionDuration = max
        }
        return role
    }

    private func checkTrust(_ policy: String) throws {
        try store.check(policy, for: .trust, quota: ("ACLSizePerRole", store.quotas.trustPolicySize))
    }

    /// Whether the account has the role with this ARN.
    package func exists(arn: String) async throws -> Bool {
        guard let named = IAMResource(arn: arn, in: store.accountID, kind: .role) else { return false }
        return try await store.database.read { tx in
            try IAMRoleTable(tx).find(named: named.name)?.resource.hasSameSpelling(as: named) ?? false
        }
    }

    /// The role called `name` (`GetRole`).
    ///
    /// - Throws: `EntityRefusal.noSuchPrincipal`.
    package func get(_ name: String) async throws -> IAMRoleDetails {
        try await store.database.read { [store] tx in
            let role = try IAMRoleTable(tx).require(named: name)
            return IAMRoleDetails(role: role, details: try store.details(of: role.id, tx))
        }
    }

    /// Changes the description or the longest session, if they are given (`UpdateRole`).
    ///
    /// - Throws: `EntityRefusal.noSuchPrincipal` or `InvalidInput`.
    package func update(_ name: String, description: String?, maxSessionDuration: Int?) async throws {
        try IAMRole.check(description: description)
        if let maxSessionDuration { try IAMRole.check(maxSessionDuration: maxSessionDuration) }
        try await change(name) { role in
            role.description = description ?? role.description
            role.maxSessionDuration = maxSessionDuration ?? role.maxSessionDuration
        }
    }

    /// Replaces the trust policy (`UpdateAssumeRolePolicy`).
    ///
    /// - Throws: `EntityRefusal.noSuchPrincipal`, `PolicyDocumentRefusal` or `IAMQuotaRefusal`.
    package func updateTrustPolicy(of name: String, to policy: String) async throws {
        try checkTrust(policy)
        try await change(name) { $0.trustPolicy = policy }
        try reportTrust(policy, of: name)
    }

    /// Refuses all sessions of the role that have been issued so far. Later sessions are not affected.
    ///
    /// - Throws: `EntityRefusal.noSuchPrincipal`.
    package func revokeSessions(of name: String) async throws {
        let now = store.world.now()
        try await change(name) { $0.revokedBefore = max(now, $0.revokedBefore ?? now) }
    }

    /// The STS whose credentials the role hands out.
    ///
    /// - Throws: `EntityRefusal.noSuchPrincipal`.
    package func externalSTS(of name: String) async throws -> ExternalSTS? {
        try await store.database.read { try IAMRoleTable($0).require(named: name).externalSTS }
    }

    /// Lets the role hand out the credentials of another STS, or, with nil, this server's own again.
    ///
    /// - Parameter changed: Returns the new STS for the present one.
    /// - Throws: `EntityRefusal.noSuchPrincipal` or `InvalidInput`.
    package func changeExternalSTS(
        of name: String, _ changed: @escaping @Sendable (ExternalSTS?) throws -> ExternalSTS?
    ) async throws -> ExternalSTS? {
        try await change(name) { role in
            role.externalSTS = try changed(role.externalSTS)
            try role.externalSTS?.check()
        }.externalSTS
    }

    @discardableResult
    private func change(
        _ name: String, change: @escaping @Sendable (inout IAMRole) throws -> Void
    ) async throws -> IAMRole {
        try await store.database.write { tx in
            var role = try IAMRoleTable(tx).require(named: name)
            try change(&role)
            try IAMRoleTable(tx).update(role)
            return role
        }
    }

    /// Deletes a role without policies, which ends its sessions (`DeleteRole`).
    ///
    /// - Throws: `EntityRefusal`.
    package func delete(_ name: String) async throws {
        let id = try await store.database.write { tx in
            let role = try IAMRoleTable(tx).require(named: name)
            try IAMStore.deletePolicies(of: role.id, tx)
            try IAMRoleTable(tx).delete(role.id)
            return role.id
        }
        store.cache.forget(id)
    }

    /// The roles whose path begins with `prefix`, ordered by path and name, without boundaries and tags (`ListRoles`).
    package func list(prefix: String = "/", after: Cursor? = nil, limit: Int = 100) async throws -> Page<IAMRole> {
        try await store.database.read { tx in
            try IAMRoleTable(tx).list(prefix: prefix, after: after, limit: IAMStore.bounded(limit))
        }
    }
}
