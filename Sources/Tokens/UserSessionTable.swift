package import Kernel
package import Storage

/// A user session: what all its tokens have in common. Deleting its row revokes them all.
struct UserSession: Sendable {
    var id: SessionID
    var user: UserID
    var client: ClientID
    /// The claim `origin_jti` of its tokens.
    var origin: String
    var scope: String
    var beganAt: Instant
    var expiresAt: Instant
    /// The device of the sign-in; nil if devices were not tracked, or the device was forgotten since.
    var device: DeviceKey?
    /// Whether an OAuth endpoint granted the scopes. If so, they determine whether an ID token is issued, and its
    /// claims (AUZ-PAR-10, AUZ-PAR-12).
    var scopesAreGranted = false
    /// The browser session that signed the client in. If the client is to be notified of its end, its ID tokens contain
    /// it as the claim `sid`. Nil if neither that nor tracking requires it.
    var browserSession: BrowserSessionID?
    /// When it began, which may be later than the sign-in; nil if it was not tracked at that time.
    var createdAt: Instant?
    /// The last activity; nil for a session that is not tracked.
    var activity: SessionActivity?
    /// The provider at which the user signed in; nil for a sign-in here, and for a session of an earlier version.
    var provider: String?
}

package struct UserSessionTable {
    let tx: any Transaction
    package init(_ tx: any Transaction) { self.tx = tx }

    func insert(_ record: UserSession, in pool: UserPoolID) throws {
        try tx.execute(
            """
            INSERT INTO user_sessions
                (pool_id, session_id, user_id, client_id, origin, scope, began_at, expires_at, device_key,
                scopes_granted, sid, created_at, last_active_at, last_address, device_type, provider)
            VALUES (\(pool), \(record.id), \(record.user), \(record.client), \(record.origin), \(record.scope),
                \(record.beganAt), \(record.expiresAt), \(record.device), \(record.scopesAreGranted),
                \(record.browserSession), \(record.createdAt), \(record.activity?.at), \(record.activity?.address),
                \(record.activity?.device), \(record.provider))
            """)
    }

    func find(_ id: SessionID, in pool: UserPoolID) throws -> UserSession? {
        let row = try tx.first("SELECT * FROM user_sessions WHERE pool_id = \(pool) AND session_id = \(id)")
        return try row.map { row in
            UserSession(
                id: id, user: try row.value("user_id"), client: try row.value("client_id"),
                origin: try row.value("origin"), scope: try row.value("scope"), beganAt: try row.value("began_at"),
                expiresAt: try row.value("expires_at"), device: try row.value("device_key"),
                scopesAreGranted: try row.value("scopes_granted"), browserSession: try row.value("sid"),
                createdAt: try row.value("created_at"), activity: try SessionActivity(row),
                provider: try row.value("provider"))
        }
    }

    /// A session as administrators see it.
    package struct Listed: Sendable {
        /// The id for ending it.
        package let id: SessionID
        /// The app client that it is of.
        package let client: ClientID
        /// When the user signed in.
        package let beganAt: Instant
        /// When its refresh token expires.
        package let expiresAt: Instant
        /// The device that it began on.
        package let device: DeviceKey?
    }

    /// The sessions of a user that have not expired, newest first, at most `limit`.
    package func list(of user: UserID, in pool: UserPoolID, now: Instant, limit: Int) throws -> [Listed] {
        try tx.fetch(
            """
            SELECT session_id, client_id, began_at, expires_at, device_key FROM user_sessions
            WHERE pool_id = \(pool) AND user_id = \(user) AND expires_at > \(now)
            ORDER BY began_at DESC, session_id LIMIT \(limit)
            """
        ).map { row in
            Listed(
                id: try row.value("session_id"), client: try row.value("client_id"),
                beganAt: try row.value("began_at"), expiresAt: try row.value("expires_at"),
                device: try row.value("device_key"))
        }
    }

    /// The device that the session began on.
    package func device(of id: SessionID, in pool: UserPoolID) throws -> DeviceKey? {
        try find(id, in: pool)?.device
    }

    /// Takes a forgotten device from all sessions of the user. If the pool tracks devices, these cannot be refreshed.
    package func forget(_ device: DeviceKey, of user: UserID, in pool: UserPoolID) throws {
        try tx.execute(
            """
            UPDATE user_sessions SET device_key = NULL
            WHERE pool_id = \(pool) AND user_id = \(user) AND device_key = \(device)
            """)
    }

    /// Ends one session with all its tokens. Its refresh tokens stay until they expire, so that they differ from
    /// unknown tokens.
    package func end(_ id: SessionID, in pool: UserPoolID) throws {
        try tx.execute("DELETE FROM user_sessions WHERE pool_id = \(pool) AND session_id = \(id)")
    }

    /// Ends a session of `user` that has not expired.
    ///
    /// - Returns: False if there is none with this id.
    package func end(_ id: SessionID, of user: UserID, in pool: UserPoolID, now: Instant) throws -> Bool {
        try tx.execute(
            """
            DELETE FROM user_sessions
            WHERE pool_id = \(pool) AND session_id = \(id) AND user_id = \(user) AND expires_at > \(now)
            """) == 1
    }

    /// Ends the sessions of a user that began with a sign-in at a provider, and notifies their clients.
    ///
    /// - Parameter kept: A browser session to keep. The token sessions that it began end nevertheless.
    package func endAll(
        of user: UserID, begunAt provider: String, in pool: UserPoolID, except kept: CurrentSession? = nil,
        world: World
    ) throws {
        let ended = try tx.fetch(
            """
            DELETE FROM user_sessions WHERE pool_id = \(pool) AND user_id = \(user) AND provider = \(provider)
            RETURNING sid
            """
        ).compactMap { try $0.value("sid", as: BrowserSessionID?.self) }
        try BrowserSignOut(tx, world: world).endAll(
            of: user, begunAt: provider, in: pool, except: kept, including: Set(ended))
    }

    /// Ends all sessions of a user, except `kept`, and with them the user's browser sessions: otherwise a browser would
    /// get new tokens without a sign-in. Notifies their clients.
    package func endAll(of user: UserID, in pool: UserPoolID, except kept: CurrentSession? = nil, world: World) throws {
        try BrowserSignOut(tx, world: world).endAll(of: user, in: pool, except: kept)
        try tx.execute(
            """
            DELETE FROM user_sessions
            WHERE pool_id = \(pool) AND user_id = \(user) AND session_id <> \(kept?.tokenSession?.rawValue ?? "")
            """)
    }
}

