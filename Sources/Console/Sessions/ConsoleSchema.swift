import Cryptography
package import Storage

/// The tables of the console. A released step never changes.
package enum ConsoleSchema {
    /// The migrations, oldest first.
    package static let migrations: [Migration] = [
        Migration(
            "console-0001-sessions",
            statements: [
                // The token is null unless the credentials are temporary.
                """
                CREATE TABLE console_sessions (
                    session_id \(.text) NOT NULL PRIMARY KEY,
                    access_key_id \(.text) NOT NULL,
                    sealed_token \(.bytes),
                    arn \(.text) NOT NULL,
                    address \(.text) NOT NULL,
                    user_agent \(.text) NOT NULL,
                    created_at \(.integer) NOT NULL,
                    used_at \(.integer) NOT NULL,
                    expires_at \(.integer) NOT NULL
                )
                """,
                "CREATE INDEX console_sessions_by_arn ON console_sessions (arn, session_id)",
                "CREATE INDEX console_sessions_expiry ON console_sessions (expires_at)",
                """
                CREATE TABLE console_entries (
                    entry_id \(.text) NOT NULL PRIMARY KEY,
                    expires_at \(.integer) NOT NULL
                )
                """,
                "CREATE INDEX console_entries_expiry ON console_entries (expires_at)",
            ]),
        Migration(
            "console-0002-hourly-totals",
            statements: [
                // The pool is empty for all pools together.
                """
                CREATE TABLE hourly_totals (
                    pool_id \(.text) NOT NULL,
                    began_at \(.integer) NOT NULL,
                    event \(.text) NOT NULL,
                    node_id \(.text) NOT NULL,
                    total \(.integer) NOT NULL,
                    PRIMARY KEY (pool_id, began_at, event, node_id)
                )
                """,
                "CREATE INDEX hourly_totals_began ON hourly_totals (began_at)",
            ]),
    ]

    package static let tables: [StoredTable] = [
        StoredTable(
            "console_sessions", key: ["session_id"], owner: .store,
            expiry: [StoredTable.Expiry("expires_at")],
            sealed: [
                StoredTable.SealedColumn(
                    "sealed_token", purpose: Sealer.Purpose.consoleSession.rawValue, boundTo: ["session_id"])
            ],
            endsOnRestore: true),
        StoredTable(
            "console_entries", key: ["entry_id"], owner: .store, expiry: [StoredTable.Expiry("expires_at")],
            endsOnRestore: true),
        // A node may write totals of a pool that was just removed.
        StoredTable(
            "hourly_totals", key: ["pool_id", .integer("began_at"), "event", "node_id"], owner: .pool,
            poolRemoval: .onExpiry, expiry: [StoredTable.Expiry("began_at", keptFor: HourlyTotals.keptFor)]),
    ]
}
