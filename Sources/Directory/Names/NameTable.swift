package import Kernel
package import Storage

/// The statements on the names that users are found by.
package struct NameTable {
    let tx: any Transaction
    package init(_ tx: any Transaction) { self.tx = tx }

    /// The user who has this name.
    package func owner(of name: SignInName, in pool: UserPoolID) throws -> (user: UserID, kind: SignInName.Kind)? {
        let row = try tx.first(
            "SELECT user_id, kind FROM sign_in_names WHERE pool_id = \(pool) AND name = \(name.folded)")
        guard let row, let kind = SignInName.Kind(rawValue: try row.value("kind")) else { return nil }
        return (try row.value("user_id"), kind)
    }

    /// Assigns `name` to `user`.
    ///
    /// - Returns: False if another user has it. Claiming one's own name again succeeds.
    package func claim(
        _ name: SignInName, kind: SignInName.Kind, for user: UserID, in pool: UserPoolID
    ) throws -> Bool {
        let inserted = try tx.execute(
            """
            INSERT INTO sign_in_names (pool_id, name, kind, user_id)
            VALUES (\(pool), \(name.folded), \(kind.rawValue), \(user)) ON CONFLICT (pool_id, name) DO NOTHING
            """)
        return try inserted == 1 || owner(of: name, in: pool)?.user == user
    }

    /// The names among `names` that users have.
    ///
    /// A statement for each name, because PostgreSQL reads the whole pool for a list of names while it has no
    /// statistics of the table.
    func taken(among names: [SignInName], in pool: UserPoolID) throws -> Set<SignInName> {
        let rows = try names.statementParts.flatMap { part in
            try tx.fetch(
                SQL(
                    list: part.map { name -> SQL in
                        "SELECT name FROM sign_in_names WHERE pool_id = \(pool) AND name = \(name.folded)"
                    }, separator: " UNION ALL "))
        }
        return Set(try rows.map { SignInName(folded: try $0.value("name")) })
    }

    /// A name of a user that no user has yet.
    struct Claim {
        let name: SignInName
        let kind: SignInName.Kind
        let user: UserID
    }

    /// Assigns names.
    ///
    /// - Throws: `StorageError.duplicate` if a user has one of them.
    func insert(_ claims: [Claim], in pool: UserPoolID) throws {
        for part in claims.statementParts {
            let rows: [SQL] = part.map { "(\(pool), \($0.name.folded), \($0.kind.rawValue), \($0.user))" }
            try tx.execute("INSERT INTO sign_in_names (pool_id, name, kind, user_id) VALUES \(SQL(list: rows))")
        }
    }

    /// Removes the name of one kind from `user`.
    package func release(_ kind: SignInName.Kind, of user: UserID, in pool: UserPoolID) throws {
        try tx.execute(
            "DELETE FROM sign_in_names WHERE pool_id = \(pool) AND user_id = \(user) AND kind = \(kind.rawValue)")
    }

    /// Removes names of `user`.
    func release(_ names: [SignInName], of user: UserID, in pool: UserPoolID) throws {
        for name in names {
            try tx.execute(
                "DELETE FROM sign_in_names WHERE pool_id = \(pool) AND name = \(name.folded) AND user_id = \(user)")
        }
    }

    /// The names that `user` has.
    func names(of user: UserID, in pool: UserPoolID) throws -> [(kind: SignInName.Kind, name: SignInName)] {
        let rows = try tx.fetch("SELECT kind, name FROM sign_in_names WHERE pool_id = \(pool) AND user_id = \(user)")
        return try rows.compactMap { row -> (kind: SignInName.Kind, name: SignInName)? in
            guard let kind = SignInName.Kind(rawValue: try row.value("kind")) else { return nil }
            return (kind, SignInName(folded: try row.value("name")))
        }
    }

    /// The kinds of names that `user` has.
    package func kinds(of user: UserID, in pool: UserPoolID) throws -> Set<SignInName.Kind> {
        let rows = try tx.fetch("SELECT kind FROM sign_in_names WHERE pool_id = \(pool) AND user_id = \(user)")
        return Set(try rows.compactMap { SignInName.Kind(rawValue: try $0.value("kind")) })
    }
}
