package import Cryptography
package import Kernel

/// Session tokens, which contain how much of a dataset a caller has seen before it writes (MOD-FACT-13).
///
/// A token is sealed for its dataset, contains the `syncCount` that was seen, and expires. It can be used several
/// times: the `syncCount` of each record prevents an update from being written twice or over another one.
package struct SyncSessions: Sendable {
    private let cipher: SecretCipher
    private let world: World

    /// How long a token is valid, in seconds: time enough to ask a user about conflicts.
    static let lifetime: Int64 = .minutes(30)
    /// A longer token is not one of this server.
    private static let maxBytes = 512

    /// Tokens that `cipher` seals.
    package init(_ cipher: SecretCipher, world: World) { (self.cipher, self.world) = (cipher, world) }

    /// A token for a caller that has seen the dataset with this `syncCount`.
    func token(for place: DatasetPlace, seen count: Int64) throws -> String {
        let content = "\(count) \(world.now().advanced(seconds: Self.lifetime).microseconds)"
        return Base64.encodeURL(
            try cipher.seal(
                Array(content.utf8), .syncSession, place.pool.rawValue, place.identity.rawValue, place.name))
    }

    /// The `syncCount` that the holder of a token has seen.
    ///
    /// - Throws: `SyncRefusal` if it is for another dataset, changed, or has expired.
    func seenCount(_ token: String, for place: DatasetPlace) throws -> Int64 {
        guard token.utf8.count <= Self.maxBytes, let sealed = Base64.decodeURL(token),
            let plain = try? cipher.open(
                sealed, .syncSession, place.pool.rawValue, place.identity.rawValue, place.name)
        else { throw SyncRefusal.invalidSession }
        let parts = plain.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
        guard parts.count == 2, let count = Int64(parts[0]), let expiry = Int64(parts[1]) else {
            throw SyncRefusal.invalidSession
        }
        guard world.now().microseconds < expiry else { throw SyncRefusal.expiredSession }
        return count
    }
}
