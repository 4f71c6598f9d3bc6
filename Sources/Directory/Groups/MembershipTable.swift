public import Kernel
public import Storage

/// Every statement about who is in which group.
public struct MembershipTable {
    let tx: any Transaction
    /// The table as `tx` sees it.
    public init(_ tx: any Transaction) { self.tx = tx }

    /// Puts `user` into the group.
    ///
    /// To be in it already is no error.
    func insert(_ user: UserID, into group: String, in pool: UserPoolID) throws {
        try tx.execute(
            """
            INSERT INTO memberships (pool_id, group_name, user_id) VALUES (\(pool), \(group), \(user))
            ON CONFLICT (pool_id, group_name, user_id) DO NOTHING
            """)
    }

    /// Takes `user` out of the group.
    ///
    /// Not to be in it is no error.
    func delete(_ user: UserID, from group: String, in pool: UserPoolID) throws {
        try tx.execute(
            "DELETE FROM memberships WHERE pool_id = \(pool) AND group_name = \(group) AND user_id = \(user)")
    }

    /// Takes `user` out of every group, in the transaction that removes the person.
    public func deleteAll(of user: UserID, in pool: UserPoolID) throws {
        try tx.execute("DELETE FROM memberships WHERE pool_id = \(pool) AND user_id = \(user)")
    }

    /// The groups that `user` is in, the best precedence first, then by name (UP-GRP-05).
    public func groups(of user: UserID, in pool: UserPoolID) throws -> [Group] {
        try groups(of: user, in: pool, after: nil, limit: Int(Int32.max)).items
    }

    /// The groups that `user` is in, in the same order, a page at a time.
    public func groups(of user: UserID, in pool: UserPoolID, after: Cursor?, limit: Int) throws -> Page<Group> {
        let rank = after.flatMap { Int64($0[0]) } ?? -1
        let rows = try tx.fetch(
            """
            SELECT g.* FROM memberships AS m
            JOIN user_groups AS g ON g.pool_id = m.pool_id AND g.name = m.group_name
            WHERE m.pool_id = \(pool) AND m.user_id = \(user) AND (g.rank, g.name) > (\(rank), \(after?[1] ?? ""))
            ORDER BY g.rank, g.name LIMIT \(Int64(limit) + 1)
            """)
        return Page(rows: try rows.map(Group.init), limit: limit) { Cursor(String($0.rank), $0.name) }
    }

    /// The people in the group, in the order of their ids, a page at a time.
    public func members(of group: String, in pool: UserPoolID, after: Cursor?, limit: Int) throws -> Page<UserID> {
        let rows = try tx.fetch(
            """
            SELECT user_id FROM memberships
            WHERE pool_id = \(pool) AND group_name = \(group) AND user_id > \(after?[0] ?? "")
            ORDER BY user_id LIMIT \(Int64(limit) + 1)
            """)
        let members: [UserID] = try rows.map { try $0.value("user_id") }
        return Page(rows: members, limit: limit) { Cursor($0.rawValue) }
    }

    /// How many groups `user` is in; counts no further than `most`.
    func count(of user: UserID, in pool: UserPoolID, upTo most: Int) throws -> Int {
        try tx.count(
            """
            SELECT COUNT(*) AS n FROM
                (SELECT group_name FROM memberships WHERE pool_id = \(pool) AND user_id = \(user) LIMIT \(most))
                AS counted
            """)
    }

    func contains(_ user: UserID, group: String, in pool: UserPoolID) throws -> Bool {
        try tx.first(
            """
            SELECT user_id FROM memberships
            WHERE pool_id = \(pool) AND group_name = \(group) AND user_id = \(user)
            """) != nil
    }

    /// Empties the group of at most `limit` people and says how many went.
    func remove(from group: String, in pool: UserPoolID, atMost limit: Int) throws -> Int {
        try tx.execute(
            """
            DELETE FROM memberships WHERE pool_id = \(pool) AND group_name = \(group) AND user_id IN
                (SELECT user_id FROM memberships WHERE pool_id = \(pool) AND group_name = \(group) LIMIT \(limit))
            """)
    }

    /// Removes at most `limit` memberships of `pool` and says how many went.
    func remove(in pool: UserPoolID, atMost limit: Int) throws -> Int {
        try tx.execute(
            """
            DELETE FROM memberships WHERE pool_id = \(pool) AND (group_name, user_id) IN
                (SELECT group_name, user_id FROM memberships WHERE pool_id = \(pool) LIMIT \(limit))
            """)
    }
}
