package import Kernel
package import Storage

/// The statements on authorization codes.
package struct AuthorizationCodeTable {
    let tx: any Transaction
    package init(_ tx: any Transaction) { self.tx = tx }

    package func insert(_ code: AuthorizationCode, in pool: UserPoolID) throws {
        try tx.execute(
            """
            INSERT INTO authorization_codes
                (pool_id, code_hash, client_id, user_id, redirect_uri, scope, nonce, code_challenge, authenticated_at,
                expires_at, browser_session, session_id)
            VALUES (\(pool), \(code.hash), \(code.client), \(code.user), \(code.redirectURI), \(code.scope),
                \(code.nonce), \(code.codeChallenge), \(code.authenticatedAt), \(code.expiresAt),
                \(code.browserSession), \(code.session))
            """)
    }

    /// The code with this hash, exchanged or not.
    package func find(_ hash: [UInt8], in pool: UserPoolID) throws -> AuthorizationCode? {
        let row = try tx.first("SELECT * FROM authorization_codes WHERE pool_id = \(pool) AND code_hash = \(hash)")
        return try row.map { row in
            AuthorizationCode(
                hash: hash, client: try row.value("client_id"), user: try row.value("user_id"),
                redirectURI: try row.value("redirect_uri"), scope: try row.value("scope"),
                nonce: try row.value("nonce"), codeChallenge: try row.value("code_challenge"),
                authenticatedAt: try row.value("authenticated_at"), expiresAt: try row.value("expires_at"),
                browserSession: try row.value("browser_session"), session: try row.value("session_id"))
        }
    }

    /// Records the session that the exchange of a code starts.
    ///
    /// - Returns: False if the code has already been exchanged.
    package func use(_ hash: [UInt8], in pool: UserPoolID, for session: SessionID) throws -> Bool {
        try tx.execute(
            """
            UPDATE authorization_codes SET session_id = \(session)
            WHERE pool_id = \(pool) AND code_hash = \(hash) AND session_id IS NULL
            """) == 1
    }

    /// Deletes a code, so that it cannot be exchanged.
    package func delete(_ hash: [UInt8], in pool: UserPoolID) throws {
        try tx.execute("DELETE FROM authorization_codes WHERE pool_id = \(pool) AND code_hash = \(hash)")
    }
}
