package import Cryptography
package import Directory
package import Kernel
package import Storage

/// The id of a browser session for clients: the claim `sid` (OpenID Connect Back-Channel Logout 1.0, section 2.1). It
/// is not part of the cookie, so it gives no access.
package struct BrowserSessionID: Identifier, SQLConvertible {
    /// The raw text.
    package var rawValue: String
    /// Wraps `rawValue` unchecked.
    package init(rawValue: String) { self.rawValue = rawValue }
}

/// A browser in which a user has signed in on the hosted pages. For an hour, or for as long as a pool that tracks
/// sessions has set for the client, every client of the pool gets codes and tokens without another sign-in.
///
/// The browser has a random text in a cookie; the store has the keyed hash of it. Deleting the row ends the session.
package struct BrowserSession: Hashable, Sendable {
    /// The keyed hash of the cookie's text.
    package var hash: [UInt8]
    /// Nil for a session of an earlier version.
    package var id: BrowserSessionID?
    package var user: UserID
    /// The client of the sign-in; nil for a session of an earlier version.
    package var client: ClientID?
    /// The time of the user's sign-in: the claim `auth_time`.
    package var authenticatedAt: Instant
    package var expiresAt: Instant
    /// The last activity; nil for a session that is not tracked.
    package var activity: SessionActivity?
    /// The provider at which the user signed in; nil for a sign-in here, and for a session of an earlier version.
    package var provider: String?

    package init(
        hash: [UInt8], id: BrowserSessionID?, user: UserID, client: ClientID?, authenticatedAt: Instant,
        expiresAt: Instant, activity: SessionActivity?, provider: String?
    ) {
        self.provider = provider
        self.hash = hash
        self.id = id
        self.user = user
        self.client = client
        self.activity = activity
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

    /// Plans a session of `user`, who proved who they are at `now` to the client of `context`.
    ///
    /// - Parameter provider: Where the user proved it; nil for here.
    package init(
        of user: UserID, at provider: String? = nil, through context: ClientContext, now: Instant, cipher: SecretCipher,
        world: World
    ) {
        pool = context.pool.id
        text = BrowserSession.newText(in: pool, cipher: cipher, world: world)
        record = BrowserSession(
            hash: BrowserSession.hash(text, in: pool, cipher: cipher), id: BrowserSessionID(rawValue: world.uuid()),
            user: user, client: context.client.id, authenticatedAt: now,
            expiresAt: now.advanced(seconds: BrowserSession.lifetime(in: context.pool)),
            activity: .first(at: now, in: context.pool), provider: provider)
    }

    package func write(_ tx: any Transaction) throws {
        if record.activity != nil {
            try TrackedSessionTable(tx).endBrowserSessions(
                of: record.user, in: pool, beyond: UserSessions.maxBrowserSessions - 1, at: record.authenticatedAt)
        }
        try BrowserSessionTable(tx).insert(record, in: pool)
    }

    /// Undoes the session, because its text will not be sent. It has not signed any client in.
    package func end(_ tx: any Transaction) throws { try BrowserSessionTable(tx).end(record.hash, in: pool) }
}

extension BrowserSession {
    /// How many seconds a session of `pool` lasts after the sign-in. It is not prolonged by use.
    package static func lifetime(in pool: UserPool) -> Int64 { Int64(pool.settings.browserSessionMinutes) * 60 }

    private static let byteCount = 32
    /// The characters of `byteCount` bytes in Base64.
    private static let plainLength = 43

    /// The text of a cookie that no browser has yet.
    static func newText(in pool: UserPoolID, cipher: SecretCipher, world: World) -> Secret<String> {
        Secret(cipher.newToken(Base64.encodeURL(world.bytes(byteCount)), in: pool))
    }

    /// The keyed hash of a cookie's text, which the store has in its place.
    package static func hash(_ text: Secret<String>, in pool: UserPoolID, cipher: SecretCipher) -> [UInt8] {
        cipher.tokenDigest(
            text.exposed, for: .cookie, plainLength: plainLength, in: pool, context: ["browser session"])
    }

    /// The session of a cookie, and its user; nil if the session has ended or expired, or the user may not sign in.
    ///
    /// - Parameter client: The client to sign the user in to; nil for none.
    package static func find(
        _ text: Secret<String>, in pool: UserPoolID, for client: Client?, now: Instant, cipher: SecretCipher,
        _ tx: any Transaction
    ) throws -> (session: BrowserSession, user: User)? {
        guard let session = try BrowserSessionTable(tx).find(hash(text, in: pool, cipher: cipher), in: pool),
            session.isAlive(at: now), let user = try UserTable(tx).find(session.user, in: pool), user.enabled,
            user.status != .unconfirmed
        else { return nil }
        if let client {
            guard try SessionProviderTable(tx).mayContinueSessions(of: user.id, status: user.status, through: client)
            else {
                return nil
            }
        }
        return (session, user)
    }

    /// Whether the session can be used at `now`. A sign-in that is later than the clock is not accepted.
    private func isAlive(at now: Instant) -> Bool { authenticatedAt <= now && now < expiresAt }
}
