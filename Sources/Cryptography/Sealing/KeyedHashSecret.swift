package import Kernel

/// The 256 random bits that the keys of all keyed hashes in one database are derived from.
///
/// It is created with the database and stored there, sealed. Hashes therefore survive a change of the sealing key, and
/// a wrong sealing key is detected at start-up, because it cannot open this value.
package struct KeyedHashSecret: Sendable {
    let bytes: [UInt8]

    private init(bytes: [UInt8]) { self.bytes = bytes }

    /// A new secret, for a new database.
    package static func make(from world: World) -> KeyedHashSecret { KeyedHashSecret(bytes: world.bytes(32)) }

    /// The secret in its stored form.
    package func sealed(by sealer: Sealer) throws -> [UInt8] { try sealer.seal(bytes, for: .keyedHashSecret, in: []) }

    /// Reads the stored secret.
    ///
    /// - Throws: `SealingError.unreadable` if `sealer` lacks the key that sealed it.
    package init(sealed: [UInt8], by sealer: Sealer) throws(SealingError) {
        bytes = try sealer.open(sealed, for: .keyedHashSecret, in: [])
        guard bytes.count == 32 else { throw .unreadable }
    }
}
