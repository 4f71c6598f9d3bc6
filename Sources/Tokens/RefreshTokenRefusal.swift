package import Kernel

/// Why a refresh token is not exchanged or revoked.
package enum RefreshTokenRefusal: Refusal, CaseIterable {
    /// The user session was revoked.
    case revoked
    case expired
    /// The pool has not issued the token.
    case invalid
    /// The token was issued to another client of the pool.
    case ofOtherClient
    /// The user was deleted.
    case ofDeletedUser
    /// The token was replaced by its successor.
    case reused
    /// The client does not support revocation.
    case revocationNotEnabled
    /// The token to revoke is an access or ID token.
    case notRevocable
    /// The token to revoke was issued to another client of the pool.
    case notRevocableByOtherClient

    package var kind: RefusalKind {
        switch self {
        case .revoked, .invalid, .ofOtherClient, .ofDeletedUser, .reused: .unauthenticated
        case .expired: .expired
        case .revocationNotEnabled, .notRevocable: .unsupported
        case .notRevocableByOtherClient: .forbidden
        }
    }

    /// Sentences that clients compare.
    package var message: String {
        switch self {
        case .revoked: "Refresh Token has been revoked"
        case .expired: "Refresh Token has expired"
        case .invalid: "Invalid Refresh Token"
        case .ofOtherClient: "Refresh Token has different Client"
        case .ofDeletedUser: "The user has been deleted for the associated refresh token"
        case .reused: "Refresh token has been used already."
        case .revocationNotEnabled: "Token revocation is not enabled for this client."
        case .notRevocable: "Only refresh tokens can be revoked."
        case .notRevocableByOtherClient: "The token was issued to another client."
        }
    }
}
