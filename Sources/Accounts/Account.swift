import Directory
import Factors
package import Kernel
import Messaging
import Risk
import SRP
import Storage
import Tokens

/// The operations of users on their own account (UP-AUTH-13).
package struct Account: Sendable {
    let services: AccountServices

    package init(_ services: AccountServices) { self.services = services }

    /// The user without the attributes that the app may not read (UP-PERM-04).
    package func profile(of identity: some AccountUser) async throws -> UserProfile {
        let (pool, client) = try await pool(of: identity)
        let found = try await services.database.read { tx in
            try UserTable(tx).find(identity.user, in: identity.pool).map { try UserProfile($0, in: pool, tx) }
        }
        guard var profile = found else { throw UserRefusal.notFound }
        for name in profile.user.attributes.names where !client.mayRead(name) { profile.user.attributes[name] = nil }
        return profile
    }

    /// Replaces the password. All other sessions of the user end.
    ///
    /// A wrong old password is counted for the same lockout as a wrong password at sign-in. If the user has no
    /// password, the old one is nil.
    ///
    /// - Throws: `SignInRefusal.wrongCredentials`, `SignInRefusal.attemptsExceeded`, `QuotaRefusal.calls`, and only if
    ///   the old password is right `PasswordRefusal`.
    package func changePassword(from old: Secret<String>?, to new: Secret<String>, for identity: some AccountUser)
        async throws
    {
        let (pool, _) = try await pool(of: identity)
        try await services.calls.spend(.changePassword, of: ThrottleSubject(identity.user), in: identity.pool)
        let user = try await services.database.read { try UserTable($0).find(identity.user, in: identity.pool) }
        guard let user else { throw UserRefusal.notFound }
        guard let old else {
            guard user.status != .externalProvider else { throw AccountRefusal.hasExternalProvider }
            guard user.credential == nil else { throw InvalidInput("Missing required parameter OldPassword") }
            return try await replacePassword(of: user, by: new, for: identity)
        }
        let srpIdentity = pool.srpIdentity(of: user.username)
        let stored = try services.passwords.stored(of: user, identity: srpIdentity)
        let counted = CountedPasswordAttempt(
            of: ThrottleSubject(user.id), in: pool.id, database: services.database, world: services.world,
            wait: services.attemptWait)
        try await counted.counting {
            guard try await services.passwords.accepts(old, of: srpIdentity, stored: stored) else {
                try await counted.keep()
                throw SignInRefusal.wrongCredentials
            }
            try await replacePassword(of: user, by: new, for: identity, counted: counted)
        }
    }

    /// Sets the password of a user who has proven the old one or has none, and clears the wrong attempts.
    private func replacePassword(
        of user: User, by new: Secret<String>, for identity: some AccountUser, counted: CountedPasswordAttempt? = nil
    ) async throws {
        let (pool, client) = try await pool(of: identity)
        try services.passwords.requireAcceptable(new, in: pool, for: .replacement)
        var protection = Protection(pool, client: client, by: services.risk)
        try protection?.admit(new, at: .change)
        try await PasswordHistory(services.passwords, database: services.database, of: pool).requireNew(new, for: user)
        let credential = try await services.passwords.credential(
            of: new, for: user.id, called: user.username, in: pool)
        try await services.database.write { [protection, now = services.world.now()] tx in
            // A concurrent change of the password makes the proof of the old one invalid (RACE-10).
            guard var current = try UserTable(tx).find(user.id, in: pool.id), current.credential == user.credential
            else { throw SignInRefusal.wrongCredentials }
            current.credential = credential
            try UserWriter(tx, of: pool).save(current, now: now)
            try PasswordChange(tx, of: current, services: services).revokeAccess(keeping: identity.current)
            try identity.renewSession(tx)
            try counted?.clear(tx)
            try protection?.recordPass(.passwordChange, of: user.id, tx)
        }
    }

    /// Ends all sessions of the user (TOK-REV-01).
    package func signOutEverywhere(_ identity: some AccountUser) async throws {
        try await services.database.write { [world = services.world] tx in
            try UserSessionTable(tx).endAll(of: identity.user, in: identity.pool, world: world)
        }
    }

    /// Deletes the user and ends all sessions.
    package func delete(_ identity: some AccountUser) async throws {
        let (pool, _) = try await pool(of: identity)
        try await services.database.write { [tables = services.tables, world = services.world] tx in
            let user = try UserTable(tx).require(identity.user, in: identity.pool)
            try BrowserSignOut(tx, world: world).endAll(of: user.id, in: pool.id)
            try UserWriter(tx, of: pool).delete(user, from: tables)
        }
    }

    /// The pool and the client of `identity`.
    ///
    /// - Throws: `AccessTokenRefusal.invalid` if the client is of another pool.
    func pool(of identity: some AccountUser) async throws -> (pool: UserPool, client: Client) {
        let client = try await services.settings.client(identity.client)
        guard client.pool == identity.pool else { throw AccessTokenRefusal.invalid }
        return (try await services.settings.pool(identity.pool), client)
    }
}
