import Directory
package import Kernel
package import Risk
import Storage
package import Tokens

/// The tracked sessions of any user, over all clients.
extension Administration {
    /// Finds the locations of the addresses that sessions were last used from.
    package var locations: Locations { services.risk.locations }

    /// - Throws: `PoolRefusal.sessionsNotTracked`.
    package func sessions(of username: Username, in id: UserPoolID) async throws -> [TrackedSession] {
        let pool = try await pool(id)
        try pool.settings.requireTrackedSessions()
        return try await services.database.read { [world = services.world] tx in
            let user = try UserTable(tx).require(username, in: pool)
            return try UserSessions(tx, of: user.id, in: pool.id, world: world).list()
        }
    }

    /// Ends a session of a user.
    ///
    /// - Parameter isLinked: Whether the sessions that it came through, or that came through it, also end.
    /// - Throws: `PoolRefusal.sessionsNotTracked`, `SessionRefusal.notFound`.
    package func endSession(_ id: String, isLinked: Bool, of username: Username, in pool: UserPoolID) async throws {
        try await change(username, in: pool) { found in
            try found.pool.settings.requireTrackedSessions()
            try UserSessions(found.tx, of: found.user.id, in: found.pool.id, world: services.world).end(
                TrackedSessionID(id), isLinked: isLinked)
        }
    }
}
