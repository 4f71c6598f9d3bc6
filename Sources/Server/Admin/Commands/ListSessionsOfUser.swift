import Directory
import Kernel
import Storage
import Tokens

/// Lists the sessions of a user, newest first.
package struct ListSessionsOfUser: AdminCommand {
    let pool: String
    let username: String

    package init(pool: String, username: String) { (self.pool, self.username) = (pool, username) }

    /// A session. Times are RFC 3339.
    package struct Session: Codable, Sendable {
        package let id: String
        package let client: String
        package let began: String
        package let expires: String
        package let device: String?
    }

    private static let maxSessions = 100

    /// - Throws: `UserRefusal.notFound`, and `MissingResource` if the pool does not exist.
    package func perform(on store: AdminStore) async throws -> [Session] {
        let (id, name, now) = (UserPoolID.noted(pool), Username(rawValue: username), store.world.now())
        return try await store.database.read { tx in
            let user = try UserTable(tx).require(name, in: try PoolTable(tx).require(id))
            return try UserSessionTable(tx).list(of: user.id, in: id, now: now, limit: Self.maxSessions)
        }.map { session in
            Session(
                id: session.id.rawValue, client: session.client.rawValue, began: CivilTime(session.beganAt).timestamp,
                expires: CivilTime(session.expiresAt).timestamp, device: session.device?.rawValue)
        }
    }
}
