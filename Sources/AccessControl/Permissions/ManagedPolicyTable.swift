import Kernel
import Storage

/// The statements on managed policies, without their versions.
struct ManagedPolicyTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// - Throws: `ManagedPolicyRefusal.nameTaken`.
    func insert(_ policy: ManagedPolicy) throws {
        let count = try tx.execute(
            """
            INSERT INTO managed_policies (policy_id, name, folded_name, path, description, default_version,
                latest_version, attachments, boundary_uses, created_at, modified_at)
            VALUES (\(policy.id), \(policy.name), \(IAMName.folded(policy.name)), \(policy.path),
                \(policy.description), \(policy.defaultVersion), \(policy.latestVersion), 0, 0, \(policy.createdAt),
                \(policy.modifiedAt))
            ON CONFLICT (folded_name) DO NOTHING
            """)
        guard count == 1 else { throw ManagedPolicyRefusal.nameTaken(policy.name) }
    }

    /// - Parameter name: In any case.
    func find(named name: String) throws -> ManagedPolicy? {
        try tx.first("SELECT * FROM managed_policies WHERE folded_name = \(IAMName.folded(name))")
            .map(ManagedPolicy.init)
    }

    /// Changes the versions.
    func update(_ policy: ManagedPolicy) throws {
        try tx.execute(
            """
            UPDATE managed_policies SET default_version = \(policy.defaultVersion),
                latest_version = \(policy.latestVersion), modified_at = \(policy.modifiedAt)
            WHERE policy_id = \(policy.id)
            """)
    }

    /// Adds one to the number of uses, or subtracts one.
    func count(_ difference: Int, of id: ManagedPolicyID, as usage: PolicyUsage) throws {
        switch usage {
        case .permissions:
            try tx.execute(
                "UPDATE managed_policies SET attachments = attachments + \(difference) WHERE policy_id = \(id)")
        case .boundary:
            try tx.execute(
                "UPDATE managed_policies SET boundary_uses = boundary_uses + \(difference) WHERE policy_id = \(id)")
        }
    }

    func delete(_ id: ManagedPolicyID) throws {
        try tx.execute("DELETE FROM managed_policies WHERE policy_id = \(id)")
    }

    /// The policies whose path begins with `prefix`, ordered by path and name.
    func list(prefix: String, usage: PolicyUsage?, after: Cursor?, limit: Int) throws -> Page<ManagedPolicy> {
        let used: SQL =
            switch usage {
            case nil: ""
            case .permissions: " AND attachments > 0"
            case .boundary: " AND boundary_uses > 0"
            }
        let rows = try tx.fetch(
            """
            SELECT * FROM managed_policies
            WHERE (path, folded_name) > (\(after?[0] ?? prefix), \(after?[1] ?? ""))
                AND path < \(IAMPath.end(of: prefix))
                \(used)
            ORDER BY path, folded_name LIMIT \(Int64(limit) + 1)
            """)
        return Page(rows: try rows.map(ManagedPolicy.init), limit: limit) {
            Cursor($0.path, IAMName.folded($0.name))
        }
    }

    /// The number of policies, up to `maximum`.
    func count(upTo maximum: Int) throws -> Int {
        try tx.count(
            "SELECT COUNT(*) AS n FROM (SELECT policy_id FROM managed_policies LIMIT \(maximum)) AS counted")
    }
}

extension ManagedPolicy {
    init(_ row: Row) throws {
        self.init(
            id: try row.value("policy_id"), name: try row.value("name"), path: try row.value("path"),
            description: try row.value("description"), defaultVersion: try row.value("default_version"),
            latestVersion: try row.value("latest_version"), attachments: try row.value("attachments"),
            boundaryUses: try row.value("boundary_uses"), createdAt: try row.value("created_at"),
            modifiedAt: try row.value("modified_at"))
    }
}
