package import Kernel

/// The user and session of a browser that is signed in on the hosted pages, and the client whose pages it shows.
package struct BrowserIdentity: Hashable, Sendable {
    package var pool: UserPoolID
    package var user: UserID
    package var client: ClientID
    package var session: BrowserSession
    /// The keyed hash of the text that the cookie gets with the change that the user makes; nil if it keeps its text.
    package var renewedHash: [UInt8]?

    package init(pool: UserPoolID, user: UserID, client: ClientID, session: BrowserSession) {
        (self.pool, self.user, self.client, self.session) = (pool, user, client, session)
    }
}
