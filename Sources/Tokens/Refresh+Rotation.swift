import Directory
import Kernel
import Storage

extension Refresh {
    /// A valid refresh token, and what to issue for it.
    struct Found: Sendable {
        var record: RefreshRecord
        var request: TokenRequest
        var user: User { request.user }
    }

    /// Looks up a refresh token.
    ///
    /// - Throws: `RefreshTokenRefusal` if it is not, or no longer, valid for this client (TOK-09).
    func find(_ token: String, on device: DeviceKey?, for context: ClientContext) async throws -> Found {
        let hash = RefreshToken.hash(token, in: context.pool.id, cipher: cipher)
        let now = world.now()
        var found = try await database.read { tx in try Self.find(hash, on: device, for: context, now: now, tx) }
        AuditContext.note(found.user.id)
        // A replaced token stays invalid, even if the client has stopped rotating its tokens since (TOK-14).
        guard found.record.supersededAt == nil || context.client.rotatesRefreshTokens else {
            throw RefreshTokenRefusal.revoked
        }
        if found.request.namesCustomScopes {
            found.request.keepScopes(in: try await settings.customScopes(of: context.pool.id))
        }
        return found
    }

    static func find(
        _ hash: [UInt8], on device: DeviceKey?, for context: ClientContext, now: Instant, _ tx: any Transaction
    ) throws -> Found {
        let pool = context.pool.id
        guard let record = try RefreshTokenTable(tx).find(hash, in: pool) else { throw RefreshTokenRefusal.invalid }
        guard let session = try UserSessionTable(tx).find(record.session, in: pool) else {
            throw RefreshTokenRefusal.revoked
        }
        guard session.client == context.client.id else { throw RefreshTokenRefusal.ofOtherClient }
        guard session.isRefreshable(on: device, in: context.pool) else { throw RefreshTokenRefusal.invalid }
        guard now < record.expiresAt else { throw RefreshTokenRefusal.expired }
        guard let user = try UserTable(tx).find(session.user, in: pool) else { throw RefreshTokenRefusal.ofDeletedUser }
        guard user.enabled else { throw UserRefusal.disabled }
        guard
            try SessionProviderTable(tx).mayContinueSessions(of: user.id, status: user.status, through: context.client)
        else {
            throw RefreshTokenRefusal.revoked
        }
        let groups = try MembershipTable(tx).groups(of: user.id, in: pool)
        return Found(
            record: record,
            request: TokenRequest(
                pool: context.pool, client: context.client, user: user, groups: groups, session: session, issuedAt: now,
                source: .refresh))
    }

    /// Checks again after signing, so that no token is issued after a sign-out or a lockout (RACE-09).
    func requireStillValid(_ found: Found, for context: ClientContext) async throws {
        let identity = AccessTokenIdentity(
            pool: context.pool.id, user: found.user.id, client: context.client.id, session: found.record.session)
        let session = found.request.session
        let use = SessionUse(of: context.pool, at: found.request.issuedAt)
        let state = try await checking(writes: use.isDue(after: session.activity)) { tx in
            try use.note(in: session, tx)
            return try SessionStateTable(tx).state(of: identity, through: context.client)
        }
        guard let state else { throw RefreshTokenRefusal.ofDeletedUser }
        guard state.isSignedIn else { throw RefreshTokenRefusal.revoked }
        guard state.isEnabled else { throw UserRefusal.disabled }
    }

    /// Runs `body` in a transaction, which is read-only unless `writes` is true.
    private func checking<Value: Sendable>(
        writes: Bool, in body: @escaping @Sendable (any Transaction) throws -> Value
    ) async throws -> Value {
        try await writes ? database.write(body) : database.read(body)
    }
}

extension UserSession {
    /// Whether the session may be refreshed on `device`. A pool that tracks devices allows it only on the session's own
    /// device, and therefore never for a session without one (AUTH-ADM-08, UP-DEV-15). Sign-ins on the hosted pages are
    /// not tracked.
    fileprivate func isRefreshable(on device: DeviceKey?, in pool: UserPool) -> Bool {
        guard pool.settings.devices != nil, !scopesAreGranted else { return true }
        guard let own = self.device, let device else { return false }
        return own == device
    }
}

extension Client {
    /// Whether every exchange of a refresh token returns a new one.
    var rotatesRefreshTokens: Bool { settings.refreshTokenRotation?.enabled ?? false }
}
