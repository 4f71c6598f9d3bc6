import Directory
import Kernel
import Tokens
package import Wire
import WireRuntime

/// POST `/oauth2/introspect` (RFC 7662): returns the content of a token to a resource server of its pool.
///
/// Only clients with the operator's permission may use it (`ClientExtensions`), and only with their secret.
package struct IntrospectionEndpoint: Sendable {
    private let endpoint: ClientEndpoint
    private let inspector: TokenInspector
    private let issuer: @Sendable (UserPoolID) -> String

    static let path = "/oauth2/introspect"

    package init(
        frame: RequestFrame, services: OAuthServices,
        pool: @escaping AuthorizeEndpoint.PoolOfHost = { _ in nil }
    ) {
        endpoint = ClientEndpoint(frame: frame, services: services, pool: pool)
        issuer = services.issuer
        inspector = TokenInspector(
            services.tokens, settings: services.settings, cipher: services.cipher, database: services.database,
            world: services.world)
    }

    package var routes: [PathRoute] {
        [
            endpoint.route(Self.path, as: "GetTokenState") { .document(200, body: try await inspect($0)) },
            .preflight(Self.path, methods: "POST"),
        ]
    }

    /// Ignores `token_type_hint`: the kinds of tokens differ in their form.
    private func inspect(_ form: ClientForm) async throws -> [UInt8] {
        let token = try form.token()
        let context = try await form.authenticateAnyClient()
        guard context.client.isConfidential, context.client.extensions.introspection else {
            throw OAuthError(.unauthorizedClient)
        }
        guard let active = try await inspector.inspect(token, in: context.pool.id) else { return Self.inactive }
        if active.username != nil { AuditContext.note(UserID(rawValue: active.subject)) }
        return active.json(issuer: issuer(context.pool.id))
    }

    private static let inactive: [UInt8] = {
        var json = JSONWriter(capacity: 16)
        json.beginObject()
        json.name("active")
        json.write(false)
        json.endObject()
        return json.bytes
    }()
}

extension ActiveToken {
    /// RFC 7662, section 2.2, and Cognito's own `token_use`.
    fileprivate func json(issuer: String) -> [UInt8] {
        var json = JSONWriter(capacity: 512)
        json.beginObject()
        json.name("active")
        json.write(true)
        json.field("token_use", kind.rawValue)
        if kind == .access { json.field("token_type", "Bearer") }
        json.field("client_id", client.rawValue)
        json.field("sub", subject)
        json.field("username", username?.rawValue)
        json.field("scope", scope)
        json.field("aud", audience)
        json.field("iss", issuer)
        json.field("exp", expiresAt)
        json.field("iat", issuedAt)
        json.field("auth_time", authenticatedAt)
        json.field("jti", tokenID)
        json.endObject()
        return json.bytes
    }
}
