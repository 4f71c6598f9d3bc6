import Directory
import Kernel
import Storage

/// What follows when a password is no longer what it was: whoever knew the old one loses what they had by it.
struct PasswordChange {
    let tx: any Transaction
    let user: User

    init(_ tx: any Transaction, of user: User) {
        self.tx = tx
        self.user = user
    }

    /// Ends the person's sign-ins, but for one that may stay, and all half-finished ones; forgets wrong tries and
    /// codes for the old password (TOK-09, CODE-15).
    func revokeAccess(keeping kept: SessionID? = nil) throws {
        try UserSessionTable(tx).endAll(of: user.id, in: user.pool, except: kept)
        try AuthSessionTable(tx).deleteAll(of: user.id, in: user.pool)
        try CodeTable(tx).delete(.forgotPassword, of: user.id, in: user.pool)
        try PasswordAttemptTable(tx).clear(ThrottleSubject(user.id), in: user.pool)
    }
}
