import Directory
import Kernel
import Tokens
import WireRuntime

/// Gives a client a token for itself (RFC 6749, section 4.4): no user, no ID token, no refresh token (TKN-POS-04).
struct ClientCredentialsGrant: Grant {
    private let tokens: ClientTokens

    static let type = "client_credentials"

    /// The grant, with parts of `services`.
    init(_ services: OAuthServices) { tokens = services.clientTokens }

    /// - Throws: `OAuthError` if the client has no secret, and for scopes of users (OA-13).
    func tokens(for form: GrantForm, _ call: ClientCall) async throws -> IssuedTokens {
        try call.require(.clientCredentials)
        guard call.client.isConfidential else { throw OAuthError(.unauthorizedClient) }
        let scopes = try form.text("scope").map { try RequestedScopes.scopes(in: $0) }
        let metadata = try ClientMetadata.read(form.text("aws_client_metadata"))
        do {
            return try await tokens.issue(to: call, scopes: scopes, metadata: metadata)
        } catch ScopeRefusal.ofOtherClients {
            // The service's code for a scope that the client does not have.
            throw OAuthError(.invalidGrant)
        }
    }
}

/// A client's input for the pool's function: a JSON object of texts, as the members of the API's `ClientMetadata`.
enum ClientMetadata {
    /// As long as the API's members together.
    private static let mostBytes = 131_072

    /// - Throws: `OAuthError` if it is no object of texts.
    static func read(_ text: String?) throws(OAuthError) -> [String: String]? {
        guard let text else { return nil }
        guard text.utf8.count <= mostBytes, let object = (try? JSONReader.read(Array(text.utf8)))?.object else {
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
