package import Cryptography
import Directory
import Factors
package import Kernel
import Messaging
package import Storage

/// An operator's help for users who have lost a second factor, or may lose it.
package struct SecondFactorRecovery: Sendable {
    private let database: any Database
    private let world: World
    private let codes: RecoveryCodes
    private let deleteAuthSessions: AccountServices.AuthSessionDeletion

    package init(
        _ database: any Database, world: World, cipher: SecretCipher,
        deleteAuthSessions: @escaping AccountServices.AuthSessionDeletion
    ) {
        self.database = database
        self.world = world
        codes = RecoveryCodes(database, world: world, cipher: cipher)
        self.deleteAuthSessions = deleteAuthSessions
    }

    /// New recovery codes for the user, which are returned only here. The earlier ones become invalid.
    ///
    /// - Throws: `UserRefusal.notFound`, and `MissingResource` if the pool does not exist.
    package func createCodes(for username: Username, in pool: UserPoolID) async throws -> [Secret<String>] {
        let user = try await database.read { try Self.find(username, in: pool, $0).user }
        AuditContext.note(user.id)
        let (codes, write) = codes.renew(for: user.id, in: pool)
        try await database.write { tx in
            _ = try UserTable(tx).require(user.id, in: pool)
            try write(tx)
        }
        return codes
    }

    /// How many recovery codes the user has left. Throws as `createCodes` does.
    package func countCodes(of username: Username, in pool: UserPoolID) async throws -> Int {
        try await database.read { [codes] tx in
            try codes.count(of: Self.find(username, in: pool, tx).user.id, in: pool, tx)
        }
    }

    /// Removes the user's authenticator app, choices of second factors and recovery codes, and ends sign-ins in
    /// progress. Contacts stay: an administrator changes them as attributes. Throws as `createCodes` does.
    package func reset(_ username: Username, in pool: UserPoolID) async throws {
        let now = world.now()
        let id = try await database.write { [codes, deleteAuthSessions] tx in
            let (user, pool) = try Self.find(username, in: pool, tx)
            try SecondFactorPreference(tx, of: user, in: pool).reset(now: now)
            try codes.deleteAll(of: user.id, in: pool.id, tx)
            try SecondFactorFailureTable(tx).clear(user.id, in: pool.id)
            try deleteAuthSessions(user.id, pool.id, tx)
            return user.id
        }
        AuditContext.note(id)
    }

    /// How many wrong codes of second factors were entered since the user's last completed sign-in. Throws as
    /// `createCodes` does.
    package func countFailures(of username: Username, in pool: UserPoolID) async throws -> Int {
        try await database.read { tx in
            let user = try Self.find(username, in: pool, tx).user
            return try SecondFactorFailureTable(tx).find(user.id, in: pool)?.count ?? 0
        }
    }

    /// Clears the user's wrong passwords and wrong codes of second factors. Throws as `createCodes` does.
    package func unlock(_ username: Username, in pool: UserPoolID) async throws {
        let id = try await database.write { tx in
            let user = try Self.find(username, in: pool, tx).user
            try PasswordAttemptTable(tx).clear(ThrottleSubject(user.id), in: pool)
            try SecondFactorFailureTable(tx).clear(user.id, in: pool)
            return user.id
        }
        AuditContext.note(id)
    }

    private static func find(_ username: Username, in pool: UserPoolID, _ tx: any Transaction) throws -> (
        user: User, pool: UserPool
    ) {
        let pool = try PoolTable(tx).require(pool)
        return (try UserTable(tx).require(username, in: pool), pool)
    }
}
