import Kernel
import Storage

/// The statements on addresses that get no e-mail. Only a keyed hash of an address is stored.
struct SuppressedAddressTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    func find(_ hash: [UInt8]) throws -> SuppressedAddress? {
        try tx.first("SELECT * FROM suppressed_addresses WHERE address_hash = \(hash)").map { row in
            let cause: String = try row.value("cause")
            return SuppressedAddress(
                SuppressedAddress.Cause(rawValue: cause) ?? .byOperator, at: try row.value("suppressed_at"))
        }
    }

    /// Adds an address. If it is already suppressed, its first cause stays.
    func insert(_ address: SuppressedAddress, hash: [UInt8]) throws {
        try tx.execute(
            """
            INSERT INTO suppressed_addresses (address_hash, cause, suppressed_at)
            VALUES (\(hash), \(address.cause.rawValue), \(address.at))
            ON CONFLICT (address_hash) DO NOTHING
            """)
    }

    /// - Returns: Whether the address was suppressed.
    func delete(_ hash: [UInt8]) throws -> Bool {
        try tx.execute("DELETE FROM suppressed_addresses WHERE address_hash = \(hash)") > 0
    }
}
