package import Cryptography
package import Directory
package import Kernel
package import Storage

/// The id by which clients know a browser session: the claim `sid` (OpenID Connect Back-Channel Logout 1.0, section
/// 2.1). It is not part of the cookie, so it opens nothing.
package struct BrowserSessionID: Identifier, SQLConvertible {
    /// The raw text.
    package var rawValue: String
    /// Wraps `rawValue` unchecked.
    package init(rawValue: String) { self.rawValue = rawValue }
}

/// A browser in which a user has signed in on the hosted pages. For an hour every client of the pool gets codes and
/// tokens without another sign-in.
///
/// The browser has a random text in a cookie; the store has the keyed hash of it. Deleting the row ends the session.
package struct BrowserSession: Hashable, Sendable {
    /// How long a session lasts after the sign-in. It is not prolonged by use.
    package static let lifetime: Int64 = 3600

    /// The keyed hash of the cookie's text.
    package var hash: [UInt8]
    /// Nil for a session of an earlier version.
    package var id: BrowserSessionID?
    package var user: UserID
    /// When the user proved who they are: the claim `auth_time`.
    package var authenticatedAt: Instant
    package var expiresAt: Instant

    /// A session of these parts.
    package init(
        hash: [UInt8], id: BrowserSessionID?, user: UserID, authenticatedAt: Instant, expiresAt: Instant
    ) {
        self.hash = hash
        self.id = id
        self.user = user
        self.authenticatedAt = authenticatedAt
        self.expiresAt = expiresAt
    }
}

/// A new browser session, planned before the transaction that writes it.
package struct NewBrowserSession: Sendable {
    /// The cookie's text.
    package let text: Secret<String>
    package let record: BrowserSession
    private let pool: UserPoolID

    /// Plans a session of `user`, who proved who they are at `now`.
    package init(of user: UserID, in pool: UserPoolID, now: Instant, cipher: SecretCipher, world: World) {
        self.pool = pool
        text = Secret(Base64.encodeURL(world.bytes(32)))
        record = BrowserSession(
            hash: BrowserSession.hash(text, in: pool, cipher: cipher), id: BrowserSessionID(rawValue: world.uuid()),
            user: user, authenticatedAt: now, expiresAt: now.advanced(seconds: BrowserSession.lifetime))
    }

    package func write(_ tx: any Transaction) throws { try BrowserSessionTable(tx).insert(record, in: pool) }

    /// Ends the session again, because its text will not be told. It has signed no client in.
    package func end(_ tx: any Transaction) throws { try BrowserSessionTable(tx).end(record.hash, in: pool) }
}

extension BrowserSession {
    /// The keyed hash of a cookie's text, which the store has in its place.
    package static func hash(_ text: Secret<String>, in pool: UserPoolID, cipher: SecretCipher) -> [UInt8] {
        cipher.digest(text.exposed, .cookie, pool.rawValue, "browser session")
    }

    /// The session of a cookie, and its user; nil if the session has ended or expired, or the user may not sign in.
    ///
    /// - Parameter client: The client that the user is to be signed in to; nil for none.
    package static func find(
        _ text: Secret<String>, in pool: UserPoolID, for client: Client?, now: Instant, cipher: SecretCipher,
        _ tx: any Transaction
    ) throws -> (session: BrowserSession, user: User)? {
        guard let session = try BrowserSessionTable(tx).find(hash(text, in: pool, cipher: cipher), in: pool),
            session.isAlive(at: now), let user = try UserTable(tx).find(session.user, in: pool), user.enabled,
            user.status != .unconfirmed
        else { return nil }
        if let client {
            guard try SessionProviderTable(tx).keepSessions(of: user.id, user.status, through: client) else {
                return nil
            }
        }
        return (session, user)
    }

    /// Whether the session can be used at `now`. A sign-in that lies ahead of the clock proves nothing about the last
    /// hour.
    private func isAlive(at now: Instant) -> Bool { authenticatedAt <= now && now < expiresAt }
}
