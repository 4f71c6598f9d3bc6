public import Foundation
import Kernel
import WireModel

/// The tokens of the person who is signed in (spec A.3).
public struct Tokens: Sendable {
    /// Says who the person is.
    public let idToken: SessionToken?
    /// Lets the person do things.
    public let accessToken: SessionToken?
    /// Fetches new tokens. The client does that by itself.
    public let refreshToken: SessionToken?
    /// When the id token and the access token end.
    public let expiration: Date?
}

/// One token and what it says.
public struct SessionToken: Sendable {
    private let secret: Secret<String>

    init(_ secret: Secret<String>) { self.secret = secret }

    /// The token as it is sent.
    public var tokenString: String? { secret.exposed }

    /// What the token claims, or nil where it cannot be read. Nothing is verified.
    public var claims: [String: AnyObject]? {
        TokenClaims.read(secret.exposed)?.members.reduce(into: [:]) { $0[$1.name] = $1.value.foundation }
    }
}

extension Instant {
    /// The same point in time, for Foundation.
    var date: Date { Date(timeIntervalSince1970: Double(microseconds) / 1_000_000) }
}
