import Foundation
import Storage

/// Statements on the server itself: time limits, and the locks that nodes share.
struct ServerTable {
    let connection: PostgresConnection

    /// Distinguishes these locks from those of other programs: "MART".
    private static let lockSpace: Int64 = 0x4D41_5254
    /// The lock that every process has while it uses the database: "MARU".
    private static let useSpace: Int64 = 0x4D41_5255
    /// Attempts at exclusive use: a server still includes a connection in its limit briefly after its end.
    private static let attempts = 10
    /// Seconds between two attempts at a lock.
    private static let pause = 0.1

    /// Configures the session of a new connection for requests.
    ///
    /// - Throws: An error if the encoding is not UTF-8, the server is a standby or a former primary, a pooler shares
    ///   the session between transactions, or another process's use conflicts.
    func configure(for target: PostgresTarget) throws {
        let process = try requireSuitableServer()
        try target.sessions.check(connection, process: process, at: target.address)
        if let timeline = try timeline() { try target.timelines.check(timeline) }
        connection.keepsStatements = true
        try apply(.request)
        try claim(target.use)
        // Settings and locks must have reached the process that was checked.
        guard try self.process() == process else { throw SessionCheck.sharedSessions }
        // A process before this one may have left some behind.
        if try hasHangingCommits() { target.commits.suspect() }
    }

    /// Checks the server, and changes nothing.
    ///
    /// - Returns: The number of the server process that responded.
    private func requireSuitableServer() throws -> Int {
        let row = try row(
            """
            SELECT current_setting('server_encoding') AS encoding, pg_is_in_recovery() AS standby,
                pg_backend_pid()::bigint AS process
            """)
        let encoding = try row?.value("encoding", as: String.self)
        guard encoding == "UTF8" else {
            throw StorageError.unexpected("The PostgreSQL database has the encoding \(encoding ?? "?"), not UTF8.")
        }
        guard let row, try !row.value("standby", as: Bool.self) else {
            throw PostgresError.lost("the server is a standby and takes no writes")
        }
        return try row.value("process")
    }

    /// The server's current timeline; nil if this role may not query it, or the server has none.
    private func timeline() throws -> Timeline? {
        do {
            return try row(
                """
                SELECT system_identifier::text AS cluster,
                    ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::bigint AS number
                FROM pg_control_system()
                """
            ).map { Timeline(cluster: try $0.value("cluster"), number: try $0.value("number")) }
        } catch let error as PostgresError where error.isRefusedStatement { return nil }
    }

    /// The number of the server process that responds.
    func process(within timeout: Duration = .seconds(3)) throws -> Int {
        try row("SELECT pg_backend_pid()::bigint AS process", within: timeout)?.value("process") ?? 0
    }

    /// Whether a commit of this role in this database has been unconfirmed for two seconds, even if its client has
    /// gone.
    func hasHangingCommits() throws -> Bool {
        try row(
            """
            SELECT EXISTS (
                SELECT 1 FROM pg_stat_activity
                WHERE datname = current_database() AND usename = current_user AND state = 'active'
                    AND query = 'COMMIT' AND state_change < clock_timestamp() - interval '2 seconds') AS hangs
            """)?.value("hangs") ?? false
    }

    private func row(_ sql: SQL, within timeout: Duration = .seconds(3)) throws -> Row? {
        try connection.exchange([PostgresStatement(sql)], until: Deadline(in: timeout))?.rows().first
    }

    /// Takes the lock that marks the database as in use. It is released with the connection.
    private func claim(_ use: StoreUse) throws {
        switch use {
        case .shared:
            guard
                try isGranted(
                    "pg_try_advisory_lock_shared(\(Self.useSpace)::int, hashtext(current_schema()))")
            else { throw PostgresError.lost("a maintenance command uses the store alone") }
        case .exclusive:
            for _ in 0..<Self.attempts {
                if try isGranted("pg_try_advisory_lock(\(Self.useSpace)::int, hashtext(current_schema()))") { return }
                Thread.sleep(forTimeInterval: Self.pause)
            }
            throw StorageError.unavailable("a server uses this database; stop every server of this store first")
        }
    }

    /// A database without the session's schema has nothing to lock.
    private func isGranted(_ call: SQL) throws -> Bool {
        try row("SELECT COALESCE(\(call), true) AS granted")?.value("granted") ?? false
    }

    /// Limits the session's statements. Transactions are read-only unless they request otherwise.
    ///
    /// `synchronous_commit = on` waits for the disk and for a synchronous replica if there is one; the server may be
    /// configured to wait for more, but not for less.
    func apply(_ limits: SessionLimits) throws {
        _ = try row(
            """
            SELECT set_config('statement_timeout', \(limits.statement), false),
                set_config('lock_timeout', \(limits.lock), false),
                set_config('idle_in_transaction_session_timeout', \("10s"), false),
                set_config('default_transaction_read_only', 'on', false),
                CASE WHEN current_setting('synchronous_commit') IN ('off', 'local', 'remote_write')
                    THEN set_config('synchronous_commit', 'on', false) END
            """)
    }

    /// Takes the lock of all processes that change this schema. The lock is released with the connection.
    ///
    /// It asks again and again, because a waiting statement would be ended by the limit on locks.
    func lockSchema(until end: Deadline) throws {
        while try !isGranted("pg_try_advisory_lock(\(Self.lockSpace)::int, hashtext(current_schema()))") {
            guard !end.hasPassed else {
                throw StorageError.unavailable("another process has been changing the database's schema for too long")
            }
            Thread.sleep(forTimeInterval: Self.pause)
        }
    }

    func unlockSchema() throws {
        _ = try row("SELECT pg_advisory_unlock(\(Self.lockSpace)::int, hashtext(current_schema())) AS unlocked")
    }
}

/// How long statements may run and wait for locks, in the server's notation.
struct SessionLimits: Sendable {
    var statement: String
    var lock: String

    static let request = SessionLimits(statement: "5s", lock: "2s")
    /// For schema changes, whose statements have no limit. While one waits for its table, every later statement on that
    /// table waits behind it, so the wait is shorter than what requests bear.
    static let schema = SessionLimits(statement: "0", lock: "1s")
}
