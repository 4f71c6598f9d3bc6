import Storage

/// What is asked of the server itself: how long things may take, and the lock that nodes share.
struct ServerTable {
    let connection: PostgresConnection

    /// Tells our locks from those of other programs: "MART".
    private static let lockSpace: Int64 = 0x4D41_5254

    /// Settles what this session may do.
    ///
    /// Throws where the server cannot keep what we promise.
    func settle(_ limits: SessionLimits) throws {
        let row = try connection.exchange([Self.settling(limits)], until: Deadline(in: .seconds(3)))?.rows().first
        let encoding = try row?.value("encoding", as: String.self)
        guard encoding == "UTF8" else {
            throw StorageError.unexpected("The PostgreSQL database has the encoding \(encoding ?? "?"), not UTF8.")
        }
        guard try row?.value("standby", as: Bool.self) == false else {
            throw PostgresFailure.lost("the server is a standby and takes no writes")
        }
    }

    /// Nothing is written but by a transaction that says so.
    ///
    /// `synchronous_commit = on` waits for the disk, and for a synchronous replica where there is one; the server may
    /// be set to wait for more, but not for less.
    private static func settling(_ limits: SessionLimits) -> PostgresStatement {
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
    func lockSchema(until end: Deadline) throws(PostgresFailure) {
        _ = try connection.exchange(
            [PostgresStatement("SELECT pg_advisory_lock(\(Self.lockSpace)::int, hashtext(current_schema()))::text")],
            until: end)
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
