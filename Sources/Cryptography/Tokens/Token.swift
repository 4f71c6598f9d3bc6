public import Kernel

/// A token that has been verified: signature, issuer, use and time are good.
///
/// Whether it has been revoked is for whoever keeps sign-ins to say.
public struct Token: Sendable {
    /// The pool that issued it.
    public let pool: UserPoolID
    /// What it is for.
    public let use: TokenUse
    /// All it says.
    public let claims: Claims
    /// When it ends to be good.
    public let expires: Instant
    /// When it was made.
    public let issued: Instant

    init(pool: UserPoolID, use: TokenUse, claims: Claims, expires: Instant, issued: Instant) {
        self.pool = pool
        self.use = use
        self.claims = claims
        self.expires = expires
        self.issued = issued
    }
}
