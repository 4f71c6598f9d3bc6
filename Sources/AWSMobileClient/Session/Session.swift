import Kernel
import WireModel

/// What a finished sign-in leaves behind.
struct Session: Hashable, Sendable {
    /// The name that the pool knows the person by.
    var username: String
    var idToken: Secret<String>?
    var accessToken: Secret<String>?
    var refreshToken: Secret<String>?
    /// When the id token and the access token end; nil where that is unknown or they are no longer wanted.
    var expiration: Instant?

    /// How long tokens must still be good to be handed out, in seconds (spec B.4).
    static let margin: Int64 = .minutes(5)

    /// Whether the tokens can be handed out without asking the service.
    func isFresh(at now: Instant) -> Bool {
        guard accessToken != nil, let expiration else { return false }
        return expiration > now.advanced(seconds: Self.margin)
    }

    /// What the tokens call the person for good, or nil where they cannot be read.
    var sub: String? {
        [idToken, accessToken].lazy.compactMap { TokenClaims.read($0?.exposed)?["sub"]?.string }.first
    }

    /// Whether `other` belongs to the same person.
    func isSamePerson(as other: Session) -> Bool {
        if let sub, let theirs = other.sub { return sub == theirs }
        return username == other.username
    }

    /// Whether the service can take the tokens back: the access token says where the session came from (spec B.10).
    var isRevocable: Bool { TokenClaims.read(accessToken?.exposed)?["origin_jti"] != nil && refreshToken != nil }

    /// What listeners hear of it.
    var tokens: Tokens {
        Tokens(
            idToken: idToken.map(SessionToken.init), accessToken: accessToken.map(SessionToken.init),
            refreshToken: refreshToken.map(SessionToken.init), expiration: expiration?.date)
    }
}
