import Authentication
import Directory
import Kernel
import Tokens
package import Wire

/// POST `/oauth2/token` (TKN-GEN-01).
package struct TokenEndpoint: Sendable {
    private let endpoint: ClientEndpoint
    private let grants: [any Grant]

    static let path = "/oauth2/token"

    package init(
        frame: RequestFrame, services: OAuthServices,
        pool: @escaping AuthorizeEndpoint.PoolOfHost = { _ in nil }
    ) {
        endpoint = ClientEndpoint(frame: frame, services: services, pool: pool)
        grants = [
            AuthorizationCodeGrant(services: services), RefreshTokenGrant(services: services),
            ClientCredentialsGrant(services), DeviceCodeGrant(services: services),
        ]
    }

    package var routes: [PathRoute] {
        [
            endpoint.route(Self.path, as: "Token") { .tokens(try await tokens(for: $0)) },
            .preflight(Self.path, methods: "POST"),
        ]
    }

    private func tokens(for request: ClientForm) async throws -> IssuedTokens {
        let form = try GrantForm(request.fields)
        let type = try form.require("grant_type")
        guard let grant = grants.first(where: { type.hasSameBytes(as: Swift.type(of: $0).type) }) else {
            let known = grants.map { Swift.type(of: $0).type }.joined(separator: ", ")
            throw OAuthError(.unsupportedGrantType, description: "grant_type is one of \(known)")
        }
        AuditContext.note(entity: Swift.type(of: grant).type, as: "grantType")
        return try await grant.tokens(for: form, through: try await request.authenticateAnyClient())
    }
}
