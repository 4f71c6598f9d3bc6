package import Cryptography
package import Directory
package import Kernel

/// Gives clients tokens for themselves (RFC 6749, section 4.4): no user, no ID token, no refresh token.
package struct ClientTokens: Sendable {
    private let issuer: TokenIssuer
    private let settings: SettingsCache
    private let cipher: SecretCipher

    package init(_ issuer: TokenIssuer, settings: SettingsCache, cipher: SecretCipher) {
        self.issuer = issuer
        self.settings = settings
        self.cipher = cipher
    }

    /// A token for the client called `id`.
    ///
    /// - Throws: `MissingResource` if the client does not exist, `ClientRefusal` if `secret` is wrong, and as
    ///   `issue(to:scopes:clientMetadata:)` does.
    package func issue(
        to id: ClientID, secret: Secret<String>, scopes: [ByteKey]?, clientMetadata: [String: String]?
    ) async throws -> IssuedTokens {
        let context = try await ClientContext(id, settings: settings, cipher: cipher)
        try context.check(secret: secret)
        return try await issue(to: context, scopes: scopes, clientMetadata: clientMetadata)
    }

    /// A token for the client of `context`, which has proven its secret.
    ///
    /// - Parameters:
    ///   - scopes: The requested scopes; nil for all scopes of the client.
    ///   - clientMetadata: Passed to the pool's function.
    /// - Throws: `ClientRefusal.flowNotPermitted`, `ScopeRefusal`, or `TriggerRefusal`.
    package func issue(
        to context: ClientContext, scopes: [ByteKey]?, clientMetadata: [String: String]?
    ) async throws -> IssuedTokens {
        let oauth = context.client.settings.oauth
        guard context.client.isConfidential, oauth.enabled, oauth.flows?.contains(.clientCredentials) ?? false else {
            throw ClientRefusal.flowNotPermitted
        }
        let granted = try oauth.grantedToClient(scopes, custom: try await settings.customScopes(of: context.pool.id))
        return try await issuer.issue(
            ClientTokenRequest(
                pool: context.pool, client: context.client, scopes: granted, clientMetadata: clientMetadata))
    }
}

/// The contents of a client's token for itself.
package struct ClientTokenRequest: Sendable {
    package var pool: UserPool
    /// The client that the token describes.
    package var client: Client
    /// The granted scopes.
    package var scopes: [String]
    /// The metadata that the caller sent for the trigger.
    package var clientMetadata: [String: String]?
}
