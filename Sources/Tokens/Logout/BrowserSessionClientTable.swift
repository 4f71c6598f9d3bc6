import Kernel
import Storage

/// The statements on the clients that browser sessions have signed in.
struct BrowserSessionClientTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// Adds a client to a session, and forgets the user's oldest sessions at this client if there are too many.
    func insert(_ client: BrowserSessionClient, in pool: UserPoolID) throws {
        try tx.execute(
            """
            INSERT INTO browser_session_clients (pool_id, sid, client_id, user_id, expires_at)
            VALUES (\(pool), \(client.session), \(client.client), \(client.user), \(client.expiresAt))
            ON CONFLICT (pool_id, sid, client_id) DO UPDATE SET expires_at = excluded.expires_at
            """)
        try tx.execute(
            """
            DELETE FROM browser_session_clients
            WHERE pool_id = \(pool) AND user_id = \(client.user) AND client_id = \(client.client) AND expires_at <=
                (SELECT expires_at FROM browser_session_clients
                WHERE pool_id = \(pool) AND user_id = \(client.user) AND client_id = \(client.client)
                ORDER BY expires_at DESC LIMIT 1 OFFSET \(BrowserSessionClient.maxPerUser))
            """)
    }

    /// The clients of a session, in the order of their ids.
    func all(of session: BrowserSessionID, in pool: UserPoolID) throws -> [BrowserSessionClient] {
        try tx.fetch(
            """
            SELECT * FROM browser_session_clients WHERE pool_id = \(pool) AND sid = \(session) ORDER BY client_id
            """
        ).map(BrowserSessionClient.init)
    }

    /// The clients of all sessions of a user, in the order of their ids, the latest session first.
    func all(of user: UserID, in pool: UserPoolID) throws -> [BrowserSessionClient] {
        try tx.fetch(
            """
            SELECT * FROM browser_session_clients WHERE pool_id = \(pool) AND user_id = \(user)
            ORDER BY client_id, expires_at DESC, sid
            """
        ).map(BrowserSessionClient.init)
    }

    /// Forgets that a session has signed a client in.
    func delete(_ client: BrowserSessionClient, in pool: UserPoolID) throws {
        try tx.execute(
            """
            DELETE FROM browser_session_clients
            WHERE pool_id = \(pool) AND sid = \(client.session) AND client_id = \(client.client)
            """)
    }
}

extension BrowserSessionClient {
    fileprivate init(_ row: Row) throws {
        self.init(
            session: try row.value("sid"), client: try row.value("client_id"), user: try row.value("user_id"),
            expiresAt: try row.value("expires_at"))
    }
}
