package import Kernel
package import Storage

/// The statements on groups.
package struct GroupTable {
    let tx: any Transaction
    package init(_ tx: any Transaction) { self.tx = tx }

    /// Inserts a new group.
    ///
    /// - Throws: `GroupRefusal.nameTaken` if the pool has a group of that name (UP-GRP-18).
    package func insert(_ group: Group) throws {
        let count = try tx.execute(
            """
            INSERT INTO user_groups (pool_id, name, description, role_arn, rank, created_at, modified_at)
            VALUES (\(group.pool), \(group.name), \(group.description), \(group.roleARN), \(group.rank),
                \(group.createdAt), \(group.modifiedAt))
            ON CONFLICT (pool_id, name) DO NOTHING
            """)
        guard count == 1 else { throw GroupRefusal.nameTaken }
    }

    /// The group called `name`.
    ///
    /// - Throws: `GroupRefusal.notFound`.
    package func require(_ name: GroupName, in pool: UserPoolID) throws -> Group {
        let row = try tx.first("SELECT * FROM user_groups WHERE pool_id = \(pool) AND name = \(name)")
        guard let row else { throw GroupRefusal.notFound }
        return try Group(row)
    }

    /// Whether the pool has a group called `name`.
    package func exists(_ name: GroupName, in pool: UserPoolID) throws -> Bool {
        try tx.first("SELECT name FROM user_groups WHERE pool_id = \(pool) AND name = \(name)") != nil
    }

    /// Replaces the stored group.
    ///
    /// - Throws: `GroupRefusal.notFound`.
    package func update(_ group: Group) throws {
        let count = try tx.execute(
            """
            UPDATE user_groups SET description = \(group.description), role_arn = \(group.roleARN),
                rank = \(group.rank), modified_at = \(group.modifiedAt)
            WHERE pool_id = \(group.pool) AND name = \(group.name)
            """)
        guard count == 1 else { throw GroupRefusal.notFound }
    }

    /// Deletes the group's own row.
    ///
    /// - Throws: `GroupRefusal.notFound`.
    func delete(_ name: GroupName, in pool: UserPoolID) throws {
        let count = try tx.execute("DELETE FROM user_groups WHERE pool_id = \(pool) AND name = \(name)")
        guard count == 1 else { throw GroupRefusal.notFound }
    }

    /// The groups of `pool`, ordered by name.
    package func list(in pool: UserPoolID, after: Cursor?, limit: Int) throws -> Page<Group> {
        let rows = try tx.fetch(
            """
            SELECT * FROM user_groups WHERE pool_id = \(pool) AND name > \(after?[0] ?? "")
            ORDER BY name LIMIT \(Int64(limit) + 1)
            """)
        return Page(rows: try rows.map(Group.init), limit: limit) { Cursor($0.name.rawValue) }
    }

    /// The number of groups in `pool`, up to `maximum`.
    package func count(in pool: UserPoolID, upTo maximum: Int) throws -> Int {
        try tx.count(
            """
            SELECT COUNT(*) AS n FROM
                (SELECT name FROM user_groups WHERE pool_id = \(pool) LIMIT \(maximum)) AS counted
            """)
    }
}

extension Group {
    /// The sort position: the precedence, or after all groups that have one.
    var rank: Int64 { precedence.map(Int64.init) ?? Self.last }

    private static let last = Int64.max

    init(_ row: Row) throws {
        let rank: Int64 = try row.value("rank")
        self.init(
            pool: try row.value("pool_id"), name: try row.value("name"), description: try row.value("description"),
            roleARN: try row.value("role_arn"), precedence: rank == Self.last ? nil : Int(rank),
            createdAt: try row.value("created_at"), modifiedAt: try row.value("modified_at"))
    }
}
