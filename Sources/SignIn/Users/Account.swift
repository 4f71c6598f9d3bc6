public import Directory
public import Kernel
import SRP
import Storage

/// What users do with their own account, by an access token (UP-AUTH-13).
public struct Account: Sendable {
    let services: SignInServices

    /// Uses the given services.
    public init(_ services: SignInServices) { self.services = services }

    /// The user without the attributes that the app may not read (UP-PERM-04).
    public func show(_ identity: AccessTokenIdentity) async throws -> User {
        let (_, client) = try await pool(of: identity)
        guard var user = try await services.database.read({ try UserTable($0).find(identity.user, in: identity.pool) })
        else { throw Refusal.userNotFound }
        for name in user.attributes.names where !client.mayRead(name) { user.attributes[name] = nil }
        return user
    }

    /// Replaces the password. All other sessions of the user end.
    ///
    /// A wrong old password counts towards the same lockout as a wrong password at sign-in.
    ///
    /// - Throws: `wrongCredentials`, `attemptsExceeded`, `attemptLimit`, and only if the old password is right
    /// `invalidPassword` and `passwordHistory`.
    public func changePassword(from old: Secret<String>, to new: Secret<String>, _ identity: AccessTokenIdentity)
        async throws
    {
        let (pool, _) = try await pool(of: identity)
        try await services.spend(.changePassword, of: ThrottleSubject(identity.user), in: identity.pool)
        let user = try await services.database.read { try UserTable($0).find(identity.user, in: identity.pool) }
        guard let user else { throw Refusal.userNotFound }
        let srpIdentity = pool.srpIdentity(of: user.username)
        let verifier = try services.passwords.verifier(of: user, identity: srpIdentity)
        let counted = CountedPasswordAttempt(services: services, subject: ThrottleSubject(user.id), pool: pool.id)
        try await counted.begin()
        var isWrong = false
        do {
            isWrong = try await !services.passwords.accepts(old, of: srpIdentity, verifier)
            if isWrong {
                try await counted.fail()
            } else {
                try await replacePassword(of: user, by: new, identity, pool)
            }
        } catch {
            if !isWrong { await counted.cancel() }
            throw error
        }
        if isWrong { throw Refusal.wrongCredentials }
    }

    /// Sets the password of a user who has proven the old one, and clears the count of wrong attempts.
    private func replacePassword(
        of user: User, by new: Secret<String>, _ identity: AccessTokenIdentity, _ pool: UserPool
    ) async throws {
        try services.passwords.requireAcceptable(new, in: pool, for: .replacement)
        try await PasswordHistory(services, of: pool).requireNew(new, for: user)
        let credential = try await services.passwords.credential(
            of: new, for: user.id, called: user.username, in: pool)
        try await services.database.write { [now = services.world.now()] tx in
            // A concurrent change of the password makes the proof of the old one invalid (RACE-10).
            guard var current = try UserTable(tx).find(user.id, in: pool.id), current.credential == user.credential
            else { throw Refusal.wrongCredentials }
            current.credential = credential
            try UserWriter(tx, of: pool).save(current, now: now)
            try PasswordChange(tx, of: current).revokeAccess(keeping: identity.session)
        }
    }

    /// Ends all sessions of the user (TOK-REV-01).
    public func signOutEverywhere(_ identity: AccessTokenIdentity) async throws {
        try await services.database.write { tx in try UserSessionTable(tx).endAll(of: identity.user, in: identity.pool)
        }
    }

    /// Deletes the user.
    public func delete(_ identity: AccessTokenIdentity) async throws {
        let (pool, _) = try await pool(of: identity)
        try await services.database.write { tx in
            guard let user = try UserTable(tx).find(identity.user, in: identity.pool) else {
                throw Refusal.userNotFound
            }
            try UserDeletion(tx, from: pool).delete(user)
        }
    }

    func pool(of identity: AccessTokenIdentity) async throws -> (UserPool, Client) {
        let client = try await services.settings.client(identity.client)
        guard client.pool == identity.pool else { throw Refusal.accessTokenInvalid }
        return (try await services.settings.pool(identity.pool), client)
    }
}

/// Deletes a user with all rows that belong to the user.
struct UserDeletion {
    let tx: any Transaction
    let pool: UserPool

    init(_ tx: any Transaction, from pool: UserPool) {
        self.tx = tx
        self.pool = pool
    }

    /// The user's sign-ins stay until they expire. Without their user they are good for nothing, but a refresh can say
    /// that the user was deleted.
    func delete(_ user: User) throws {
        try AuthSessionTable(tx).deleteAll(of: user.id, in: pool.id)
        try CodeTable(tx).deleteAll(of: user.id, in: pool.id)
        try PasswordAttemptTable(tx).clear(ThrottleSubject(user.id), in: pool.id)
        try UserWriter(tx, of: pool).delete(user)
    }
}
