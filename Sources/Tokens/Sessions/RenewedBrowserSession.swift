package import Cryptography
package import Kernel
package import Storage

/// A new text for the cookie of a browser session that goes on. Copies of the former text are then of no session.
///
/// It is planned before the transaction that writes it, which is that of the change it belongs to.
package struct RenewedBrowserSession: Sendable {
    /// The cookie's text.
    package let text: Secret<String>
    /// The user, whose change writes the new text.
    package let identity: BrowserIdentity

    package init(_ identity: BrowserIdentity, cipher: SecretCipher, world: World) {
        text = BrowserSession.newText(in: identity.pool, cipher: cipher, world: world)
        var renewed = identity
        renewed.renewedHash = BrowserSession.hash(text, in: identity.pool, cipher: cipher)
        self.identity = renewed
    }
}

extension CurrentSession {
    /// Writes the new text of a browser session.
    ///
    /// - Parameter hash: The keyed hash of the new text.
    /// - Returns: The keyed hash of the former text; nil if it is no session of a browser.
    /// - Throws: `SessionRefusal.notFound` if the session has ended, or another change has renewed it.
    package func renew(as hash: [UInt8], in pool: UserPoolID, _ tx: any Transaction) throws -> [UInt8]? {
        guard let former = browserHash else { return nil }
        guard try BrowserSessionTable(tx).renew(former, in: pool, as: hash) else { throw SessionRefusal.notFound }
        return former
    }
}
