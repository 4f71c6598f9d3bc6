import Directory
public import Kernel
import Storage

/// Exchanges refresh tokens for new ones (TOK-REF-01), and revokes them.
public struct Refresh: Sendable {
    let facilities: Facilities

    /// The exchange with its facilities.
    public init(_ facilities: Facilities) { self.facilities = facilities }

    /// `REFRESH_TOKEN_AUTH`: a new ID and access token, and no refresh token (TOK-REF-05).
    /// Throws `notAuthorized` for a token that is dead, `invalidInput` where the client rotates its tokens.
    func exchange(_ parameters: Parameters, _ call: ClientCall) async throws -> IssuedTokens {
        guard !call.client.rotatesRefreshTokens else {
            throw Refusal.invalid("Refresh token rotation is enabled for this client; use GetTokensFromRefreshToken.")
        }
        let found = try await find(parameters.require("REFRESH_TOKEN"), call)
        try call.check(
            secretHash: parameters["SECRET_HASH"], usernames: found.user.names, acceptsSecretItself: true)
        let tokens = try await facilities.tokens.issue(found.order)
        try await requireStillGood(found, call)
        return tokens
    }

    /// The same, by the operation that rotates where the client is set to.
    ///
    /// Throws `notAuthorized` for a dead token, `refreshTokenReuse` for one that another has taken the place of.
    public func exchange(_ token: Secret<String>, client: ClientID, secret: Secret<String>?) async throws
        -> IssuedTokens
    {
        let call = try await ClientCall(client, facilities)
        try call.check(secret: secret)
        let found = try await find(token.exposed, call)
        let tokens = try await facilities.tokens.issue(found.order)
        guard call.client.rotatesRefreshTokens else {
            try await requireStillGood(found, call)
            return tokens
        }
        return tokens.with(refreshToken: try await RefreshRotation(token, call, facilities).run())
    }

    /// Ends the sign-in that `token` belongs to, and with it every token of that sign-in. A token that is not known
    /// is no error: what it could do is already over (RFC 7009, section 2.2).
    ///
    /// Throws `forbidden` for another client's token, `unsupportedToken` for an access or ID token or a client that
    /// does not revoke.
    public func revoke(_ token: Secret<String>, client: ClientID, secret: Secret<String>?) async throws {
        let call = try await ClientCall(client, facilities)
        try call.check(secret: secret)
        guard call.client.settings.tokenRevocation else {
            throw Refusal(.unsupportedOperation, "Token revocation is not enabled for this client.")
        }
        guard token.exposed.utf8.filter({ $0 == UInt8(ascii: ".") }).count != 2 else {
            throw Refusal(.unsupportedToken, "Only refresh tokens can be revoked.")
        }
        let pool = call.pool.id
        let hash = RefreshToken.hash(token.exposed, in: pool, facilities.vault)
        let user = try await facilities.database.write { tx -> UserID? in
            guard let record = try RefreshTokenTable(tx).find(hash, in: pool),
                let signIn = try SignInTable(tx).find(record.signIn, in: pool)
            else { return nil }
            guard signIn.client == call.client.id else {
                throw Refusal(.forbidden, "The token was issued to another client.")
            }
            try SignInTable(tx).end(signIn.id, in: pool)
            return signIn.user
        }
        if let user { Trail.note(user) }
    }
}
