import Directory
public import Kernel
import Storage

/// Exchanges refresh tokens for new ones (TOK-REF-01), and revokes them.
public struct Refresh: Sendable {
    let services: SignInServices

    /// Uses the given services.
    public init(_ services: SignInServices) { self.services = services }

    /// `REFRESH_TOKEN_AUTH`: a new ID and access token, and no refresh token (TOK-REF-05).
    ///
    /// - Throws: `notAuthorized` for an invalid token, `invalidInput` if the client rotates its tokens.
    func exchange(_ parameters: AuthParameters, _ call: ClientCall) async throws -> IssuedTokens {
        guard !call.client.rotatesRefreshTokens else {
            throw Refusal.invalid("Refresh token rotation is enabled for this client; use GetTokensFromRefreshToken.")
        }
        let found = try await find(parameters.require("REFRESH_TOKEN"), call)
        try call.check(refreshHash: parameters["SECRET_HASH"], username: found.user.username)
        let tokens = try await services.tokens.issue(found.request)
        try await requireStillValid(found, call)
        return tokens
    }

    /// `GetTokensFromRefreshToken`, which rotates the refresh token if the client's settings say so.
    ///
    /// - Throws: `notAuthorized` for an invalid token, `refreshTokenReuse` for a token that was replaced.
    public func exchange(_ token: Secret<String>, client: ClientID, secret: Secret<String>?) async throws
        -> IssuedTokens
    {
        let call = try await ClientCall(client, services)
        try call.check(secret: secret)
        let found = try await find(token.exposed, call)
        let tokens = try await services.tokens.issue(found.request)
        guard call.client.rotatesRefreshTokens else {
            try await requireStillValid(found, call)
            return tokens
        }
        return tokens.with(refreshToken: try await RefreshRotation(token, call, services).run())
    }

    /// Ends the session that `token` belongs to, and with it every token of the session. An unknown token is no error:
    /// it is already invalid (RFC 7009, section 2.2).
    ///
    /// - Throws: `forbidden` for another client's token, `unsupportedToken` for an access or ID token or if the client
    ///   does not support revocation.
    public func revoke(_ token: Secret<String>, client: ClientID, secret: Secret<String>?) async throws {
        let call = try await ClientCall(client, services)
        try call.check(secret: secret)
        guard call.client.settings.tokenRevocation else {
            throw Refusal(.unsupportedOperation, "Token revocation is not enabled for this client.")
        }
        guard token.exposed.utf8.filter({ $0 == UInt8(ascii: ".") }).count != 2 else {
            throw Refusal(.unsupportedToken, "Only refresh tokens can be revoked.")
        }
        let pool = call.pool.id
        let hash = RefreshToken.hash(token.exposed, in: pool, services.cipher)
        let user = try await services.database.write { tx -> UserID? in
            guard let record = try RefreshTokenTable(tx).find(hash, in: pool),
                let session = try UserSessionTable(tx).find(record.session, in: pool)
            else { return nil }
            guard session.client == call.client.id else {
                throw Refusal(.forbidden, "The token was issued to another client.")
            }
            try UserSessionTable(tx).end(session.id, in: pool)
            return session.user
        }
        if let user { AuditContext.note(user) }
    }
}
