package import Kernel
package import Storage

/// The statements on users' former passwords, each in its sealed form.
package struct FormerPasswordTable {
    let tx: any Transaction
    package init(_ tx: any Transaction) { self.tx = tx }

    /// The latest former credentials, newest first, without the current one.
    package func newest(_ limit: Int, of user: UserID, in pool: UserPoolID) throws -> [[UInt8]] {
        try tx.fetch(
            """
            SELECT credential FROM former_passwords WHERE pool_id = \(pool) AND user_id = \(user)
            ORDER BY version DESC LIMIT \(limit)
            """
        ).map { try $0.value("credential") }
    }

    /// Stores a replaced credential with the version that `user` had before the replacement.
    func insert(_ credential: [UInt8], of user: User) throws {
        try tx.execute(
            """
            INSERT INTO former_passwords (pool_id, user_id, version, credential)
            VALUES (\(user.pool), \(user.id), \(user.version), \(credential))
            """)
    }

    /// Deletes all but the latest `count` former credentials.
    func prune(to count: Int, of user: UserID, in pool: UserPoolID) throws {
        try tx.execute(
            """
            DELETE FROM former_passwords WHERE pool_id = \(pool) AND user_id = \(user) AND version <=
                (SELECT version FROM former_passwords WHERE pool_id = \(pool) AND user_id = \(user)
                ORDER BY version DESC LIMIT 1 OFFSET \(count))
            """)
    }
}
