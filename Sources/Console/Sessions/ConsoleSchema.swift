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
        // Null unless an operator has signed in by a user pool.
        Migration(
            "console-0002-operators",
            statements: [
                "ALTER TABLE console_sessions ADD COLUMN operator_pool \(.text)",
                "ALTER TABLE console_sessions ADD COLUMN operator_user \(.text)",
                "ALTER TABLE console_sessions ADD COLUMN operator_client \(.text)",
                "ALTER TABLE console_sessions ADD COLUMN operator_session \(.text)",
                "ALTER TABLE console_sessions ADD COLUMN signed_in_at \(.integer)",
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
        // A restored store goes on with no job: what it had done since is unknown.
        StoredTable(
            "console_jobs", key: ["pool_id", "job_id"], owner: .pool,
            expiry: [StoredTable.Expiry("completed_at", keptFor: BulkJob.keptFor)],
            sealed: [
                StoredTable.SealedColumn(
                    "sealed_token", purpose: Sealer.Purpose.consoleJob.rawValue, boundTo: ["job_id"])
            ],
            endsOnRestore: true),
        StoredTable(
            "console_job_refusals", key: ["pool_id", "job_id", .integer("number")], owner: .pool,
            expiry: [StoredTable.Expiry("refused_at", keptFor: BulkJob.keptFor)], endsOnRestore: true),
    ]
}
