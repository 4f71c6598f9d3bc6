package import Kernel
package import Storage

/// The statements on users.
package struct UserTable {
    let tx: any Transaction
    package init(_ tx: any Transaction) { self.tx = tx }

    /// The user with this id.
    package func find(_ id: UserID, in pool: UserPoolID) throws -> User? {
        try tx.first("SELECT * FROM users WHERE pool_id = \(pool) AND user_id = \(id)").map(User.init)
    }

    /// The users with these ids, ordered by id.
    package func find(_ ids: [UserID], in pool: UserPoolID) throws -> [User] {
        guard !ids.isEmpty else { return [] }
        return try tx.fetch(
            """
            SELECT * FROM users WHERE pool_id = \(pool) AND user_id IN (\(SQL(list: ids.map { "\($0)" })))
            ORDER BY user_id
            """
        ).map(User.init)
    }

    /// The user with this username, verified alias or `sub` (UP-ALIAS-05, UP-UNAME-12).
    package func find(_ name: SignInName, in pool: UserPoolID) throws -> User? {
        try tx.first(
            """
            SELECT users.* FROM sign_in_names JOIN users
            ON users.pool_id = sign_in_names.pool_id AND users.user_id = sign_in_names.user_id
            WHERE sign_in_names.pool_id = \(pool) AND sign_in_names.name = \(name.folded)
            """
        ).map(User.init)
    }

    /// The user called `username`, compared as `pool` compares names.
    ///
    /// - Throws: `UserRefusal.notFound`.
    package func require(_ username: Username, in pool: UserPool) throws -> User {
        guard let user = try find(pool.signInName(username), in: pool.id) else { throw UserRefusal.notFound }
        return user
    }

    /// The user with this identifier.
    ///
    /// - Throws: `UserRefusal.notFound`.
    package func require(_ id: UserID, in pool: UserPoolID) throws -> User {
        guard let user = try find(id, in: pool) else { throw UserRefusal.notFound }
        return user
    }

    /// Inserts a user.
    ///
    /// - Throws: `UserRefusal.usernameTaken` if another user has exactly this username.
    package func insert(_ user: User) throws {
        let count = try tx.execute("\(Self.insertion(of: [user])) ON CONFLICT DO NOTHING")
        guard count == 1 else { throw UserRefusal.usernameTaken }
    }

    /// Inserts users.
    ///
    /// - Throws: `StorageError.duplicate` if another user has one of the usernames.
    func insert(_ users: [User]) throws {
        for part in users.statementParts { try tx.execute(Self.insertion(of: part)) }
    }

    private static func insertion(of users: some Sequence<User>) -> SQL {
        let rows = users.map { user -> SQL in
            """
            (\(user.pool), \(user.id), \(user.username), \(user.status.rawValue), \(user.enabled),
                \(user.attributes.stored), \(user.credential), \(user.passwordExpiresAt), \(user.createdAt),
                \(user.modifiedAt), \(user.version))
            """
        }
        return """
            INSERT INTO users (pool_id, user_id, username, status, enabled, attributes, credential,
                password_expires_at, created_at, modified_at, version)
            VALUES \(SQL(list: rows))
            """
    }

    /// Updates `user` and increments its version.
    ///
    /// - Throws: `ConcurrentChange` if the user has changed since it was read.
    package func update(_ user: User, now: Instant) throws {
        let changed = try tx.execute(
            """
            UPDATE users SET status = \(user.status.rawValue), enabled = \(user.enabled),
                attributes = \(user.attributes.stored), credential = \(user.credential),
                password_expires_at = \(user.passwordExpiresAt), modified_at = \(now), version = version + 1
            WHERE pool_id = \(user.pool) AND user_id = \(user.id) AND version = \(user.version)
            """)
        guard changed == 1 else { throw ConcurrentChange(of: "user") }
    }

    /// The lowest ids of at most `limit` users of a pool.
    package func identifiers(in pool: UserPoolID, limit: Int) throws -> [UserID] {
        try tx.fetch("SELECT user_id FROM users WHERE pool_id = \(pool) ORDER BY user_id LIMIT \(limit)")
            .map { try $0.value("user_id") }
    }
}

extension User {
    init(_ row: Row) throws {
        let status: String = try row.value("status")
        guard let known = UserStatus(rawValue: status) else {
            throw StorageError.unexpected("no user status \(status)")
        }
        self.init(
            pool: try row.value("pool_id"), id: try row.value("user_id"), username: try row.value("username"),
            status: known, enabled: try row.value("enabled"),
            attributes: try UserAttributes(stored: row.value("attributes")), credential: try row.value("credential"),
            passwordExpiresAt: try row.value("password_expires_at"), createdAt: try row.value("created_at"),
            modifiedAt: try row.value("modified_at"), version: try row.value("version"))
    }
}
