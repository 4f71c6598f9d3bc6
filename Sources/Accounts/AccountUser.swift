import Federation
package import Kernel
import Storage
package import Tokens

/// A user who sees and changes their own account: with an access token, or in a browser that is signed in on the hosted
/// pages.
package protocol AccountUser: Sendable {
    var pool: UserPoolID { get }
    var user: UserID { get }
    var client: ClientID { get }
    /// The session that the user acts in.
    var current: CurrentSession { get }
    /// The keyed hash of the text that the browser's cookie gets with a change; nil for a session without a new text.
    var renewedHash: [UInt8]? { get }
}

extension AccountUser {
    /// Writes the new text of the browser's cookie, if it gets one, so that no copy of the former text outlives a
    /// change of how the user signs in.
    ///
    /// - Throws: `SessionRefusal.notFound` if the session has ended since: then nothing is changed by it.
    func renewSession(_ tx: any Transaction) throws {
        guard let renewedHash, let former = try current.renew(as: renewedHash, in: pool, tx) else { return }
        try ProviderSessionTable(tx).move(former, in: pool, to: renewedHash)
    }
}

extension AccessTokenIdentity: AccountUser {
    package var current: CurrentSession { .token(session) }
    package var renewedHash: [UInt8]? { nil }
}

extension BrowserIdentity: AccountUser {
    package var current: CurrentSession { .browser(session) }
}
