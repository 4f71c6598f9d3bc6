import Cryptography
package import Kernel

extension TokenIssuer {
    /// How many seconds a logout token is valid (OpenID Connect Back-Channel Logout 1.0, section 4).
    private static let logoutTokenLifetime: Int64 = .minutes(2)
    private static let logoutEvent = "http://schemas.openid.net/event/backchannel-logout"

    /// Signs the logout token of `notice` (section 2.4) with the key of the pool's ID tokens. Costs one signature.
    ///
    /// Its header has another type than that of ID tokens, so that neither can be used as the other.
    ///
    /// - Throws: `MissingResource` if the pool was deleted.
    package func logoutToken(of notice: LogoutNotice) async throws -> Secret<String> {
        let (pair, now) = (try await keys.pair(of: notice.pool), world.now())
        var claims: Claims = [
            "iss": .string(verifier.issuer(of: notice.pool)), "sub": .string(notice.user.rawValue),
            "aud": .string(notice.client.rawValue), "iat": .integer(now.seconds),
            "exp": .integer(now.advanced(seconds: Self.logoutTokenLifetime).seconds), "jti": .string(notice.id),
            "events": .object([Self.logoutEvent: .object([:])]),
        ]
        if let session = notice.session { claims["sid"] = .string(session.rawValue) }
        return try await crypto.run { [claims] in Secret(try pair.id.token(claims, type: "logout+jwt")) }
    }
}
