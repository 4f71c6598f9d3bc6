package import Kernel
package import Storage

/// The statements that search for users by attribute (USR-SRCH).
package struct UserSearchTable {
    let tx: any Transaction
    package init(_ tx: any Transaction) { self.tx = tx }

    /// The attributes in the search index; the others are columns of the table of users (USR-SRCH-01).
    static let attributes = ["email", "family_name", "given_name", "name", "phone_number", "preferred_username"]

    /// Filters have at most 256 characters, so nothing after that decides a match.
    static let indexedLength = 256

    /// One page of the users that match `filter`, ordered by the filtered attribute (USR-SRCH-16).
    ///
    /// - Parameter filter: Nil for all users, ordered by username.
    package func list(
        _ filter: UserFilter?, in pool: UserPoolID, after cursor: Cursor?, limit: Int
    ) throws -> Page<User> {
        guard let filter else {
            return try byUsername(from: "", through: Self.last, in: pool, cursor: cursor, limit: limit)
        }
        switch filter.attribute {
        case .username:
            return try byUsername(from: filter.lower, through: filter.upper, in: pool, cursor: cursor, limit: limit)
        case .sub:
            return try byIdentifier(from: filter.lower, through: filter.upper, in: pool, cursor: cursor, limit: limit)
        case .userStatus:
            return try byStatus(from: filter.lower, through: filter.upper, in: pool, cursor: cursor, limit: limit)
        case .enabled: return try byEnabled(filter.enabledStates, in: pool, cursor: cursor, limit: limit)
        case .indexed(let name):
            return try byAttribute(
                name, from: filter.lower, through: filter.upper, in: pool, cursor: cursor, limit: limit)
        }
    }

    /// Sorts after every other text.
    static let last = "\u{10FFFF}"

    private func byUsername(
        from lower: String, through upper: String, in pool: UserPoolID, cursor: Cursor?, limit: Int
    ) throws -> Page<User> {
        let rows = try tx.fetch(
            """
            SELECT * FROM users WHERE pool_id = \(pool) AND username >= \(lower) AND username <= \(upper)
            AND username > \(cursor?[0] ?? "") ORDER BY username LIMIT \(limit + 1)
            """)
        return Page(rows: try rows.map(User.init), limit: limit) { Cursor($0.username.rawValue) }
    }

    private func byIdentifier(
        from lower: String, through upper: String, in pool: UserPoolID, cursor: Cursor?, limit: Int
    ) throws -> Page<User> {
        let rows = try tx.fetch(
            """
            SELECT * FROM users WHERE pool_id = \(pool) AND user_id >= \(lower) AND user_id <= \(upper)
            AND user_id > \(cursor?[0] ?? "") ORDER BY user_id LIMIT \(limit + 1)
            """)
        return Page(rows: try rows.map(User.init), limit: limit) { Cursor($0.id.rawValue) }
    }

    private func byStatus(
        from lower: String, through upper: String, in pool: UserPoolID, cursor: Cursor?, limit: Int
    ) throws -> Page<User> {
        let rows = try tx.fetch(
            """
            SELECT * FROM users WHERE pool_id = \(pool) AND status >= \(lower) AND status <= \(upper)
            AND (status, user_id) > (\(cursor?[0] ?? ""), \(cursor?[1] ?? ""))
            ORDER BY status, user_id LIMIT \(limit + 1)
            """)
        return Page(rows: try rows.map(User.init), limit: limit) { Cursor($0.status.rawValue, $0.id.rawValue) }
    }

    private func byEnabled(
        _ states: ClosedRange<Int>?, in pool: UserPoolID, cursor: Cursor?, limit: Int
    ) throws -> Page<User> {
        guard let states else { return Page(items: [], next: nil) }
        let rows = try tx.fetch(
            """
            SELECT * FROM users WHERE pool_id = \(pool)
            AND enabled >= \(states.lowerBound) AND enabled <= \(states.upperBound)
            AND (enabled, user_id) > (\(cursor.flatMap { Int($0[0]) } ?? -1), \(cursor?[1] ?? ""))
            ORDER BY enabled, user_id LIMIT \(limit + 1)
            """)
        return Page(rows: try rows.map(User.init), limit: limit) { Cursor($0.enabled ? "1" : "0", $0.id.rawValue) }
    }

    private func byAttribute(
        _ name: String, from lower: String, through upper: String, in pool: UserPoolID, cursor: Cursor?, limit: Int
    ) throws -> Page<User> {
        let rows = try tx.fetch(
            """
            SELECT users.*, user_search.value AS sort_value FROM user_search JOIN users
            ON users.pool_id = user_search.pool_id AND users.user_id = user_search.user_id
            WHERE user_search.pool_id = \(pool) AND user_search.attribute = \(name)
            AND user_search.value >= \(lower) AND user_search.value <= \(upper)
            AND (user_search.value, user_search.user_id) > (\(cursor?[0] ?? ""), \(cursor?[1] ?? ""))
            ORDER BY user_search.value, user_search.user_id LIMIT \(limit + 1)
            """)
        let found = try rows.map { (user: try User($0), value: try $0.value("sort_value", as: String.self)) }
        let page = Page(rows: found, limit: limit) { Cursor($0.value, $0.user.id.rawValue) }
        return page.map(\.user)
    }

    /// Users of the pool itself, not of another provider, who have confirmed their sign-up and whose e-mail address is
    /// `address` in any case, verified or not.
    package func ownUsers(withEmail address: String, in pool: UserPoolID, limit: Int) throws -> [User] {
        let (external, unconfirmed) = (UserStatus.externalProvider.rawValue, UserStatus.unconfirmed.rawValue)
        return try tx.fetch(
            """
            SELECT users.* FROM user_search JOIN users
            ON users.pool_id = user_search.pool_id AND users.user_id = user_search.user_id
            WHERE user_search.pool_id = \(pool) AND user_search.attribute = \(ContactAttribute.email.rawValue)
            AND user_search.value = \(Self.folded(address)) AND users.status <> \(external)
            AND users.status <> \(unconfirmed) ORDER BY user_search.user_id LIMIT \(limit)
            """
        ).map(User.init)
    }
}

