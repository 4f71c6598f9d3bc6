public import Kernel

/// A token whose signature, issuer, use and time are valid. Revocation is checked against the user session.
public struct Token: Sendable {
    /// The pool that issued it.
    public let pool: UserPoolID
    /// Whether it is an ID or an access token.
    public let use: TokenUse
    /// All claims.
    public let claims: Claims
    /// When it expires.
    public let expires: Instant
    /// When it was issued.
    public let issued: Instant

    init(pool: UserPoolID, use: TokenUse, claims: Claims, expires: Instant, issued: Instant) {
        self.pool = pool
        self.use = use
        self.claims = claims
        self.expires = expires
        self.issued = issued
    }
}
