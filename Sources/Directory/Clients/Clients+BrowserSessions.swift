package import Kernel
import Storage

extension Clients {
    /// Sets for how many minutes after a sign-in the client accepts a browser session. Sessions of the pool that start
    /// later last at least that long.
    ///
    /// - Throws: `MissingResource`, or `PoolRefusal.sessionsNotTracked`.
    package func setBrowserSession(minutes: Int, of id: ClientID, in pool: UserPoolID) async throws -> Client {
        let instant = world.now()
        let changed = try await database.write { tx in
            var pool = try PoolTable(tx).require(pool)
            var client = try ClientTable(tx).require(id, in: pool.id)
            try pool.settings.requireTrackedSessions()
            client.settings.browserSession = minutes
            client.modifiedAt = instant
            if let sessions = pool.settings.sessions, minutes > sessions.longestBrowserSession {
                pool.settings.sessions?.longestBrowserSession = minutes
                _ = try PoolTable(tx).update(pool)
            }
            return try ClientTable(tx).update(client)
        }
        cache.forget(id)
        cache.forget(pool)
        return changed
    }
}
