import Directory
import Factors
package import Kernel
import Storage

/// The registration of an authenticator app during a sign-in, by the session of `MFA_SETUP`.
extension Authenticator {
    /// Creates the secret of the app (UP-MFA-19).
    ///
    /// - Returns: The secret in Base32, and the session for the verification; the given one is used up.
    /// - Throws: `SignInRefusal.invalidSession`, and `SecondFactorRefusal.softwareTokensNotOffered` if the pool does
    ///   not offer authenticator apps.
    package func associateSoftwareToken(_ session: Secret<String>, from origin: SignInRequest.Origin = .app)
        async throws -> (secret: Secret<String>, session: Secret<String>)
    {
        let (context, pending) = try await registration(session, from: origin)
        let (next, replace) = try successor(of: pending, progress: .open, through: context)
        let secret = try await services.softwareTokens.associate(pending.user, in: context.pool) { tx, user in
            try self.requireOpen(user, in: context.pool, tx)
            try replace(tx)
        }
        return (secret, next)
    }

    /// Registers the app if `code` was computed by it, and enables it. A wrong code does not use up the session.
    ///
    /// - Returns: The session for the reply to `MFA_SETUP`.
    /// - Throws: `SignInRefusal`, `SecondFactorRefusal`.
    package func verifySoftwareToken(
        _ code: Secret<String>, deviceName: String?, session: Secret<String>,
        from origin: SignInRequest.Origin = .app
    ) async throws -> Secret<String> {
        let (context, pending) = try await registration(session, from: origin)
        let (next, replace) = try successor(of: pending, progress: .registered, through: context)
        try await services.softwareTokens.verify(code, deviceName: deviceName, of: pending.user, in: context.pool) {
            tx, user in
            var factors = try self.requireOpen(user, in: context.pool, tx)
            factors.enabled.insert(.softwareToken)
            try SecondFactorTable(tx).put(factors, of: user.id, in: user.pool)
            try replace(tx)
        }
        return next
    }

    /// The client and the auth session that wait for a second factor to be set up.
    ///
    /// - Throws: `SignInRefusal.invalidSession`, and `.sessionExpired`.
    private func registration(_ session: Secret<String>, from origin: SignInRequest.Origin) async throws
        -> (context: ClientContext, pending: AuthSession)
    {
        guard let client = AuthSessions.client(namedBy: session) else { throw SignInRefusal.invalidSession }
        let context = try await context(of: client, from: origin)
        let pending = try await services.sessions.require(session, for: .secondFactorSetup, through: context)
        AuditContext.note(pending.user)
        return (context, pending)
    }

    /// A session that does not name a client is as invalid as any other.
    private func context(of client: ClientID, from origin: SignInRequest.Origin) async throws -> ClientContext {
        do { return try await ClientContext(client, from: origin, services: services) } catch is MissingResource {
            throw SignInRefusal.invalidSession
        }
    }

    /// The text of the session that follows `pending`, and the change that replaces one by the other.
    private func successor(
        of pending: AuthSession, progress: PendingChallenge.Progress, through context: ClientContext
    ) throws -> (text: Secret<String>, replace: @Sendable (any Transaction) throws -> Void) {
        let now = services.world.now()
        let text = services.sessions.newText(for: context, from: now)
        var challenge = pending.challenge
        challenge.progress = progress
        var next = try services.sessions.pending(
            text, of: pending.user, for: challenge,
            in: services.sessions.customSignIn(of: pending, in: context.pool.id),
            followed: services.sessions.followedSignIn(of: pending, in: context.pool.id), through: context, from: now)
        next.device = pending.device
        return (
            text,
            { [next] tx in
                try SingleUse.session(pending.hash).useWhenCommitted(tx, in: context.pool.id)
                try AuthSessionTable(tx).insert(next, in: context.pool.id)
            }
        )
    }

    /// A user who has set up a second factor since the challenge must prove it: the password alone is not enough to
    /// register another.
    @discardableResult
    private func requireOpen(_ user: User, in pool: UserPool, _ tx: any Transaction) throws -> UserSecondFactors {
        let factors = try SecondFactorTable(tx).find(user.id, in: pool.id)
        guard factors.asked(of: user, in: pool.settings).isEmpty else { throw SignInRefusal.invalidSession }
        return factors
    }
}
