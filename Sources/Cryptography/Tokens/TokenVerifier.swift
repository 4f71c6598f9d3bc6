package import Kernel

/// Verifies that a token was issued here and is valid at present (TOK-VER-01 to -07).
package struct TokenVerifier: Sendable {
    private let publicURL: PublicURL
    private let find: @Sendable (UserPoolID, _ kid: String) async throws -> VerifyingKey?

    private let signatures = VerifiedSignatures()

    /// How far ahead a token's `iat` may be, in seconds, because clocks of nodes differ slightly. `exp` and `nbf` have
    /// no tolerance.
    package static let clockDifference: Int64 = 60

    /// A verifier for pools whose issuer is `publicURL` of their region, a slash and the pool id.
    ///
    /// - Parameter find: Returns the key of exactly this pool with this id; it must not return another pool's key.
    package init(
        publicURL: PublicURL, find: @escaping @Sendable (UserPoolID, _ kid: String) async throws -> VerifyingKey?
    ) {
        self.publicURL = publicURL
        self.find = find
    }

    /// Verifies a token. It takes about 25 µs, half of that if the token was verified recently.
    ///
    /// - Parameter acceptsExpired: Whether the token may have expired. If so, its claims may be out of date.
    /// - Throws: `TokenError`, or what `find` throws.
    package func verify(_ text: String, for use: TokenUse, at now: Instant, acceptsExpired: Bool = false) async throws
        -> Token
    {
        let unverified = try UnverifiedToken(text, for: use)
        guard let pool = publicURL.pool(ofIssuer: unverified.issuer) else { throw TokenError.wrongIssuer }
        guard let key = try await find(pool, unverified.kid) else { throw TokenError.unknownKey }
        return try Self.token(
            unverified.claims(signedBy: key, knownFrom: signatures), of: pool, for: use, at: now,
            acceptsExpired: acceptsExpired)
    }

    /// The pool that `text` claims to belong to. This is unverified, and only meant for the sender of `text`.
    package func statedPool(in text: String) -> UserPoolID? {
        (try? UnverifiedToken(text, for: .id)).flatMap { publicURL.pool(ofIssuer: $0.issuer) }
    }

    package func issuer(of pool: UserPoolID) -> String { publicURL.issuer(of: pool) }

    /// A token of these claims, if they are for this use and valid at this time.
    private static func token(
        _ claims: Claims, of pool: UserPoolID, for use: TokenUse, at now: Instant, acceptsExpired: Bool
    ) throws(TokenError) -> Token {
        guard claims.string("token_use") == use.rawValue else { throw .wrongUse }
        guard let exp = claims.integer("exp"), let iat = claims.integer("iat") else { throw .malformed }
        let (expires, issued) = (Instant(seconds: exp), Instant(seconds: iat))
        guard acceptsExpired || now < expires else { throw .expired }
        guard issued <= now.advanced(seconds: clockDifference) else { throw .notYetValid }
        if claims["nbf"] != nil {
            guard let nbf = claims.integer("nbf") else { throw .malformed }
            guard Instant(seconds: nbf) <= now else { throw .notYetValid }
        }
        return Token(pool: pool, use: use, claims: claims, expires: expires, issued: issued)
    }
}
