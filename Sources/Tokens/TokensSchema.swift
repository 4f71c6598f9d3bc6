package import Storage

/// The statements that create this module's tables, and the tables. A released statement never changes.
package enum TokensSchema {
    /// The tables, each after the tables that its rows depend on: deletions iterate in the reverse order.
    package static let tables: [StoredTable] = [
        .userSessions, .refreshTokens, .signingKeys, .samlSigningKeys, .browserSessions,
        .browserSessionClients, .logoutNotices, .lastSignIns,
    ]

    /// Signing keys, user sessions and refresh tokens.
    package static let tokens: [SQL] = [
        """
        CREATE TABLE signing_keys (
            pool_id \(.text) NOT NULL,
            kid \(.text) NOT NULL,
            token_use \(.text) NOT NULL,
            sealed \(.bytes) NOT NULL,
            modulus \(.bytes) NOT NULL,
            exponent \(.bytes) NOT NULL,
            created_at \(.integer) NOT NULL,
            retired_at \(.integer),
            PRIMARY KEY (pool_id, kid)
        )
        """,
        """
        CREATE TABLE user_sessions (
            pool_id \(.text) NOT NULL,
            session_id \(.text) NOT NULL,
            user_id \(.text) NOT NULL,
            client_id \(.text) NOT NULL,
            origin \(.text) NOT NULL,
            scope \(.text) NOT NULL,
            began_at \(.integer) NOT NULL,
            expires_at \(.integer) NOT NULL,
            PRIMARY KEY (pool_id, session_id)
        )
        """,
        "CREATE INDEX user_sessions_by_user ON user_sessions (pool_id, user_id)",
        "CREATE INDEX user_sessions_by_expiry ON user_sessions (expires_at)",
        """
        CREATE TABLE refresh_tokens (
            pool_id \(.text) NOT NULL,
            token_hash \(.bytes) NOT NULL,
            session_id \(.text) NOT NULL,
            parent_hash \(.bytes),
            expires_at \(.integer) NOT NULL,
            superseded_at \(.integer),
            successor_used \(.integer) NOT NULL,
            PRIMARY KEY (pool_id, token_hash)
        )
        """,
        "CREATE INDEX refresh_tokens_by_expiry ON refresh_tokens (expires_at)",
    ]

    /// When a key begins to sign, and the seed of the next refresh token.
    package static let timeColumns: [SQL] = [
        // A key is published at once and signs from this time on.
        "ALTER TABLE signing_keys ADD COLUMN signs_from \(.integer) NOT NULL DEFAULT 0",
        // The seed that derives the next refresh token, together with the text of this one.
        "ALTER TABLE refresh_tokens ADD COLUMN successor_seed \(.bytes)",
    ]

    /// Sign-ins of browsers on the hosted pages.
    package static let browserSessions: [SQL] = [
        """
        CREATE TABLE browser_sessions (
            pool_id \(.text) NOT NULL,
            session_hash \(.bytes) NOT NULL,
            user_id \(.text) NOT NULL,
            authenticated_at \(.integer) NOT NULL,
            expires_at \(.integer) NOT NULL,
            PRIMARY KEY (pool_id, session_hash)
        )
        """,
        "CREATE INDEX browser_sessions_by_user ON browser_sessions (pool_id, user_id)",
        "CREATE INDEX browser_sessions_by_expiry ON browser_sessions (expires_at)",
    ]

    /// The keys that sign requests to SAML providers.
    package static let samlSigningKeys: [SQL] = [
        """
        CREATE TABLE saml_signing_keys (
            pool_id \(.text) NOT NULL,
            key_id \(.text) NOT NULL,
            sealed \(.bytes) NOT NULL,
            certificate \(.bytes) NOT NULL,
            created_at \(.integer) NOT NULL,
            PRIMARY KEY (pool_id, key_id)
        )
        """
    ]

    /// Whether sessions have scopes that an OAuth endpoint granted.
    package static let grantedScopes: [SQL] = [
        "ALTER TABLE user_sessions ADD COLUMN scopes_granted \(.integer) NOT NULL DEFAULT 0"
    ]

    /// The devices that sessions began on.
    package static let devicesOfSessions: [SQL] = ["ALTER TABLE user_sessions ADD COLUMN device_key \(.text)"]

    /// Helps users to recognise a tracked session. The columns are null in sessions that are not tracked.
    package static let trackedSessions: [SQL] =
        (["user_sessions", "browser_sessions"] as [SQLName]).flatMap { table -> [SQL] in
            [
                "ALTER TABLE \(table) ADD COLUMN last_active_at \(.integer)",
                "ALTER TABLE \(table) ADD COLUMN last_address \(.text)",
                "ALTER TABLE \(table) ADD COLUMN device_type \(.text)",
            ]
        } + [
            "ALTER TABLE user_sessions ADD COLUMN created_at \(.integer)",
            "ALTER TABLE browser_sessions ADD COLUMN client_id \(.text)",
        ]

    /// The clients that browser sessions have signed in, and the notices still to be sent to clients.
    package static let logoutNotices: [SQL] = [
        "ALTER TABLE browser_sessions ADD COLUMN sid \(.text)",
        "ALTER TABLE user_sessions ADD COLUMN sid \(.text)",
        """
        CREATE TABLE browser_session_clients (
            pool_id \(.text) NOT NULL,
            sid \(.text) NOT NULL,
            client_id \(.text) NOT NULL,
            user_id \(.text) NOT NULL,
            expires_at \(.integer) NOT NULL,
            PRIMARY KEY (pool_id, sid, client_id)
        )
        """,
        """
        CREATE INDEX browser_session_clients_by_user
        ON browser_session_clients (pool_id, user_id, client_id, expires_at)
        """,
        "CREATE INDEX browser_session_clients_by_expiry ON browser_session_clients (expires_at)",
        """
        CREATE TABLE logout_notices (
            pool_id \(.text) NOT NULL,
            notice_id \(.text) NOT NULL,
            client_id \(.text) NOT NULL,
            user_id \(.text) NOT NULL,
            sid \(.text),
            attempts \(.integer) NOT NULL,
            due_at \(.integer) NOT NULL,
            expires_at \(.integer) NOT NULL,
            PRIMARY KEY (pool_id, notice_id)
        )
        """,
        "CREATE INDEX logout_notices_by_due ON logout_notices (due_at, client_id)",
        "CREATE INDEX logout_notices_by_expiry ON logout_notices (expires_at)",
    ]

    /// The provider by which a session began; null for a sign-in here, and for a session of an earlier version.
    package static let providersOfSessions: [SQL] = [
        "ALTER TABLE user_sessions ADD COLUMN provider \(.text)",
        "ALTER TABLE browser_sessions ADD COLUMN provider \(.text)",
    ]

    /// When users have last signed in.
    package static let lastSignIns: [SQL] = [
        """
        CREATE TABLE last_sign_ins (
            pool_id \(.text) NOT NULL,
            user_id \(.text) NOT NULL,
            signed_in_at \(.integer) NOT NULL,
            PRIMARY KEY (pool_id, user_id)
        )
        """,
        "CREATE INDEX last_sign_ins_by_time ON last_sign_ins (pool_id, signed_in_at)",
    ]

    /// Finds the oldest keys, for metrics.
    package static let agesOfKeys: [SQL] = [
        "CREATE INDEX signing_keys_by_age ON signing_keys (created_at) WHERE retired_at IS NULL",
        "CREATE INDEX saml_signing_keys_by_age ON saml_signing_keys (created_at)",
    ]
}
