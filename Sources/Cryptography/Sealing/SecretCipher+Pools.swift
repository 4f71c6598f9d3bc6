import Crypto
package import Kernel

/// Values that stay recognisable when their pool moves to another server.
extension SecretCipher {
    /// The first byte of a hash under a pool's key. Hashes under the server's key have a byte less.
    private static let poolHashVersion: UInt8 = 1
    /// The first character of tokens that are hashed under a pool's key. They are longer than others by its length.
    private static let poolTokenMark = "1"

    /// Whether `hash` was made under the key of a pool.
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

    /// A token of `text` that is hashed under the key of its pool.
    package func poolToken(_ text: String) -> String { Self.poolTokenMark + text }

    /// A new token of `text`: one for the key of `pool`, once every node can read it.
    package func newToken(_ text: String, in pool: UserPoolID) -> String {
        hashes.pools.areUsed(by: pool) ? poolToken(text) : text
    }

    /// The hash of a token of `pool`. The token's length determines the key: a token of `plainLength` bytes is an older
    /// one, which is hashed under the server's key.
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

    /// Opens the key in the row of `pool`.
    ///
    /// - Throws: `SealingError.unreadable` for a key of another pool or server, and for anything else.
    package func openHashKey(_ sealed: [UInt8], of pool: UserPoolID) throws -> [UInt8] {
        let key = try open(sealed, .poolHashKey, pool.rawValue)
        guard key.count == PoolHashKeys.byteCount else { throw SealingError.unreadable }
        return key
    }

    /// Remembers the key in the row of `pool`: nil for the derived one.
    ///
    /// - Throws: What `openHashKey` throws.
    package func noteHashKey(_ sealed: [UInt8]?, of pool: UserPoolID) throws {
        guard !hashes.pools.knows(sealed, of: pool) else { return }
        guard let sealed else { return hashes.pools.noteDerived(for: pool) }
        hashes.pools.note(try openHashKey(sealed, of: pool), sealed: sealed, of: pool)
    }
}
