import Cryptography
package import Directory
package import Kernel
package import Storage

/// Verifies access tokens.
package struct AccessTokenVerifier: Sendable {
    private let tokens: TokenIssuer
    private let settings: SettingsCache
    private let database: any Database
    private let world: World

    /// Creates a verifier of the tokens that `tokens` issues.
    package init(_ tokens: TokenIssuer, settings: SettingsCache, database: any Database, world: World) {
        self.tokens = tokens
        self.settings = settings
        self.database = database
        self.world = world
    }

    /// The identity in `token`, for the operations on a user's own account. Revocation is read from the store every
    /// time.
    ///
    /// - Throws: `AccessTokenRefusal` for a token that is invalid, expired, revoked, of a disabled user or without the
    ///   scope (TOK-REV-03, TOK-ACC-11, TOK-18).
    package func verify(_ token: Secret<String>) async throws -> AccessTokenIdentity {
        try await verify(token, requiring: TokenRequest.ownScope).identity
    }

    /// The identity in `token`, and all its scopes.
    ///
    /// - Throws: `AccessTokenRefusal`, also if the token lacks `scope`.
    package func verify(_ token: Secret<String>, requiring scope: String) async throws
        -> (identity: AccessTokenIdentity, scopes: [String])
    {
        let token = try await verified(token)
        let claims = token.claims
        guard let user = claims.string("sub"), let client = claims.string("client_id"),
            let event = claims.string("event_id")
        else { throw AccessTokenRefusal.invalid }
        let scopes = claims.scopes
        let identity = AccessTokenIdentity(
            pool: token.pool, user: UserID(rawValue: user), client: ClientID(rawValue: client),
            session: SessionID(rawValue: event))
        let found = try await require(identity.client, of: identity.pool)
        try await requireAlive(identity, through: found, username: Username(rawValue: claims.string("username") ?? ""))
        guard scopes.contains(scope) else { throw AccessTokenRefusal.missingScope }
        return (identity, scopes)
    }

    /// The content of `token`, of which only the signature, the issuer and the times are verified.
    ///
    /// - Throws: `AccessTokenRefusal`.
    func verified(_ token: Secret<String>) async throws -> Token {
        do {
            return try await tokens.verifier.verify(token.exposed, for: .access, at: world.now())
        } catch TokenError.expired {
            throw AccessTokenRefusal.expired
        } catch TokenError.wrongSignature {
            throw AccessTokenRefusal.wrongSignature
        } catch is TokenError {
            throw AccessTokenRefusal.invalid
        }
    }

    /// The client that a token names.
    ///
    /// - Throws: `AccessTokenRefusal.revoked` if it was deleted, `.invalid` if it is of another pool.
    func require(_ client: ClientID, of pool: UserPoolID) async throws -> Client {
        do {
            let found = try await settings.client(client)
            guard found.pool == pool else { throw AccessTokenRefusal.invalid }
            return found
        } catch is MissingResource { throw AccessTokenRefusal.revoked }
    }

    /// - Throws: `AccessTokenRefusal.revoked` if the session has ended, `UserRefusal` if the user was disabled or
    ///   deleted.
    func requireAlive(_ identity: AccessTokenIdentity, through client: Client, username: Username) async throws {
        let state = try await database.read { tx in try SessionStateTable(tx).state(of: identity, through: client) }
        guard let state else { throw try await refusal(ofDeletedUserCalled: username, in: identity.pool) }
        guard state.isSignedIn else { throw AccessTokenRefusal.revoked }
        guard state.isEnabled else { throw UserRefusal.disabled }
    }

    /// The refusal of a token whose user was deleted. While another user has the username, it does not say that the
    /// user does not exist.
    private func refusal(ofDeletedUserCalled username: Username, in id: UserPoolID) async throws -> any Refusal {
        let pool = try await settings.pool(id)
        let owner = try await database.read { tx in
            try NameTable(tx).owner(of: pool.signInName(username), in: id)?.user
        }
        return owner == nil ? UserRefusal.notFound : AccessTokenRefusal.ofDeletedUser
    }
}

extension Claims {
    /// The scopes in the claim `scope`; none if it is missing.
    var scopes: [String] {
        (string("scope") ?? "").utf8.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    }
}
