package import Cryptography
package import Directory
package import Kernel
package import Storage

/// Exchanges refresh tokens for new ones (TOK-REF-01), and revokes them.
package struct Refresh: Sendable {
    let tokens: TokenIssuer
    let settings: SettingsCache
    let cipher: SecretCipher
    let database: any Database
    let world: World

    /// Creates the exchange of refresh tokens for tokens of `tokens`.
    package init(
        _ tokens: TokenIssuer, settings: SettingsCache, cipher: SecretCipher, database: any Database, world: World
    ) {
        self.tokens = tokens
        self.settings = settings
        self.cipher = cipher
        self.database = database
        self.world = world
    }

    /// `REFRESH_TOKEN_AUTH`: a new ID and access token, and no refresh token (TOK-REF-05).
    ///
    /// - Parameter device: The device that the app claims to run on.
    /// - Throws: `RefreshTokenRefusal` for an invalid token, `InvalidInput` if the client rotates its tokens.
    package func exchange(
        _ token: Parsed<Secret<String>>, device: DeviceKey?, secretHash: Secret<String>?, for context: ClientContext
    ) async throws -> IssuedTokens {
        guard !context.client.rotatesRefreshTokens else {
            throw InvalidInput("Refresh token rotation is enabled for this client; use GetTokensFromRefreshToken.")
        }
        var found = try await find(token.get().exposed, on: device, for: context)
        try context.check(refreshHash: secretHash, username: found.user.username)
        found.request.user = await tokens.renewal(found.user, context.pool)
        let issued = try await tokens.issue(found.request)
        try await requireStillValid(found, for: context)
        AuditContext.note(.refresh)
        return issued
    }

    /// `GetTokensFromRefreshToken`, which rotates the refresh token if the client's settings require it.
    ///
    /// - Parameter clientMetadata: The caller's data for the trigger before the tokens are signed.
    /// - Throws: `RefreshTokenRefusal` for an invalid token, `.reused` for a token that was replaced.
    package func exchange(
        _ token: Secret<String>, device: DeviceKey? = nil, client: ClientID, secret: Secret<String>?,
        clientMetadata: [String: String]? = nil
    ) async throws -> IssuedTokens {
        let context = try await ClientContext(client, settings: settings, cipher: cipher)
        try context.check(secret: secret)
        return try await exchange(token, device: device, clientMetadata: clientMetadata, for: context)
    }

    /// The same for a client that is authenticated.
    package func exchange(
        _ token: Secret<String>, device: DeviceKey? = nil, clientMetadata: [String: String]? = nil,
        for context: ClientContext
    ) async throws -> IssuedTokens {
        var found = try await find(token.exposed, on: device, for: context)
        found.request.user = await tokens.renewal(found.user, context.pool)
        found.request.clientMetadata = clientMetadata
        var issued = try await tokens.issue(found.request)
        if context.client.rotatesRefreshTokens {
            let rotation = RefreshRotation(
                token, on: device, for: context, cipher: cipher, database: database, world: world)
            issued = issued.with(refreshToken: try await rotation.run())
        } else {
            try await requireStillValid(found, for: context)
        }
        AuditContext.note(.refresh)
        return issued
    }

    /// Ends the session that `token` belongs to, and with it every token of the session. An unknown token is not an
    /// error: it is already invalid (RFC 7009, section 2.2).
    ///
    /// - Parameter isLinked: Whether the browser session that the session came through ends too, if the pool tracks
    ///   sessions.
    /// - Throws: `RefreshTokenRefusal` for another client's token, for an access or ID token, and if the client does
    ///   not support revocation.
    package func revoke(
        _ token: Secret<String>, client: ClientID, secret: Secret<String>?, isLinked: Bool = false
    ) async throws {
        let context = try await ClientContext(client, settings: settings, cipher: cipher)
        try context.check(secret: secret)
        try await revoke(token, for: context, isLinked: isLinked)
    }

    /// The same for a client that is authenticated.
    package func revoke(_ token: Secret<String>, for context: ClientContext, isLinked: Bool = false) async throws {
        guard context.client.settings.tokenRevocation else {
            throw RefreshTokenRefusal.revocationNotEnabled
        }
        guard token.exposed.utf8.filter({ $0 == UInt8(ascii: ".") }).count != 2 else {
            throw RefreshTokenRefusal.notRevocable
        }
        let pool = context.pool.id
        let hash = RefreshToken.hash(token.exposed, in: pool, cipher: cipher)
        let user = try await database.write { [world] tx -> UserID? in
            guard let record = try RefreshTokenTable(tx).find(hash, in: pool),
                let session = try UserSessionTable(tx).find(record.session, in: pool)
            else { return nil }
            guard session.client == context.client.id else {
                throw RefreshTokenRefusal.notRevocableByOtherClient
            }
            try UserSessionTable(tx).end(session.id, in: pool)
            if isLinked, context.pool.settings.tracksSessions {
                try UserSessions(tx, of: session.user, in: pool, world: world).endOrigin(of: session)
            }
            return session.user
        }
        if let user { AuditContext.note(user) }
    }
}
