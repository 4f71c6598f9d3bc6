package import Kernel
import SAML
package import Storage

/// The statements on sessions at SAML providers.
package struct ProviderSessionTable {
    let tx: any Transaction
    package init(_ tx: any Transaction) { self.tx = tx }

    /// Inserts the session of a new browser session.
    ///
    /// - Parameter subject: The hash of the user's name at the provider.
    package func insert(_ session: ProviderSession, subject: [UInt8]) throws {
        let login = session.login
        try tx.execute(
            """
            INSERT INTO provider_sessions (pool_id, session_hash, user_id, provider, subject_hash, name_id,
                name_id_format, name_qualifier, sp_name_qualifier, session_index, expires_at)
            VALUES (\(session.pool), \(session.browserSession), \(session.user), \(session.provider), \(subject),
                \(login.subject.nameID), \(login.subject.format), \(login.subject.nameQualifier),
                \(login.subject.spNameQualifier), \(login.sessionIndex), \(session.expiresAt))
            """)
    }

    /// Whether a browser session came from a provider's session.
    package func exists(_ browserSession: [UInt8], in pool: UserPoolID) throws -> Bool {
        try tx.first(
            "SELECT 1 AS found FROM provider_sessions WHERE pool_id = \(pool) AND session_hash = \(browserSession)"
        ) != nil
    }

    /// Deletes the session that a browser session came from, and returns it.
    package func take(_ browserSession: [UInt8], in pool: UserPoolID) throws -> ProviderSession? {
        try tx.first(
            """
            DELETE FROM provider_sessions WHERE pool_id = \(pool) AND session_hash = \(browserSession) RETURNING *
            """
        ).map(ProviderSession.init)
    }

    /// Writes that a browser session has another hash.
    package func move(_ former: [UInt8], in pool: UserPoolID, to browserSession: [UInt8]) throws {
        try tx.execute(
            """
            UPDATE provider_sessions SET session_hash = \(browserSession)
            WHERE pool_id = \(pool) AND session_hash = \(former)
            """)
    }

    /// The sessions of the user with this hash of the name at the provider, at most `limit`.
    package func all(of subject: [UInt8], in pool: UserPoolID, limit: Int) throws -> [ProviderSession] {
        try tx.fetch(
            """
            SELECT * FROM provider_sessions WHERE pool_id = \(pool) AND subject_hash = \(subject)
            LIMIT \(Int64(limit))
            """
        ).map(ProviderSession.init)
    }
}

extension ProviderSession {
    fileprivate init(_ row: Row) throws {
        pool = try row.value("pool_id")
        browserSession = try row.value("session_hash")
        user = try row.value("user_id")
        provider = try row.value("provider")
        let subject = SAMLSubject(
            nameID: try row.value("name_id"), format: try row.value("name_id_format"),
            nameQualifier: try row.value("name_qualifier"), spNameQualifier: try row.value("sp_name_qualifier"))
        login = SAMLLogin(subject, sessionIndex: try row.value("session_index"))
        expiresAt = try row.value("expires_at")
    }
}
