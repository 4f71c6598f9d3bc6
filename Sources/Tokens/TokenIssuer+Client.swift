import Cryptography
package import Directory
import Kernel

extension TokenIssuer {
    /// Signs an access token of a client for itself. Costs one signature. It belongs to no session, so it cannot be
    /// revoked.
    package func issue(to call: ClientCall, scopes: [String]) async throws -> IssuedTokens {
        let pair = try await keys.pair(of: call.pool.id)
        let claims = clientClaims(call, scopes: scopes)
        return try await crypto.run {
            IssuedTokens(
                accessToken: Secret(try pair.access.token(claims)),
                expiresIn: Int(call.client.settings.tokenValidity.accessSeconds))
        }
    }

    private func clientClaims(_ call: ClientCall, scopes: [String]) -> Claims {
        let (now, client) = (world.now(), call.client)
        return [
            "sub": .string(client.id.rawValue), "token_use": .string(TokenUse.access.rawValue),
            "scope": .string(scopes.joined(separator: " ")), "auth_time": .integer(now.seconds),
            "iss": .string(verifier.issuer(of: call.pool.id)),
            "exp": .integer(now.advanced(seconds: client.settings.tokenValidity.accessSeconds).seconds),
            "iat": .integer(now.seconds), "version": .integer(2), "jti": .string(world.uuid()),
            "client_id": .string(client.id.rawValue),
        ]
    }
}
