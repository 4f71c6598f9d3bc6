import Directory
package import Kernel
package import Storage

/// Ends browser sessions, and writes the notices for their clients in the same transaction.
package struct BrowserSignOut {
    private let tx: any Transaction
    private let world: World

    package init(_ tx: any Transaction, world: World) {
        self.tx = tx
        self.world = world
    }

    /// Ends the session of a browser, if it has one.
    ///
    /// - Parameter hash: The keyed hash of the cookie's text.
    package func end(_ hash: [UInt8], in pool: UserPoolID) throws {
        guard let session = try BrowserSessionTable(tx).find(hash, in: pool) else { return }
        try BrowserSessionTable(tx).end(hash, in: pool)
        guard let id = session.id else { return }
        try insertNotices(for: try BrowserSessionClientTable(tx).all(of: id, in: pool), in: pool)
    }

    /// Ends the session of `user` with the `sid` of `id`.
    ///
    /// - Returns: False if the user has no such session, or it has expired.
    func end(_ id: BrowserSessionID, of user: UserID, in pool: UserPoolID) throws -> Bool {
        guard try BrowserSessionTable(tx).end(id, of: user, in: pool, now: world.now()) else { return false }
        try insertNotices(for: try BrowserSessionClientTable(tx).all(of: id, in: pool), in: pool)
        return true
    }

    /// Ends the earlier session of a browser in which a user has signed in again. If it is the same user, the new
    /// session continues the former one, and no client is notified.
    package func replace(_ former: [UInt8], by new: [UInt8], in pool: UserPoolID) throws {
        let sessions = BrowserSessionTable(tx)
        guard let ended = try sessions.find(former, in: pool), let id = ended.id,
            let begun = try sessions.find(new, in: pool), begun.user == ended.user
        else { return try end(former, in: pool) }
        try sessions.end(former, in: pool)
        try sessions.rename(new, in: pool, to: id)
    }

    /// Ends an expired session of `user`, which an ID token of `client` names.
    ///
    /// - Returns: Whether it was ended.
    package func endExpired(
        _ id: BrowserSessionID, of user: UserID, namedBy client: ClientID, in pool: UserPoolID
    ) throws -> Bool {
        let clients = try BrowserSessionClientTable(tx).all(of: id, in: pool)
        guard clients.contains(where: { $0.client == client && $0.user == user }),
            try BrowserSessionTable(tx).endExpired(id, of: user, in: pool, now: world.now())
        else { return false }
        try insertNotices(for: clients, in: pool)
        return true
    }

    /// Ends all sessions of a user.
    ///
    /// - Parameter kept: A session to keep. If it is a token session, its client gets no notice; if it is a browser
    ///   session, its clients do.
    package func endAll(of user: UserID, in pool: UserPoolID, except kept: CurrentSession? = nil) throws {
        try BrowserSessionTable(tx).endAll(of: user, in: pool, except: kept?.browserHash)
        let kept = try kept?.tokenSession.flatMap { try UserSessionTable(tx).find($0, in: pool) }
        let clients = try BrowserSessionClientTable(tx).all(of: user, in: pool)
        try insertNotices(
            for: clients.filter { kept?.client != $0.client || kept?.browserSession != $0.session }, in: pool)
    }

    /// Ends the sessions of a user that began with a sign-in at a provider.
    ///
    /// - Parameters:
    ///   - kept: A session to keep.
    ///   - signedIn: The browser sessions that began the ended token sessions. They may have ended before.
    func endAll(
        of user: UserID, begunAt provider: String, in pool: UserPoolID, except kept: CurrentSession?,
        including signedIn: Set<BrowserSessionID>
    ) throws {
        let ended = try BrowserSessionTable(tx).endAll(
            of: user, begunAt: provider, in: pool, except: kept?.browserHash)
        let all = signedIn.union(ended)
        let clients = try BrowserSessionClientTable(tx).all(of: user, in: pool)
        try insertNotices(for: clients.filter { all.contains($0.session) }, in: pool)
    }

    /// Writes a notice for each client that wants one: for every session if the client requires that, else one for all.
    ///
    /// - Parameter clients: In the order of their ids.
    private func insertNotices(for clients: [BrowserSessionClient], in pool: UserPoolID) throws {
        let now = world.now()
        var last: (client: ClientID, settings: BackChannelLogout?)?
        for ended in clients {
            try BrowserSessionClientTable(tx).delete(ended, in: pool)
            let isFirst = last?.client != ended.client
            if isFirst { last = (ended.client, try settings(of: ended.client, in: pool)) }
            guard let settings = last?.settings, isFirst || settings.sessionRequired else { continue }
            let notice = LogoutNotice(
                id: world.uuid(), pool: pool, client: ended.client, user: ended.user,
                session: settings.sessionRequired ? ended.session : nil,
                expiresAt: now.advanced(seconds: LogoutNotice.lifetime))
            try LogoutNoticeTable(tx).insert(notice, now: now)
        }
    }

    /// Nil if the client was deleted, or no longer subscribes.
    private func settings(of client: ClientID, in pool: UserPoolID) throws -> BackChannelLogout? {
        guard let found = try ClientTable(tx).find(client), found.pool == pool else { return nil }
        return found.extensions.backChannelLogout
    }
}
