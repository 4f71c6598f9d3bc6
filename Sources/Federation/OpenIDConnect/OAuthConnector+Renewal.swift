import Cryptography
import Directory
package import Kernel

extension OAuthConnector {
    /// How long the provider may take for each request, because the app waits for the response.
    private static let patience = Duration.seconds(2)

    /// New tokens of a user, by the refresh token (RFC 6749, section 6).
    ///
    /// - Parameter subject: The user at the provider.
    /// - Returns: The tokens by their names in mappings, and the token for the next renewal.
    /// - Throws: `FederationRefusal`, also if an ID token among them is not valid (OpenID Connect Core 1.0, section
    ///   12.2).
    package func renew(_ refreshToken: Secret<String>, of subject: String) async throws -> RenewedTokens {
        let client = client.limited(to: Self.patience)
        let metadata = try await documents.with(client).metadata(of: provider)
        let fields = [("grant_type", "refresh_token"), ("refresh_token", refreshToken.exposed)]
        let response = try await client.json(try tokenRequest(fields, metadata: metadata), from: provider.source)
        guard let access = response.string("access_token"), !access.isEmpty else {
            throw wrong("there is no access token")
        }
        if let text = response.string("id_token"), let issuer = endpoints.issuer, let keys = metadata.keys {
            guard let token = try? ForeignToken(text) else { throw wrong("the ID token has no accepted signature") }
            let claims = try ProviderIDToken(provider: provider, issuer: issuer, client: clientID).claims(
                of: token, signedBy: await documents.with(client).keys(at: keys, for: token, of: provider), nonce: nil,
                now: world.now())
            guard claims[provider.kind.subjectClaim]?.attributeText?.hasSameBytes(as: subject) == true else {
                throw wrong("the ID token is of another user")
            }
        }
        let texts = IdentityProvider.tokenNames.compactMap { name in response.string(name).map { (name, $0) } }
        return RenewedTokens(
            claims: Dictionary(texts) { first, _ in first },
            tokens: ProviderTokens(response, of: provider, now: world.now()))
    }
}

/// Tokens that a provider has renewed.
package struct RenewedTokens: Sendable {
    /// The tokens by their names in mappings.
    package let claims: [String: String]
    /// The token for the next renewal; nil if the mapping does not use tokens.
    package let tokens: ProviderTokens?
}
