import Directory
import Factors
import Kernel
import Storage
import Tokens

/// A user that an administrator changes, as read in the transaction of the change.
struct AdministeredUser {
    let user: User
    let pool: UserPool
    let now: Instant
    let tx: any Transaction

    var devices: UserDevices { UserDevices(tx, of: user.id, in: pool.id) }

    var secondFactors: SecondFactorPreference { SecondFactorPreference(tx, of: user, in: pool) }

    @discardableResult func save(_ changed: User) throws -> User {
        try UserWriter(tx, of: pool).save(changed, now: now)
    }

    /// Revokes the tokens of all user sessions.
    func endSessions(_ world: World) throws {
        try UserSessionTable(tx).endAll(of: user.id, in: pool.id, world: world)
    }
}
