public import Kernel
public import Storage

/// Every statement about the passwords that people had before the present one, each sealed as it was then.
public struct FormerPasswordTable {
    let tx: any Transaction
    /// The table in this transaction.
    public init(_ tx: any Transaction) { self.tx = tx }

    /// The credentials that the person had last, the newest first; the present one is not among them.
    public func newest(_ limit: Int, of user: UserID, in pool: UserPoolID) throws -> [[UInt8]] {
        try tx.fetch(
            """
            SELECT credential FROM former_passwords WHERE pool_id = \(pool) AND user_id = \(user)
            ORDER BY version DESC LIMIT \(limit)
            """
        ).map { try $0.value("credential") }
    }

    /// Keeps what was the credential of `user`, as they were before it was replaced.
    func insert(_ credential: [UInt8], of user: User) throws {
        try tx.execute(
            """
            INSERT INTO former_passwords (pool_id, user_id, version, credential)
            VALUES (\(user.pool), \(user.id), \(user.version), \(credential))
            """)
    }

    /// Forgets all but the `count` newest.
    func prune(to count: Int, of user: UserID, in pool: UserPoolID) throws {
        try tx.execute(
            """
            DELETE FROM former_passwords WHERE pool_id = \(pool) AND user_id = \(user) AND version <=
                (SELECT version FROM former_passwords WHERE pool_id = \(pool) AND user_id = \(user)
                ORDER BY version DESC LIMIT 1 OFFSET \(count))
            """)
    }

    /// Forgets all that a person had.
    func deleteAll(of user: UserID, in pool: UserPoolID) throws {
        try tx.execute("DELETE FROM former_passwords WHERE pool_id = \(pool) AND user_id = \(user)")
    }
}