// MARK: - Writing

extension UserSearchTable {
    /// Adds new users to the index.
    func add(_ users: [User]) throws {
        let rows = users.flatMap { user in
            Self.attributes.compactMap { name in user.attributes[name].map { Self.row(of: user, value: $0, as: name) } }
        }
        for part in rows.statementParts { try insert(part) }
    }

    /// Updates the index after a change of a user's attributes.
    func replace(_ before: User, by after: User) throws {
        for name in Self.attributes where before.attributes[name] != after.attributes[name] {
            try tx.execute(
                """
                DELETE FROM user_search WHERE pool_id = \(after.pool) AND attribute = \(name)
                AND value = \(Self.folded(before.attributes[name] ?? "")) AND user_id = \(after.id)
                """)
            guard let value = after.attributes[name] else { continue }
            try insert([Self.row(of: after, value: value, as: name)])
        }
    }

    private func insert(_ rows: some Sequence<SQL>) throws {
        try tx.execute("INSERT INTO user_search (pool_id, attribute, value, user_id) VALUES \(SQL(list: rows))")
    }

    private static func row(of user: User, value: String, as name: String) -> SQL {
        "(\(user.pool), \(name), \(folded(value)), \(user.id))"
    }

    /// The form of values for comparisons: case-insensitive (USR-SRCH-06).
    ///
    /// It is cut before and after folding, which can lengthen the text, because the index limits the length.
    static func folded(_ value: String) -> String { cut(SignInName(cut(value), caseSensitive: false).folded) }

    private static func cut(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.prefix(indexedLength)))
    }
}
