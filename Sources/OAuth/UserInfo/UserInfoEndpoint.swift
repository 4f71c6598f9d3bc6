import Cryptography
import Directory
import Kernel
import Storage
import Tokens
package import Wire
import WireRuntime

/// GET and POST `/oauth2/userInfo` (OpenID Connect Core 1.0, section 5.3).
package struct UserInfoEndpoint: Sendable {
    private let frame: RequestFrame
    private let services: OAuthServices
    private let verifier: AccessTokenVerifier
    private let poolOfHost: AuthorizeEndpoint.PoolOfHost

    static let path = "/oauth2/userInfo"

    package init(
        frame: RequestFrame, services: OAuthServices,
        pool: @escaping AuthorizeEndpoint.PoolOfHost = { _ in nil }
    ) {
        self.frame = frame
        self.services = services
        poolOfHost = pool
        verifier = AccessTokenVerifier(
            services.tokens, settings: services.settings, database: services.database, world: services.world)
    }

    package var routes: [PathRoute] {
        ["GET", "POST"].map { PathRoute($0, pattern: Self.path) { request, _ in await respond(to: request) } }
            + [.preflight(Self.path, methods: "GET,POST")]
    }

    private func respond(to request: WireRequest) async -> WireResponse {
        let result = await frame.run(request, as: OAuthOperation("GetUserInfo")) { _ in try await claims(for: request) }
        return switch result {
        case .success(let claims): .document(200, body: Self.json(claims))
        case .failure(let error): .error(error, to: request, also: challenge(error, to: request))
        }
    }

    /// The user's claims that the scopes of the token reveal to the client.
    private func claims(for request: WireRequest) async throws -> [(name: String, value: String)] {
        let (identity, scopes) = try await verify(try BearerToken.read(request))
        if let host = try await poolOfHost(request), host != identity.pool { throw TokenFault.ended.error }
        AuditContext.note(identity.pool)
        AuditContext.note(identity.user)
        let client = try await services.settings.client(identity.client)
        let user = try await services.database.read { try UserTable($0).find(identity.user, in: identity.pool) }
        guard let user else { throw TokenFault.ended.error }
        let visible = ScopedClaims(scopes)
        let attributes = user.attributes.sorted.filter { client.mayRead($0.name) && visible.includes($0.name) }
        return [("sub", user.id.rawValue)] + attributes.map { ($0.name, $0.value) }
            + [("username", user.username.rawValue)]
    }

    private func verify(_ token: Secret<String>) async throws -> (identity: AccessTokenIdentity, scopes: [String]) {
        do { return try await verifier.verify(token, requiring: "openid") } catch AccessTokenRefusal.missingScope {
            throw TokenFault.withoutOpenID.error
        } catch is AccessTokenRefusal {
            throw await TokenFault(of: token, verifier: services.tokens.verifier, at: services.world.now()).error
        } catch is UserRefusal { throw TokenFault.ended.error }
    }

    private static func json(_ claims: [(name: String, value: String)]) -> [UInt8] {
        var json = JSONWriter(capacity: 1024)
        json.beginObject()
        for claim in claims {
            json.name(claim.name)
            json.write(claim.value)
        }
        json.endObject()
        return json.bytes
    }

    /// RFC 6750, section 3. The refusal of a token has the service's form, and names the issuer in the token.
    private func challenge(_ error: OAuthError, to request: WireRequest) -> [WireRequest.Header] {
        guard error.code.status < 500 else { return [] }
        guard error.code == .invalidToken else {
            return [("WWW-Authenticate", "Bearer error=\"\(error.code.rawValue)\"")]
        }
        let verifier = services.tokens.verifier
        let pool = (try? BearerToken.read(request)).flatMap { verifier.statedPool(in: $0.exposed) }
        let realm = pool.map { "realm=\(verifier.issuer(of: $0)), " } ?? ""
        return [("WWW-Authenticate", "Bearer \(realm)error=INVALID_TOKEN")]
    }
}
