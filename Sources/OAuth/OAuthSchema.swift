import Kernel
package import Storage

/// The migrations of the OAuth endpoints' tables, and the tables. A released migration never changes.
package enum OAuthSchema {
    /// All migrations, oldest first.
    package static let migrations: [Migration] = [
        Migration("oauth-0001-authorization-codes", statements: authorizationCodes),
        Migration("oauth-0002-device-authorizations", statements: deviceAuthorizations),
        // Decide which code is dropped when a client has too many.
        Migration(
            "oauth-0003-device-addresses",
            statements: [
                "ALTER TABLE device_authorizations ADD COLUMN address_hash \(.bytes)",
                "ALTER TABLE device_authorizations ADD COLUMN typed_at \(.integer)",
            ]),
    ]

    /// The tables, each after the tables that its rows depend on.
    package static let tables: [StoredTable] = [
        // An exchanged code is kept as long as a second exchange must be distinguishable from a guess.
        StoredTable(
            "authorization_codes", key: ["pool_id", .bytes("code_hash")], owner: .user("user_id"),
            expiry: [.init("expires_at", keptFor: .hours(1))], endsOnRestore: true),
        // A device belongs to a user after the user has agreed.
        StoredTable(
            "device_authorizations", key: ["pool_id", .bytes("code_hash")], owner: .user("user_id"),
            expiry: [.init("expires_at", keptFor: .hours(1))], endsOnRestore: true),
    ]

    private static let authorizationCodes: [SQL] = [
        """
        CREATE TABLE authorization_codes (
            pool_id \(.text) NOT NULL,
            code_hash \(.bytes) NOT NULL,
            client_id \(.text) NOT NULL,
            user_id \(.text) NOT NULL,
            redirect_uri \(.text) NOT NULL,
            scope \(.text) NOT NULL,
            nonce \(.text),
            code_challenge \(.text),
            authenticated_at \(.integer) NOT NULL,
            expires_at \(.integer) NOT NULL,
            browser_session \(.bytes) NOT NULL,
            session_id \(.text),
            PRIMARY KEY (pool_id, code_hash)
        )
        """,
        "CREATE INDEX authorization_codes_by_user ON authorization_codes (pool_id, user_id)",
        "CREATE INDEX authorization_codes_by_expiry ON authorization_codes (expires_at)",
    ]

    private static let deviceAuthorizations: [SQL] = [
        """
        CREATE TABLE device_authorizations (
            pool_id \(.text) NOT NULL,
            code_hash \(.bytes) NOT NULL,
            user_code_hash \(.bytes) NOT NULL,
            client_id \(.text) NOT NULL,
            scope \(.text) NOT NULL,
            expires_at \(.integer) NOT NULL,
            poll_interval \(.integer) NOT NULL,
            polled_at \(.integer),
            is_refused \(.integer) NOT NULL,
            user_id \(.text),
            authenticated_at \(.integer),
            browser_session \(.bytes),
            session_id \(.text),
            PRIMARY KEY (pool_id, code_hash)
        )
        """,
        "CREATE UNIQUE INDEX device_authorizations_by_user_code ON device_authorizations (user_code_hash)",
        """
        CREATE INDEX device_authorizations_by_client ON device_authorizations (pool_id, client_id, expires_at)
        """,
        "CREATE INDEX device_authorizations_by_user ON device_authorizations (pool_id, user_id)",
        "CREATE INDEX device_authorizations_by_expiry ON device_authorizations (expires_at)",
    ]
}
