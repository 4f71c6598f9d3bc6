package import Kernel

/// The session of the current call. It continues when the user ends all others.
package enum CurrentSession: Hashable, Sendable {
    /// A session of a client, with tokens.
    case token(SessionID)
    /// A sign-in of a browser.
    case browser(BrowserSession)

    /// The id in lists; nil for a browser session of an earlier version.
    package var id: TrackedSessionID? {
        switch self {
        case .token(let id): .token(id)
        case .browser(let session): session.id.map { .browser($0) }
        }
    }

    /// The id, if it has tokens.
    var tokenSession: SessionID? {
        if case .token(let id) = self { id } else { nil }
    }

    /// The hash of the cookie's text, if it is of a browser.
    var browserHash: [UInt8]? {
        if case .browser(let session) = self { session.hash } else { nil }
    }
}
