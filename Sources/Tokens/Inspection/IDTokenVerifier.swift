package import Cryptography
package import Kernel

/// Verifies ID tokens that users present to others than their client, such as an identity pool.
package struct IDTokenVerifier: Sendable {
    private let tokens: TokenIssuer
    private let inspector: TokenInspector
    private let world: World

    /// Creates a verifier of the tokens that `tokens` issues.
    ///
    /// - Parameter inspector: Finds out whether the user is still signed in.
    package init(_ tokens: TokenIssuer, inspector: TokenInspector, world: World) {
        (self.tokens, self.inspector, self.world) = (tokens, inspector, world)
    }

    /// The token that `text` is, by the keys of its pool and without a query for its user. It may have expired.
    ///
    /// - Throws: `TokenError` for anything but an ID token that was issued here.
    package func verify(_ text: Secret<String>) async throws -> Token {
        try await tokens.verifier.verify(text.exposed, for: .id, at: world.now(), acceptsExpired: true)
    }

    /// Whether the user of a token of `pool` exists, is enabled, and has not ended the session of the token.
    package func isActive(_ text: Secret<String>, in pool: UserPoolID) async throws -> Bool {
        try await inspector.inspect(text, in: pool)?.kind == .id
    }
}
