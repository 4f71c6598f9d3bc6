import Directory
import Factors
import Kernel
import Messaging
import Storage
import Tokens

/// The consequences of a password change: sessions and codes of the old password become invalid.
struct PasswordChange {
    let tx: any Transaction
    let user: User
    private let services: AccountServices

    init(_ tx: any Transaction, of user: User, services: AccountServices) {
        self.tx = tx
        self.user = user
        self.services = services
    }

    /// Ends the user's sessions, except `kept`, and all auth sessions; clears wrong attempts and deletes codes for the
    /// old password (TOK-09, CODE-15). Wrong codes of second factors stay counted, regardless of the new password.
    func revokeAccess(keeping kept: CurrentSession? = nil) throws {
        try UserSessionTable(tx).endAll(of: user.id, in: user.pool, except: kept, world: services.world)
        try services.deleteAuthSessions(user.id, user.pool, tx)
        try CodeTable(tx).delete(.forgotPassword, of: user.id, in: user.pool)
        try PasswordAttemptTable(tx).clear(ThrottleSubject(user.id), in: user.pool)
    }
}
