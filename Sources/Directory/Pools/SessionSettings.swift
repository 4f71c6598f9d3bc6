/// Whether the sessions of a pool's users are tracked, and how many a user may have.
package struct SessionSettings: Codable, Sendable, Equatable {
    /// Whether sessions are listed, limited and revoked one by one.
    package var isTracked = false
    /// The most token sessions of a user, 1 to 100. A sign-in that exceeds it ends the least recently used session.
    package var maxPerUser = 20
    /// The longest time in minutes that a client of the pool has accepted a browser session for. Sessions last that
    /// long, because the next request may come from any client.
    package var longestBrowserSession = ClientSettings.usualBrowserSession

    /// The settings of a pool without specified ones.
    package init() {}

    /// These settings with another switch and another limit.
    package func with(isTracked: Bool, maxPerUser: Int) -> SessionSettings {
        var changed = self
        (changed.isTracked, changed.maxPerUser) = (isTracked, maxPerUser)
        return changed
    }
}

extension PoolSettings {
    /// Whether sessions are tracked. By default they are not, as in Cognito.
    package var tracksSessions: Bool { sessions?.isTracked ?? false }

    /// Refuses what only pools with tracked sessions can do.
    ///
    /// - Throws: `PoolRefusal.sessionsNotTracked`.
    package func requireTrackedSessions() throws {
        guard tracksSessions else { throw PoolRefusal.sessionsNotTracked }
    }

    /// For how many minutes a browser session of the pool lasts.
    package var browserSessionMinutes: Int {
        guard let sessions, sessions.isTracked else { return ClientSettings.usualBrowserSession }
        return max(sessions.longestBrowserSession, ClientSettings.usualBrowserSession)
    }

    /// For how many minutes after a sign-in `client` accepts a browser session. The client's own setting applies only
    /// while sessions are tracked.
    package func browserSessionMinutes(of client: Client) -> Int {
        guard tracksSessions else { return ClientSettings.usualBrowserSession }
        return client.settings.browserSession ?? ClientSettings.usualBrowserSession
    }
}
