import Directory
package import Kernel
package import Storage

/// The active sessions of a user, in a transaction.
package struct UserSessions {
    /// The most browser sessions of a user while sessions are tracked. The sign-in that exceeds it ends the one least
    /// recently used.
    static let maxBrowserSessions = 25
    /// The most token sessions that a pool may allow, and so the most that are listed.
    static let maxTokenSessions = 100

    private let tx: any Transaction
    private let user: UserID
    private let pool: UserPoolID
    private let world: World

    package init(_ tx: any Transaction, of user: UserID, in pool: UserPoolID, world: World) {
        self.tx = tx
        self.user = user
        self.pool = pool
        self.world = world
    }

    /// All of them, token sessions first, of each kind the last used first.
    package func list() throws -> [TrackedSession] {
        let (table, now) = (TrackedSessionTable(tx), world.now())
        return try table.tokenSessions(of: user, in: pool, at: now, limit: Self.maxTokenSessions)
            + table.browserSessions(of: user, in: pool, at: now, limit: Self.maxBrowserSessions)
    }

    /// Ends a session with all its tokens.
    ///
    /// - Parameter isLinked: Whether the browser session that it came through ends too, or the token sessions that came
    ///   through it.
    /// - Throws: `SessionRefusal.notFound`.
    package func end(_ id: TrackedSessionID, isLinked: Bool) throws {
        switch id {
        case .token(let id): try end(id, isLinked: isLinked)
        case .browser(let id):
            guard try BrowserSignOut(tx, world: world).end(id, of: user, in: pool) else {
                throw SessionRefusal.notFound
            }
            if isLinked { try TrackedSessionTable(tx).endTokenSessions(begunBy: id, of: user, in: pool) }
        }
    }

    private func end(_ id: SessionID, isLinked: Bool) throws {
        let table = UserSessionTable(tx)
        guard let session = try table.find(id, in: pool), session.user == user, world.now() < session.expiresAt else {
            throw SessionRefusal.notFound
        }
        try table.end(id, in: pool)
        if isLinked { try endOrigin(of: session) }
    }

    /// Ends the browser session that a token session came through, unless it has ended.
    func endOrigin(of session: UserSession) throws {
        guard let origin = session.browserSession else { return }
        _ = try BrowserSignOut(tx, world: world).end(origin, of: user, in: pool)
    }
}
