import Crypto
package import Kernel

/// Values that stay recognisable when their pool moves to another server.
extension SecretCipher {
    /// The first byte of a hash under a pool's key. Hashes under the server's key have a byte less.
    private static let poolHashVersion: UInt8 = 1
    /// How a token begins whose hash is under a pool's key. The length tells such a token from others.
    private static let poolTokenMark = "1"

    /// Whether `hash` is one under the key of a pool.
    package static func isPoolHash(_ hash: [UInt8]) -> Bool {
        hash.count == 1 + KeyedHash.byteCount && hash.first == poolHashVersion
    }

    /// The hash of `text` under the key of `pool`.
    package func poolDigest(
        _ text: String, for purpose: KeyedHash.Purpose, in pool: UserPoolID, context: [String] = []
    ) -> [UInt8] {
        let value = LengthPrefixed.pack(texts: [purpose.rawValue, text, pool.rawValue] + context)
        return [Self.poolHashVersion]
            + Array(HMAC<SHA256>.authenticationCode(for: value, using: hashes.pools.key(of: pool)))
    }

    /// A token of `text` whose hash is under the key of `pool`, as the token then says itself.
    package func poolToken(_ text: String) -> String { Self.poolTokenMark + text }

    /// A token of `text` that `pool` gives now.
    package func newToken(_ text: String, in pool: UserPoolID) -> String {
        hashes.pools.areUsed(by: pool) ? poolToken(text) : text
    }

    /// The hash of a token of `pool`, under the key that its length tells. An older token, whose text has `plainLength`
    /// characters, is hashed under the server's key.
    package func tokenDigest(
        _ token: String, for purpose: KeyedHash.Purpose, plainLength: Int, in pool: UserPoolID,
        context: [String] = []
    ) -> [UInt8] {
        guard token.utf8.count == Self.poolTokenMark.utf8.count + plainLength else {
            return hashes.hash(token, for: purpose, in: [pool.rawValue] + context)
        }
        return poolDigest(token, for: purpose, in: pool, context: context)
    }
}

/// The keys of pools.
extension SecretCipher {
    /// The key of `pool`, which travels with it.
    package func hashKey(of pool: UserPoolID) -> [UInt8] {
        hashes.pools.key(of: pool).withUnsafeBytes { Array($0) }
    }

    /// The key that the row of `pool` holds.
    ///
    /// - Throws: `SealingError.unreadable` for a key of another pool or server, and for anything else.
    package func openHashKey(_ sealed: [UInt8], of pool: UserPoolID) throws -> [UInt8] {
        let key = try open(sealed, .poolHashKey, pool.rawValue)
        guard key.count == PoolHashKeys.byteCount else { throw SealingError.unreadable }
        return key
    }

    /// Notes the key that the row of `pool` holds: nil for the derived one. Throws as `openHashKey` does.
    package func noteHashKey(_ sealed: [UInt8]?, of pool: UserPoolID) throws {
        guard !hashes.pools.knows(sealed, of: pool) else { return }
        hashes.pools.note(try sealed.map { try openHashKey($0, of: pool) }, sealed: sealed, of: pool)
    }
}
