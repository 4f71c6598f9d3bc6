package import Cryptography
import Directory
package import Kernel
import Outbound

/// Verifies ID tokens of any issuer of OpenID Connect for a caller.
package struct IssuerTokens: Sendable {
    private let client: ProviderClient
    private let discovery: DocumentCache
    private let keySets: DocumentCache
    private let world: World

    /// Fetches documents with `client`, at most once an hour unless a token names an unknown key.
    package init(_ client: ProviderClient, world: World) {
        (self.client, self.world) = (client, world)
        discovery = DocumentCache(lifetime: .hours(1), world: world)
        keySets = DocumentCache(lifetime: .hours(1), world: world)
    }

    /// Why a token is not accepted.
    package enum VerificationError: Error, Equatable {
        /// It is not a token, or its algorithm is not accepted.
        case malformed
        /// None of the issuer's keys signed it.
        case wrongSignature
        /// It has another issuer.
        case wrongIssuer
        /// It expired at this time.
        case expired(Instant)
        /// Its time is in the future.
        case notYetValid
    }

    /// How far clocks may differ, in seconds.
    private static let clockDifference: Int64 = 60

    /// The claims of an ID token of `issuer`, signed with RSA (EXT-OID-07). The caller must check the audience.
    ///
    /// - Parameters:
    ///   - issuer: The issuer's URL, whose discovery document points to the keys.
    ///   - names: Further spellings of the issuer in tokens.
    /// - Throws: `VerificationError`, or `FederationRefusal` if the issuer does not respond.
    package func claims(of text: Secret<String>, from issuer: String, names: [String] = []) async throws -> Claims {
        guard let token = try? ForeignToken(text.exposed), [.rs256, .rs384, .rs512].contains(token.algorithm) else {
            throw VerificationError.malformed
        }
        let keys = try await keys(of: issuer, names: names, for: token)
        let claims: Claims
        do { claims = try token.claims(signedBy: keys) } catch { throw VerificationError.wrongSignature }
        guard let stated = claims.string("iss"), ([issuer] + names).contains(where: { $0.hasSameBytes(as: stated) })
        else { throw VerificationError.wrongIssuer }
        guard let expiry = claims.seconds("exp"), let issued = claims.seconds("iat") else {
            throw VerificationError.malformed
        }
        let now = world.now()
        guard now < Instant(seconds: expiry) else { throw VerificationError.expired(Instant(seconds: expiry)) }
        let latest = now.advanced(seconds: Self.clockDifference)
        guard Instant(seconds: issued) <= latest, Instant(seconds: claims.seconds("nbf") ?? 0) <= latest else {
            throw VerificationError.notYetValid
        }
        return claims
    }

    /// The keys of `issuer`. If none of them signed `token`, they are fetched again, at most once a minute.
    private func keys(of issuer: String, names: [String], for token: ForeignToken) async throws -> [JSONWebKey] {
        let url = OpenIDEndpoints.discoveryURL(of: issuer)
        let document = try await discovery.document(url) { [client] in
            try await client.json(HTTPCall("GET", url: url), from: ProviderSource(issuer, of: nil))
        }
        guard let stated = document.string("issuer"),
            ([issuer] + names).contains(where: { $0.hasSameBytes(as: stated) }), let keys = document.string("jwks_uri"),
            ProviderURL.isValid(keys)
        else {
            throw FederationRefusal.wrongResponse(
                provider: issuer, reason: "its discovery document is of another issuer")
        }
        return try await keySets.keys(at: keys, for: token) { [client] in
            try await client.json(HTTPCall("GET", url: keys), from: ProviderSource(issuer, of: nil))
        }
    }
}
