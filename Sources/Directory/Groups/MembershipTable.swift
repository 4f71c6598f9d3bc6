package import Kernel
package import Storage

/// The statements on memberships.
package struct MembershipTable {
    let tx: any Transaction
    package init(_ tx: any Transaction) { self.tx = tx }

    /// Adds `user` to the group. Adding a member again is not an error.
    package func insert(_ user: UserID, into group: GroupName, in pool: UserPoolID) throws {
        try tx.execute(
            """
            INSERT INTO memberships (pool_id, group_name, user_id) VALUES (\(pool), \(group), \(user))
            ON CONFLICT (pool_id, group_name, user_id) DO NOTHING
            """)
    }

    /// Removes `user` from the group. Removing a user who is not a member is not an error.
    func delete(_ user: UserID, from group: GroupName, in pool: UserPoolID) throws {
        try tx.execute(
            "DELETE FROM memberships WHERE pool_id = \(pool) AND group_name = \(group) AND user_id = \(user)")
    }

    /// The groups of `user`, ordered by precedence and name (UP-GRP-05).
    package func groups(of user: UserID, in pool: UserPoolID) throws -> [Group] {
        try groups(of: user, in: pool, after: nil, limit: Int(Int32.max)).items
    }

    /// One page of the groups of `user`, in the same order.
    package func groups(of user: UserID, in pool: UserPoolID, after: Cursor?, limit: Int) throws -> Page<Group> {
        let rank = after.flatMap { Int64($0[0]) } ?? -1
        let rows = try tx.fetch(
            """
            SELECT g.* FROM memberships AS m
            JOIN user_groups AS g ON g.pool_id = m.pool_id AND g.name = m.group_name
            WHERE m.pool_id = \(pool) AND m.user_id = \(user) AND (g.rank, g.name) > (\(rank), \(after?[1] ?? ""))
            ORDER BY g.rank, g.name LIMIT \(Int64(limit) + 1)
            """)
        return Page(rows: try rows.map(Group.init), limit: limit) { Cursor(String($0.rank), $0.name.rawValue) }
    }

    /// The users in the group, ordered by id.
    package func members(of group: GroupName, in pool: UserPoolID, after: Cursor?, limit: Int) throws -> Page<UserID> {
        let rows = try tx.fetch(
            """
            SELECT user_id FROM memberships
            WHERE pool_id = \(pool) AND group_name = \(group) AND user_id > \(after?[0] ?? "")
            ORDER BY user_id LIMIT \(Int64(limit) + 1)
            """)
        let members: [UserID] = try rows.map { try $0.value("user_id") }
        return Page(rows: members, limit: limit) { Cursor($0.rawValue) }
    }

    /// The number of groups of `user`, up to `maximum`.
    func count(of user: UserID, in pool: UserPoolID, upTo maximum: Int) throws -> Int {
        try tx.count(
            """
            SELECT COUNT(*) AS n FROM
                (SELECT group_name FROM memberships WHERE pool_id = \(pool) AND user_id = \(user) LIMIT \(maximum))
                AS counted
            """)
    }

    func contains(_ user: UserID, group: GroupName, in pool: UserPoolID) throws -> Bool {
        try tx.first(
            """
            SELECT user_id FROM memberships
            WHERE pool_id = \(pool) AND group_name = \(group) AND user_id = \(user)
            """) != nil
    }

    /// Deletes at most `limit` memberships of the group and returns how many.
    func remove(from group: GroupName, in pool: UserPoolID, atMost limit: Int) throws -> Int {
        try tx.execute(
            """
            DELETE FROM memberships WHERE pool_id = \(pool) AND group_name = \(group) AND user_id IN
                (SELECT user_id FROM memberships WHERE pool_id = \(pool) AND group_name = \(group) LIMIT \(limit))
            """)
    }
}
