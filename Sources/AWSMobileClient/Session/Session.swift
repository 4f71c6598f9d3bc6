import Kernel
import WireRuntime

/// The session of a signed-in user.
struct Session: Hashable, Sendable {
    /// The user's name in the pool.
    var username: String
    var idToken: Secret<String>?
    var accessToken: Secret<String>?
    var refreshToken: Secret<String>?
    /// When the id token and the access token expire; nil if that is unknown or they must be refreshed.
    var expiration: Instant?
    /// The scopes of a session of hosted pages; nil for one of the user pool's own sign-in.
    var scopes: [String]?
    /// Whether the app client rotated refresh tokens when it gave these; nil if that is unknown.
    var isRotated: Bool?

    /// Tokens that expire within this many seconds are refreshed.
    static let margin: Int64 = .minutes(5)

    /// Whether the tokens need no refresh.
    func isFresh(at now: Instant) -> Bool {
        guard accessToken != nil, let expiration else { return false }
        return expiration > now.advanced(seconds: Self.margin)
    }

    /// The user's `sub`, or nil if the tokens cannot be read.
    var sub: String? {
        [idToken, accessToken].lazy.compactMap { TokenClaims.read($0?.exposed)?["sub"]?.string }.first
    }

    func isSameUser(as other: Session) -> Bool {
        if let sub, let otherSub = other.sub { return sub == otherSub }
        return username == other.username
    }

    /// Whether the app client offers token revocation, which the claim `origin_jti` of the access token shows.
    var isRevocable: Bool { TokenClaims.read(accessToken?.exposed)?["origin_jti"] != nil && refreshToken != nil }

    /// The key of the device that the service has bound the session to; nil if the token does not name one.
    var deviceKey: String? { TokenClaims.read(accessToken?.exposed)?["device_key"]?.string }

    /// The tokens for the app.
    var tokens: Tokens {
        Tokens(
            idToken: idToken.map(SessionToken.init), accessToken: accessToken.map(SessionToken.init),
            refreshToken: refreshToken.map(SessionToken.init), expiration: expiration?.date)
    }
}
