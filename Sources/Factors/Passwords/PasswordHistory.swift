package import Directory
package import Kernel
import SRP
package import Storage

/// The last passwords of a user, which may not be set again: up to `PasswordPolicy.historySize`.
///
/// Checked by the operations that declare `PasswordHistoryPolicyViolationException` in the service: `ChangePassword`,
/// `ConfirmForgotPassword`, the response to `NEW_PASSWORD_REQUIRED`, and `AdminSetUserPassword` for a permanent
/// password and a temporary one. `SignUp` and `AdminCreateUser` do not declare it: a new user did not have a password,
/// and the password of an invitation must be replaced.
package struct PasswordHistory: Sendable {
    private let passwords: PasswordHasher
    private let database: any Database
    private let pool: UserPool

    package init(_ passwords: PasswordHasher, database: any Database, of pool: UserPool) {
        self.passwords = passwords
        self.database = database
        self.pool = pool
    }

    /// Whether the pool keeps a history.
    package var isKept: Bool { pool.settings.passwordPolicy.historySize != nil }

    /// Whether there is a password that `user` may not set again.
    package func hasPasswords(of user: User) async throws -> Bool {
        guard isKept else { return false }
        guard user.lastingCredential == nil else { return true }
        return try await database.read { !(try FormerPasswordTable($0).newest(1, of: user.id, in: user.pool).isEmpty) }
    }

    /// Compares `password` with the current and the remembered passwords of `user`. Call this only after the caller has
    /// proven their identity, because the result reveals a former password.
    ///
    /// Costs a read and one exponentiation per remembered password, 24 at most, with the table of powers of g that
    /// every verifier uses; no transaction is open during that. It costs nothing if the pool does not keep a history.
    ///
    /// - Throws: `PasswordRefusal.usedBefore` if it is one of them.
    package func requireNew(_ password: Secret<String>, for user: User) async throws {
        guard let size = pool.settings.passwordPolicy.historySize else { return }
        let former = try await database.read { tx in
            try FormerPasswordTable(tx).newest(size, of: user.id, in: user.pool)
        }
        let identity = pool.srpIdentity(of: user.username)
        for credential in ([user.lastingCredential].compactMap { $0 } + former).prefix(size) {
            let stored = try passwords.stored(credential, of: user)
            guard try await !passwords.accepts(password, of: identity, stored: stored) else {
                throw PasswordRefusal.usedBefore
            }
        }
    }
}
