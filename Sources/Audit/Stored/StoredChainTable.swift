import Kernel
import Storage

/// The statements on who writes which chain of the database. A chain that a process has not held for a while may be
/// continued or signed by any other.
struct StoredChainTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// For how many seconds a process holds a chain: it renews that at each checkpoint, once a minute.
    static let heldFor: Int64 = .minutes(3)

    func insert(_ chain: String, of node: String, writer: String, at now: Instant) throws {
        try tx.execute(
            """
            INSERT INTO audit_stored_chains (chain_id, node, writer, held_until)
            VALUES (\(chain), \(node), \(writer), \(now.advanced(seconds: Self.heldFor)))
            """)
    }

    /// Chains that no process holds, those of `node` first.
    func free(signedBy keyID: String, node: String, at now: Instant) throws -> [String] {
        try tx.fetch(
            """
            SELECT chain_id FROM audit_stored_chains
            WHERE held_until <= \(now) AND chain_id >= \("\(keyID)-") AND chain_id < \("\(keyID).")
            ORDER BY CASE WHEN node = \(node) THEN 0 ELSE 1 END, chain_id LIMIT 100
            """
        ).map { try $0.value("chain_id") }
    }

    /// Chains that no process holds and that have records after their last checkpoint.
    func freeUnsigned(by keyID: String, at now: Instant) throws -> [(chain: String, node: String)] {
        try tx.fetch(
            """
            SELECT chain_id, node FROM audit_stored_chains
            WHERE held_until <= \(now) AND chain_id >= \("\(keyID)-") AND chain_id < \("\(keyID).")
                AND EXISTS (
                    SELECT 1 FROM audit_records r WHERE r.chain_id = audit_stored_chains.chain_id
                        AND r.sequence > COALESCE((
                            SELECT h.sequence FROM audit_chains h
                            WHERE h.chain_id = audit_stored_chains.chain_id), 0))
            ORDER BY chain_id LIMIT 10
            """
        ).map { (try $0.value("chain_id"), try $0.value("node")) }
    }

    /// Chains that no process holds and whose last checkpoint was forgotten for its age.
    func freeForgotten(at now: Instant) throws -> [String] {
        try tx.fetch(
            """
            SELECT chain_id FROM audit_stored_chains
            WHERE held_until <= \(now) AND NOT EXISTS (
                SELECT 1 FROM audit_chains h WHERE h.chain_id = audit_stored_chains.chain_id)
            ORDER BY chain_id LIMIT 10
            """
        ).map { try $0.value("chain_id") }
    }

    /// Takes a chain that no process holds.
    ///
    /// - Returns: False if another process has taken it first.
    func take(_ chain: String, node: String, writer: String, at now: Instant) throws -> Bool {
        try tx.execute(
            """
            UPDATE audit_stored_chains
            SET node = \(node), writer = \(writer), held_until = \(now.advanced(seconds: Self.heldFor))
            WHERE chain_id = \(chain) AND held_until <= \(now)
            """) == 1
    }

    /// Holds a chain for longer.
    ///
    /// - Throws: `ChainTaken` if another process has taken it.
    func renew(_ chain: String, writer: String, at now: Instant) throws {
        let count = try tx.execute(
            """
            UPDATE audit_stored_chains SET held_until = \(now.advanced(seconds: Self.heldFor))
            WHERE chain_id = \(chain) AND writer = \(writer)
            """)
        guard count == 1 else { throw ChainTaken() }
    }

    /// Lets another process continue the chain.
    func release(_ chain: String, writer: String) throws {
        try tx.execute(
            "UPDATE audit_stored_chains SET held_until = 0 WHERE chain_id = \(chain) AND writer = \(writer)")
    }

    func delete(_ chain: String) throws {
        try tx.execute("DELETE FROM audit_record_deliveries WHERE chain_id = \(chain)")
        try tx.execute("DELETE FROM audit_stored_chains WHERE chain_id = \(chain)")
    }
}
