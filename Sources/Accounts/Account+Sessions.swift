import Directory
package import Kernel
package import Risk
import Storage
package import Tokens

/// The tracked sessions of the user, over all clients.
extension Account {
    /// Finds the locations of the addresses that sessions were last used from.
    package var locations: Locations { services.risk.locations }

    /// - Throws: `PoolRefusal.sessionsNotTracked`.
    package func sessions(_ identity: some AccountUser) async throws -> [TrackedSession] {
        try await pool(of: identity).pool.settings.requireTrackedSessions()
        return try await services.database.read { [world = services.world] tx in
            try UserSessions(tx, of: identity.user, in: identity.pool, world: world).list()
        }
    }

    /// Ends another session of the user.
    ///
    /// - Parameter isLinked: Whether the sessions that it came through, or that came through it, also end. These may
    ///   include the caller's own.
    /// - Throws: `PoolRefusal.sessionsNotTracked`, `SessionRefusal`.
    package func endSession(_ id: String, isLinked: Bool, for identity: some AccountUser) async throws {
        try await pool(of: identity).pool.settings.requireTrackedSessions()
        let session = try TrackedSessionID(id)
        guard session != identity.current.id else { throw SessionRefusal.isCurrent }
        try await services.database.write { [world = services.world] tx in
            try UserSessions(tx, of: identity.user, in: identity.pool, world: world).end(session, isLinked: isLinked)
        }
    }
}
