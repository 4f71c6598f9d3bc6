public import Kernel

/// The 256 random bits behind every keyed hash in one database.
///
/// It is made once with the database and stored there, sealed: so hashes stay good when the sealing key is changed, and
/// a wrong sealing key shows at the start, because it cannot open this.
public struct KeyedHashSecret: Sendable {
    let bytes: [UInt8]

    private init(bytes: [UInt8]) { self.bytes = bytes }

    /// A new secret, for a new database.
    public static func make(_ world: World) -> KeyedHashSecret { KeyedHashSecret(bytes: world.bytes(32)) }

    /// The secret as it is stored.
    public func sealed(by sealer: Sealer) throws -> [UInt8] { try sealer.seal(bytes, for: .keyedHashSecret, in: []) }

    /// Reads the stored secret.
    ///
    /// Throws `SealingError.unreadable` where `sealer` has another key than it was sealed with.
    public init(sealed: [UInt8], by sealer: Sealer) throws(SealingError) {
        bytes = try sealer.open(sealed, for: .keyedHashSecret, in: [])
        guard bytes.count == 32 else { throw .unreadable }
    }
}
