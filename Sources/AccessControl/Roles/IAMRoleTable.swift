import Kernel
import Storage
import Wire

/// The statements on roles.
struct IAMRoleTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// - Throws: `EntityRefusal.nameTaken`.
    func insert(_ role: IAMRole) throws {
        let count = try tx.execute(
            """
            INSERT INTO iam_roles (principal_id, name, folded_name, path, description, trust_policy, longest_session,
                created_at)
            VALUES (\(role.id), \(role.name), \(IAMName.folded(role.name)), \(role.path), \(role.description),
                \(role.trustPolicy), \(role.maxSessionDuration), \(role.createdAt))
            ON CONFLICT (folded_name) DO NOTHING
            """)
        guard count == 1 else { throw EntityRefusal.nameTaken(.role(role.name)) }
    }

    func find(_ id: PrincipalID) throws -> IAMRole? {
        try tx.first("SELECT * FROM iam_roles WHERE principal_id = \(id)").map(IAMRole.init)
    }

    /// - Parameter name: In any case.
    func find(named name: String) throws -> IAMRole? {
        try tx.first("SELECT * FROM iam_roles WHERE folded_name = \(IAMName.folded(name))").map(IAMRole.init)
    }

    /// - Throws: `EntityRefusal.noSuchPrincipal`.
    func require(named name: String) throws -> IAMRole {
        guard let role = try find(named: name) else { throw EntityRefusal.noSuchPrincipal(.role(name)) }
        return role
    }

    /// Changes everything except the name, the path and the last use.
    func update(_ role: IAMRole) throws {
        try tx.execute(
            """
            UPDATE iam_roles SET description = \(role.description), trust_policy = \(role.trustPolicy),
                longest_session = \(role.maxSessionDuration), revoked_before = \(role.revokedBefore),
                external_sts_url = \(role.externalSTS?.url), external_sts_role = \(role.externalSTS?.role),
                external_sts_audience = \(role.externalSTS?.audience)
            WHERE principal_id = \(role.id)
            """)
    }

    /// Notes a use, unless one was noted after `earliest`.
    func noteUse(of id: PrincipalID, at now: Instant, in region: String, unlessAfter earliest: Instant) throws {
        try tx.execute(
            """
            UPDATE iam_roles SET last_used_at = \(now), last_used_region = \(region)
            WHERE principal_id = \(id) AND (last_used_at IS NULL OR last_used_at <= \(earliest))
            """)
    }

    func delete(_ id: PrincipalID) throws { try tx.execute("DELETE FROM iam_roles WHERE principal_id = \(id)") }

    /// The roles whose path begins with `prefix`, ordered by path and name.
    func list(prefix: String, after: Cursor?, limit: Int) throws -> Page<IAMRole> {
        let rows = try tx.fetch(
            """
            SELECT * FROM iam_roles
            WHERE (path, folded_name) > (\(after?[0] ?? prefix), \(after?[1] ?? ""))
                AND path < \(IAMPath.end(of: prefix))
            ORDER BY path, folded_name LIMIT \(Int64(limit) + 1)
            """)
        return Page(rows: try rows.map(IAMRole.init), limit: limit) { Cursor($0.path, IAMName.folded($0.name)) }
    }

    /// The number of roles, up to `maximum`.
    func count(upTo maximum: Int) throws -> Int {
        try tx.count(
            "SELECT COUNT(*) AS n FROM (SELECT principal_id FROM iam_roles LIMIT \(maximum)) AS counted")
    }
}

extension IAMRole {
    init(_ row: Row) throws {
        self.init(
            id: try row.value("principal_id"), name: try row.value("name"), path: try row.value("path"),
            trustPolicy: try row.value("trust_policy"), createdAt: try row.value("created_at"))
        description = try row.value("description")
        maxSessionDuration = try row.value("longest_session")
        revokedBefore = try row.value("revoked_before")
        if let url: String = try row.value("external_sts_url") {
            externalSTS = ExternalSTS(
                url: url, role: try row.value("external_sts_role"), audience: try row.value("external_sts_audience"))
        }
        lastUsedAt = try row.value("last_used_at")
        lastUsedRegion = try row.value("last_used_region")
    }
}
