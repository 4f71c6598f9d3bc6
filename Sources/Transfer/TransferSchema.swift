package import Storage

/// The tables of imports. A released step never changes.
package enum TransferSchema {
    /// The migrations, oldest first.
    package static let migrations: [Migration] = [
        Migration("transfer-0001-user-imports", statements: jobs + files + logs),
        // Null for a job whose file has no passwords.
        Migration(
            "transfer-0002-password-hashes",
            statements: ["ALTER TABLE user_import_jobs ADD COLUMN hash_algorithm \(.text)"]),
        poolImports, identityPoolImports,
    ]

    /// The tables, in the order of their dependencies.
    package static let tables: [StoredTable] = userImportTables + poolImportTables

    private static let userImportTables: [StoredTable] = [
        StoredTable(
            "user_import_jobs", key: ["pool_id", "job_id"], owner: .pool,
            expiry: [StoredTable.Expiry("completed_at", keptFor: UserImportJob.keptFor)]),
        // A file is deleted when its job has ended; the pieces of uploads that never ended expire.
        StoredTable(
            "user_import_files", key: ["pool_id", "job_id", "upload_id", .integer("number")], owner: .pool,
            expiry: [StoredTable.Expiry("expires_at")],
            sealed: [
                StoredTable.SealedColumn(
                    "contents", purpose: "import-file", boundTo: ["pool_id", "job_id", "upload_id"])
            ]),
        StoredTable(
            "user_import_log", key: ["pool_id", "job_id", .integer("line")], owner: .pool,
            expiry: [StoredTable.Expiry("written_at", keptFor: UserImportJob.keptFor)]),
    ]

    private static let jobs: [SQL] = [
        // `due_at` is when the job needs work next: when its lease ends or it expires unused; never once all is done.
        """
        CREATE TABLE user_import_jobs (
            pool_id \(.text) NOT NULL,
            job_id \(.text) NOT NULL,
            name \(.text) NOT NULL,
            role_arn \(.text) NOT NULL,
            status \(.text) NOT NULL,
            created_at \(.integer) NOT NULL,
            started_at \(.integer),
            completed_at \(.integer),
            message \(.text),
            imported \(.integer) NOT NULL,
            skipped \(.integer) NOT NULL,
            failed \(.integer) NOT NULL,
            upload_id \(.text),
            file_size \(.integer) NOT NULL,
            position \(.integer) NOT NULL,
            line \(.integer) NOT NULL,
            lease \(.text),
            due_at \(.integer),
            PRIMARY KEY (pool_id, job_id)
        )
        """,
        "CREATE INDEX user_import_jobs_newest ON user_import_jobs (pool_id, created_at, job_id)",
        "CREATE INDEX user_import_jobs_by_status ON user_import_jobs (pool_id, status)",
        "CREATE INDEX user_import_jobs_due ON user_import_jobs (due_at)",
        "CREATE INDEX user_import_jobs_completed ON user_import_jobs (completed_at)",
    ]

    private static let files: [SQL] = [
        // All pieces but the last have the same length, so that the position in the file determines the piece.
        """
        CREATE TABLE user_import_files (
            pool_id \(.text) NOT NULL,
            job_id \(.text) NOT NULL,
            upload_id \(.text) NOT NULL,
            number \(.integer) NOT NULL,
            contents \(.bytes) NOT NULL,
            expires_at \(.integer) NOT NULL,
            PRIMARY KEY (pool_id, job_id, upload_id, number)
        )
        """,
        "CREATE INDEX user_import_files_expiry ON user_import_files (expires_at)",
    ]

    private static let logs: [SQL] = [
        // A row holds the entries of a batch. The first one is about `line`.
        """
        CREATE TABLE user_import_log (
            pool_id \(.text) NOT NULL,
            job_id \(.text) NOT NULL,
            line \(.integer) NOT NULL,
            entries \(.text) NOT NULL,
            written_at \(.integer) NOT NULL,
            PRIMARY KEY (pool_id, job_id, line)
        )
        """,
        "CREATE INDEX user_import_log_written ON user_import_log (written_at)",
    ]
}
