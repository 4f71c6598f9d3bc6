import Cryptography
package import Directory
import Foundation
package import Kernel

/// The token that renews those tokens of a provider that a user's attributes hold.
package struct ProviderTokens: Sendable {
    /// Nil if the provider gave none with this answer.
    package let refreshToken: Secret<String>?
    /// When the access token expires.
    package let expiresAt: Instant

    /// The tokens in an answer of the token endpoint.
    ///
    /// - Returns: nil if no attribute holds a token.
    init?(_ answer: Claims, of provider: IdentityProvider, now: Instant) {
        guard provider.mapsTokens else { return nil }
        let seconds = answer.integer("expires_in") ?? answer.string("expires_in").flatMap { Int64($0) } ?? Self.usual
        refreshToken = answer.string("refresh_token").flatMap { $0.isEmpty ? nil : Secret($0) }
        expiresAt = now.advanced(seconds: min(max(seconds, Self.minLifetime), Self.maxLifetime))
    }

    /// For how long a token is taken to be valid if the provider does not say it.
    private static let usual: Int64 = .hours(1)
    /// Providers are not asked more often than that.
    private static let minLifetime: Int64 = .minutes(2)
    private static let maxLifetime: Int64 = .days(365)
    /// The maxLifetime refresh token that is kept, in bytes.
    static let maxBytes = 4096
}

/// A provider's refresh token, for the client and the issuer that it was given to and by. An administrator may give a
/// provider's name to another server, which must not get it.
struct KeptRefreshToken: Codable {
    private let text: String
    private let client: String
    private let issuer: String

    /// Nil for a token that is too long.
    init?(_ token: Secret<String>, of provider: IdentityProvider) {
        guard token.exposed.utf8.count <= ProviderTokens.maxBytes else { return nil }
        (text, client, issuer) = (token.exposed, provider.tokenClient, provider.tokenIssuer)
    }

    /// The token; nil if `provider` is another server or knows this one by another id.
    func token(for provider: IdentityProvider) -> Secret<String>? {
        guard client.hasSameBytes(as: provider.tokenClient), issuer.hasSameBytes(as: provider.tokenIssuer) else {
            return nil
        }
        return Secret(text)
    }
}

extension IdentityProvider {
    /// The names of the provider's tokens in mappings.
    static let tokenNames = ["access_token", "id_token", "refresh_token"]

    /// Whether an attribute holds a token that expires.
    package var mapsTokens: Bool {
        kind != .saml && attributeMapping.values.contains { ["access_token", "id_token"].contains($0) }
    }

    fileprivate var tokenClient: String { details["client_id"] ?? "" }

    /// The source of tokens: the issuer, or the endpoint of a provider without one.
    fileprivate var tokenIssuer: String {
        let endpoints = ProviderEndpoints(kind, details: details)
        return [endpoints.issuer, endpoints.token].compactMap(\.self).joined(separator: " ")
    }
}
