import Kernel
import Storage

/// The statements on versions of managed policies.
struct ManagedPolicyVersionTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    func insert(_ document: String, as number: Int, of id: ManagedPolicyID, at now: Instant) throws {
        try tx.execute(
            """
            INSERT INTO managed_policy_versions (policy_id, version, document, created_at)
            VALUES (\(id), \(number), \(document), \(now))
            """)
    }

    func find(_ number: Int, of policy: ManagedPolicy) throws -> ManagedPolicyVersion? {
        if let aws = AWSManagedPolicy(policy.id) { return number == 1 ? aws.onlyVersion : nil }
        return try tx.first(
            "SELECT * FROM managed_policy_versions WHERE policy_id = \(policy.id) AND version = \(number)"
        )
        .map { try ManagedPolicyVersion($0, of: policy) }
    }

    /// All versions, the newest first.
    func all(of policy: ManagedPolicy) throws -> [ManagedPolicyVersion] {
        if let aws = AWSManagedPolicy(policy.id) { return [aws.onlyVersion] }
        return try tx.fetch(
            "SELECT * FROM managed_policy_versions WHERE policy_id = \(policy.id) ORDER BY version DESC"
        )
        .map { try ManagedPolicyVersion($0, of: policy) }
    }

    /// The default document of the policy with this id; nil if the policy does not exist.
    func defaultDocument(of id: ManagedPolicyID) throws -> String? {
        if let aws = AWSManagedPolicy(id) { return aws.document }
        return try tx.first(
            """
            SELECT v.document FROM managed_policies p
            JOIN managed_policy_versions v ON v.policy_id = p.policy_id AND v.version = p.default_version
            WHERE p.policy_id = \(id)
            """)?.value("document")
    }

    func delete(_ number: Int, of id: ManagedPolicyID) throws {
        try tx.execute("DELETE FROM managed_policy_versions WHERE policy_id = \(id) AND version = \(number)")
    }

    func deleteAll(of id: ManagedPolicyID) throws {
        try tx.execute("DELETE FROM managed_policy_versions WHERE policy_id = \(id)")
    }
}

extension ManagedPolicyVersion {
    fileprivate init(_ row: Row, of policy: ManagedPolicy) throws {
        let number: Int = try row.value("version")
        self.init(
            number: number, document: try row.value("document"), isDefault: number == policy.defaultVersion,
            createdAt: try row.value("created_at"))
    }
}
