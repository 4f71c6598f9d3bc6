package import Cryptography
package import Directory
package import Kernel
package import Storage

/// Finds out whether a token of a pool is active, for a resource server that asks (RFC 7662).
package struct TokenInspector: Sendable {
    private let tokens: TokenIssuer
    private let settings: SettingsCache
    private let cipher: SecretCipher
    private let database: any Database
    private let world: World

    /// Inspects the tokens that `tokens` issues.
    package init(
        _ tokens: TokenIssuer, settings: SettingsCache, cipher: SecretCipher, database: any Database, world: World
    ) {
        self.tokens = tokens
        self.settings = settings
        self.cipher = cipher
        self.database = database
        self.world = world
    }

    /// The content of `token`.
    ///
    /// - Returns: Nil for a token that is unknown, malformed, expired, revoked or of another pool, and for a token of a
    ///   client or user that was deleted or disabled.
    package func inspect(_ token: Secret<String>, in pool: UserPoolID) async throws -> ActiveToken? {
        for find in [access, id, refresh] {
            if let active = try await find(token, pool) { return active }
        }
        return nil
    }

    private func access(_ token: Secret<String>, in pool: UserPoolID) async throws -> ActiveToken? {
        try await signed(token, use: .access, in: pool)
    }

    private func id(_ token: Secret<String>, in pool: UserPoolID) async throws -> ActiveToken? {
        try await signed(token, use: .id, in: pool)
    }

    private func signed(_ token: Secret<String>, use: TokenUse, in pool: UserPoolID) async throws -> ActiveToken? {
        let found: Token
        do { found = try await tokens.verifier.verify(token.exposed, for: use, at: world.now()) } catch is TokenError {
            return nil
        }
        guard found.pool == pool, let active = ActiveToken(found.claims, use: use),
            let client = try await settings.findClient(active.client, of: pool)
        else { return nil }
        guard let session = found.claims.string("event_id") else {
            // A client's token for itself has no session, and cannot be revoked.
            return active.subject.hasSameBytes(as: active.client.rawValue) ? active : nil
        }
        let identity = AccessTokenIdentity(
            pool: pool, user: UserID(rawValue: active.subject), client: active.client,
            session: SessionID(rawValue: session))
        let state = try await database.read { try SessionStateTable($0).state(of: identity, through: client) }
        return state.map { $0.isEnabled && $0.isSignedIn } == true ? active : nil
    }

    /// A refresh token that was replaced is not active, even while the client may repeat its exchange.
    private func refresh(_ token: Secret<String>, in pool: UserPoolID) async throws -> ActiveToken? {
        let hash = RefreshToken.hash(token.exposed, in: pool, cipher: cipher)
        let found = try await database.read { [now = world.now()] tx -> (active: ActiveToken, user: User)? in
            guard let record = try RefreshTokenTable(tx).find(hash, in: pool), record.supersededAt == nil,
                now < record.expiresAt, let session = try UserSessionTable(tx).find(record.session, in: pool),
                let user = try UserTable(tx).find(session.user, in: pool), user.enabled
            else { return nil }
            let active = ActiveToken(
                kind: .refresh, client: session.client, subject: user.id.rawValue, username: user.username,
                scope: session.scope, expiresAt: record.expiresAt.seconds, authenticatedAt: session.beganAt.seconds)
            return (active, user)
        }
        guard let found, let client = try await settings.findClient(found.active.client, of: pool) else { return nil }
        let isSignedIn = try await database.read { [user = found.user] tx in
            try SessionProviderTable(tx).mayContinueSessions(of: user.id, status: user.status, through: client)
        }
        return isSignedIn ? found.active : nil
    }
}

extension SettingsCache {
    /// The client called `id`; nil if it was deleted, or is of another pool.
    func findClient(_ id: ClientID, of pool: UserPoolID) async throws -> Client? {
        do {
            let client = try await client(id)
            return client.pool == pool ? client : nil
        } catch is MissingResource { return nil }
    }
}

extension ActiveToken {
    /// Nil if the claims are not those of a token of this server.
    fileprivate init?(_ claims: Claims, use: TokenUse) {
        guard let subject = claims.string("sub"), let expiresAt = claims.integer("exp"),
            let client = claims.string(use == .id ? "aud" : "client_id")
        else { return nil }
        self.init(
            kind: use == .id ? .id : .access, client: ClientID(rawValue: client), subject: subject,
            username: claims.string(use == .id ? "cognito:username" : "username").map { Username(rawValue: $0) },
            scope: use == .access ? claims.string("scope") : nil, audience: claims.string("aud"),
            issuedAt: claims.integer("iat"), expiresAt: expiresAt, authenticatedAt: claims.integer("auth_time"),
            tokenID: claims.string("jti"))
    }
}
