import Kernel
import Storage
import Wire

/// The use of a managed policy for a user or role.
package enum PolicyUsage: String, Hashable, Sendable {
    /// It grants permissions.
    case permissions = "permissions"
    /// It limits the permissions.
    case boundary = "boundary"
}

/// The statements about attachments of managed policies to users and roles.
struct PolicyAttachmentTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// Attaches a policy and increments its number of uses; if it is already attached, nothing changes.
    func insert(_ policy: ManagedPolicy, on id: PrincipalID, as usage: PolicyUsage) throws {
        let count = try tx.execute(
            """
            INSERT INTO policy_attachments (principal_id, usage, policy_id)
            VALUES (\(id), \(usage.rawValue), \(policy.id)) ON CONFLICT (principal_id, usage, policy_id) DO NOTHING
            """)
        if count == 1 { try ManagedPolicyTable(tx).count(1, of: policy.id, as: usage) }
    }

    /// - Returns: False if the policy is not attached.
    func delete(_ policy: ManagedPolicyID, from id: PrincipalID, as usage: PolicyUsage) throws -> Bool {
        let count = try tx.execute(
            """
            DELETE FROM policy_attachments
            WHERE principal_id = \(id) AND usage = \(usage.rawValue) AND policy_id = \(policy)
            """)
        if count == 1 { try ManagedPolicyTable(tx).count(-1, of: policy, as: usage) }
        return count == 1
    }

    /// The managed policies of a user or role, ordered by path and name. There are at most as many as the quota allows.
    func policies(of id: PrincipalID, as usage: PolicyUsage) throws -> [ManagedPolicy] {
        let own = try tx.fetch(
            """
            SELECT p.* FROM policy_attachments a JOIN managed_policies p ON p.policy_id = a.policy_id
            WHERE a.principal_id = \(id) AND a.usage = \(usage.rawValue)
            """
        ).map(ManagedPolicy.init)
        let all = own + (try policiesOfAWS(of: id, as: usage).map(counted))
        return all.sorted { ($0.path, IAMName.folded($0.name)) < ($1.path, IAMName.folded($1.name)) }
    }

    /// A policy of AWS with its number of uses, which is not stored in a row.
    func counted(_ policy: AWSManagedPolicy) throws -> ManagedPolicy {
        let counts = try [PolicyUsage.permissions, .boundary].map { usage in
            try tx.count(
                """
                SELECT COUNT(*) AS n FROM policy_attachments
                WHERE policy_id = \(policy.id) AND usage = \(usage.rawValue)
                """)
        }
        return policy.policy(attachments: counts[0], boundaryUses: counts[1])
    }

    private func policiesOfAWS(of id: PrincipalID, as usage: PolicyUsage) throws -> [AWSManagedPolicy] {
        try tx.fetch(
            """
            SELECT policy_id FROM policy_attachments
            WHERE principal_id = \(id) AND usage = \(usage.rawValue) ORDER BY policy_id
            """
        ).compactMap { AWSManagedPolicy(try $0.value("policy_id")) }
    }

    /// The documents of the managed policies of a user or role.
    func documents(of id: PrincipalID, as usage: PolicyUsage) throws -> [NamedPolicy] {
        let own = try tx.fetch(
            """
            SELECT p.name, v.document FROM policy_attachments a
            JOIN managed_policies p ON p.policy_id = a.policy_id
            JOIN managed_policy_versions v ON v.policy_id = p.policy_id AND v.version = p.default_version
            WHERE a.principal_id = \(id) AND a.usage = \(usage.rawValue) ORDER BY p.path, p.folded_name
            """
        ).map { NamedPolicy(name: try $0.value("name"), document: try $0.value("document")) }
        return own
            + (try policiesOfAWS(of: id, as: usage).map { NamedPolicy(name: $0.rawValue, document: $0.document) })
    }

    /// The users and roles that have a policy, ordered by id.
    func list(
        of policy: ManagedPolicyID, matching filter: PolicyEntityFilter, after: Cursor?, limit: Int
    ) throws -> Page<PolicyEntity> {
        let usage: SQL = filter.usage.map { " AND a.usage = \($0.rawValue)" } ?? ""
        let kind: SQL =
            switch filter.kind {
            case nil: ""
            case .user?: " AND u.principal_id IS NOT NULL"
            case .role?: " AND r.principal_id IS NOT NULL"
            }
        let (prefix, end) = (filter.prefix, IAMPath.end(of: filter.prefix))
        let rows = try tx.fetch(
            """
            SELECT DISTINCT a.principal_id, COALESCE(u.name, r.name) AS name FROM policy_attachments a
            LEFT JOIN iam_users u ON u.principal_id = a.principal_id
            LEFT JOIN iam_roles r ON r.principal_id = a.principal_id
            WHERE a.policy_id = \(policy) AND a.principal_id > \(after?[0] ?? "")
                AND COALESCE(u.path, r.path) >= \(prefix) AND COALESCE(u.path, r.path) < \(end)\(usage)\(kind)
            ORDER BY a.principal_id LIMIT \(Int64(limit) + 1)
            """)
        return Page(rows: try rows.map(PolicyEntity.init), limit: limit) { Cursor($0.id.rawValue) }
    }
}

extension PolicyEntity {
    fileprivate init(_ row: Row) throws {
        let id: PrincipalID = try row.value("principal_id")
        let name: String = try row.value("name")
        self.init(id: id, reference: id.isRole ? .role(name) : .user(name))
    }
}
