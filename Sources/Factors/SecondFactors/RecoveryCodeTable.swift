import Kernel
import Storage

/// Statements about recovery codes, which are stored as keyed hashes.
struct RecoveryCodeTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    func insert(_ hash: [UInt8], of user: UserID, in pool: UserPoolID, now: Instant) throws {
        try tx.execute(
            """
            INSERT INTO recovery_codes (pool_id, user_id, code_hash, created_at)
            VALUES (\(pool), \(user), \(hash), \(now))
            """)
    }

    /// The hashes of a user's codes, in the order of their bytes.
    func all(of user: UserID, in pool: UserPoolID) throws -> [[UInt8]] {
        try tx.fetch(
            "SELECT code_hash FROM recovery_codes WHERE pool_id = \(pool) AND user_id = \(user) ORDER BY code_hash"
        ).map { try $0.value("code_hash") }
    }

    func count(of user: UserID, in pool: UserPoolID) throws -> Int {
        let row = try tx.first(
            "SELECT COUNT(*) AS n FROM recovery_codes WHERE pool_id = \(pool) AND user_id = \(user)")
        return try row?.value("n") ?? 0
    }

    func contains(_ hash: [UInt8], of user: UserID, in pool: UserPoolID) throws -> Bool {
        try tx.first(
            """
            SELECT created_at FROM recovery_codes
            WHERE pool_id = \(pool) AND user_id = \(user) AND code_hash = \(hash)
            """) != nil
    }

    /// Deletes a code.
    ///
    /// - Returns: True for only one of two uses.
    func take(_ hash: [UInt8], of user: UserID, in pool: UserPoolID) throws -> Bool {
        try tx.first(
            """
            DELETE FROM recovery_codes WHERE pool_id = \(pool) AND user_id = \(user) AND code_hash = \(hash)
            RETURNING created_at
            """) != nil
    }

    func deleteAll(of user: UserID, in pool: UserPoolID) throws {
        try tx.execute("DELETE FROM recovery_codes WHERE pool_id = \(pool) AND user_id = \(user)")
    }
}
