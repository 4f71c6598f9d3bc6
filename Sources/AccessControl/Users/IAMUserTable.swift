import Kernel
import Storage
import Wire

/// The statements on users.
struct IAMUserTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// - Throws: `EntityRefusal.nameTaken`.
    func insert(_ user: IAMUser) throws {
        let count = try tx.execute(
            """
            INSERT INTO iam_users (principal_id, name, folded_name, path, created_at)
            VALUES (\(user.id), \(user.name), \(IAMName.folded(user.name)), \(user.path), \(user.createdAt))
            ON CONFLICT (folded_name) DO NOTHING
            """)
        guard count == 1 else { throw EntityRefusal.nameTaken(.user(user.name)) }
    }

    func find(_ id: PrincipalID) throws -> IAMUser? {
        try tx.first("SELECT * FROM iam_users WHERE principal_id = \(id)").map(IAMUser.init)
    }

    /// - Parameter name: In any case.
    func find(named name: String) throws -> IAMUser? {
        try tx.first("SELECT * FROM iam_users WHERE folded_name = \(IAMName.folded(name))").map(IAMUser.init)
    }

    /// - Throws: `EntityRefusal.noSuchPrincipal`.
    func require(named name: String) throws -> IAMUser {
        guard let user = try find(named: name) else { throw EntityRefusal.noSuchPrincipal(.user(name)) }
        return user
    }

    /// Changes the name and path.
    ///
    /// - Throws: `EntityRefusal.nameTaken`.
    func update(_ user: IAMUser) throws {
        do {
            try tx.execute(
                """
                UPDATE iam_users SET name = \(user.name), folded_name = \(IAMName.folded(user.name)),
                    path = \(user.path)
                WHERE principal_id = \(user.id)
                """)
        } catch StorageError.duplicate {
            throw EntityRefusal.nameTaken(.user(user.name))
        }
    }

    func delete(_ id: PrincipalID) throws { try tx.execute("DELETE FROM iam_users WHERE principal_id = \(id)") }

    /// The users whose path begins with `prefix`, ordered by path and name.
    func list(prefix: String, after: Cursor?, limit: Int) throws -> Page<IAMUser> {
        let rows = try tx.fetch(
            """
            SELECT * FROM iam_users
            WHERE (path, folded_name) > (\(after?[0] ?? prefix), \(after?[1] ?? ""))
                AND path < \(IAMPath.end(of: prefix))
            ORDER BY path, folded_name LIMIT \(Int64(limit) + 1)
            """)
        return Page(rows: try rows.map(IAMUser.init), limit: limit) { Cursor($0.path, IAMName.folded($0.name)) }
    }

    /// The number of users, up to `maximum`.
    func count(upTo maximum: Int) throws -> Int {
        try tx.count(
            "SELECT COUNT(*) AS n FROM (SELECT principal_id FROM iam_users LIMIT \(maximum)) AS counted")
    }
}

extension IAMUser {
    init(_ row: Row) throws {
        self.init(
            id: try row.value("principal_id"), name: try row.value("name"), path: try row.value("path"),
            createdAt: try row.value("created_at"))
    }
}
