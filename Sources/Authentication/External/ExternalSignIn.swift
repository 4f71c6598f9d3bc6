import Cryptography
package import Directory
package import Kernel
import Risk
package import Storage
import Tokens
import Triggers

/// The end of a sign-in with another provider: a browser session, as after a sign-in here.
package struct ExternalSignIn: Sendable {
    let services: SignInServices

    package init(_ services: SignInServices) { self.services = services }

    /// Spends the state that the browser brought back.
    ///
    /// - Parameter id: Identifies the sign-in.
    /// - Returns: Whether it is the first use (FED-01, FED-16).
    package func spend(_ id: String, in pool: UserPoolID, until expiry: Instant) async throws -> Bool {
        let hash = services.cipher.digest(id, .session, pool.rawValue, "external sign-in")
        return try await services.database.write { try UsedChallengeTable($0).use(hash, in: pool, until: expiry) }
    }

    /// Further rows of a new browser session, written in the transaction that begins it.
    package typealias Record = @Sendable (any Transaction, _ hash: [UInt8], _ expiresAt: Instant) throws -> Void

    /// Signs `user` in, who has signed in at `provider`. Second factors are the provider's matter.
    ///
    /// - Parameter isNew: Whether this sign-in has added the user: only for existing users, the function before
    ///   sign-ins is called.
    /// - Parameter record: Writes further rows of the session; nil for none.
    /// - Throws: `UserRefusal.disabled`, and `TriggerRefusal`; the session then does not begin.
    package func openBrowserSession(
        for user: User, at provider: String, isNew: Bool, through context: ClientContext, record: Record? = nil
    ) async throws -> AuthenticatedUser {
        let (pool, now) = (context.pool, services.world.now())
        guard user.enabled else { throw UserRefusal.disabled }
        let triggerContext = TriggerContext(pool, client: context.client.id, username: user.username)
        if !isNew {
            let event = EventUser(user, in: pool, hidesExistence: context.hidesExistence)
            _ = try await services.triggers.invoke(
                PreAuthenticationTrigger(event, validationData: [:]), context: triggerContext)
        }
        let session = NewBrowserSession(
            of: user.id, at: provider, through: context, now: now, cipher: services.cipher, world: services.world)
        let analytics = AppAnalytics(context, by: services.risk)
        try await services.database.write { tx in
            guard let current = try UserTable(tx).find(user.id, in: pool.id) else { throw UserRefusal.notFound }
            guard current.enabled else { throw UserRefusal.disabled }
            try session.write(tx)
            try self.services.lastSignIns.record(current, at: now, tx)
            if isNew { try analytics?.record(.signUp, of: user.id, tx) }
            try analytics?.record(.signIn, of: user.id, tx)
            try record?(tx, session.record.hash, session.record.expiresAt)
        }
        do {
            _ = try await services.triggers.invoke(
                PostAuthenticationTrigger(user, in: pool, metadata: nil), context: triggerContext)
        } catch {
            try await services.database.write { try session.end($0) }
            throw error
        }
        AuditContext.note(.completed)
        if isNew { AuditContext.note(.signUp) }
        return AuthenticatedUser(user: user, pool: pool, session: session.text, authenticatedAt: now)
    }
}
