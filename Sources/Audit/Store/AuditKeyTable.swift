import Kernel
import Storage

/// The statements on the keys of checkpoints. There is one key; a later version may have more.
struct AuditKeyTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// All keys, the oldest first.
    func all() throws -> [(id: String, sealed: [UInt8])] {
        try tx.fetch("SELECT key_id, sealed FROM audit_keys ORDER BY created_at, key_id")
            .map { (try $0.value("key_id"), try $0.value("sealed")) }
    }

    func insert(_ id: String, sealed: [UInt8], at now: Instant) throws {
        try tx.execute("INSERT INTO audit_keys (key_id, sealed, created_at) VALUES (\(id), \(sealed), \(now))")
    }
}
