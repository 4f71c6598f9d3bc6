public import Kernel
public import Storage

/// Every statement about the names by which people are found.
public struct NameTable {
    let tx: any Transaction
    /// The names that this transaction sees.
    public init(_ tx: any Transaction) { self.tx = tx }

    /// Whose name this is.
    public func owner(of name: SignInName, in pool: UserPoolID) throws -> (user: UserID, kind: SignInName.Kind)? {
        let row = try tx.first(
            "SELECT user_id, kind FROM sign_in_names WHERE pool_id = \(pool) AND name = \(name.folded)")
        guard let row, let kind = SignInName.Kind(rawValue: try row.value("kind")) else { return nil }
        return (try row.value("user_id"), kind)
    }

    /// Gives `name` to `user`. False where somebody else has it; having it already is no offence.
    public func claim(_ name: SignInName, _ kind: SignInName.Kind, for user: UserID, in pool: UserPoolID) throws -> Bool
    {
        let taken = try tx.execute(
            """
            INSERT INTO sign_in_names (pool_id, name, kind, user_id)
            VALUES (\(pool), \(name.folded), \(kind.rawValue), \(user)) ON CONFLICT (pool_id, name) DO NOTHING
            """)
        return try taken == 1 || owner(of: name, in: pool)?.user == user
    }

    /// Takes the name of one kind from `user`, whatever it was.
    public func release(_ kind: SignInName.Kind, of user: UserID, in pool: UserPoolID) throws {
        try tx.execute(
            "DELETE FROM sign_in_names WHERE pool_id = \(pool) AND user_id = \(user) AND kind = \(kind.rawValue)")
    }

    /// Takes all names from `user`.
    public func releaseAll(of user: UserID, in pool: UserPoolID) throws {
        try tx.execute("DELETE FROM sign_in_names WHERE pool_id = \(pool) AND user_id = \(user)")
    }

    /// The kinds of name that `user` has.
    func kinds(of user: UserID, in pool: UserPoolID) throws -> Set<SignInName.Kind> {
        let rows = try tx.fetch("SELECT kind FROM sign_in_names WHERE pool_id = \(pool) AND user_id = \(user)")
        return Set(try rows.compactMap { SignInName.Kind(rawValue: try $0.value("kind")) })
    }
}
