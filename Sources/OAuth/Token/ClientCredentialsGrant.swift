import Directory
import Kernel
import Tokens
import WireRuntime

/// Issues a token to a client for itself (RFC 6749, section 4.4), without a user, an ID token or a refresh token
/// (TKN-POS-04).
struct ClientCredentialsGrant: Grant {
    private let tokens: ClientTokens
    private let settings: SettingsCache

    static let type = "client_credentials"

    init(_ services: OAuthServices) { (tokens, settings) = (services.clientTokens, services.settings) }

    /// - Throws: `OAuthError` if the client may not use the grant, or does not have a secret, and for scopes of users
    ///   (OA-13).
    func tokens(for form: GrantForm, through context: ClientContext) async throws -> IssuedTokens {
        let scopes = try form.text("scope").map { try RequestedScopes.scopes(in: $0) }
        let metadata = try ClientMetadata.read(form.text("aws_client_metadata"))
        do {
            return try await tokens.issue(to: context, scopes: scopes, clientMetadata: metadata)
        } catch ScopeRefusal.ofOtherClients {
            // The service's code for a scope that the client does not have.
            throw OAuthError(.invalidGrant)
        } catch ClientRefusal.flowNotPermitted {
            throw OAuthError(try await names(scopes, existingFor: context) ? .invalidGrant : .invalidScope)
        }
    }

    /// Whether the request, or else the client, names a scope that exists. The service does not return
    /// `unauthorized_client` to a client that may not use the grant.
    private func names(_ scopes: [ByteKey]?, existingFor context: ClientContext) async throws -> Bool {
        let custom = try await settings.customScopes(of: context.pool.id)
        let named = scopes ?? (context.client.settings.oauth.scopes ?? []).map { ByteKey($0) }
        return named.contains { OAuthSettings.isKnown($0, custom: custom) }
    }
}

/// A client's input for the pool's function: a JSON object of texts, like the API's `ClientMetadata`.
enum ClientMetadata {
    /// The total length that the API allows for its members.
    private static let maxBytes = 131_072

    /// - Throws: `OAuthError` if it is not an object of texts.
    static func read(_ text: String?) throws(OAuthError) -> [String: String]? {
        guard let text else { return nil }
        guard text.utf8.count <= maxBytes, let object = (try? JSONReader.read(Array(text.utf8)))?.object else {
            throw OAuthError(.invalidRequest)
        }
        var metadata: [String: String] = [:]
        for member in object.members {
            guard let value = member.value.string else { throw OAuthError(.invalidRequest) }
            metadata[member.name] = value
        }
        return metadata
    }
}
