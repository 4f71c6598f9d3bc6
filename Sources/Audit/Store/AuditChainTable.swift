import Kernel
import Storage

/// The statements on how far chains are signed.
struct AuditChainTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    func all() throws -> [ChainHead] {
        try tx.fetch("SELECT * FROM audit_chains ORDER BY chain_id").map(ChainHead.init)
    }

    func find(_ chain: String) throws -> ChainHead? {
        try tx.first("SELECT * FROM audit_chains WHERE chain_id = \(chain)").map(ChainHead.init)
    }

    func put(_ head: ChainHead) throws {
        try tx.execute(
            """
            INSERT INTO audit_chains (chain_id, node, sequence, hash, signed_at)
            VALUES (\(head.chain), \(head.node), \(head.sequence), \(head.hash), \(head.signedAt))
            ON CONFLICT (chain_id) DO UPDATE SET node = \(head.node), sequence = \(head.sequence),
                hash = \(head.hash), signed_at = \(head.signedAt)
            """)
    }

    /// Deletes chains that have expired, and how far they were delivered.
    func deleteAll(signedBefore time: Instant) throws {
        try tx.execute(
            """
            DELETE FROM audit_deliveries WHERE chain_id IN
                (SELECT chain_id FROM audit_chains WHERE signed_at < \(time))
            """)
        try tx.execute("DELETE FROM audit_chains WHERE signed_at < \(time)")
    }
}

extension ChainHead {
    fileprivate init(_ row: Row) throws {
        self.init(
            chain: try row.value("chain_id"), node: try row.value("node"), sequence: try row.value("sequence"),
            hash: try row.value("hash"), signedAt: try row.value("signed_at"))
    }
}
