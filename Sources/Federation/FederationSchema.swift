package import Storage

/// The migrations of the tables of federation, oldest first, and the tables. A released step never changes.
package enum FederationSchema {
    /// The sessions at providers, and the tokens that renew provider tokens.
    package static let migrations: [Migration] = [
        Migration(
            "federation-0001-provider-sessions",
            statements: [
                """
                CREATE TABLE provider_sessions (
                    pool_id \(.text) NOT NULL,
                    session_hash \(.bytes) NOT NULL,
                    user_id \(.text) NOT NULL,
                    provider \(.text) NOT NULL,
                    subject_hash \(.bytes) NOT NULL,
                    name_id \(.text) NOT NULL,
                    name_id_format \(.text),
                    name_qualifier \(.text),
                    sp_name_qualifier \(.text),
                    session_index \(.text),
                    expires_at \(.integer) NOT NULL,
                    PRIMARY KEY (pool_id, session_hash)
                )
                """,
                "CREATE INDEX provider_sessions_by_user ON provider_sessions (pool_id, user_id)",
                // By the hash of the name, because names can be longer than the keys of an index.
                "CREATE INDEX provider_sessions_by_subject ON provider_sessions (pool_id, subject_hash)",
                "CREATE INDEX provider_sessions_by_expiry ON provider_sessions (expires_at)",
            ]),
        Migration(
            "federation-0002-provider-tokens",
            statements: [
                """
                CREATE TABLE provider_tokens (
                    pool_id \(.text) NOT NULL,
                    user_id \(.text) NOT NULL,
                    provider \(.text) NOT NULL,
                    sealed_token \(.bytes) NOT NULL,
                    due_at \(.integer) NOT NULL,
                    expires_at \(.integer) NOT NULL,
                    PRIMARY KEY (pool_id, user_id, provider)
                )
                """,
                "CREATE INDEX provider_tokens_by_expiry ON provider_tokens (expires_at)",
            ]),
        Migration(
            "federation-0003-provider-tests",
            statements: [
                """
                CREATE TABLE provider_tests (
                    pool_id \(.text) NOT NULL,
                    test_id \(.text) NOT NULL,
                    provider \(.text) NOT NULL,
                    operator_arn \(.text) NOT NULL,
                    sealed_start \(.bytes) NOT NULL,
                    sealed_report \(.bytes),
                    taken_at \(.integer),
                    expires_at \(.integer) NOT NULL,
                    PRIMARY KEY (pool_id, test_id)
                )
                """,
                "CREATE INDEX provider_tests_by_expiry ON provider_tests (expires_at)",
            ]),
    ]

    /// The tables, each after the tables that its rows depend on.
    package static let tables: [StoredTable] = [
        StoredTable(
            "provider_sessions", key: ["pool_id", .bytes("session_hash")], owner: .user("user_id"),
            expiry: [.init("expires_at")], endsOnRestore: true, snapshots: .onRequest, poolHashes: ["session_hash"]),
        StoredTable(
            "provider_tokens", key: ["pool_id", "user_id", "provider"], owner: .user("user_id"),
            expiry: [.init("expires_at")],
            sealed: [
                .init("sealed_token", purpose: "provider-token", boundTo: ["pool_id", "user_id", "provider"])
            ], endsOnRestore: true),
        StoredTable(
            "provider_tests", key: ["pool_id", "test_id"], owner: .pool, expiry: [.init("expires_at")],
            sealed: [
                .init("sealed_start", purpose: "provider-test", boundTo: ["pool_id", "test_id"]),
                .init("sealed_report", purpose: "provider-test", boundTo: ["pool_id", "test_id"]),
            ], endsOnRestore: true),
    ]
}
