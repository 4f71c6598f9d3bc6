package import Kernel

/// Why a login is not accepted.
package enum LoginRefusal: Refusal {
    /// The pool does not have the provider, or not the client of the token.
    case unsupportedProvider
    /// The pool has no provider whose users show tokens.
    case noProviders(IdentityPoolID)
    /// Only the developer's back end can state users of this provider (POOL-GOD-07).
    case notPublic
    /// The token is not valid. The sentence says why.
    case invalidToken(String)
    /// The token's time is over.
    case expired(Instant, now: Instant)
    /// The user was deleted or disabled, or has signed out, and the pool checks that (IDP-08).
    case inactive
    /// The provider does not respond.
    case unreachable(provider: String)

    static let malformed = invalidToken("Not a valid OpenId Connect identity token.")
    /// For example, for an access token of a user pool.
    static let withoutAudience = invalidToken("Missing a required claim: aud")
    static let wrongSignature = invalidToken("Couldn't verify signed token.")
    /// The key of the user pool that the token names did not sign it as it is.
    static let altered = invalidToken("Token signature invalid.")
    static let wrongIssuer = invalidToken("Issuer doesn't match providerName")
    static let ownToken = invalidToken("Can't pass in a Cognito token.")

    /// Why a token that ended at `end` is not valid.
    package static func expiryReason(_ end: Instant, now: Instant) -> String {
        "Token expired: \(now.seconds) >= \(end.seconds)"
    }

    package var kind: RefusalKind {
        switch self {
        case .notPublic: .invalid
        case .unreachable: .unavailable
        case .unsupportedProvider, .noProviders, .invalidToken, .expired, .inactive: .unauthenticated
        }
    }

    /// Sentences that clients compare.
    package var message: String {
        switch self {
        case .unsupportedProvider: "Token is not from a supported provider of this identity pool."
        case .noProviders(let pool): "Identity pool - \(pool) does not have identity providers configured."
        case .notPublic: "Please provide a valid public provider."
        case .invalidToken(let reason): "Invalid login token. \(reason)"
        case .expired(let end, let now): "Invalid login token. \(Self.expiryReason(end, now: now))"
        case .inactive: "Token is inactive"
        case .unreachable(let provider): "\(provider) cannot be reached."
        }
    }
}
