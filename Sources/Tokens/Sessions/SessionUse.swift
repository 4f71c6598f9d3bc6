package import Directory
package import Kernel
package import Storage

/// A use of a session by the current request, which is written if the pool tracks sessions and the last one is a minute
/// old. It is made outside of transactions, whose bodies do not see the request.
package struct SessionUse: Sendable {
    private let activity: SessionActivity
    private let pool: UserPool

    package init(of pool: UserPool, at now: Instant) {
        activity = SessionActivity(at: now)
        self.pool = pool
    }

    /// Writes the use of a browser session.
    package func note(in session: BrowserSession, _ tx: any Transaction) throws {
        guard isDue(after: session.activity) else { return }
        try TrackedSessionTable(tx).note(activity, inBrowserSession: session.hash, of: pool.id)
    }

    /// Writes the use of a token session.
    func note(in session: UserSession, _ tx: any Transaction) throws {
        guard isDue(after: session.activity) else { return }
        try TrackedSessionTable(tx).note(activity, in: session.id, of: pool.id)
    }

    /// Whether the use must be written. It must if the clock was set back.
    func isDue(after former: SessionActivity?) -> Bool {
        guard pool.settings.tracksSessions else { return false }
        guard let former else { return true }
        return abs(activity.at.seconds(since: former.at)) >= SessionActivity.interval
    }
}
