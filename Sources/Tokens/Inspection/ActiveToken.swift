package import Kernel

/// The content of a token that is still active (RFC 7662, section 2.2).
package struct ActiveToken: Sendable {
    package enum Kind: String, Sendable {
        case access
        case id
        case refresh
    }

    package var kind: Kind
    /// The client that it was issued to.
    package var client: ClientID
    /// The user; for a client's token for itself, the client's id.
    package var subject: String
    /// The user's username; nil for a client's token for itself.
    package var username: Username?
    /// The scopes, separated by spaces; nil for ID tokens.
    package var scope: String?
    /// The audience: of ID tokens always, of access tokens if a trigger gave one.
    package var audience: String?
    /// Nil for refresh tokens: only their expiry is stored.
    package var issuedAt: Int64?
    package var expiresAt: Int64
    /// The time of the user's sign-in.
    package var authenticatedAt: Int64?
    /// The claim `jti`; nil for refresh tokens.
    package var tokenID: String?
}
