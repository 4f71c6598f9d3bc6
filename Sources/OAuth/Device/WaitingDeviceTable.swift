import Kernel
import Storage

/// The statements on the unexpired codes of one client's devices: their number, and which one to drop.
struct WaitingDeviceTable {
    private let tx: any Transaction
    private let client: ClientID
    private let pool: UserPoolID
    private let now: Instant

    /// The codes of `client` in a transaction.
    init(_ tx: any Transaction, of client: ClientID, in pool: UserPoolID, now: Instant) {
        (self.tx, self.client, self.pool, self.now) = (tx, client, pool, now)
    }

    /// The number of codes, up to `maximum`.
    func count(upTo maximum: Int) throws -> Int {
        try number(
            """
            SELECT code_hash FROM device_authorizations
            WHERE pool_id = \(pool) AND client_id = \(client) AND expires_at > \(now) LIMIT \(Int64(maximum))
            """)
    }

    /// The number of unanswered codes of an address, up to `maximum`.
    func count(from address: [UInt8], upTo maximum: Int) throws -> Int {
        try number(
            """
            SELECT code_hash FROM device_authorizations
            WHERE pool_id = \(pool) AND client_id = \(client) AND expires_at > \(now)
                AND user_id IS NULL AND address_hash = \(address) LIMIT \(Int64(maximum))
            """)
    }

    /// Deletes the oldest code of an address, as `deleteOldestOfMostFrequentAddress` does.
    func deleteOldest(from address: [UInt8]) throws { _ = try delete("address_hash = \(address)") }

    /// Deletes the oldest code that no user has typed, of the address with the most codes. If all of its codes were
    /// typed, which attackers can do as well, the oldest of them is deleted.
    ///
    /// - Returns: False if users have answered all.
    func deleteOldestOfMostFrequentAddress() throws -> Bool {
        let row = try tx.first(
            """
            SELECT address_hash, COUNT(*) AS n FROM device_authorizations
            WHERE pool_id = \(pool) AND client_id = \(client) AND expires_at > \(now) AND user_id IS NULL
            GROUP BY address_hash ORDER BY n DESC LIMIT 1
            """)
        guard let row else { return false }
        let address: [UInt8]? = try row.value("address_hash")
        return try delete(address.map { "address_hash = \($0)" } ?? "address_hash IS NULL")
    }

    private func delete(_ condition: SQL) throws -> Bool {
        try tx.execute(
            """
            DELETE FROM device_authorizations WHERE pool_id = \(pool) AND code_hash IN (
                SELECT code_hash FROM device_authorizations
                WHERE pool_id = \(pool) AND client_id = \(client) AND expires_at > \(now) AND user_id IS NULL
                    AND \(condition)
                ORDER BY typed_at IS NOT NULL, expires_at, code_hash LIMIT 1)
            """) > 0
    }

    private func number(_ codes: SQL) throws -> Int {
        try tx.first("SELECT COUNT(*) AS n FROM (\(codes)) AS counted").map { try $0.value("n") } ?? 0
    }
}
