package import Authentication
import Directory
import Kernel
import Storage
package import Tokens
package import Wire

/// The signed-in user, for the pages of the account.
extension Authorization {
    /// A user who is signed in in a browser.
    package struct SignedInBrowser: Sendable {
        package let user: AuthenticatedUser
        package let identity: BrowserIdentity
    }

    /// The user who is signed in in the browser that sent `request`; nil if there is none. If the client does not
    /// accept sessions, a sign-in is accepted for ten minutes.
    package func browser(of request: WireRequest, for wanted: AuthorizeRequest) async throws -> SignedInBrowser? {
        let context = wanted.context
        guard let user = try await acceptedSession(of: request, for: wanted, isContinued: true) else { return nil }
        let hash = BrowserSession.hash(user.session, in: context.pool.id, cipher: services.cipher)
        let found = try await services.database.read { try BrowserSessionTable($0).find(hash, in: context.pool.id) }
        guard let found, found.user == user.user.id else { return nil }
        let identity = BrowserIdentity(
            pool: context.pool.id, user: found.user, client: context.client.id, session: found)
        return SignedInBrowser(user: user, identity: identity)
    }

    /// A new text for the session of `browser`, which the change of the account that it is given to writes.
    package func renewal(of browser: SignedInBrowser) -> RenewedBrowserSession {
        RenewedBrowserSession(browser.identity, cipher: services.cipher, world: services.world)
    }
}
