import Authentication
import Directory
import Kernel
import Tokens
package import Wire

/// POST `/oauth2/token` (TKN-GEN-01).
package struct TokenEndpoint: Sendable {
    private let frame: RequestFrame
    private let authentication: ClientAuthentication
    private let pool: AuthorizeEndpoint.PoolOfHost
    private let grants: [String: any Grant]

    static let path = "/oauth2/token"

    /// The endpoint with all grants.
    package init(
        frame: RequestFrame, _ services: OAuthServices,
        pool: @escaping AuthorizeEndpoint.PoolOfHost = { _ in nil }
    ) {
        self.frame = frame
        self.pool = pool
        authentication = ClientAuthentication(services: services)
        grants = [
            AuthorizationCodeGrant.type: AuthorizationCodeGrant(services: services),
            RefreshTokenGrant.type: RefreshTokenGrant(services: services),
            ClientCredentialsGrant.type: ClientCredentialsGrant(services: services),
            DeviceCodeGrant.type: DeviceCodeGrant(services: services),
        ]
    }

    package var routes: [PathRoute] {
        [PathRoute("POST", Self.path) { request, _ in await answer(request) }, .preflight(Self.path, "POST")]
    }

    private func answer(_ request: WireRequest) async -> WireResponse {
        let result = await frame.run(request, as: OAuthOperation("Token")) { _ in try await tokens(for: request) }
        return switch result {
        case .success(let tokens): .tokens(tokens)
        case .failure(let error): .error(error, request)
        }
    }

    private func tokens(for request: WireRequest) async throws -> IssuedTokens {
        guard let fields = QueryParameters(form: request) else { throw OAuthError(.invalidRequest) }
        let form = try GrantForm(fields)
        let type = try form.require("grant_type")
        guard let grant = grants.first(where: { type.hasSameBytes(as: $0.key) })?.value else {
            throw OAuthError(.unsupportedGrantType)
        }
        let call = try await authentication.client(of: request, fields, in: try await pool(request))
        return try await grant.tokens(for: form, call)
    }
}
