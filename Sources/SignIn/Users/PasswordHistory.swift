import Directory
import Kernel
import SRP
import Storage

/// The last passwords of a person, which may not be set again: as many as `PasswordPolicy.historySize` says.
///
/// It is asked by the operations for which the service declares `PasswordHistoryPolicyViolationException`:
/// `ChangePassword`, `ConfirmForgotPassword`, the answer to `NEW_PASSWORD_REQUIRED`, and `AdminSetUserPassword` for a
/// permanent password and a temporary one. `SignUp` and `AdminCreateUser` declare none: a newcomer had no password, and
/// what an invitation brings must be replaced.
struct PasswordHistory: Sendable {
    let services: SignInServices
    let pool: UserPool

    init(_ services: SignInServices, of pool: UserPool) {
        self.services = services
        self.pool = pool
    }

    /// Whether the pool remembers any.
    var isKept: Bool { pool.settings.passwordPolicy.historySize != nil }

    /// Throws `passwordHistory` where `password` is one of the last that `user` had, the present one among them.
    ///
    /// To be asked only when the caller has proven who they are, for the answer tells what somebody's password was.
    /// Costs a read and one exponentiation for each password that is remembered, 24 at most, with the table for powers
    /// of g that every verifier is made with; no transaction is open meanwhile. Where none is remembered it costs
    /// nothing.
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
