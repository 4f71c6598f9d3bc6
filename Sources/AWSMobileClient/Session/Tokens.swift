public import Foundation
import Kernel
import WireRuntime

/// The tokens of the signed-in user.
public struct Tokens: Sendable {
    /// The id token, with claims about the user.
    public let idToken: SessionToken?
    /// The access token, for calls of other services.
    public let accessToken: SessionToken?
    /// The refresh token, which the client uses itself.
    public let refreshToken: SessionToken?
    /// When the id token and the access token expire.
    public let expiration: Date?
}

/// A token and its claims.
public struct SessionToken: Sendable {
    private let secret: Secret<String>

    init(_ secret: Secret<String>) { self.secret = secret }

    /// The encoded token.
    public var tokenString: String? { secret.exposed }

    /// The token's claims, not verified; nil if they cannot be read, as in a refresh token.
    public var claims: [String: AnyObject]? {
        TokenClaims.read(secret.exposed)?.members.reduce(into: [:]) { $0[$1.name] = $1.value.foundation }
    }
}

extension Instant {
    var date: Date { Date(timeIntervalSince1970: Double(microseconds) / 1_000_000) }
}
