/// A pool's two current signing keys, one for each kind of token (TOK-ACC-04).
package struct PoolKeyPair: Sendable {
    /// Signs ID tokens.
    package let id: SigningKey
    /// Signs access tokens.
    package let access: SigningKey

    package init(id: SigningKey, access: SigningKey) {
        self.id = id
        self.access = access
    }

    /// Two new keys. It takes about 120 ms, so it runs on the `CryptoPool`.
    package static func generate() throws -> PoolKeyPair {
        PoolKeyPair(id: try SigningKey.generate(), access: try SigningKey.generate())
    }

    /// The key that signs tokens for `use`.
    package subscript(use: TokenUse) -> SigningKey {
        switch use {
        case .id: id
        case .access: access
        }
    }
}
