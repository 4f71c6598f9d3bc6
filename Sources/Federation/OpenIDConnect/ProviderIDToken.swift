import Cryptography
import Directory
import Kernel

/// The checks of a provider's ID token (OpenID Connect Core 1.0, section 3.1.3.7).
struct ProviderIDToken: Sendable {
    let provider: IdentityProvider
    let issuer: String
    let client: String

    /// How far clocks may differ, in seconds.
    private static let clockDifference: Int64 = 60

    /// The claims of `token`.
    ///
    /// - Parameter nonce: The nonce of the sign-in; nil for a renewed token.
    /// - Throws: `FederationRefusal.wrongResponse`, with the reason.
    func claims(
        of token: ForeignToken, signedBy keys: [JSONWebKey], nonce: String?, now: Instant
    ) throws(FederationRefusal) -> Claims {
        let claims: Claims
        do { claims = try token.claims(signedBy: keys) } catch {
            throw wrong("the ID token is not signed by its keys")
        }
        guard let stated = claims.string("iss"), isIssuer(stated) else {
            throw wrong("the ID token is of another issuer")
        }
        try checkAudience(claims)
        guard let expiry = claims.seconds("exp"), let issued = claims.seconds("iat") else {
            throw wrong("the ID token lacks exp or iat")
        }
        guard now < Instant(seconds: expiry).advanced(seconds: Self.clockDifference) else {
            throw wrong("the ID token has expired")
        }
        let latest = now.advanced(seconds: Self.clockDifference)
        guard Instant(seconds: issued) <= latest, Instant(seconds: claims.seconds("nbf") ?? 0) <= latest else {
            throw wrong("the ID token is from the future")
        }
        if let nonce {
            guard let own = claims.string("nonce"), own.hasSameBytes(as: nonce) else {
                throw wrong("the ID token is of another sign-in")
            }
        }
        return claims
    }

    /// Google has two names (https://developers.google.com/identity/openid-connect/openid-connect).
    private func isIssuer(_ stated: String) -> Bool {
        stated.hasSameBytes(as: issuer)
            || provider.kind == .google && issuer.hasSameBytes(as: "https://accounts.google.com")
                && stated.hasSameBytes(as: "accounts.google.com")
    }

    private func checkAudience(_ claims: Claims) throws(FederationRefusal) {
        let audiences = claims.string("aud").map { [$0] } ?? claims.strings("aud") ?? []
        guard audiences.contains(where: { $0.hasSameBytes(as: client) }) else {
            throw wrong("the ID token is for another client")
        }
        let party = claims.string("azp")
        guard party.map({ $0.hasSameBytes(as: client) }) ?? (audiences.count == 1 && claims["azp"] == nil) else {
            throw wrong("the ID token was issued to another client")
        }
    }

    private func wrong(_ reason: String) -> FederationRefusal {
        .wrongResponse(provider: provider.name, reason: reason)
    }
}
