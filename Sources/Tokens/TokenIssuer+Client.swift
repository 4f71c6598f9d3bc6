import Cryptography
import Directory
import Kernel

extension TokenIssuer {
    /// Signs an access token of a client for itself, as the pool's function changes it. Costs one signature. The token
    /// belongs to no session, so it cannot be revoked.
    func issue(_ request: ClientTokenRequest) async throws -> IssuedTokens {
        let overrides = try await customizations.ofClient(request) ?? TokenOverrides()
        let pair = try await keys.pair(of: request.pool.id)
        let claims = overrides.changing(claims(request, overrides: overrides), of: .access, for: request.client.id)
        // The closure does not hold the request: pool and client have many members to copy.
        let token = try await crypto.run { [key = pair.access] in Secret(try key.token(claims)) }
        return IssuedTokens(
            accessToken: token, expiresIn: Int(request.client.settings.tokenValidity.accessSeconds))
    }

    private func claims(_ request: ClientTokenRequest, overrides: TokenOverrides) -> Claims {
        let (now, client) = (world.now(), request.client)
        return [
            "sub": .string(client.id.rawValue), "token_use": .string(TokenUse.access.rawValue),
            "scope": .string(overrides.scope(changing: request.scopes)), "auth_time": .integer(now.seconds),
            "iss": .string(verifier.issuer(of: request.pool.id)),
            "exp": .integer(now.advanced(seconds: client.settings.tokenValidity.accessSeconds).seconds),
            "iat": .integer(now.seconds), "version": .integer(2), "jti": .string(world.uuid()),
            "client_id": .string(client.id.rawValue),
        ]
    }
}
