import Directory
import Kernel
import Storage
import Tokens

/// Ends one session of a user: its access and refresh tokens are refused.
package struct EndUserSession: AdminCommand {
    let pool: String
    let username: String
    let session: String

    package init(pool: String, username: String, session: String) {
        (self.pool, self.username, self.session) = (pool, username, session)
    }

    /// - Throws: `UserRefusal.notFound`, and `MissingResource` if the pool or the session does not exist.
    package func perform(on store: AdminStore) async throws -> NoResult {
        let (id, name, now) = (UserPoolID.noted(pool), Username(rawValue: username), store.world.now())
        let user = try await store.database.write { [session] tx in
            let user = try UserTable(tx).require(name, in: try PoolTable(tx).require(id))
            guard try UserSessionTable(tx).end(SessionID(rawValue: session), of: user.id, in: id, now: now) else {
                throw MissingResource("Session", id: session)
            }
            return user.id
        }
        AuditContext.note(user)
        return NoResult()
    }
}
