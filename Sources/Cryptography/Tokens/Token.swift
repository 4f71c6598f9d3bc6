package import Kernel

/// A token whose signature, issuer, use and time are valid. Revocation is checked against the user session.
package struct Token: Sendable {
    /// The pool that issued it.
    package let pool: UserPoolID
    /// Whether it is an ID or an access token.
    package let use: TokenUse
    package let claims: Claims
    /// When it expires.
    package let expires: Instant
    /// When it was issued.
    package let issued: Instant

    init(pool: UserPoolID, use: TokenUse, claims: Claims, expires: Instant, issued: Instant) {
        self.pool = pool
        self.use = use
        self.claims = claims
        self.expires = expires
        self.issued = issued
    }
}
