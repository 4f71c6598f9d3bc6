import Directory
import Kernel
import SRP
import Storage

/// The last passwords of a user, which may not be set again: as many as `PasswordPolicy.historySize` says.
///
/// Checked by the operations for which the service declares `PasswordHistoryPolicyViolationException`:
/// `ChangePassword`, `ConfirmForgotPassword`, the response to `NEW_PASSWORD_REQUIRED`, and `AdminSetUserPassword` for a
/// permanent password and a temporary one. `SignUp` and `AdminCreateUser` declare none: a new user had no password, and
/// the password of an invitation must be replaced.
struct PasswordHistory: Sendable {
    let services: SignInServices
    let pool: UserPool

    init(_ services: SignInServices, of pool: UserPool) {
        self.services = services
        self.pool = pool
    }

    /// Whether the pool keeps a history.
    var isKept: Bool { pool.settings.passwordPolicy.historySize != nil }

    /// Compares `password` with the current and the remembered passwords of `user`. Call this only after the caller has
    /// proven their identity, because the result reveals a former password.
    ///
    /// Costs a read and one exponentiation per remembered password, 24 at most, with the table of powers of g that
    /// every verifier uses; no transaction is open during that. Costs nothing if the pool keeps no history.
    ///
    /// - Throws: `passwordHistory` if it is one of them.
    func requireNew(_ password: Secret<String>, for user: User) async throws {
        guard let size = pool.settings.passwordPolicy.historySize else { return }
        let former = try await services.database.read { tx in
            try FormerPasswordTable(tx).newest(size, of: user.id, in: user.pool)
        }
        let passwords = services.passwords
        let identity = pool.srpIdentity(of: user.username)
        for credential in ([user.lastingCredential].compactMap { $0 } + former).prefix(size) {
            let verifier = try passwords.verifier(credential, of: user)
            guard try await !passwords.accepts(password, of: identity, verifier) else {
                throw Refusal(.passwordHistory, "Password has been used before. Choose one that is new.")
            }
        }
    }
}
