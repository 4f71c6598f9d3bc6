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
        Migration("console-0003-jobs", statements: jobs),
        // Null unless an operator has signed in by a user pool.
        Migration(
            "console-0004-operators",
            statements: [
                "ALTER TABLE console_sessions ADD COLUMN operator_pool \(.text)",
                "ALTER TABLE console_sessions ADD COLUMN operator_user \(.text)",
                "ALTER TABLE console_sessions ADD COLUMN operator_client \(.text)",
                "ALTER TABLE console_sessions ADD COLUMN operator_session \(.text)",
                "ALTER TABLE console_sessions ADD COLUMN signed_in_at \(.integer)",
            ]),
    ]

    /// What removals, restores and resealing do with the rows.
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
        // Jobs end with a restore: it is unknown which users they had reached since the backup.
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

    private static let jobs: [SQL] = [
        // The filter is null for users that were picked. `page` lists the users of the current page of the job, and
        // `position` is the index of the next one. `due_at` is when a runner takes the job next; null once it has
        // ended.
        """
        CREATE TABLE console_jobs (
            pool_id \(.text) NOT NULL,
            job_id \(.text) NOT NULL,
            action \(.text) NOT NULL,
            group_name \(.text),
            filter \(.text),
            status \(.text) NOT NULL,
            created_at \(.integer) NOT NULL,
            completed_at \(.integer),
            message \(.text),
            arn \(.text) NOT NULL,
            access_key_id \(.text) NOT NULL,
            sealed_token \(.bytes),
            address \(.text) NOT NULL,
            user_agent \(.text) NOT NULL,
            operator_pool \(.text),
            operator_user \(.text),
            operator_client \(.text),
            operator_session \(.text),
            signed_in_at \(.integer),
            done \(.integer) NOT NULL,
            refused \(.integer) NOT NULL,
            page \(.text) NOT NULL,
            position \(.integer) NOT NULL,
            next_token \(.text),
            is_last \(.integer) NOT NULL,
            attempts \(.integer) NOT NULL,
            lease \(.text),
            due_at \(.integer),
            PRIMARY KEY (pool_id, job_id)
        )
        """,
        "CREATE INDEX console_jobs_due ON console_jobs (due_at)",
        "CREATE INDEX console_jobs_newest ON console_jobs (created_at, job_id)",
        "CREATE INDEX console_jobs_by_arn ON console_jobs (arn, created_at, job_id)",
        "CREATE INDEX console_jobs_by_status ON console_jobs (pool_id, status)",
        "CREATE INDEX console_jobs_completed ON console_jobs (completed_at)",
        """
        CREATE TABLE console_job_refusals (
            pool_id \(.text) NOT NULL,
            job_id \(.text) NOT NULL,
            number \(.integer) NOT NULL,
            username \(.text) NOT NULL,
            code \(.text) NOT NULL,
            message \(.text) NOT NULL,
            refused_at \(.integer) NOT NULL,
            PRIMARY KEY (pool_id, job_id, number)
        )
        """,
        "CREATE INDEX console_job_refusals_refused ON console_job_refusals (refused_at)",
    ]
}
