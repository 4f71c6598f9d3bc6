import Kernel
import Storage

/// Names with failed attempts from an address within the hour.
struct AddressFailureTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// The number of names, up to `limit`.
    func count(from machine: String, in pool: UserPoolID, at now: Instant, upTo limit: Int) throws -> Int {
        try tx.first(
            """
            SELECT COUNT(*) AS names FROM (
                SELECT 1 FROM address_failures
                WHERE pool_id = \(pool) AND machine = \(machine) AND expires_at > \(now) LIMIT \(limit)
            ) AS recent
            """
        ).map { try $0.value("names") } ?? 0
    }

    func put(_ subject: String, from machine: String, in pool: UserPoolID, until expiry: Instant) throws {
        try tx.execute(
            """
            INSERT INTO address_failures (pool_id, machine, subject, expires_at)
            VALUES (\(pool), \(machine), \(subject), \(expiry))
            ON CONFLICT (pool_id, machine, subject) DO UPDATE SET expires_at = excluded.expires_at
            """)
    }

    /// Deletes the failures of a name after a right password: a mistyped password is not an attack.
    func delete(_ subject: String, from machine: String, in pool: UserPoolID) throws {
        try tx.execute(
            "DELETE FROM address_failures WHERE pool_id = \(pool) AND machine = \(machine) AND subject = \(subject)")
    }
}
