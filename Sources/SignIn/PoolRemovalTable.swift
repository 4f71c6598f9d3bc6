public import Directory
import Kernel
import Storage

/// Statements that delete this module's rows of a removed pool in batches.
public struct PoolRemovalTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// What `Pools` deletes with a pool: the keys first, then what belongs to users.
    ///
    /// Sessions, failures, call counts and messages expire within hours or days (`ExpirySweeper`).
    public static let contents: [PoolContents] = [
        PoolContents { tx, pool, _ in try PoolRemovalTable(tx).removeKeys(of: pool) },
        PoolContents { try PoolRemovalTable($0).removeTokens(of: $1, atMost: $2) },
        PoolContents { try PoolRemovalTable($0).removeUserSessions(of: $1, atMost: $2) },
        PoolContents { try PoolRemovalTable($0).removeCodes(of: $1, atMost: $2) },
    ]

    private func removeKeys(of pool: UserPoolID) throws -> Int {
        try tx.execute("DELETE FROM signing_keys WHERE pool_id = \(pool)")
    }

    private func removeTokens(of pool: UserPoolID, atMost limit: Int) throws -> Int {
        try tx.execute(
            """
            DELETE FROM refresh_tokens WHERE pool_id = \(pool) AND token_hash IN
                (SELECT token_hash FROM refresh_tokens WHERE pool_id = \(pool) LIMIT \(limit))
            """)
    }

    private func removeUserSessions(of pool: UserPoolID, atMost limit: Int) throws -> Int {
        try tx.execute(
            """
            DELETE FROM user_sessions WHERE pool_id = \(pool) AND session_id IN
                (SELECT session_id FROM user_sessions WHERE pool_id = \(pool) LIMIT \(limit))
            """)
    }

    private func removeCodes(of pool: UserPoolID, atMost limit: Int) throws -> Int {
        try tx.execute(
            """
            DELETE FROM codes WHERE pool_id = \(pool) AND (user_id, purpose) IN
                (SELECT user_id, purpose FROM codes WHERE pool_id = \(pool) LIMIT \(limit))
            """)
    }
}
