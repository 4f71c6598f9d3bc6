package import Kernel

/// An active session as its user and administrators see it.
package struct TrackedSession: Sendable {
    /// The id in the API.
    package var id: TrackedSessionID
    /// The browser session that signed the client in; nil for a browser session, and for sign-ins without one.
    package var origin: BrowserSessionID?
    /// The client; nil for a browser session whose client is not known.
    package var client: ClientID?
    /// When it began.
    package var createdAt: Instant
    /// The last activity.
    package var activity: SessionActivity
}
