import Foundation
import Storage

/// Statements on the server itself: time limits, and the locks that nodes share.
struct ServerTable {
    let connection: PostgresConnection

    /// Distinguishes these locks from those of other programs: "MART".
    private static let lockSpace: Int64 = 0x4D41_5254
    /// The lock that every process holds while it uses the database: "MARU".
    private static let useSpace: Int64 = 0x4D41_5255
    /// Attempts at exclusive use: a server still counts a connection briefly after its end.
    private static let attempts = 10

    /// Configures this database session.
    ///
    /// - Throws: An error if the encoding is not UTF-8, the server is a standby, or another process's use conflicts.
    func configure(_ limits: SessionLimits, _ use: StoreUse) throws {
        let row = try connection.exchange([Self.configuring(limits)], until: Deadline(in: .seconds(3)))?.rows().first
        let encoding = try row?.value("encoding", as: String.self)
        guard encoding == "UTF8" else {
            throw StorageError.unexpected("The PostgreSQL database has the encoding \(encoding ?? "?"), not UTF8.")
        }
        guard try row?.value("standby", as: Bool.self) == false else {
            throw PostgresError.lost("the server is a standby and takes no writes")
        }
        try claim(use)
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
                Thread.sleep(forTimeInterval: 0.1)
            }
            throw StorageError.unavailable("a server uses this database; stop every server of this store first")
        }
    }

    /// A database without the session's schema has nothing to lock.
    private func isGranted(_ call: SQL) throws -> Bool {
        let statement = PostgresStatement("SELECT COALESCE(\(call), true) AS granted")
        return try connection.exchange([statement], until: Deadline(in: .seconds(3)))?.rows().first?
            .value("granted", as: Bool.self) ?? false
    }

    /// Transactions are read-only unless they say otherwise.
    ///
    /// `synchronous_commit = on` waits for the disk and for a synchronous replica if there is one; the server may be
    /// configured to wait for more, but not for less.
    private static func configuring(_ limits: SessionLimits) -> PostgresStatement {
        PostgresStatement(
            """
            SELECT current_setting('server_encoding') AS encoding, pg_is_in_recovery() AS standby,
                set_config('statement_timeout', \(limits.statement), false),
                set_config('lock_timeout', \(limits.lock), false),
                set_config('idle_in_transaction_session_timeout', \("10s"), false),
                set_config('default_transaction_read_only', 'on', false),
                CASE WHEN current_setting('synchronous_commit') IN ('off', 'local', 'remote_write')
                    THEN set_config('synchronous_commit', 'on', false) END
            """)
    }

    /// Waits for the lock of all processes that change this schema. The lock is released with the connection.
    func lockSchema(until end: Deadline) throws(PostgresError) {
        _ = try connection.exchange(
            [PostgresStatement("SELECT pg_advisory_lock(\(Self.lockSpace)::int, hashtext(current_schema()))::text")],
            until: end)
    }

    func unlockSchema() throws(PostgresError) {
        _ = try connection.exchange(
            [PostgresStatement("SELECT pg_advisory_unlock(\(Self.lockSpace)::int, hashtext(current_schema()))::text")],
            until: Deadline(in: .seconds(3)))
    }
}

/// How long statements may run and wait for locks, in the server's notation.
struct SessionLimits: Sendable {
    var statement: String
    var lock: String

    /// For requests.
    static let request = SessionLimits(statement: "5s", lock: "2s")
    /// For schema changes, whose statements have no limit.
    static let schema = SessionLimits(statement: "0", lock: "10min")
}
