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

    /// How many sessions are searched, newest first.
    private static let maxSessions = 1000

    /// - Throws: `UserRefusal.notFound`, and `MissingResource` if the pool or the session does not exist.
    package func perform(on store: AdminStore) async throws -> NoResult {
        let (id, name, now) = (UserPoolID.noted(pool), Username(rawValue: username), store.world.now())
        let user = try await store.database.write { [session] tx in
            let user = try UserTable(tx).require(name, in: try PoolTable(tx).require(id))
            let sessions = UserSessionTable(tx)
            let all = try sessions.list(of: user.id, in: id, now: now, limit: Self.maxSessions)
            guard let found = all.first(where: { $0.id.rawValue.hasSameBytes(as: session) }) else {
                throw MissingResource("Session", id: session)
            }
            try sessions.end(found.id, in: id)
            return user.id
        }
        AuditContext.note(user)
        return NoResult()
    }
}
