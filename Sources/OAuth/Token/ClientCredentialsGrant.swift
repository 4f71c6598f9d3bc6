import Directory
import Kernel
import Tokens

/// Gives a client a token for itself (RFC 6749, section 4.4): no user, no ID token, no refresh token (TKN-POS-04).
struct ClientCredentialsGrant: Grant {
    let services: OAuthServices

    static let type = "client_credentials"

    /// - Throws: `OAuthError` if the client has no secret, and for scopes of users (OA-13).
    func tokens(for form: GrantForm, _ call: ClientCall) async throws -> IssuedTokens {
        try call.require(.clientCredentials)
        guard call.client.isConfidential else { throw OAuthError(.unauthorizedClient) }
        let scopes = try await RequestedScopes.custom(form.text("scope"), call, services.settings)
        return try await services.tokens.issue(to: call, scopes: scopes)
    }
}

extension RequestedScopes {
    /// The custom scopes that the client of `call` is granted: all of its own if `text` is nil (TKN-PAR-06), else those
    /// of `text` that it has (TKN-PAR-05).
    ///
    /// - Throws: `OAuthError` with `invalid_scope`.
    static func custom(_ text: String?, _ call: ClientCall, _ settings: SettingsCache) async throws -> [String] {
        let servers = try await settings.resourceServers(of: call.pool.id)
        let granted = try granted(text, to: call.client.settings.oauth, custom: servers.scopeNames)
        let requested = text.map { $0.split(separator: " ").map(String.init) } ?? []
        guard !requested.contains(where: OAuthSettings.standardScopes.contains) else { throw OAuthError(.invalidScope) }
        return granted
    }
}
