package import Cryptography
package import Kernel
package import Storage

/// A new text for the cookie of a browser session, so that copies of the former text become useless.
///
/// It is planned before the transaction of the change that requires it, which also writes it.
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
    /// - Returns: The keyed hash of the former text; nil if this is not the session of a browser.
    /// - Throws: `SessionRefusal.notFound` if the session has ended, or another change has renewed it.
    package func renew(as hash: [UInt8], in pool: UserPoolID, _ tx: any Transaction) throws -> [UInt8]? {
        guard let former = browserHash else { return nil }
        guard try BrowserSessionTable(tx).renew(former, in: pool, as: hash) else { throw SessionRefusal.notFound }
        return former
    }
}