/// A stored refresh token: a keyed hash, and its place in the chain of rotations.
struct RefreshRecord: Sendable {
    var hash: [UInt8]
    var session: SessionID
    /// The token that this one replaced.
    var parent: [UInt8]?
    var expiresAt: Instant
    /// When a newer token replaced it; nil while it is the newest.
    var supersededAt: Instant?
    /// The seed of the newer token; nil while there is none.
    var successorSeed: [UInt8]?
    /// Whether a token given in exchange for it was itself exchanged.
    var successorUsed: Bool
}

struct RefreshTokenTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    func insert(_ record: RefreshRecord, in pool: UserPoolID) throws {
        try tx.execute(
            """
            INSERT INTO refresh_tokens
                (pool_id, token_hash, session_id, parent_hash, expires_at, superseded_at, successor_seed,
                successor_used)
            VALUES (\(pool), \(record.hash), \(record.session), \(record.parent), \(record.expiresAt),
                \(record.supersededAt), \(record.successorSeed), \(record.successorUsed))
            """)
    }

    func find(_ hash: [UInt8], in pool: UserPoolID) throws -> RefreshRecord? {
        let row = try tx.first("SELECT * FROM refresh_tokens WHERE pool_id = \(pool) AND token_hash = \(hash)")
        return try row.map { row in
            RefreshRecord(
                hash: hash, session: try row.value("session_id"), parent: try row.value("parent_hash"),
                expiresAt: try row.value("expires_at"), supersededAt: try row.value("superseded_at"),
                successorSeed: try row.value("successor_seed"), successorUsed: try row.value("successor_used"))
        }
    }

    /// Records that a newer token, derived from `seed`, replaces this one.
    ///
    /// - Returns: False if it was already replaced.
    func supersede(_ hash: [UInt8], in pool: UserPoolID, at now: Instant, seed: [UInt8]) throws -> Bool {
        try tx.execute(
            """
            UPDATE refresh_tokens SET superseded_at = \(now), successor_seed = \(seed)
            WHERE pool_id = \(pool) AND token_hash = \(hash) AND superseded_at IS NULL
            """) == 1
    }

    func markSuccessorUsed(_ hash: [UInt8], in pool: UserPoolID) throws {
        try tx.execute(
            "UPDATE refresh_tokens SET successor_used = \(true) WHERE pool_id = \(pool) AND token_hash = \(hash)")
    }
}
