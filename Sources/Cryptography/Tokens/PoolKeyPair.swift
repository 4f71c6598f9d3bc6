/// The two keys with which a pool signs at one time: one for each kind of token (spec row TOK-ACC-04).
public struct PoolKeyPair: Sendable {
    /// Signs ID tokens.
    public let id: SigningKey
    /// Signs access tokens.
    public let access: SigningKey

    /// A pair of the two.
    public init(id: SigningKey, access: SigningKey) {
        self.id = id
        self.access = access
    }

    /// Two new keys.
    ///
    /// It takes some 120 ms: never within a request.
    public static func generate() throws -> PoolKeyPair {
        PoolKeyPair(id: try SigningKey.generate(), access: try SigningKey.generate())
    }

    /// The key that signs tokens for `use`.
    public subscript(use: TokenUse) -> SigningKey {
        switch use {
        case .id: id
        case .access: access
        }
    }
}
