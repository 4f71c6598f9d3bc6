import Foundation
import Storage

/// What is asked of the server itself: how long things may take, and the lock that nodes share.
struct ServerTable {
    let connection: PostgresConnection

    /// Tells our locks from those of other programs: "MART".
    private static let lockSpace: Int64 = 0x4D41_5254
    /// The lock that every process holds while it uses the store: "MARU".
    private static let useSpace: Int64 = 0x4D41_5255
    /// How often an exclusive use is asked for: a server counts a connection for a moment after its end.
    private static let attempts = 10

    /// Settles what this session may do.
    ///
    /// Throws where the server cannot keep what we promise.
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

    /// Notes that this session uses the store. The note ends with the connection.
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

    /// A database without the schema that the session looks in has no store to use.
    private func isGranted(_ call: SQL) throws -> Bool {
        let statement = PostgresStatement("SELECT COALESCE(\(call), true) AS granted")
        return try connection.exchange([statement], until: Deadline(in: .seconds(3)))?.rows().first?
            .value("granted", as: Bool.self) ?? false
    }

    /// Nothing is written but by a transaction that says so.
    ///
    /// `synchronous_commit = on` waits for the disk, and for a synchronous replica where there is one; the server may
    /// be set to wait for more, but not for less.
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

    /// Waits for the lock of all that change this schema.
    ///
    /// It is free again when the connection ends.
    func lockSchema(until end: Deadline) throws(PostgresError) {
        _ = try connection.exchange(
            [PostgresStatement("SELECT pg_advisory_lock(\(Self.lockSpace)::int, hashtext(current_schema()))::text")],
            until: end)
    }

    /// Frees the lock that `lockSchema` took.
    func unlockSchema() throws(PostgresError) {
        _ = try connection.exchange(
            [PostgresStatement("SELECT pg_advisory_unlock(\(Self.lockSpace)::int, hashtext(current_schema()))::text")],
            until: Deadline(in: .seconds(3)))
    }
}

/// How long the server lets a session's statements work and wait, in its own words.
struct SessionLimits: Sendable {
    var statement: String
    var lock: String

    /// For requests.
    static let request = SessionLimits(statement: "5s", lock: "2s")
    /// For changes of the schema, which take what they take.
    static let schema = SessionLimits(statement: "0", lock: "10min")
}
