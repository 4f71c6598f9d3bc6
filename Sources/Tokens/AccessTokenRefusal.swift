package import Kernel

/// Why an access token is not accepted.
package enum AccessTokenRefusal: Refusal, CaseIterable {
    /// The user session was revoked.
    case revoked
    case expired
    /// The token was not issued here, or is of another kind.
    case invalid
    /// The token was altered, or another key signed it.
    case wrongSignature
    /// The user was deleted, and the username now belongs to another user.
    case ofDeletedUser
    /// The token lacks a scope that the operation requires.
    case missingScope

    package var kind: RefusalKind {
        switch self {
        case .revoked, .invalid, .wrongSignature, .ofDeletedUser: .unauthenticated
        case .expired: .expired
        case .missingScope: .forbidden
        }
    }

    /// Sentences that clients compare.
    package var message: String {
        switch self {
        case .revoked: "Access Token has been revoked"
        case .expired: "Access Token has expired"
        case .invalid: "Invalid Access Token"
        case .wrongSignature: "Could not verify signature for Access Token"
        case .ofDeletedUser: "Invalid access token."
        case .missingScope: "Access Token does not have required scopes"
        }
    }
}
