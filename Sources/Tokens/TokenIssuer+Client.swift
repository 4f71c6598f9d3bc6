import Cryptography
import Directory
import Kernel

extension TokenIssuer {
    /// Signs an access token of a client for itself, with the changes of the pool's function. Costs one signature. The
    /// token belongs to no session, so it cannot be revoked.
    func issue(_ request: ClientTokenRequest) async throws -> IssuedTokens {
        let overrides = try await customizations.ofClient(request) ?? TokenOverrides()
        let pair = try await keys.pair(of: request.pool.id)
        let claims: Claims = claims(request, overrides: overrides)
        // The closure does not hold the request: pool and client have many members to copy.
        let token = try await crypto.run { [key = pair.access] in Secret(try key.token(claims)) }
        return IssuedTokens(
            accessToken: token, expiresIn: Int(request.client.settings.tokenValidity.accessSeconds))
    }

    /// The claims of an access token of a client for itself.
    func claims<Sink: ClaimSink>(_ request: ClientTokenRequest, overrides: TokenOverrides) -> Sink {
        let (now, client) = (world.now(), request.client)
        let validity = client.settings.tokenValidity.accessSeconds
        var claims = Sink()
        claims.put("sub", value: .string(client.id.rawValue), from: .client)
        claims.put("token_use", value: .string(TokenUse.access.rawValue), from: .token)
        claims.put(
            "scope", value: .string(overrides.scope(changing: request.scopes)), from: .scopes(granted: request.scopes))
        claims.put("auth_time", value: .integer(now.seconds), from: .lifetime(seconds: validity))
        claims.put("iss", value: .string(verifier.issuer(of: request.pool.id)), from: .issuer)
        claims.put("exp", value: .integer(now.advanced(seconds: validity).seconds), from: .lifetime(seconds: validity))
        claims.put("iat", value: .integer(now.seconds), from: .lifetime(seconds: validity))
        claims.put("version", value: .integer(2), from: .token)
        claims.put("jti", value: .string(world.uuid()), from: .token)
        claims.put("client_id", value: .string(client.id.rawValue), from: .client)
        overrides.change(&claims, of: .access, for: client.id)
        return claims
    }
}
