package import Kernel
package import Tokens

/// A user who sees and changes their own account: with an access token, or in a browser that is signed in on the hosted
/// pages.
package protocol AccountUser: Sendable {
    var pool: UserPoolID { get }
    var user: UserID { get }
    var client: ClientID { get }
    /// The session that the user acts in.
    var current: CurrentSession { get }
}

extension AccessTokenIdentity: AccountUser {
    package var current: CurrentSession { .token(session) }
}

extension BrowserIdentity: AccountUser {
    package var current: CurrentSession { .browser(session) }
}
