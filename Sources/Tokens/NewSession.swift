package import Cryptography
package import Directory
package import Kernel
package import Storage

/// A new user session with its refresh token, planned before the transaction that writes it.
package struct NewSession: Sendable {
    package var request: TokenRequest
    /// The session's id.
    package var id: SessionID { record.id }
    /// The provider at which the user signed in; nil for a sign-in here.
    package var provider: String? {
        get { record.provider }
        set { record.provider = newValue }
    }
    package var refreshToken: Secret<String>
    private var record: UserSession
    private var refresh: RefreshRecord
    private var pool: UserPoolID
    /// How many other token sessions the user keeps; nil for all.
    private var maxOthers: Int?

    /// Plans a session of `user` through the client of `context`, on `device`.
    ///
    /// - Parameters:
    ///   - scope: The scopes that an OAuth endpoint grants, which decide what the tokens say; nil for sign-ins of the
    ///     API.
    ///   - nonce: The client's own value, returned in its ID token.
    ///   - authenticatedAt: When the user signed in, if it was before the session.
    ///   - browserSession: The browser session that signs the client in; nil if there is none.
    ///   - isTracked: Whether the session is among the tracked ones of a pool that tracks sessions. Without a refresh
    ///     token it is not.
    package init(
        _ context: ClientContext, user: User, groups: [Group], device: DeviceKey?, now: Instant, cipher: SecretCipher,
        world: World, scope: String? = nil, nonce: String? = nil, authenticatedAt: Instant? = nil,
        browserSession: BrowserSessionID? = nil, isTracked: Bool = true
    ) {
        let client = context.client
        pool = context.pool.id
        refreshToken = Secret(RefreshToken.make(in: pool, cipher: cipher, world: world))
        let expiry = now.advanced(seconds: client.settings.tokenValidity.refreshSeconds)
        record = UserSession(
            id: SessionID(rawValue: world.uuid()), user: user.id, client: client.id, origin: world.uuid(),
            scope: scope ?? TokenRequest.ownScope, beganAt: authenticatedAt ?? now, expiresAt: expiry, device: device,
            scopesAreGranted: scope != nil)
        if client.extensions.backChannelLogout != nil || context.pool.settings.tracksSessions {
            record.browserSession = browserSession
        }
        if isTracked, let activity = SessionActivity.first(at: now, in: context.pool) {
            (record.createdAt, record.activity) = (now, activity)
            maxOthers = (context.pool.settings.sessions?.maxPerUser).map { $0 - 1 }
        }
        refresh = RefreshRecord(
            hash: RefreshToken.hash(refreshToken.exposed, in: pool, cipher: cipher), session: record.id, parent: nil,
            expiresAt: expiry, supersededAt: nil, successorSeed: nil, successorUsed: false)
        request = TokenRequest(
            pool: context.pool, client: client, user: user, groups: groups, session: record, issuedAt: now)
        request.nonce = nonce
    }

    /// Undoes the session, because its tokens will not be sent.
    package func end(_ tx: any Transaction) throws { try UserSessionTable(tx).end(record.id, in: pool) }

    package func write(_ tx: any Transaction) throws {
        if let maxOthers, let now = record.createdAt {
            try TrackedSessionTable(tx).endTokenSessions(of: record.user, in: pool, beyond: maxOthers, at: now)
        }
        try UserSessionTable(tx).insert(record, in: pool)
        try RefreshTokenTable(tx).insert(refresh, in: pool)
        guard let session = request.notifiableSession else { return }
        let client = BrowserSessionClient(
            session: session, client: record.client, user: record.user, expiresAt: record.expiresAt)
        try BrowserSessionClientTable(tx).insert(client, in: pool)
    }
}

/// The opaque refresh token (TOK-REF-06): 384 random bits, stored as a keyed hash.
enum RefreshToken {
    static func make(in pool: UserPoolID, cipher: SecretCipher, world: World) -> String {
        cipher.newToken(Base64.encodeURL(world.bytes(byteCount)), in: pool)
    }

    /// The seed of a token that replaces another one. Its length determines the form of that token, so that a
    /// repeated exchange returns the same one.
    static func seed(in pool: UserPoolID, cipher: SecretCipher, world: World) -> [UInt8] {
        world.bytes(cipher.hashes.pools.areUsed(by: pool) ? portableSeedByteCount : 16)
    }

    private static let portableSeedByteCount = 17
    private static let byteCount = 48
    /// The characters of `byteCount` bytes in Base64.
    private static let plainLength = 64

    /// The token that replaces `parent`.
    ///
    /// The same seed yields the same token, but only together with the text of `parent`, which is not stored.
    static func successor(of parent: String, seed: [UInt8], in pool: UserPoolID, by cipher: SecretCipher) -> String {
        let halves = ["first half", "second half"].flatMap { half in
            cipher.digest(parent, .refreshToken, pool.rawValue, "heir", half, Hex.encode(seed))
        }
        let text = Base64.encodeURL(halves.prefix(byteCount))
        return seed.count == portableSeedByteCount ? cipher.poolToken(text) : text
    }

    static func hash(_ token: String, in pool: UserPoolID, cipher: SecretCipher) -> [UInt8] {
        cipher.tokenDigest(token, for: .refreshToken, plainLength: plainLength, in: pool)
    }
}
