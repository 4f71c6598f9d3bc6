import Directory
import Kernel
import Storage

/// The consequences of a password change: sessions and codes of the old password become invalid.
struct PasswordChange {
    let tx: any Transaction
    let user: User

    init(_ tx: any Transaction, of user: User) {
        self.tx = tx
        self.user = user
    }

    /// Ends the user's sessions, except `kept`, and all auth sessions; clears wrong attempts and deletes codes for the
    /// old password (TOK-09, CODE-15).
    func revokeAccess(keeping kept: SessionID? = nil) throws {
        try UserSessionTable(tx).endAll(of: user.id, in: user.pool, except: kept)
        try AuthSessionTable(tx).deleteAll(of: user.id, in: user.pool)
        try CodeTable(tx).delete(.forgotPassword, of: user.id, in: user.pool)
        try PasswordAttemptTable(tx).clear(ThrottleSubject(user.id), in: user.pool)
    }
}
