import Kernel
import Storage

/// The statements on how far chains in the database have been delivered, and who delivers them.
struct AuditRecordDeliveryTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// For how many seconds a process holds a chain after each batch: longer than a receiver may take.
    static let heldFor: Int64 = .minutes(2)

    func find(_ chain: String) throws -> (sequence: Int64, sender: String, heldUntil: Instant)? {
        try tx.first("SELECT * FROM audit_record_deliveries WHERE chain_id = \(chain)").map { row in
            (try row.value("sequence"), try row.value("sender"), try row.value("held_until"))
        }
    }

    /// The chains with records that were not delivered and that no other process delivers.
    func waiting(for sender: String, at now: Instant) throws -> [String] {
        try tx.fetch(
            """
            SELECT c.chain_id FROM audit_stored_chains c
            LEFT JOIN audit_record_deliveries d ON d.chain_id = c.chain_id
            WHERE (d.chain_id IS NULL OR d.sender = \(sender) OR d.held_until <= \(now))
                AND EXISTS (
                    SELECT 1 FROM audit_records r
                    WHERE r.chain_id = c.chain_id AND r.sequence > COALESCE(d.sequence, 0))
            ORDER BY c.chain_id
            """
        ).map { try $0.value("chain_id") }
    }

    /// Takes a chain that no other process delivers.
    ///
    /// - Returns: The number of the last record that was delivered; nil if another process delivers the chain.
    func take(_ chain: String, for sender: String, at now: Instant) throws -> Int64? {
        let until = now.advanced(seconds: Self.heldFor)
        return try tx.first(
            """
            INSERT INTO audit_record_deliveries (chain_id, sequence, sender, held_until)
            VALUES (\(chain), 0, \(sender), \(until))
            ON CONFLICT (chain_id) DO UPDATE SET sender = \(sender), held_until = \(until)
            WHERE audit_record_deliveries.sender = \(sender) OR audit_record_deliveries.held_until <= \(now)
            RETURNING sequence
            """
        )?.value("sequence")
    }

    /// Stores how far `sender` has delivered a chain. If another process has taken the chain, this changes nothing:
    /// records are delivered again rather than left out.
    func put(_ sequence: Int64, of chain: String, by sender: String, at now: Instant) throws {
        try tx.execute(
            """
            UPDATE audit_record_deliveries
            SET sequence = \(sequence), held_until = \(now.advanced(seconds: Self.heldFor))
            WHERE chain_id = \(chain) AND sender = \(sender)
            """)
    }

    /// Lets other processes deliver what `sender` holds.
    func releaseAll(of sender: String) throws {
        try tx.execute("UPDATE audit_record_deliveries SET held_until = 0 WHERE sender = \(sender)")
    }
}
