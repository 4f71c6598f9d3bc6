public import Directory
public import Kernel
import SRP
import Storage

/// What people do with their own account, by an access token (UP-AUTH-13).
public struct Account: Sendable {
    let facilities: Facilities

    /// The room with its facilities.
    public init(_ facilities: Facilities) { self.facilities = facilities }

    /// The person as the app may see them: without the attributes that it may not read (UP-PERM-04).
    public func show(_ bearer: Bearer) async throws -> User {
        let (_, client) = try await pool(of: bearer)
        guard var user = try await facilities.database.read({ try UserTable($0).find(bearer.user, in: bearer.pool) })
        else { throw Refusal.userNotFound }
        for name in user.attributes.names where !client.mayRead(name) { user.attributes[name] = nil }
        return user
    }

    /// Replaces the password by a new one, given the old. All other sign-ins end.
    ///
    /// A wrong old password counts towards the same lock as a wrong password at sign-in.
    ///
    /// Throws `wrongCredentials`, `attemptsExceeded`, `invalidPassword`, `attemptLimit`, and `passwordHistory` only to
    /// those who know the old one.
    public func changePassword(from old: Secret<String>, to new: Secret<String>, _ bearer: Bearer) async throws {
        let (pool, _) = try await pool(of: bearer)
        try await facilities.spend(.changePassword, of: Subject(bearer.user), in: bearer.pool)
        try facilities.passwords.requireGood(new, in: pool)
        let user = try await facilities.database.read { try UserTable($0).find(bearer.user, in: bearer.pool) }
        guard let user else { throw Refusal.userNotFound }
        let identity = pool.srpIdentity(of: user.username)
        let verifier = try facilities.passwords.verifier(of: user, identity: identity)
        let counted = CountedTry(facilities: facilities, subject: Subject(user.id), pool: pool.id)
        try await counted.begin()
        var isWrong = false
        do {
            isWrong = try await !facilities.passwords.accepts(old, of: identity, verifier)
            if isWrong { try await counted.fail() } else { try await replacePassword(of: user, by: new, bearer, pool) }
        } catch {
            if !isWrong { await counted.giveBack() }
            throw error
        }
        if isWrong { throw Refusal.wrongCredentials }
    }

    /// Sets the password of a user who has proven the old one. That clears the count of wrong tries.
    private func replacePassword(
        of user: User, by new: Secret<String>, _ bearer: Bearer, _ pool: UserPool
    ) async throws {
        try await PasswordHistory(facilities, of: pool).requireNew(new, for: user)
        let credential = try await facilities.passwords.credential(
            of: new, for: user.id, called: user.username, in: pool)
        try await facilities.database.write { [now = facilities.world.now()] tx in
            // Another change of the password has to be known before it can be changed again (RACE-10).
            guard var current = try UserTable(tx).find(user.id, in: pool.id), current.credential == user.credential
            else { throw Refusal.wrongCredentials }
            current.credential = credential
            try UserRegister(tx, of: pool).save(current, now: now)
            try PasswordChange(tx, of: current).settle(keeping: bearer.signIn)
        }
    }

    /// Ends all sign-ins of the person (TOK-REV-01).
    public func signOutEverywhere(_ bearer: Bearer) async throws {
        try await facilities.database.write { tx in try SignInTable(tx).endAll(of: bearer.user, in: bearer.pool) }
    }

    /// Removes the person for good.
    public func delete(_ bearer: Bearer) async throws {
        let (pool, _) = try await pool(of: bearer)
        try await facilities.database.write { tx in
            guard let user = try UserTable(tx).find(bearer.user, in: bearer.pool) else { throw Refusal.userNotFound }
            try Departure(tx, from: pool).settle(user)
        }
    }

    func pool(of bearer: Bearer) async throws -> (UserPool, Client) {
        let client = try await facilities.settings.client(bearer.client)
        guard client.pool == bearer.pool else { throw Refusal.accessTokenInvalid }
        return (try await facilities.settings.pool(bearer.pool), client)
    }
}

/// Takes a person out of a pool with all that belongs to them.
struct Departure {
    let tx: any Transaction
    let pool: UserPool

    init(_ tx: any Transaction, from pool: UserPool) {
        self.tx = tx
        self.pool = pool
    }

    func settle(_ user: User) throws {
        try SignInTable(tx).endAll(of: user.id, in: pool.id)
        try SessionTable(tx).deleteAll(of: user.id, in: pool.id)
        try CodeTable(tx).deleteAll(of: user.id, in: pool.id)
        try FailureTable(tx).clear(Subject(user.id), in: pool.id)
        try UserRegister(tx, of: pool).dismiss(user)
    }
}
