import Directory
import Kernel
import Tokens
package import Wire

/// POST `/oauth2/revoke` (RFC 7009): ends the session of a refresh token.
package struct RevocationEndpoint: Sendable {
    private let endpoint: ClientEndpoint
    private let refresh: Refresh

    static let path = "/oauth2/revoke"

    package init(
        frame: RequestFrame, services: OAuthServices,
        pool: @escaping AuthorizeEndpoint.PoolOfHost = { _ in nil }
    ) {
        endpoint = ClientEndpoint(frame: frame, services: services, pool: pool)
        refresh = services.refresh
    }

    package var routes: [PathRoute] {
        [endpoint.route(Self.path, as: "RevokeToken") { try await revoke($0) }, .preflight(Self.path, methods: "POST")]
    }

    /// An unknown token is not an error (RFC 7009, section 2.2), but another client's token is (OA-15).
    private func revoke(_ form: ClientForm) async throws -> WireResponse {
        let token = try form.token()
        let context = try await form.authenticateOAuthClient()
        do { try await refresh.revoke(token, for: context) } catch let refusal as RefreshTokenRefusal {
            throw OAuthError(ofRevocation: refusal)
        }
        return .document(200, body: [])
    }
}

extension OAuthError {
    fileprivate init(ofRevocation refusal: RefreshTokenRefusal) {
        switch refusal {
        case .notRevocable: self.init(.unsupportedTokenType)
        case .revocationNotEnabled: self.init(.invalidRequest, description: "Unsupported operation")
        default: self.init(.invalidRequest, description: "Invalid parameter in request")
        }
    }
}
