import Kernel
import Storage

/// The statements on the secrets of the database as a whole.
struct KeyedHashSecretTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    private static let name = "keyed-hash"

    func find() throws -> [UInt8]? {
        try tx.first("SELECT sealed FROM keyed_hash_secrets WHERE name = \(Self.name)")?.value("sealed")
    }

    func insert(_ sealed: [UInt8], at now: Instant) throws {
        try tx.execute(
            "INSERT INTO keyed_hash_secrets (name, sealed, created_at) VALUES (\(Self.name), \(sealed), \(now))")
    }
}
