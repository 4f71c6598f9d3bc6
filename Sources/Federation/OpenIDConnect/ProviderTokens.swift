import Cryptography
package import Directory
import Foundation
package import Kernel

/// The token that renews a provider's tokens in a user's attributes.
package struct ProviderTokens: Sendable {
    /// Nil if the response does not contain one.
    package let refreshToken: Secret<String>?
    /// When the access token expires.
    package let expiresAt: Instant

    /// The tokens in a response of the token endpoint.
    ///
    /// - Returns: nil if attributes do not contain tokens.
    init?(_ response: Claims, of provider: IdentityProvider, now: Instant) {
        guard provider.mapsTokens else { return nil }
        let seconds =
            response.integer("expires_in") ?? response.string("expires_in").flatMap { Int64($0) }
            ?? Self.assumedLifetime
        refreshToken = response.string("refresh_token").flatMap { $0.isEmpty ? nil : Secret($0) }
        expiresAt = now.advanced(seconds: min(max(seconds, Self.minLifetime), Self.maxLifetime))
    }

    /// The assumed lifetime of a token if the provider does not state it.
    private static let assumedLifetime: Int64 = .hours(1)
    /// The shortest time between two requests to a provider.
    private static let minLifetime: Int64 = .minutes(2)
    private static let maxLifetime: Int64 = .days(365)
    /// The longest refresh token that is stored, in bytes.
    static let maxBytes = 4096
}

/// A provider's refresh token, bound to its issuer and client. An administrator may give a provider's name to another
/// server, which must not receive the token.
struct KeptRefreshToken: Codable {
    private let text: String
    private let client: String
    private let issuer: String

    /// Nil for a token that is too long.
    init?(_ token: Secret<String>, of provider: IdentityProvider) {
        guard token.exposed.utf8.count <= ProviderTokens.maxBytes else { return nil }
        (text, client, issuer) = (token.exposed, provider.tokenClient, provider.tokenIssuer)
    }

    /// The token; nil if `provider` is another server, or has another client id for this one.
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

    /// Whether an attribute contains a token that expires.
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
