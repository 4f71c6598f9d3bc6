/// Whether the sessions of a pool's users are tracked, and how many a user may have.
package struct SessionSettings: Codable, Sendable, Equatable {
    /// Whether sessions are listed, limited and revoked one by one.
    package var isTracked = false
    /// The most token sessions of a user, 1 to 100. The sign-in that exceeds it ends the one least recently used.
    package var maxPerUser = 20
    /// The most minutes for which a client of the pool has accepted a browser session. Sessions have to last that long,
    /// because any client may be the next.
    package var longestBrowserSession = ClientSettings.usualBrowserSession

    /// Those of a pool that never had any.
    package init() {}

    /// These with another switch and another limit.
    package func with(isTracked: Bool, maxPerUser: Int) -> SessionSettings {
        var changed = self
        (changed.isTracked, changed.maxPerUser) = (isTracked, maxPerUser)
        return changed
    }
}

extension PoolSettings {
    /// Whether sessions are tracked. By default they are not, as in Cognito.
    package var tracksSessions: Bool { sessions?.isTracked ?? false }

    /// - Throws: `PoolRefusal.sessionsNotTracked`.
    package func requireTrackedSessions() throws {
        guard tracksSessions else { throw PoolRefusal.sessionsNotTracked }
    }

    /// For how many minutes a browser session of the pool lasts.
    package var browserSessionMinutes: Int {
        guard let sessions, sessions.isTracked else { return ClientSettings.usualBrowserSession }
        return max(sessions.longestBrowserSession, ClientSettings.usualBrowserSession)
    }

    /// For how many minutes after a sign-in `client` accepts a browser session. What a client was given counts only
    /// while sessions are tracked.
    package func browserSessionMinutes(of client: Client) -> Int {
        guard tracksSessions else { return ClientSettings.usualBrowserSession }
        return client.settings.browserSession ?? ClientSettings.usualBrowserSession
    }
}
