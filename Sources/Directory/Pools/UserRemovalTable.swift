import Kernel
import Storage

/// The statements that delete the users of a deleted pool in batches.
struct UserRemovalTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// Deletes at most `limit` rows and returns how many.
    func removeUsers(in pool: UserPoolID, atMost limit: Int) throws -> Int {
        try tx.execute(
            """
            DELETE FROM users WHERE pool_id = \(pool) AND user_id IN
                (SELECT user_id FROM users WHERE pool_id = \(pool) LIMIT \(limit))
            """)
    }

    /// Deletes at most `limit` rows and returns how many.
    func removeFormerPasswords(in pool: UserPoolID, atMost limit: Int) throws -> Int {
        try tx.execute(
            """
            DELETE FROM former_passwords WHERE pool_id = \(pool) AND (user_id, version) IN
                (SELECT user_id, version FROM former_passwords WHERE pool_id = \(pool) LIMIT \(limit))
            """)
    }

    /// Deletes at most `limit` rows and returns how many.
    func removeNames(in pool: UserPoolID, atMost limit: Int) throws -> Int {
        try tx.execute(
            """
            DELETE FROM sign_in_names WHERE pool_id = \(pool) AND name IN
                (SELECT name FROM sign_in_names WHERE pool_id = \(pool) LIMIT \(limit))
            """)
    }

    /// Deletes at most `limit` rows and returns how many.
    func removeSearch(in pool: UserPoolID, atMost limit: Int) throws -> Int {
        try tx.execute(
            """
            DELETE FROM user_search WHERE pool_id = \(pool) AND (attribute, value, user_id) IN
                (SELECT attribute, value, user_id FROM user_search WHERE pool_id = \(pool) LIMIT \(limit))
            """)
    }
}
