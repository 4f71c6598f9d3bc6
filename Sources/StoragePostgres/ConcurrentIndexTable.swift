import Storage

/// Statements on an index that is created while requests write its table.
///
/// They run outside of transactions. PostgreSQL waits in several phases until transactions that began earlier have
/// ended. Its locks conflict with no read and no write, so it may wait longer than other schema changes.
/// Nodes that wait for the schema lock ask for it again and again: a node that blocked in the server would be a
/// transaction that the index waits for.
struct ConcurrentIndexTable {
    let connection: PostgresConnection

    /// How long a statement may take. The server ends it before this process stops waiting, so that none continues
    /// without a process that waits for it.
    private static let maxTime: Duration = .seconds(600)
    private static let timeout: Duration = .seconds(630)

    /// Creates `index`, unless it exists and is complete.
    ///
    /// - Parameter patience: How long to wait for each earlier transaction.
    func create(_ index: NewIndex, patience: Duration) throws {
        let server = ServerTable(connection: connection)
        try server.apply(
            SessionLimits(statement: Self.setting(Self.maxTime), lock: Self.setting(max(patience, .milliseconds(1)))))
        _ = try run("SELECT set_config('default_transaction_read_only', 'off', false)")
        do {
            // A process that was killed leaves an index that costs every write and serves no read.
            if try isComplete(index) == false { _ = try run("DROP INDEX CONCURRENTLY \(index.name)") }
            if try isComplete(index) == nil { _ = try run(index.concurrentStatement) }
        } catch let failure as PostgresError where failure.isLockTimeout { throw Self.waited(for: index) }
        guard try isComplete(index) == true else {
            throw StorageError.unexpected("PostgreSQL has created the index \(index.name), and does not use it.")
        }
        try server.apply(.schema)
    }

    /// Whether the server uses the index; nil if it does not exist.
    private func isComplete(_ index: NewIndex) throws -> Bool? {
        let found = try run(
            """
            SELECT i.indisvalid AND i.indisready AND i.indislive AS complete, t.relname::text AS indexed
            FROM pg_class c JOIN pg_index i ON i.indexrelid = c.oid JOIN pg_class t ON t.oid = i.indrelid
            WHERE c.relnamespace = current_schema()::regnamespace AND c.relname = \(index.name.description)
            """)
        guard let row = try found?.rows().first else { return nil }
        let table = try row.value("indexed", as: String.self)
        guard table == index.table.description else {
            throw StorageError.unexpected("The index \(index.name) exists, on the table \(table).")
        }
        return try row.value("complete")
    }

    private func run(_ sql: SQL) throws(PostgresError) -> PostgresResult? {
        try connection.exchange([PostgresStatement(sql)], until: Deadline(in: Self.timeout))
    }

    private static func setting(_ duration: Duration) -> String { "\(Int(duration / .milliseconds(1)))ms" }

    private static func waited(for index: NewIndex) -> StorageError {
        .unavailable(
            """
            the index \(index.name) waits for a transaction that does not end, see pg_stat_activity; the next start \
            creates it again
            """)
    }
}
