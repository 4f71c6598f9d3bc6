import Kernel
import Storage

/// How far a chain has been delivered: so many bytes of its file with this number, and all files before it.
struct DeliveredPart: Hashable, Sendable {
    var file: Int
    var bytes: Int
}

/// The statements on how far chains have been delivered.
struct AuditDeliveryTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    func find(_ chain: String) throws -> DeliveredPart? {
        try tx.first("SELECT file, bytes FROM audit_deliveries WHERE chain_id = \(chain)").map { row in
            DeliveredPart(file: try row.value("file"), bytes: try row.value("bytes"))
        }
    }

    func put(_ part: DeliveredPart, of chain: String) throws {
        try tx.execute(
            """
            INSERT INTO audit_deliveries (chain_id, file, bytes) VALUES (\(chain), \(part.file), \(part.bytes))
            ON CONFLICT (chain_id) DO UPDATE SET file = \(part.file), bytes = \(part.bytes)
            """)
    }
}
