import Directory
import Kernel
import Tokens
package import Wire

/// POST `/oauth2/revoke` (RFC 7009): ends the session of a refresh token.
package struct RevocationEndpoint: Sendable {
    private let frame: RequestFrame
    private let services: OAuthServices
    private let authentication: ClientAuthentication
    private let pool: AuthorizeEndpoint.PoolOfHost

    static let path = "/oauth2/revoke"

    /// The endpoint.
    package init(
        frame: RequestFrame, _ services: OAuthServices,
        pool: @escaping AuthorizeEndpoint.PoolOfHost = { _ in nil }
    ) {
        self.frame = frame
        self.services = services
        self.pool = pool
        authentication = ClientAuthentication(services: services)
    }

    package var routes: [PathRoute] {
        [PathRoute("POST", Self.path) { request, _ in await answer(request) }, .preflight(Self.path, "POST")]
    }

    private func answer(_ request: WireRequest) async -> WireResponse {
        let result = await frame.run(request, as: OAuthOperation("RevokeToken")) { _ in try await revoke(request) }
        return switch result {
        case .success: .document(200, [])
        case .failure(let error): .error(error, request)
        }
    }

    /// An unknown token is no error (RFC 7009, section 2.2), another client's is one (OA-15).
    private func revoke(_ request: WireRequest) async throws {
        guard let form = QueryParameters(form: request), let token = form.anyText("token"),
            !["token", "token_type_hint"].contains(where: form.repeats)
        else { throw OAuthError(.invalidRequest) }
        let call = try await authentication.client(of: request, form, in: try await pool(request))
        do { try await services.refresh.revoke(Secret(token), call) } catch let refusal as RefreshTokenRefusal {
            throw OAuthError(ofRevocation: refusal)
        }
    }
}

extension OAuthError {
    fileprivate init(ofRevocation refusal: RefreshTokenRefusal) {
        switch refusal {
        case .notRevocable: self.init(.unsupportedTokenType)
        case .revocationNotEnabled: self.init(.invalidRequest, "Unsupported operation")
        default: self.init(.invalidRequest, "Invalid parameter in request")
        }
    }
}
